import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { jobQueue } from '../../../kernel/jobs.ts'
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
    expect(app.jobs.filter(({ every }) => every === 'day').map(({ name }) => name)).toEqual(['identity.clean-up'])
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
    const member = await calls.member()
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
