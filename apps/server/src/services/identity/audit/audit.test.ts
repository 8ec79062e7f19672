import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LanguageModel } from '../../../services/resume/ports.ts'
import { field, startTestApp, type TestApp } from '../../../testing/app.ts'
import { type Calls, callsTo, newAddress, otherThan } from '../../../testing/identity-calls.ts'
import { billingCalls } from '../../finance/testing/billing-calls.ts'
import { coarseNetwork } from './coarse-network.ts'

const model: LanguageModel = {
  ...{ name: 'some-model', provider: 'models.example' },
  ask: async () => ({ text: '', tokens: 0 }),
}

let app: TestApp
let calls: Calls
beforeAll(async () => {
  app = await startTestApp({ parts: { model } })
  calls = callsTo(app)
})
afterAll(() => app.close())

type Member = Awaited<ReturnType<Calls['member']>>
interface Entry {
  id: number
  event: string
  detail: string | null
  device: string | null
  ipAddress: string | null
  createdAt: string
}

const auditLog = (args = '') => `{ auditLog${args} { id event detail device ipAddress createdAt } }`
const logOf = async ({ token }: { token: string }, args = '') =>
  field<Entry[]>(await app.call('identity', auditLog(args), {}, { token }), 'auditLog')
/** What happened since they signed up, oldest first. */
const since = async (member: { token: string }) =>
  (await logOf(member)).reverse().flatMap(({ event, detail }) => (event === 'signed-in' ? [] : [[event, detail]]))
const rowsOf = async (userId: number) =>
  (await app.pool.query('select event from identity.audit_log where user_id = $1', [userId])).rows

const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0' }

describe('auditLog', () => {
  it('is for who is signed in', async () => {
    const { body } = await app.call('identity', auditLog())
    expect(body.errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' })
  })

  it.each([
    ['(limit: 0)', 'limit'],
    ['(limit: 101)', 'limit'],
    ['(offset: -1)', 'offset'],
  ])('refuses %s', async (args, wrong) => {
    const { token } = await calls.member()
    const { body } = await app.call('identity', auditLog(args), {}, { token })
    expect(body.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [wrong]: expect.anything() },
    })
  })

  it('has nothing of anybody else', async () => {
    const [one, other] = [await calls.member(), await calls.member()]
    await calls.ask('revokeOtherSessions', {}, other)
    await calls.signIn(other)
    expect(await logOf(one)).toHaveLength(1)
  })

  it('is read newest first, page by page', async () => {
    const member = await calls.member()
    for (let count = 0; count < 25; count += 1) await app.identity.operator.reactivate(member.userId)
    const token = await calls.signIn(member, { address: member.address })
    const all = await logOf({ token }, '(limit: 100)')
    expect(all).toHaveLength(27)
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).sort((one, other) => other - one))
    expect(await logOf({ token })).toEqual(all.slice(0, 20))
    expect(await logOf({ token }, '(limit: 10, offset: 20)')).toEqual(all.slice(20))
    expect(await logOf({ token }, '(offset: 27)')).toEqual([])
  })
})

describe('an entry', () => {
  it('says when, by which device and from which wider network, and no more of either', async () => {
    const member = await calls.member()
    const who = { address: '203.0.113.77', headers: firefox }
    const token = await calls.signIn(member, who)
    const [entry] = await logOf({ token })
    expect(entry).toEqual({
      ...{ id: expect.any(Number), event: 'signed-in', detail: null, device: 'Firefox on Linux' },
      ...{ ipAddress: '203.0.113.0/24', createdAt: app.clock.now().toISOString() },
    })
    const { rows } = await app.pool.query('select * from identity.audit_log where user_id = $1', [member.userId])
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113\.77|Gecko/)
  })

  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8::/64', '2001:db8::/48'],
    ['unknown', null],
    ['', null],
  ])('has of %s only %s', (address, kept) => expect(coarseNetwork(address)).toBe(kept))
})

describe('what failed', () => {
  const guess = async ({ username }: Member, who: object) =>
    calls.ask('initiateLogin', { input: { username, password: 'Wrong4Password' } }, who)

  it('is noted where too many passwords were wrong, once an hour and by account', async () => {
    const [member, other] = [await calls.member(), await calls.member()]
    const who = { address: '198.51.100.9' }
    for (let count = 0; count < 10; count += 1) await guess(member, who)
    expect(await since(member)).toEqual([])
    for (let count = 0; count < 3; count += 1) expect((await guess(member, who)).message).toMatch(/^Too many/)
    expect(await since(member)).toEqual([['sign-in-blocked', 'password']])
    expect((await logOf(member))[0]).toMatchObject({ device: null, ipAddress: '198.51.100.0/24' })
    expect(await since(other)).toEqual([])

    app.clock.advance(61 * 60_000)
    for (let count = 0; count < 11; count += 1) await guess(member, who)
    expect(await since(member)).toHaveLength(2)
  })

  it('is noted where a code was tried too often', async () => {
    const { username, password, email, userId, token } = await calls.member()
    const address = newAddress()
    await calls.ask('initiateLogin', { input: { username, password } }, { address })
    const code = otherThan(await app.codeFor(email))
    for (let count = 0; count < 5; count += 1) await calls.ask('verifyLogin', { input: { userId, code } }, { address })
    expect(await since({ token })).toEqual([['sign-in-blocked', 'code']])
  })

  it('is kept for nobody where the name is nobody’s', async () => {
    const { rows: before } = await app.pool.query('select count(*) from identity.audit_log')
    const input = { username: 'nobody_at_all', password: 'Wrong4Password' }
    for (let count = 0; count < 12; count += 1) await calls.ask('initiateLogin', { input }, { address: '198.51.100.8' })
    const { rows: after } = await app.pool.query('select count(*) from identity.audit_log')
    expect(after).toEqual(before)
  })
})

describe('is noted', () => {
  it('nothing of what was refused', async () => {
    const member = await calls.member()
    await calls.ask(
      'changePassword',
      { input: { currentPassword: 'Wrong4Password', newPassword: 'Other4Threads' } },
      member,
    )
    await calls.answerTo('revokeSession', { id: '00000000-0000-4000-8000-000000000000' }, member)
    await calls.ask('revokeOtherSessions', {}, member)
    expect(await since(member)).toEqual([])
  })

  it('a device that was signed out, and all others', async () => {
    const member = await calls.member()
    const signIn = () => calls.signIn(member, { address: member.address, headers: firefox })
    await signIn()
    const listed = await app.call('identity', '{ sessions { id isCurrent } }', {}, member)
    const other = field<{ id: string; isCurrent: boolean }[]>(listed, 'sessions').find(({ isCurrent }) => !isCurrent)
    await calls.ask('revokeSession', { id: other?.id }, member)
    await signIn()
    await calls.ask('revokeOtherSessions', {}, member)
    expect(await since(member)).toEqual([
      ['device-signed-out', 'Firefox on Linux'],
      ['other-devices-signed-out', null],
    ])
  })

  it('a password changed or reset, and an address, without the address', async () => {
    const member = await calls.member()
    const { password, email, token, address } = member
    await calls.ask('changePassword', { input: { currentPassword: password, newPassword: 'Other4Threads' } }, member)
    const change = { email: `new.${email}`, currentPassword: 'Other4Threads' }
    await calls.ask('updateAccount', { input: change }, member)
    await calls.ask('confirmEmailChange', { code: await app.codeFor(change.email) }, member)
    expect(await since(member)).toEqual([
      ['password-changed', null],
      ['email-change-requested', null],
      ['email-changed', null],
    ])
    await calls.ask('requestPasswordReset', { email: change.email }, { address })
    const input = { email: change.email, code: await app.codeFor(change.email), newPassword: 'Third4Threads' }
    await calls.ask('resetPassword', { input }, { address })
    expect((await calls.currentUser({ token })).user).toBeNull()
    const again = await calls.signIn({ ...member, email: change.email, password: input.newPassword }, { address })
    expect((await since({ token: again })).at(-1)).toEqual(['password-reset', null])
    expect(JSON.stringify(await logOf({ token: again }))).not.toContain('@')
  })

  it('an export that was asked for, and each time it was downloaded', async () => {
    const member = await calls.member()
    await app.call('identity', 'mutation { exportMyData { id } }', {}, member)
    await app.runJobs()
    const exports = await app.call('identity', '{ dataExports { url } }', {}, member)
    const { pathname, search } = new URL(field<{ url: string }[]>(exports, 'dataExports')[0]?.url ?? '')
    expect((await app.http.inject(`${pathname}${search}x`)).statusCode).toBe(404)
    expect((await app.http.inject(`${pathname}${search}`)).statusCode).toBe(200)
    expect(await since(member)).toEqual([
      ['export-requested', null],
      ['export-downloaded', null],
    ])
  })

  it('what whoever runs this did', async () => {
    const member = await calls.member()
    await app.identity.operator.deactivate(member.userId)
    await app.identity.operator.reactivate(member.userId)
    await app.identity.operator.codeFor(member.userId)
    expect((await rowsOf(member.userId)).map(({ event }) => event)).toEqual([
      ...['signed-in', 'deactivated', 'reactivated', 'code-given-out'],
    ])
  })

  it('each change of the plan, by name, and that it ended by itself', async () => {
    const member = await calls.member()
    const billing = billingCalls(app)
    await billing.subscribe(member)
    await billing.cancel(member, 'A reason of theirs')
    expect(await since(member)).toEqual([
      ['subscribed', 'Pro monthly'],
      ['plan-cancelled', 'Pro monthly'],
    ])
    expect((await logOf(member))[0]?.ipAddress).toMatch(/0\/24$/)
    await billing.timePasses(new Date(app.clock.now().getTime() + 32 * 24 * 60 * 60_000))
    const { rows } = await app.pool.query('select * from identity.audit_log where user_id = $1 order by id', [
      member.userId,
    ])
    expect(rows.at(-1)).toMatchObject({ event: 'plan-ended', detail: 'Pro monthly', device: null, network: null })
    expect(JSON.stringify(rows)).not.toContain('A reason of theirs')
  })

  it('consent to a language model, given and taken back, each once', async () => {
    const member = await calls.member()
    const agree = (yes: boolean) =>
      app.call('resume', `mutation { agreeToLanguageModel(yes: ${yes}) { __typename } }`, {}, member)
    for (const yes of [false, true, true, false, false]) expect((await agree(yes)).body.errors).toBeUndefined()
    expect(await since(member)).toEqual([
      ['model-allowed', 'models.example'],
      ['model-refused', 'models.example'],
    ])
  })

  it('a deleted resume, without its name', async () => {
    const member = await calls.member()
    const made = await app.call(
      'resume',
      'mutation { createResume(input: { title: "Florist", content: "Ada Vance\\n\\nSkills\\nFloristry" }) { id } }',
      {},
      member,
    )
    const { id } = field<{ id: number }>(made, 'createResume')
    await app.call('resume', `mutation { deleteResume(id: ${id}) }`, {}, member)
    expect(await since(member)).toEqual([['resume-deleted', null]])
  })
})

describe('entries', () => {
  it('are at most 200 of each event: who repeats one cannot push out another', async () => {
    const { userId, token } = await calls.member()
    for (let count = 0; count < 205; count += 1)
      await app.identity.note(app.sql, userId, { event: 'model-allowed', detail: String(count) })
    expect(await rowsOf(userId)).toHaveLength(201)
    expect((await logOf({ token }, '(limit: 1, offset: 200)'))[0]?.event).toBe('signed-in')
  })

  it('go after their days, and with the account', async () => {
    const old = await calls.member()
    app.clock.advance(181 * 24 * 60 * 60_000)
    const fresh = await calls.member()
    await app.jobs.find(({ name }) => name === 'identity.clean-up')?.work({} as never)
    expect([await rowsOf(old.userId), await rowsOf(fresh.userId)]).toEqual([[], [{ event: 'signed-in' }]])

    await calls.ask('deleteMyAccount', { password: fresh.password }, fresh)
    expect(await rowsOf(fresh.userId)).toEqual([])
  })

  it('of an account that is gone are not kept, and nothing fails for them', async () => {
    await app.identity.note(app.sql, 2_000_000_000, { event: 'plan-ended', detail: 'Pro' })
    expect(await rowsOf(2_000_000_000)).toEqual([])
  })
})
