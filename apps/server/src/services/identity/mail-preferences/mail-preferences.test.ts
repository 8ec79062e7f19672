import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { type Calls, callsTo } from '../../../testing/identity-calls.ts'

let app: TestApp
let calls: Calls
let member: Awaited<ReturnType<Calls['member']>>
let token: string
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000', PUBLIC_URL: 'https://bespeak.example' } })
  calls = callsTo(app)
})
beforeEach(async () => {
  member = await calls.member()
  token = tokenOf(app.identity.unsubscribeLink(member.userId, 'emailUpdates'))
})
afterAll(() => app.close())

const tokenOf = (link: string) => new URL(link).pathname.replace('/unsubscribe/', '')
const wanted = () => app.identity.mailsWanted(member.userId, 'emailUpdates')
const post = (path: string, type: string, payload: string, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'POST', url: path, headers: { 'content-type': type, ...headers }, payload })
const oneClick = (of: string, headers: Record<string, string> = {}) =>
  post(`/unsubscribe/${of}`, 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click', headers)
const notALink = {
  success: false,
  message: 'This link does not work. You can choose your emails in Settings.',
}

describe('mailsWanted', () => {
  it('is no for nobody, and for an account that is deactivated', async () => {
    expect(await app.identity.mailsWanted(2_000_000_000, 'emailUpdates')).toBe(false)
    expect(await wanted()).toBe(true)
    await app.pool.query('update identity.users set is_active = false where id = $1', [member.userId])
    expect(await wanted()).toBe(false)
  })

  it('is what the profile says', async () => {
    const save = 'mutation($input: UserProfileInput!) { updateUserProfile(input: $input) { success } }'
    const input = { notificationPreferences: { emailUpdates: false, emailMarketing: true } }
    await app.call('identity', save, { input }, member)
    const asked = (['emailUpdates', 'emailMarketing', 'emailResumeSuggestions'] as const).map((preference) =>
      app.identity.mailsWanted(member.userId, preference),
    )
    expect(await Promise.all(asked)).toEqual([false, true, false])
  })
})

describe('the link of a mail', () => {
  it.each<[string, (good: string) => string]>([
    ['nothing', () => ''],
    ['another person', (good) => good.replace(/^\d+/, (id) => String(Number(id) - 1))],
    ['another kind of mail', (good) => good.replace('emailUpdates', 'emailMarketing')],
    ['mails that cannot be switched off', (good) => good.replace('emailUpdates', 'emailSecurity')],
    ['a signature of another length', (good) => good.slice(0, -1)],
    ['a signature with more behind it', (good) => `${good}.x`],
    ['a number written otherwise', (good) => `0${good}`],
  ])('[B3] made to name %s changes nothing', async (_, forged) => {
    expect(await calls.ask('unsubscribe', { token: forged(token) })).toEqual(notALink)
    expect(await calls.ask('resubscribe', { token: forged(token) })).toEqual(notALink)
    expect((await oneClick(forged(token))).statusCode).toBe(404)
    expect(await wanted()).toBe(true)
  })

  it('does not work for an account that is gone', async () => {
    await app.pool.query('delete from identity.users where id = $1', [member.userId])
    expect(await calls.ask('unsubscribe', { token })).toEqual(notALink)
  })

  it('leads to our own page, whose opening changes nothing', async () => {
    const link = app.identity.unsubscribeLink(member.userId, 'emailUpdates')
    expect(link).toMatch(/^https:\/\/bespeak\.example\/unsubscribe\/\d+\.emailUpdates\.[\w-]{43}$/)
    for (const method of ['GET', 'HEAD'] as const) await app.http.inject({ method, url: `/unsubscribe/${token}` })
    expect(await wanted()).toBe(true)
  })

  it('switches off one kind of mail, as often as it is used, and on again, without a login and years later', async () => {
    app.clock.advance(5 * 365 * 24 * 60 * 60 * 1000)
    for (let time = 0; time < 2; time += 1) {
      expect(await calls.ask('unsubscribe', { token })).toEqual({
        success: true,
        message: 'You will get no more reminders and updates by email.',
      })
      expect(await wanted()).toBe(false)
    }
    expect(await calls.ask('resubscribe', { token })).toMatchObject({ success: true })
    expect(await wanted()).toBe(true)
  })
})

describe('one click in a mail program', () => {
  it.each<[string, string, string]>([
    ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['a form in parts', 'multipart/form-data; boundary=x', '--x\r\n\r\nList-Unsubscribe=One-Click\r\n--x--'],
    ['JSON that is none', 'application/json', '{'],
  ])('works with %s, from anywhere, more than once', async (_, type, body) => {
    for (let time = 0; time < 2; time += 1) {
      const answer = await post(`/unsubscribe/${token}`, type, body, { origin: 'https://mail.example' })
      expect([answer.statusCode, answer.body]).toEqual([200, 'You will get no more reminders and updates by email.\n'])
      expect(answer.headers['cache-control']).toBe('no-store')
    }
    expect(await wanted()).toBe(false)
  })

  it('works without a body', async () => {
    expect((await app.http.inject({ method: 'POST', url: `/unsubscribe/${token}` })).statusCode).toBe(200)
    expect(await wanted()).toBe(false)
  })

  it('is not read on beyond a few bytes', async () => {
    expect((await post(`/unsubscribe/${token}`, 'text/plain', 'x'.repeat(5000))).statusCode).toBe(413)
    expect(await wanted()).toBe(true)
  })

  it('[A8] leaves no link in the log', async () => {
    await oneClick(token)
    await app.http.inject({ method: 'GET', url: `/unsubscribe/${token}` })
    expect(app.logs()).toContain('/unsubscribe/…')
    expect(app.logs()).not.toContain(token)
  })
})
