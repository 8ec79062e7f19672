import { describe, expect, it } from 'vitest'
import type { ServiceName } from '../../../settings.ts'
import { appWithMember } from '../../../testing/app-with-member.ts'
import { newAddress } from '../../../testing/identity-calls.ts'

const here = appWithMember()

const unauthorized = { code: 'unauthorized_client' }
const login = ({ username, password }: typeof here.member) => ({ input: { username, password } })
const codeOfAnswer = async (service: ServiceName, query: string) =>
  (await here.app.call(service, query, {}, { token: here.member.token })).body.errors?.[0]?.extensions

describe('[A14] a deactivated account', () => {
  it.each<[ServiceName, string]>([
    ['identity', '{ currentUser { id } }'],
    ['identity', '{ userProfile { id } }'],
    ['identity', 'mutation { markNotificationsRead { success } }'],
    ['finance', '{ getUsageAllowances { featureKey } }'],
    ['resume', '{ resumes { id } }'],
  ])('is refused by %s at once: %s', async (service, query) => {
    expect(await codeOfAnswer(service, query)).toBeUndefined()
    await here.app.identity.operator.deactivate(here.member.userId)
    expect(await codeOfAnswer(service, query)).toEqual(unauthorized)
  })

  it('is refused a login and a code that it asked for before', async () => {
    await here.calls.ask('initiateLogin', login(here.member))
    const code = await here.app.codeFor(here.member.email)
    await here.app.identity.operator.deactivate(here.member.userId)

    const answer = await here.calls.answerTo('initiateLogin', login(here.member), { address: newAddress() })
    expect(answer.body.errors?.[0]?.extensions).toEqual(unauthorized)
    expect(await here.calls.ask('verifyLogin', { input: { userId: here.member.userId, code } })).toMatchObject({
      success: false,
    })
    expect(await here.app.identity.operator.codeFor(here.member.userId)).toBeNull()
  })

  it('logs in anew when it is reactivated: what was open before stays ended', async () => {
    await here.app.identity.operator.deactivate(here.member.userId)
    expect(await here.app.identity.operator.reactivate(here.member.userId)).toMatchObject({ isActive: true })

    expect(await here.calls.currentUser({ token: here.member.token })).toEqual({ user: null, error: undefined })
    const token = await here.calls.signIn(here.member, { address: here.member.address })
    expect(await here.calls.currentUser({ token })).toMatchObject({ user: { id: here.member.userId } })
  })

  it('that never was is none', async () => {
    const { deactivate, reactivate, codeFor } = here.app.identity.operator
    expect([await deactivate(2_000_000_000), await reactivate(2_000_000_000), await codeFor(2_000_000_000)]).toEqual([
      ...[null, null, null],
    ])
  })
})

describe('a code for somebody whom no mail reaches', () => {
  it('logs in once, in place of the one that was asked for, and is neither mailed nor kept readable', async () => {
    await here.calls.ask('initiateLogin', login(here.member))
    const code = await here.app.identity.operator.codeFor(here.member.userId)
    const before = (await here.calls.mailsTo(here.member.email)).length
    const input = { userId: here.member.userId, code }
    expect(await here.calls.ask('verifyLogin', { input })).toMatchObject({ success: true })
    expect(await here.calls.ask('verifyLogin', { input })).toMatchObject({ success: false })
    expect(await here.calls.mailsTo(here.member.email)).toHaveLength(before)
    expect(here.app.logs()).not.toContain(code)
  })

  it('completes the registration of who has not verified yet', async () => {
    const { userId } = await here.calls.register()
    const code = await here.app.identity.operator.codeFor(userId)
    expect(await here.calls.ask('verifyEmail', { input: { userId, code } })).toMatchObject({ success: true })
  })
})

describe('accounts', () => {
  it('are listed in the order in which they came, and found by name and by address', async () => {
    const later = await here.calls.member()
    const ids: number[] = []
    for await (const { id } of here.app.identity.operator.listUsers()) ids.push(id)
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    expect(ids.slice(-2)).toEqual([here.member.userId, later.userId])
    for (const login of [here.member.username.toUpperCase(), here.member.email]) {
      expect(await here.app.identity.operator.findUsers(login)).toMatchObject([{ id: here.member.userId }])
    }
    expect(await here.app.identity.operator.findUsers('nobody')).toEqual([])
  })
})
