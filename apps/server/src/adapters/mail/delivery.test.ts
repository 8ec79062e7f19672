import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Mailer } from '../../kernel/mail.ts'
import { field, makeAccount, startTestApp, type TestApp } from '../../testing/app.ts'
import { createSmtpMailer } from './smtp-mailer.ts'
import { type Behaviour, startSmtpServer, type TestSmtpServer } from './testing/smtp-server.ts'

const registerUser = 'mutation($input: RegisterInput!) { registerUser(input: $input) { success verificationSent } }'

let smtp: TestSmtpServer
let app: TestApp
let mail: Mailer
const nowhere = 'smtp://127.0.0.1:1'
const mailer = (patienceMs: number, url = smtp.url) =>
  createSmtpMailer({ url, from: 'Bespeak <no-reply@bespeak.example>', patienceMs })
beforeEach(async () => {
  smtp = await startSmtpServer()
  app = await startTestApp({ parts: { mail: { send: (message) => mail.send(message) } } })
})
afterEach(async () => {
  await app.close()
  await smtp.close()
})

const queued = async () =>
  (
    await app.pool.query<{ attempts: number; later: boolean; last_error: string }>(
      'select attempts, run_at > updated_at as later, last_error from graphile_worker.jobs',
    )
  ).rows

const makeDue = () => app.pool.query('update graphile_worker._private_jobs set run_at = now()')

describe('[D11] while the mail server fails', () => {
  const failures: [string, Behaviour | 'not there'][] = [
    ['by not being there', 'not there'],
    ['for now (4xx)', { refuse: 451 }],
    ['for good (5xx)', { refuse: 550 }],
    ['by silence', { silent: 'recipient' }],
  ]

  it.each(failures)('%s, the request is answered, and the mail is kept and delivered once', async (_, behaviour) => {
    if (behaviour !== 'not there') smtp.behave(behaviour)
    mail = mailer(100, behaviour === 'not there' ? nowhere : smtp.url)
    const account = makeAccount()
    const answer = await app.call('identity', registerUser, { input: account })
    expect(field<{ success: boolean }>(answer, 'registerUser').success).toBe(true)
    expect(await queued()).toMatchObject([{ attempts: 0 }])

    await app.runJobs()
    expect(await queued()).toMatchObject([{ attempts: 1, later: true }])
    expect(JSON.stringify(await queued())).not.toContain(account.email)
    expect(app.logs()).toContain('job failed')
    expect(app.logs()).not.toContain(account.email)

    smtp.behave({})
    mail = mailer(20_000)
    await makeDue()
    await app.runJobs()
    await app.runJobs()
    expect(await queued()).toEqual([])
    expect(smtp.received).toMatchObject([{ recipients: [account.email] }])
    expect(smtp.received[0]?.raw).toMatch(/^\d{6}\r$/m)
  })
})
