import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { field, startTestApp, type TestApp } from '../../../testing/app.ts'

type User = Awaited<ReturnType<TestApp['signUp']>>

let app: TestApp
let user: User
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  user = await app.signUp()
})
afterAll(() => app.close())

interface Version {
  id: number
  versionNumber: number
  content: string
  label: string | null
  jobMatches: object[]
}

const ask = (text: string, variables: object) => app.call('resume', text, variables, { token: user.token })
const createResume = async (content: string) =>
  field<{ id: number }>(
    await ask('mutation($input: ResumeInput!) { createResume(input: $input) { id } }', {
      input: { title: 'a', content },
    }),
    'createResume',
  ).id
const save = async (id: number, content: string) =>
  field(
    await ask('mutation($id: Int!, $input: ResumeUpdateInput!) { updateResume(id: $id, input: $input) { id } }', {
      id,
      input: { content },
    }),
    'updateResume',
  )
const keep = async (input: object) =>
  field<Version>(
    await ask(
      'mutation($input: ResumeVersionInput!) { createResumeVersion(input: $input) { id versionNumber content label } }',
      { input },
    ),
    'createResumeVersion',
  )
const versions = async (resumeId: number) =>
  field<Version[]>(
    await ask(
      'query($resumeId: Int!) { resumeVersions(resumeId: $resumeId) { id versionNumber content label jobMatches { id } } }',
      { resumeId },
    ),
    'resumeVersions',
  )
const restore = async (id: number) =>
  field<{ content: string }>(
    await ask('mutation($id: Int!) { restoreResumeVersion(id: $id) { content } }', { id }),
    'restoreResumeVersion',
  )
const minutes = (count: number) => app.clock.advance(count * 60_000)
const said = async (id: number) => (await versions(id)).map((it) => it.content.replace(/<[^>]*>/g, ''))

describe('versions', () => {
  it('begin with the resume as it was created', async () => {
    expect(await versions(await createResume('<p>one</p>'))).toMatchObject([
      { versionNumber: 1, content: '<p>one</p>', label: null, jobMatches: [] },
    ])
  })

  it('are made by a save that changes the content, when the last one is ten minutes old', async () => {
    const id = await createResume('<p>one</p>')
    minutes(9)
    await save(id, '<p>two</p>')
    expect(await said(id)).toEqual(['one'])
    minutes(1)
    await save(id, '<p>three</p>')
    expect(await said(id)).toEqual(['three', 'one'])
    minutes(30)
    await save(id, '<p>three</p>')
    expect(await said(id)).toEqual(['three', 'one'])
  })

  it('are made when they are asked for, of what is there or of what is sent', async () => {
    const id = await createResume('<p>one</p>')
    expect(await keep({ resumeId: id, label: 'Sent to Ida' })).toMatchObject({
      versionNumber: 2,
      label: 'Sent to Ida',
      content: '<p>one</p>',
    })
    expect(await keep({ resumeId: id, content: '<p>other</p><script>x()</script>' })).toMatchObject({
      versionNumber: 3,
      content: '<p>other</p>',
    })
  })

  it('are numbered without gaps when they are made at once', async () => {
    const id = await createResume('<p>one</p>')
    await Promise.all(Array.from({ length: 8 }, () => keep({ resumeId: id })))
    expect((await versions(id)).map(({ versionNumber }) => versionNumber)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1])
  })

  it('[B9] are 200 at most: the oldest without a name goes, and numbers go on', async () => {
    const id = await createResume('<p>one</p>')
    const first = await keep({ resumeId: id, label: 'Sent to Ida' })
    await app.pool.query(
      `insert into resume.versions (user_id, resume_id, version_number, content, document, created_at)
       select user_id, resume_id, version_number + step, content, document, created_at
       from resume.versions, generate_series(1, 198) step where id = $1`,
      [first.id],
    )
    expect(await keep({ resumeId: id })).toMatchObject({ versionNumber: 201 })
    const numbers = (await versions(id)).map(({ versionNumber }) => versionNumber)
    expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([200, 201, 2])
    await keep({ resumeId: id })
    expect((await versions(id)).slice(-2)).toMatchObject([
      { versionNumber: 4, label: null },
      { versionNumber: 2, label: 'Sent to Ida' },
    ])
  })

  it('[B9] have 150 names at most; saving goes on', async () => {
    const id = await createResume('<p>one</p>')
    const named = await keep({ resumeId: id, label: 'Named' })
    await app.pool.query(
      `insert into resume.versions (user_id, resume_id, version_number, content, document, label, created_at)
       select user_id, resume_id, version_number + step, content, document, label, created_at
       from resume.versions, generate_series(1, 149) step where id = $1`,
      [named.id],
    )
    const { body } = await ask('mutation($input: ResumeVersionInput!) { createResumeVersion(input: $input) { id } }', {
      input: { resumeId: id, label: 'One more' },
    })
    expect(body.errors?.[0]?.extensions?.code).toBe('TOO_LARGE')
    expect(await keep({ resumeId: id })).toMatchObject({ versionNumber: 152 })
  })

  it('are restored, and what stood there before is kept as one', async () => {
    const id = await createResume('<p>one</p>')
    await save(id, '<p>two</p>')
    const [first] = await versions(id)
    expect(await restore(first?.id ?? 0)).toEqual({ content: '<p>one</p>' })
    expect(await said(id)).toEqual(['two', 'one'])
  })

  it('[F10] go with their resume', async () => {
    const id = await createResume('<p>one</p>')
    const [first] = await versions(id)
    await ask('mutation($id: Int!) { deleteResume(id: $id) }', { id })
    const { body } = await ask('mutation($id: Int!) { restoreResumeVersion(id: $id) { id } }', { id: first?.id })
    expect(body.errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
  })
})
