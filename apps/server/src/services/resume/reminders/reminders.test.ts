import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobQueue } from '../../../kernel/jobs.ts'
import { field, startTestApp, type TestApp } from '../../../testing/app.ts'
import { jobsNamed, lockDueJobs } from './reminders.store.ts'

type User = Awaited<ReturnType<TestApp['signUp']>>

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
})
afterAll(() => app.close())

const at = (text: string) => new Date(`${text}Z`)

async function someone(now = '2026-11-10T12:00'): Promise<User> {
  app.clock.set(at(now))
  return app.signUp()
}

async function save(user: User, dates: object, title = 'Ward Manager'): Promise<number> {
  const text = 'mutation($input: JobDescriptionInput!) { createJobDescription(input: $input) { id } }'
  const input = { title, company: 'Ridgeway', description: `${title} wanted`, ...dates }
  const answer = await app.call('resume', text, { input }, { token: user.token })
  return field<{ id: number }>(answer, 'createJobDescription').id
}

it('of a job stays when the same advertisement is saved again before it went out', async () => {
  const user = await someone()
  const job = { url: 'https://jobs.example/7', deadline: '2026-11-13' }
  const id = await save(user, job)
  app.clock.set(at('2026-11-13T08:03'))
  expect(await save({ ...user, token: await app.signIn(user) }, { url: job.url })).toBe(id)
  await timePasses('2026-11-13T08:07')
  expect(await newsTo(user)).toHaveLength(1)
})

async function change(user: User, id: number, input: object) {
  const text =
    'mutation($id: Int!, $input: JobDescriptionUpdateInput!) { updateJobDescription(id: $id, input: $input) { id } }'
  field(await app.call('resume', text, { id, input }, { token: user.token }), 'updateJobDescription')
}

/** The hour comes at which the queue looks for what is due. */
async function timePasses(until: string) {
  app.clock.set(at(until))
  await jobQueue.enqueue(app.sql, 'resume.look-for-reminders', {})
  await app.runJobs()
}

const mailsTo = async ({ email }: User) =>
  (await app.mails()).filter(({ to, subject }) => to === email && !/code|Welcome/.test(subject))
const subjectsTo = async (user: User) => (await mailsTo(user)).map(({ subject }) => subject)

async function newsTo({ userId }: User): Promise<{ kind: string; title: string; href: string }[]> {
  const { rows } = await app.pool.query(
    `select data from kernel.live_events where user_id = $1 and event = 'notification' order by id`,
    [userId],
  )
  return rows.map(({ data }) => data).filter(({ kind }) => kind === 'reminder')
}

describe('no reminder', () => {
  it.each([
    ['that was rejected', { stage: 'rejected' }],
    ['that was given up', { stage: 'withdrawn' }],
  ])('of a job %s', async (_, closed) => {
    const user = await someone()
    const id = await save(user, { deadline: '2026-11-22', followUpOn: '2026-11-20', interviewOn: '2026-11-21' })
    await change(user, id, closed)
    await timePasses('2026-11-22T08:00')
    expect([await subjectsTo(user), await newsTo(user)]).toEqual([[], []])
  })

  it('of a job that is gone', async () => {
    const user = await someone()
    const id = await save(user, { deadline: '2026-11-22' })
    const remove = 'mutation($id: Int!) { deleteJobDescription(id: $id) { success } }'
    await app.call('resume', remove, { id }, { token: user.token })
    await timePasses('2026-11-22T08:00')
    expect(await newsTo(user)).toEqual([])
  })

  it('of a deadline once one has applied, and none before its time', async () => {
    const user = await someone()
    const id = await save(user, { deadline: '2026-11-22' })
    await timePasses('2026-11-19T07:59')
    await change({ ...user, token: await app.signIn(user) }, id, { stage: 'applied' })
    await timePasses('2026-11-22T08:00')
    expect(await newsTo(user)).toEqual([])
  })

  it('of what was over before anything ran again', async () => {
    const user = await someone()
    await save(user, { deadline: '2026-11-22' })
    await timePasses('2026-11-23T08:00')
    expect(await newsTo(user)).toEqual([])
  })
})

describe('a reminder', () => {
  it('of a deadline comes three days before and on its day, as news and by mail, each once', async () => {
    const user = await someone()
    const id = await save(user, { deadline: '2026-11-22' })
    for (const hour of ['19T08:00', '19T09:00', '20T08:00']) await timePasses(`2026-11-${hour}`)
    expect(await subjectsTo(user)).toEqual(['Ward Manager, Ridgeway closes on Sunday 22 November'])
    expect(await newsTo(user)).toMatchObject([
      { title: 'Ward Manager, Ridgeway closes on Sunday 22 November', href: `/my?view=jobs&job=${id}` },
    ])
    for (const hour of ['22T08:00', '22T09:00', '23T08:00']) await timePasses(`2026-11-${hour}`)
    expect(await subjectsTo(user)).toHaveLength(2)
    expect(await newsTo(user)).toHaveLength(2)
  })

  it('is of the day that is set now', async () => {
    const user = await someone()
    const id = await save(user, { followUpOn: '2026-11-18', stage: 'applied' })
    await change(user, id, { followUpOn: '2026-11-25' })
    await timePasses('2026-11-18T08:00')
    expect(await subjectsTo(user)).toEqual([])
    await timePasses('2026-11-25T08:00')
    expect(await subjectsTo(user)).toEqual(['Follow up: Ward Manager, Ridgeway'])
    const [mail] = await mailsTo(user)
    expect(mail?.text).toContain(`/my?view=jobs&job=${id}`)
    expect(mail?.text).toMatch(/^Stop these emails: \S+\/unsubscribe\/\S+$/m)
  })

  it('is not taken away by a note that is written on its morning', async () => {
    const user = await someone()
    const id = await save(user, { interviewOn: '2026-11-19', interviewTime: '10:30' })
    app.clock.set(at('2026-11-18T08:03'))
    await change({ ...user, token: await app.signIn(user) }, id, { notes: 'Bring the certificate' })
    await timePasses('2026-11-18T08:07')
    expect(await subjectsTo(user)).toEqual(['Interview: Ward Manager, Ridgeway, Thursday 19 November, 10:30'])
  })

  it('comes without a mail to who wants none', async () => {
    const user = await someone()
    const input = { notificationPreferences: { emailUpdates: false } }
    const text = 'mutation($input: UserProfileInput!) { updateUserProfile(input: $input) { success } }'
    field(await app.call('identity', text, { input }, { token: user.token }), 'updateUserProfile')
    await save(user, { followUpOn: '2026-11-18' })
    await timePasses('2026-11-18T08:00')
    expect([await subjectsTo(user), (await newsTo(user)).length]).toEqual([[], 1])
  })

  it('of many dates after a stop is one piece of news and one mail, without those that are over', async () => {
    const user = await someone()
    for (let number = 1; number <= 12; number += 1) await save(user, { followUpOn: '2026-11-18' }, `Nurse ${number}`)
    await save(user, { deadline: '2026-11-17' }, 'Closed long ago')
    await timePasses('2026-11-20T13:00')
    expect(await subjectsTo(user)).toEqual(['12 of your job dates are coming up'])
    const [mail] = await mailsTo(user)
    expect(mail?.text).toContain('Follow up: Nurse 1, Ridgeway\n')
    expect(mail?.text).toContain('And 2 more.')
    expect(mail?.text).not.toContain('Closed long ago')
    expect(await newsTo(user)).toMatchObject([{ title: '12 of your job dates are coming up', href: '/my' }])
  })

  it('[F6] is read without the advertisements: thousands of them, due on one day, would fill the memory', async () => {
    const user = await someone()
    const id = await save(user, { deadline: '2026-11-22' })
    const due = await lockDueJobs(app.sql, user.userId, at('2026-11-22T08:00'))
    const named = await jobsNamed(app.sql, user.userId, [id])
    expect([due, named].map((jobs) => jobs.map((job) => job.id))).toEqual([[id], [id]])
    for (const job of [...due, ...named]) expect(JSON.stringify(job)).not.toMatch(/wanted|asks/)
  })

  it('[C13] has a job with a name of many lines on one', async () => {
    const user = await someone()
    await save(user, { followUpOn: '2026-11-18' }, `Nurse\r\nBcc: all@example.com ${'x'.repeat(200)}`)
    await timePasses('2026-11-18T08:00')
    const [subject] = await subjectsTo(user)
    expect(subject).toMatch(/^Follow up: Nurse Bcc: all@example\.com x+…$/)
    expect(subject?.length).toBeLessThan(80)
  })
})
