import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { field, startTestApp, type TestApp } from '../../../testing/app.ts'
import { lockDueJobs } from '../reminders/reminders.store.ts'

type User = Awaited<ReturnType<TestApp['signUp']>>

let app: TestApp
let user: User
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  user = await app.signUp()
})
afterAll(() => app.close())

interface Job {
  id: number
  title: string | null
  company: string | null
  requirements: string[]
  stage: string
  notes: string | null
  deadline: string | null
  updatedAt: string
}
const fields = 'id title company requirements stage notes deadline updatedAt'

const ask = (text: string, variables: object, as = user) => app.call('resume', text, variables, { token: as.token })
const create = (input: object, as = user) =>
  ask(`mutation($input: JobDescriptionInput!) { createJobDescription(input: $input) { ${fields} } }`, { input }, as)
const update = (id: number, input: object) =>
  ask(
    `mutation($id: Int!, $input: JobDescriptionUpdateInput!) { updateJobDescription(id: $id, input: $input) { ${fields} } }`,
    { id, input },
  )
const remove = (id: number) => ask('mutation($id: Int!) { deleteJobDescription(id: $id) { success message } }', { id })
const list = async (paging: object = {}, as = user) =>
  field<Job[]>(
    await ask(
      `query($userId: Int!, $limit: Int, $offset: Int) {
        jobDescriptions(userId: $userId, limit: $limit, offset: $offset) { ${fields} }
      }`,
      { userId: as.userId, ...paging },
      as,
    ),
    'jobDescriptions',
  )

const advertisement = `Head Florist
Fernhollow Flowers, Bristol

What you need
- At least 3 years as a florist
- A full driving licence`

describe('job descriptions', () => {
  it.each([
    ['an empty advertisement', { description: ' ' }, 'description'],
    ['one over 50,000 characters', { description: 'a'.repeat(50_001) }, 'description'],
    ['a NUL', { description: 'a\0b' }, 'description'],
    ['a title over 300 characters', { description: 'a', title: 'a'.repeat(301) }, 'title'],
    ['an address that is none of the web', { description: 'a', url: 'javascript:alert(1)' }, 'url'],
    ['a stage there is none of', { description: 'a', stage: 'dreaming' }, 'stage'],
    ['a day before all calendars', { description: 'a', appliedOn: '0000-01-01T00:00:00Z' }, 'appliedOn'],
    ['a day after all calendars', { description: 'a', deadline: '9999-12-31T23:59:59-12:00' }, 'deadline'],
    ['a follow-up in another age', { description: 'a', followUpOn: '1066-10-14' }, 'followUpOn'],
    ['a time there is none of', { description: 'a', interviewTime: '24:00' }, 'interviewTime'],
    ['201 requirements', { description: 'a', requirements: Array.from({ length: 201 }, () => 'a') }, 'requirements'],
  ])('refuse %s and name the field', async (_, input, name) => {
    const { body } = await create(input)
    expect(body.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [name]: expect.any(String) },
    })
  })

  it('[B14] were sent no resume whose id is none', async () => {
    const { body } = await create({ description: 'a', sentTailoredResumeId: 0 })
    expect(body.errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
  })

  it('[B5] take no owner from the caller', async () => {
    const { body } = await create({ description: 'a', userId: 1 })
    expect(body.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT')
  })

  it('take what is left blank from the advertisement, and keep what the person wrote', async () => {
    const read = field<Job>(await create({ description: advertisement }), 'createJobDescription')
    expect(read).toMatchObject({ title: 'Head Florist', company: 'Fernhollow Flowers', stage: 'saved' })
    expect(read.requirements.join(' ')).toMatch(/driving licence/i)
    const given = { description: advertisement, title: 'My dream', company: 'Theirs', requirements: ['A van'] }
    expect(field<Job>(await create(given), 'createJobDescription')).toMatchObject({
      title: 'My dream',
      company: 'Theirs',
      requirements: ['A van'],
    })
  })

  it('take the day it closes, and remind of it', async () => {
    const closing = (words: string) => `${advertisement}\n\n${words}`
    const read = async (input: object) => field<Job>(await create(input), 'createJobDescription')
    const { id, deadline } = await read({ description: closing('Apply with a CV by Saturday 30 January 2027.') })
    expect(deadline).toBe('2027-01-30T00:00:00.000Z')
    const due = async (at: string) => (await lockDueJobs(app.sql, user.userId, new Date(at))).map((job) => job.id)
    expect(await due('2027-01-27T07:59:00Z')).not.toContain(id)
    expect(await due('2027-01-27T08:00:00Z')).toContain(id)
    const own = { description: closing('Closing date: 30 January 2027'), deadline: '2027-01-20' }
    expect(await read(own)).toMatchObject({ deadline: '2027-01-20T00:00:00.000Z' })
    expect(await read({ description: closing('Closing date: 30 January') })).toMatchObject({ deadline: null })
  })

  it('[F11] created ten times at once from one address are one', async () => {
    const input = { description: advertisement, url: 'https://jobs.example/7' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(input)))
    expect(new Set(answers.map((answer) => field<Job>(answer, 'createJobDescription').id)).size).toBe(1)
  })

  it('change what is sent, empty what is sent empty, and keep the rest', async () => {
    const { id } = field<Job>(await create({ description: advertisement, notes: 'Call Ida' }), 'createJobDescription')
    app.clock.advance(1000)
    const changed = field<Job>(
      await update(id, { stage: 'applied', deadline: '2026-12-01', notes: '' }),
      'updateJobDescription',
    )
    expect(changed).toMatchObject({
      title: 'Head Florist',
      stage: 'applied',
      notes: null,
      deadline: '2026-12-01T00:00:00.000Z',
      updatedAt: app.clock.now().toISOString(),
    })
  })

  it('keep when to write again, when the interview is and when the version was sent', async () => {
    const days = {
      ...{ followUpOn: '2026-12-02T00:00:00.000Z', interviewOn: '2026-12-09T00:00:00.000Z', interviewTime: '10:30' },
      sentOn: '2026-11-20T00:00:00.000Z',
    }
    const asked = 'followUpOn interviewOn interviewTime sentOn'
    const created = await ask(
      `mutation($input: JobDescriptionInput!) { createJobDescription(input: $input) { id ${asked} } }`,
      { input: { description: advertisement, ...days } },
    )
    const { id, ...kept } = field<{ id: number }>(created, 'createJobDescription')
    expect(kept).toEqual(days)
    const emptied = await ask(
      `mutation($id: Int!, $input: JobDescriptionUpdateInput!) { updateJobDescription(id: $id, input: $input) { ${asked} } }`,
      { id, input: { followUpOn: null, interviewTime: '', sentOn: null } },
    )
    expect(field(emptied, 'updateJobDescription')).toEqual({
      ...{ followUpOn: null, interviewOn: days.interviewOn, interviewTime: null, sentOn: null },
    })
  })

  it('are listed newest change first, in pages', async () => {
    const other = await app.signUp()
    const ids: number[] = []
    for (const title of ['one', 'two', 'three']) {
      app.clock.advance(1000)
      ids.push(field<Job>(await create({ description: title, title }, other), 'createJobDescription').id)
    }
    expect((await list({}, other)).map((job) => job.title)).toEqual(['three', 'two', 'one'])
    expect((await list({ limit: 1, offset: 1 }, other)).map((job) => job.title)).toEqual(['two'])
    expect((await list({ offset: 3 }, other)).length).toBe(0)
  })

  it.each([
    ['no row', { limit: 0 }],
    ['more than 500', { limit: 501 }],
    ['rows before the first', { offset: -1 }],
  ])('refuse a page of %s', async (_, paging) => {
    await expect(list(paging)).rejects.toThrow('BAD_USER_INPUT')
  })

  it('are deleted once', async () => {
    const { id } = field<Job>(await create({ description: 'To be deleted' }), 'createJobDescription')
    expect((await remove(id)).body.data?.deleteJobDescription).toMatchObject({ success: true })
    expect((await remove(id)).body.errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
  })
})
