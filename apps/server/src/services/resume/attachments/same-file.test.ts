import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { field, startTestApp, type TestApp } from '../../../testing/app.ts'
import { resumeCalls, type User } from '../testing/resume-calls.ts'

let app: TestApp
let calls: ReturnType<typeof resumeCalls>
let user: User
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  calls = resumeCalls(app)
  user = await app.signUp()
})
afterAll(() => app.close())

const cv = new TextEncoder().encode('Ida Vance\nida@example.com\n\nExperience\nFlorist, Fernhollow, 2019 – 2023')

const uploadText = 'mutation($input: ResumeInput!) { createResume(input: $input) { id } }'
async function upload(owner: User): Promise<number> {
  const file = { place: 'input.file', name: 'cv.txt', bytes: cv }
  const answer = await app.upload(uploadText, { input: { title: 'CV 2024', file: null } }, file, owner.token)
  return field<{ id: number }>(answer, 'createResume').id
}

const sameText = 'query($fileDigest: String!) { resumes(fileDigest: $fileDigest, limit: 1) { id title createdAt } }'
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const same = async (owner: User, bytes: Uint8Array = cv) =>
  field(await calls.ask(owner, sameText, { fileDigest: sha256(bytes) }), 'resumes')

describe('the same file again', () => {
  it('is asked for by its SHA-256 and nothing else', async () => {
    const answer = await calls.ask(user, sameText, { fileDigest: 'cv.txt' })
    expect(answer.body.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' })
  })

  it('is told to its owner, and to nobody else who has the same', async () => {
    const owner = await app.signUp()
    const id = await upload(owner)
    expect(await same(owner)).toMatchObject([{ id, title: 'CV 2024' }])
    expect(await same(owner, new Uint8Array([1]))).toEqual([])
    expect(await same(user)).toEqual([])
  })

  it('is no longer known once its resume is deleted', async () => {
    const owner = await app.signUp()
    await calls.ask(owner, 'mutation($id: Int!) { deleteResume(id: $id) }', { id: await upload(owner) })
    expect(await same(owner)).toEqual([])
  })

  it('leaves nothing in the database by which it could be told from outside, or two owners be joined', async () => {
    await upload(await app.signUp())
    await upload(await app.signUp())
    const { rows } = await app.pool.query<{ digest: string }>(
      'select file_digest as digest from resume.resumes where file_digest is not null',
    )
    const digests = rows.map(({ digest }) => digest)
    expect(digests.length).toBeGreaterThan(1)
    expect(new Set(digests).size).toBe(digests.length)
    for (const form of ['hex', 'base64url'] as const)
      expect(digests).not.toContain(createHash('sha256').update(cv).digest(form))
  })
})
