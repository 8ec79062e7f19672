import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { field, startTestApp, type TestApp } from '../../../testing/app.ts'
import { letterCalls } from '../letters/testing/letter-calls.ts'
import { codeOf, resumeCalls, type User } from '../testing/resume-calls.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  token = (await app.signUp()).token
})
afterAll(() => app.close())

const save = (input: object, as = token) =>
  app.call(
    'resume',
    'mutation($input: FactInput!) { saveFact(input: $input) { id statement skill requirement createdAt } }',
    { input },
    { token: as },
  )
const remove = (id: number, as = token) =>
  app.call('resume', 'mutation($id: Int!) { deleteFact(id: $id) }', { id }, { token: as })
const list = async (as = token) =>
  field<{ id: number; statement: string }[]>(
    await app.call('resume', '{ facts { id statement } }', {}, { token: as }),
    'facts',
  )

describe('facts', () => {
  it.each([
    ['an empty statement', { statement: '  ' }, 'statement'],
    ['a statement over 1,000 characters', { statement: 'a'.repeat(1001) }, 'statement'],
    ['a NUL in a statement', { statement: 'I \0 did.' }, 'statement'],
    ['a NUL in a skill', { statement: 'I did.', skill: '\0' }, 'skill'],
    ['a NUL in a requirement', { statement: 'I did.', requirement: 'a\0b' }, 'requirement'],
    ['a skill over 80 characters', { statement: 'I did.', skill: 'a'.repeat(81) }, 'skill'],
    ['a requirement over 1,000 characters', { statement: 'I did.', requirement: 'a'.repeat(1001) }, 'requirement'],
  ])('refuse %s and name the field', async (_, input, name) => {
    const { body } = await save(input)
    expect(body.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [name]: expect.any(String) },
    })
  })

  it('[B5] take no owner from the caller', async () => {
    const { body } = await save({ statement: 'I did.', userId: 1 })
    expect(body.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT')
  })

  it('keep what was said word for word, in the order it was said, with its date', async () => {
    const first = field<{ statement: string; createdAt: string }>(
      await save({ statement: ' I ran Kubernetes at home <b>for fun</b>. ', skill: 'Kubernetes' }),
      'saveFact',
    )
    await save({ statement: 'I led a team of four.' })
    expect(first).toMatchObject({
      statement: 'I ran Kubernetes at home <b>for fun</b>.',
      skill: 'Kubernetes',
      requirement: null,
      createdAt: app.clock.now().toISOString(),
    })
    expect((await list()).map((fact) => fact.statement)).toEqual([first.statement, 'I led a team of four.'])
  })

  it('are deleted once', async () => {
    const { id } = field<{ id: number }>(await save({ statement: 'To be taken back.' }), 'saveFact')
    expect((await remove(id)).body.data).toEqual({ deleteFact: true })
    expect((await remove(id)).body.errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
    expect((await list()).map((fact) => fact.id)).not.toContain(id)
  })
})

describe('a fact in other words', () => {
  it('[B1] is not said for somebody else', async () => {
    const { id } = field<{ id: number }>(await save({ statement: 'Mine.' }), 'saveFact')
    const stranger = (await app.signUp()).token
    expect(codeOf(await save({ statement: 'Theirs.', replaces: id }, stranger))).toBe('NOT_FOUND')
    expect(await list(stranger)).toEqual([])
    expect((await list()).map((fact) => fact.statement)).toContain('Mine.')
  })

  it('takes the place of the old one, and has a date of its own', async () => {
    const { id } = field<{ id: number }>(await save({ statement: 'I led four.' }), 'saveFact')
    app.clock.advance(1000)
    const said = field<{ id: number; createdAt: string }>(
      await save({ statement: 'I led five.', replaces: id }),
      'saveFact',
    )
    expect(said.createdAt).toBe(app.clock.now().toISOString())
    const ids = (await list()).map((fact) => fact.id)
    expect(ids).toContain(said.id)
    expect(ids).not.toContain(id)
  })
})

describe('where a fact is used', () => {
  interface Used {
    statement: string
    usedIn: { tailoredResumeId: number; title: string; inResume: boolean; inLetter: boolean; undone: number[] }[]
  }

  const calls = () => resumeCalls(app)
  const usesOf = async (user: User) => {
    const query = '{ facts { statement usedIn { tailoredResumeId title inResume inLetter undone } } }'
    return field<Used[]>(await calls().ask(user, query), 'facts')
  }

  it('names each letter that says it, until it no longer does, and leaves what was undone in its resume undone', async () => {
    const user = await app.signUp()
    const { id } = await calls().tailored(user)
    const undone = [1]
    await calls().setEdits(user, id, undone)
    const letters = letterCalls(calls().ask)
    const statement = 'I planned the move of 14 control rooms.'
    await calls().saveFact(user, { statement, requirement: 'planning' })
    await calls().saveFact(user, { statement: 'I like gardens.' })
    expect((await usesOf(user)).flatMap(({ usedIn }) => usedIn)).toEqual([])

    field(await letters.generate(user, id, { options: { achievements: [statement] } }), 'generateCoverLetter')
    const [used, other] = await usesOf(user)
    expect(used?.usedIn).toMatchObject([{ tailoredResumeId: id, inResume: false, inLetter: true, undone }])
    expect(other?.usedIn).toEqual([])

    field(await letters.save(user, id, '<p>Dear all,</p><p>I planned it.</p>'), 'updateTailoredResumeCoverLetter')
    expect((await usesOf(user)).flatMap(({ usedIn }) => usedIn)).toEqual([])
  })

  it('names each resume that says it, and what to undo so that it no longer does', async () => {
    const user = await app.signUp()
    const uses = () => usesOf(user)
    const statement = 'I ran Prometheus for all services at Lindqvist Freight.'
    await calls().saveFact(user, { statement: 'I like gardens.' })
    await calls().saveFact(user, { statement, requirement: 'Prometheus', skill: 'Prometheus' })
    expect((await uses()).flatMap(({ usedIn }) => usedIn)).toEqual([])

    const made = await calls().tailored(user)
    const [other, used] = await uses()
    expect(other?.usedIn).toEqual([])
    expect(used?.usedIn).toMatchObject([
      { tailoredResumeId: made.id, title: made.title, inResume: true, inLetter: false },
    ])

    await calls().setEdits(user, made.id, used?.usedIn[0]?.undone ?? [])
    expect((await uses()).flatMap(({ usedIn }) => usedIn)).toEqual([])
    expect((await calls().get(user, made.id)).content).not.toContain('Prometheus')
  })
})
