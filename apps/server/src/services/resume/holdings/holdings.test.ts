import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { field, startTestApp, type TestApp } from '../../../testing/app.ts'
import { makersOf, type User } from '../../../testing/resumes.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
})
afterAll(() => app.close())

const nothing = {
  ...{ resumes: 0, versions: 0, jobs: 0, letters: 0, analyses: 0, guides: 0, skills: 0, plans: 0, answers: 0 },
  files: 0,
}
const query = `{ held { ${Object.keys(nothing).join(' ')} } }`
const heldOf = async ({ token }: User) => field(await app.call('resume', query, {}, { token }), 'held')

describe('what is held', () => {
  it('is told to nobody who is not signed in', async () => {
    const { body } = await app.call('resume', query)
    expect(body.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  })

  // Each resume has a first version of its own.
  it('is counted for each person alone', async () => {
    const [mara, stranger] = [await app.signUp(), await app.signUp()]
    const { createResume, createTailored } = makersOf(app, 'Mara Ellison\n\nSkills\nFloristry')
    const id = await createResume(mara)
    const tailoredId = await createTailored(mara)
    await app.pool.query("update resume.tailored_resumes set cover_letter = 'Dear all' where id = $1", [tailoredId])
    await createTailored(mara)
    await app.pool.query("update resume.resumes set file_key = 'kept' where id = $1", [id])
    await app.call(
      'resume',
      'mutation { saveFact(input: { statement: "I drive." }) { id } }',
      {},
      { token: mara.token },
    )
    expect(await heldOf(mara)).toEqual({ ...nothing, resumes: 3, versions: 5, letters: 1, answers: 1, files: 1 })
    expect(await heldOf(stranger)).toEqual(nothing)
  })
})
