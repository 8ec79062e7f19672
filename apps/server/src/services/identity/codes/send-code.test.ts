import { afterEach, describe, expect, it } from 'vitest'
import type { MailMessage } from '../../../kernel/mail.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { callsTo } from '../../../testing/identity-calls.ts'

let app: TestApp
afterEach(() => app.close())

/** A mail server that answers as told, and remembers what it was given. */
function mailServer() {
  const given: MailMessage[] = []
  const server = {
    given,
    down: true,
    async send(message: MailMessage) {
      given.push(message)
      if (server.down) throw new Error('connection refused')
    },
  }
  return server
}

const codeIn = ({ text }: MailMessage) => /^\d{6}$/m.exec(text)?.[0] ?? ''
/** As if the wait until the next attempt had passed. */
const dueNow = () => app.pool.query('update graphile_worker._private_jobs set run_at = now()')

describe('[D11] while mail cannot be sent', () => {
  it('a registration is answered, and its mail is tried again until it is out, each time with a new code', async () => {
    const mail = mailServer()
    app = await startTestApp({ parts: { mail } })
    const calls = callsTo(app)

    const { userId, result } = await calls.register()
    expect(result.success).toBe(true)
    expect(mail.given).toEqual([])

    for (let attempt = 0; attempt < 3; attempt += 1) {
      await app.runJobs()
      await dueNow()
    }
    mail.down = false
    await app.runJobs()
    await dueNow()
    await app.runJobs()

    expect(mail.given).toHaveLength(4)
    expect(new Set(mail.given.map(({ id }) => id)).size).toBe(4)
    const code = codeIn(mail.given[3] as MailMessage)
    expect((await calls.ask('verifyEmail', { input: { userId, code } })).success).toBe(true)
  })

  it('the queue and the logs name no address and no code', async () => {
    const mail = mailServer()
    app = await startTestApp({ parts: { mail } })
    const { email } = await callsTo(app).register()
    await app.runJobs()

    const { rows } = await app.pool.query('select row_to_json(j)::text as job from graphile_worker._private_jobs j')

    expect(rows).toHaveLength(1)
    const code = codeIn(mail.given[0] as MailMessage)
    for (const text of [rows[0]?.job, app.logs()]) {
      expect(text).not.toContain(email)
      expect(text).not.toMatch(new RegExp(`\\b${code}\\b`))
    }
  })

  it('only the newest of several requests is mailed', async () => {
    const mail = mailServer()
    mail.down = false
    app = await startTestApp({ parts: { mail } })
    const calls = callsTo(app)
    const { userId, email } = await calls.register()
    await calls.ask('resendVerificationCode', { input: { userId, email } })

    await app.runJobs()

    expect(mail.given).toHaveLength(1)
    const code = codeIn(mail.given[0] as MailMessage)
    expect((await calls.ask('verifyEmail', { input: { userId, code } })).success).toBe(true)
  })
})

describe('a request by someone whom nobody knows', () => {
  it('leaves nothing behind', async () => {
    const mail = mailServer()
    app = await startTestApp({ parts: { mail } })
    await callsTo(app).ask('requestPasswordReset', { email: 'unknown@example.com' })
    await app.runJobs()

    const { rows } = await app.pool.query('select * from identity.codes')
    expect(rows).toEqual([])
    expect(mail.given).toEqual([])
  })
})

describe('[D9] a mail', () => {
  it('goes to exactly one address, whatever names and addresses were typed', async () => {
    const mail = mailServer()
    mail.down = false
    app = await startTestApp({ parts: { mail } })
    const calls = callsTo(app)
    const injected = '\r\nBcc: all@evil.example\r\n\r\n<b>hello</b>'
    expect((await calls.register({ firstName: `Ada${injected}` })).result.success).toBe(false)
    expect((await calls.register({ email: `ada@example.com${injected}` })).result.success).toBe(false)
    await calls.register({ firstName: '<b>Ada</b>, Bcc: all@evil.example', email: 'ada@example.com' })
    await calls.ask('requestPasswordReset', { email: `ada@example.com${injected}` })

    await app.runJobs()

    expect(mail.given.map(({ to }) => to)).toEqual(['ada@example.com'])
    expect(JSON.stringify(mail.given)).not.toMatch(/evil|<b>/)
  })
})
