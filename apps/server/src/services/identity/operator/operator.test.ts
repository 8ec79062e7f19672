import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ServiceName } from '../../../settings.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { type Calls, callsTo, newAddress } from '../../../testing/identity-calls.ts'

let app: TestApp
let calls: Calls
let member: Awaited<ReturnType<Calls['member']>>
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  calls = callsTo(app)
})
beforeEach(async () => {
  member = await calls.member()
})
afterAll(() => app.close())

const unauthorized = { code: 'unauthorized_client' }
const login = ({ username, password }: typeof member) => ({ input: { username, password } })
const codeOfAnswer = async (service: ServiceName, query: string) =>
  (await app.call(service, query, {}, { token: member.token })).body.errors?.[0]?.extensions

describe('[A14] a deactivated account', () => {
  it.each<[ServiceName, string]>([
    ['identity', '{ currentUser { id } }'],
    ['identity', '{ userProfile { id } }'],
    ['identity', 'mutation { markNotificationsRead { success } }'],
    ['finance', '{ getUsageAllowances { featureKey } }'],
    ['resume', '{ resumes { id } }'],
  ])('is refused by %s at once: %s', async (service, query) => {
    expect(await codeOfAnswer(service, query)).toBeUndefined()
    await app.identity.operator.deactivate(member.userId)
    expect(await codeOfAnswer(service, query)).toEqual(unauthorized)
  })

  it('is refused a login and a code that it asked for before', async () => {
    await calls.ask('initiateLogin', login(member))
    const code = await app.codeFor(member.email)
    await app.identity.operator.deactivate(member.userId)

    const answer = await calls.answerTo('initiateLogin', login(member), { address: newAddress() })
    expect(answer.body.errors?.[0]?.extensions).toEqual(unauthorized)
    expect(await calls.ask('verifyLogin', { input: { userId: member.userId, code } })).toMatchObject({ success: false })
    expect(await app.identity.operator.codeFor(member.userId)).toBeNull()
  })

  it('logs in anew when it is reactivated: what was open before stays ended', async () => {
    await app.identity.operator.deactivate(member.userId)
    expect(await app.identity.operator.reactivate(member.userId)).toMatchObject({ isActive: true })

    expect(await calls.currentUser({ token: member.token })).toEqual({ user: null, error: undefined })
    const token = await calls.signIn(member, { address: member.address })
    expect(await calls.currentUser({ token })).toMatchObject({ user: { id: member.userId } })
  })

  it('that never was is none', async () => {
    const { deactivate, reactivate, codeFor } = app.identity.operator
    expect([await deactivate(2_000_000_000), await reactivate(2_000_000_000), await codeFor(2_000_000_000)]).toEqual([
      ...[null, null, null],
    ])
  })
})

describe('a code for somebody whom no mail reaches', () => {
  it('logs in once, in place of the one that was asked for, and is neither mailed nor kept readable', async () => {
    await calls.ask('initiateLogin', login(member))
    const code = await app.identity.operator.codeFor(member.userId)
    const before = (await calls.mailsTo(member.email)).length
    const input = { userId: member.userId, code }
    expect(await calls.ask('verifyLogin', { input })).toMatchObject({ success: true })
    expect(await calls.ask('verifyLogin', { input })).toMatchObject({ success: false })
    expect(await calls.mailsTo(member.email)).toHaveLength(before)
    expect(app.logs()).not.toContain(code)
  })

  it('completes the registration of who has not verified yet', async () => {
    const { userId } = await calls.register()
    const code = await app.identity.operator.codeFor(userId)
    expect(await calls.ask('verifyEmail', { input: { userId, code } })).toMatchObject({ success: true })
  })
})

describe('accounts', () => {
  it('are listed in the order in which they came, and found by name and by address', async () => {
    const later = await calls.member()
    const ids: number[] = []
    for await (const { id } of app.identity.operator.listUsers()) ids.push(id)
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    expect(ids.slice(-2)).toEqual([member.userId, later.userId])
    for (const login of [member.username.toUpperCase(), member.email]) {
      expect(await app.identity.operator.findUsers(login)).toMatchObject([{ id: member.userId }])
    }
    expect(await app.identity.operator.findUsers('nobody')).toEqual([])
  })
})
