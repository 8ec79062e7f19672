import { daysKept } from '@bespeak/domain/account/retention.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { jobQueue } from '../../../kernel/jobs.ts'
import { readSettings } from '../../../settings.ts'
import { allOf } from '../../../testing/all-of.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { type Calls, callsTo } from '../../../testing/identity-calls.ts'

const day = 24 * 60 * 60 * 1000

let app: TestApp
let calls: Calls
beforeAll(async () => {
  app = await startTestApp()
  calls = callsTo(app)
})
afterAll(() => app.close())
beforeEach(() => app.pool.query('truncate identity.users cascade'))

async function cleanUp() {
  await jobQueue.enqueue(app.sql, 'identity.clean-up', {})
  await app.runJobs()
}

const count = async (table: string) =>
  Number((await app.pool.query<{ count: string }>(`select count(*) from identity.${table}`)).rows[0]?.count)
const exists = async ({ userId }: { userId: number }) =>
  (await app.pool.query('select from identity.users where id = $1', [userId])).rowCount === 1

describe('[F22] once a day', () => {
  it('is on the calendar', () => {
    expect(app.jobs.filter(({ every }) => every === 'day').map(({ name }) => name)).toContain('identity.clean-up')
  })

  it('accounts that nobody verified are removed after seven days, shadows as well, and not a moment earlier', async () => {
    const owner = await calls.register()
    const shadow = await calls.register({ email: owner.email })
    await app.runJobs()

    app.clock.advance(7 * day)
    await cleanUp()
    expect([await exists(owner), await exists(shadow)]).toEqual([true, true])

    app.clock.advance(1)
    await cleanUp()
    expect([await exists(owner), await exists(shadow)]).toEqual([false, false])
    expect(await count('profiles')).toBe(0)
    expect((await calls.register({ username: owner.username, email: owner.email })).result.success).toBe(true)
  })

  it('accounts are kept that are verified, deactivated, or were sent a code since', async () => {
    const member = await calls.member()
    const banned = await calls.register()
    await app.pool.query('update identity.users set is_active = false where id = $1', [banned.userId])
    const late = await calls.register()
    app.clock.advance(7 * day)
    const { username, password } = late
    await calls.ask('initiateLogin', { input: { username, password } })

    app.clock.advance(1)
    await cleanUp()

    expect([await exists(member), await exists(banned), await exists(late)]).toEqual([true, true, true])
    const input = { userId: late.userId, code: await app.codeFor(late.email) }
    expect(await calls.ask('verifyLogin', { input })).toMatchObject({ success: true })
  })

  it('codes of a week ago are removed, and those of today work on', async () => {
    const member = await calls.registeredMember()
    expect(await count('codes')).toBeGreaterThan(0)
    app.clock.advance(7 * day + 1)
    await calls.ask('requestPasswordReset', { email: member.email })
    const code = await app.codeFor(member.email)

    await cleanUp()

    expect(await count('codes')).toBe(1)
    const input = { email: member.email, code, newPassword: 'Other4Threads' }
    expect(await calls.ask('resetPassword', { input })).toMatchObject({ success: true })
  })

  it('sessions that have run out are removed, and no others', async () => {
    const member = await calls.member()
    app.clock.advance(6 * day)
    const token = await calls.signIn(member, { address: member.address })
    app.clock.advance(day)
    expect(await count('sessions')).toBe(2)

    await cleanUp()

    expect(await count('sessions')).toBe(1)
    expect((await calls.currentUser({ token })).user).toMatchObject({ id: member.userId })
  })

  it('networks that nobody came from for half a year are forgotten', async () => {
    const member = await calls.member()
    app.clock.advance(180 * day)
    await cleanUp()
    expect(await count('known_networks')).toBe(1)

    app.clock.advance(1)
    await cleanUp()

    expect(await count('known_networks')).toBe(0)
    expect(await exists(member)).toBe(true)
  })

  it('exports whose days are over are removed with their pieces, and unfinished ones are given up', async () => {
    const [ready, stuck] = [await calls.member(), await calls.member()]
    const ask = ({ token }: { token: string }) =>
      app.call('identity', 'mutation { exportMyData { id } }', {}, { token })
    await ask(ready)
    await app.runJobs()
    await app.pool.query(`insert into identity.data_exports (user_id, status, created_at) values ($1, 'working', $2)`, [
      ...[stuck.userId, app.clock.now()],
    ])
    await app.pool.query(`insert into identity.data_export_pieces
      select id, 1, 'a piece of it' from identity.data_exports where status = 'working'`)
    app.clock.advance(7 * day - 1)
    await cleanUp()
    const states = async () => (await app.pool.query('select status from identity.data_exports order by id')).rows
    expect(await states()).toEqual([{ status: 'ready' }, { status: 'failed' }])
    const pieces = await app.pool.query(`select from identity.data_export_pieces where file_key = 'a piece of it'`)
    expect(pieces.rowCount).toBe(0)
    app.clock.advance(1)
    await cleanUp()
    expect(await states()).toEqual([{ status: 'failed' }])
    expect((await app.pool.query('select from kernel.loose_files')).rowCount).toBe(2)
  })

  it('exports that failed are forgotten after 30 days', async () => {
    const { userId } = await calls.member()
    await app.pool.query(`insert into identity.data_exports (user_id, status, created_at) values ($1, 'failed', $2)`, [
      ...[userId, app.clock.now()],
    ])
    app.clock.advance(30 * day)
    await cleanUp()
    expect(await count('data_exports')).toBe(1)
    app.clock.advance(1)
    await cleanUp()
    expect(await count('data_exports')).toBe(0)
  })

  it('of sign-ins, which end after the days of the policy unless TOKEN_TTL says otherwise', () => {
    const read = readSettings({})
    expect(read.ok && read.settings.tokenTtlSeconds * 1000).toBe(daysKept.signIns * day)
  })

  it('requests are removed 90 days after they were closed, messages after a year, and open privacy requests never', async () => {
    const input = { name: 'Ines', email: 'ines@example.com', subject: 'Hello', message: 'Hello.' }
    await calls.ask('sendContactMessage', { input })
    await calls.ask('sendContactMessage', { input })
    await calls.ask('submitPrivacyRequest', { input: { kind: 'access', email: 'ines@example.com' } })
    const [first] = await allOf(app.identity.listRequests())
    await app.identity.closeRequest(first?.id ?? 0)
    const left = async () => (await app.pool.query('select kind from identity.requests order by id')).rows.length
    for (const [days, expected] of [
      [90, 3],
      [1, 2],
      [274, 2],
      [1, 1],
      [3650, 1],
    ] as const) {
      app.clock.advance(days * day)
      await cleanUp()
      expect([days, await left()]).toEqual([days, expected])
    }
    await app.pool.query('truncate identity.requests')
  })

  it('notifications are removed after half a year, and the address of a last mail that cannot be sent after a week', async () => {
    const { userId } = await calls.member()
    await app.identity.notify(userId, { kind: 'export', title: 'Ready', body: 'It is.', href: null })
    await app.pool.query(`insert into identity.farewells (email, created_at) values ('x@example.com', $1)`, [
      app.clock.now(),
    ])
    const before = await count('notifications')
    app.clock.advance(7 * day)
    await cleanUp()
    expect(await count('farewells')).toBe(1)
    app.clock.advance(1)
    await cleanUp()
    expect(await count('farewells')).toBe(0)
    app.clock.advance(173 * day - 1)
    await cleanUp()
    expect(await count('notifications')).toBe(before)
    app.clock.advance(1)
    await cleanUp()
    expect(await count('notifications')).toBe(0)
  })

  it('jobs that failed for the last time are forgotten after a month', async () => {
    const failed = async (days: number) => {
      await app.pool.query(`select graphile_worker.add_job('nobody.does-this', max_attempts => 1)`)
      await app.pool.query(
        `update graphile_worker._private_jobs set attempts = 1, updated_at = $1
         where task_id = (select id from graphile_worker._private_tasks where identifier = 'nobody.does-this') and attempts = 0`,
        [new Date(app.clock.now().getTime() - days * day)],
      )
    }
    await failed(31)
    await failed(29)
    await cleanUp()
    const { rows } = await app.pool.query(`select from graphile_worker.jobs where task_identifier = 'nobody.does-this'`)
    expect(rows).toHaveLength(1)
  })

  it('accounts that nobody used for two years are erased, a month after their owners were told, and no customer’s', async () => {
    const [idle, kept, customer] = [await calls.member(), await calls.member(), await calls.member()]
    await app.pool.query(
      `insert into finance.subscriptions (user_id, plan_id, status, start_date, cancel_at_period_end, anchor,
         current_period_start, current_period_end, failed_tries) values ($1, 3, 'active', $2, false, $2, $2, $2, 0)`,
      [customer.userId, app.clock.now()],
    )
    const warnings = async (email: string) =>
      (await calls.mailsTo(email)).filter(({ subject }) => subject === 'Your Bespeak account will be deleted').length
    app.clock.advance(700 * day)
    await cleanUp()
    expect(await warnings(idle.email)).toBe(0)
    app.clock.advance(1)
    await cleanUp()
    await cleanUp()
    expect([await warnings(idle.email), await warnings(kept.email), await warnings(customer.email)]).toEqual([1, 1, 0])
    await calls.signIn(kept, { address: kept.address })
    app.clock.advance(30 * day)
    await cleanUp()
    expect([await exists(idle), await exists(kept), await exists(customer)]).toEqual([false, true, true])
    expect((await calls.mailsTo(idle.email)).at(-1)?.subject).toBe('Your Bespeak account is deleted')
  })

  it('however many there are', async () => {
    await app.pool.query(
      `insert into identity.users (username, email, password_hash, created_at)
       select 'bot_' || n, 'bot' || n || '@example.com', 'x', $1 from generate_series(1, 2500) n`,
      [new Date(app.clock.now().getTime() - 8 * day)],
    )
    await cleanUp()
    expect(await count('users')).toBe(0)
  })
})
