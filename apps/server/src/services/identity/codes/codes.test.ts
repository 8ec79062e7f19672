import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { type Calls, callsTo, newAddress, otherThan, type Who } from '../../../testing/identity-calls.ts'

let app: TestApp
let calls: Calls
beforeAll(async () => {
  app = await startTestApp()
  calls = callsTo(app)
})
afterAll(() => app.close())

const invalid = {
  success: false,
  message: 'Invalid verification code. If it is older than 10 minutes or was tried 5 times, please ask for a new one.',
}
const minute = 60_000

async function verify(userId: number, code: string, who: Who = { address: newAddress() }) {
  const { success, message } = await calls.ask('verifyEmail', { input: { userId, code } }, who)
  return { success, message }
}
const resend = (userId: number, email: string, who: Who = { address: newAddress() }) =>
  calls.ask('resendVerificationCode', { input: { userId, email } }, who)
/** As if the pause after a resend, and every other limit, had passed. */
const forgetLimits = () => app.pool.query('delete from kernel.rate_limits')

describe('a welcome mail', () => {
  const welcomes = async (email: string) =>
    (await calls.mailsTo(email)).filter(({ subject }) => subject === 'Welcome to Bespeak').length

  it('comes when the address is proven, and not before', async () => {
    const { userId, email } = await calls.register()
    const code = await app.codeFor(email)
    expect(await welcomes(email)).toBe(0)
    await verify(userId, code)
    expect(await welcomes(email)).toBe(1)
  })

  it('comes once, whatever codes are used later', async () => {
    const { email } = await calls.registeredMember()
    expect(await welcomes(email)).toBe(1)
  })

  it('comes also where a first login proves the address', async () => {
    const made = await calls.register()
    await calls.signIn(made)
    expect(await welcomes(made.email)).toBe(1)
  })
})

describe('verifyEmail refuses', () => {
  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６', "1' or '1"])('%j, which is no code', async (code) => {
    const { userId } = await calls.register()
    expect(await verify(userId, code)).toEqual(invalid)
  })

  it('any code for an account that does not exist, as for one that does', async () => {
    const { userId } = await calls.register()
    await app.runJobs()

    expect(await verify(2_000_000_000, '123456')).toEqual(invalid)
    expect(await verify(-1, '123456')).toEqual(invalid)
    expect(await verify(userId, otherThan(await app.codeFor((await emailOf(userId)) ?? '')))).toEqual(invalid)
  })

  it('[A6] a used code', async () => {
    const { userId, email } = await calls.register()
    const code = await app.codeFor(email)
    expect((await verify(userId, code)).success).toBe(true)

    expect(await verify(userId, code)).toEqual(invalid)
  })

  it('[A6] a code after 10 minutes, and takes it just before', async () => {
    const [late, early] = [await calls.register(), await calls.register()]
    const codes = [await app.codeFor(late.email), await app.codeFor(early.email)]

    app.clock.advance(10 * minute - 1)
    expect((await verify(early.userId, codes[1] ?? '')).success).toBe(true)
    app.clock.advance(1)
    expect(await verify(late.userId, codes[0] ?? '')).toEqual(invalid)
  })

  it('[A6] the code of an earlier request', async () => {
    const { userId, email } = await calls.register()
    const first = await app.codeFor(email)
    await resend(userId, email)
    const second = await app.codeFor(email)

    if (first !== second) expect(await verify(userId, first)).toEqual(invalid)
    expect((await verify(userId, second)).success).toBe(true)
  })

  it('[A6] a code of one purpose for another, and of one account for another', async () => {
    const [one, other] = [await calls.register(), await calls.register()]
    const code = await app.codeFor(one.email)
    await app.codeFor(other.email)

    expect(await calls.ask('verifyLogin', { input: { userId: one.userId, code } })).toMatchObject(invalid)
    const input = { email: one.email, code, newPassword: 'Other4Threads' }
    expect(await calls.ask('resetPassword', { input })).toEqual(invalid)
    if (code !== (await app.codeFor(other.email))) expect(await verify(other.userId, code)).toEqual(invalid)
    expect((await verify(one.userId, code)).success).toBe(true)
  })
})

describe('[A1] guessing a code', () => {
  it('voids it after five wrong tries, so that the sixth is wrong even when right', async () => {
    const { userId, email } = await calls.register()
    const code = await app.codeFor(email)
    for (let count = 0; count < 5; count += 1) expect(await verify(userId, otherThan(code))).toEqual(invalid)

    expect(await verify(userId, code)).toEqual(invalid)
  })

  it('takes the right code at the fifth try', async () => {
    const { userId, email } = await calls.register()
    const code = await app.codeFor(email)
    for (let count = 0; count < 4; count += 1) await verify(userId, otherThan(code))

    expect((await verify(userId, code)).success).toBe(true)
  })

  it('gives parallel guesses five tries in all', async () => {
    const { userId, email } = await calls.register()
    const code = await app.codeFor(email)

    await Promise.all(Array.from({ length: 20 }, () => verify(userId, otherThan(code))))

    const { rows } = await app.pool.query('select tries from identity.codes where user_id = $1', [userId])
    expect(rows).toEqual([{ tries: 5 }])
    expect(await verify(userId, code)).toEqual(invalid)
  })

  it('from one network is stopped after ten at one account, and says for how long', async () => {
    const { userId, email } = await calls.register()
    const code = await app.codeFor(email)
    const address = newAddress()
    for (let count = 0; count < 10; count += 1) await verify(userId, otherThan(code), { address })

    const stopped = await verify(userId, code, { address })

    expect(stopped.message).toMatch(/^Too many wrong codes\. Please try again in \d+ minutes\.$/)
    expect(calls.alarms().at(-1)).toMatchObject({ alarm: 'guessing', rule: 'codes-by-account-and-network' })
  })
})

describe('[A2] guessing from many networks over many codes', () => {
  it('gets five tries a code and ten codes an hour, and raises an alarm', async () => {
    const { userId, email, username, password } = await calls.register()
    const begin = () => calls.ask('initiateLogin', { input: { username, password } }, { address: newAddress() })
    let sent = 1
    for (; (await begin()).success; sent += 1) {
      const code = await app.codeFor(email)
      const guesses = Array.from({ length: 8 }, () =>
        calls.ask('verifyLogin', { input: { userId, code: otherThan(code) } }, { address: newAddress() }),
      )
      for (const { success } of await Promise.all(guesses)) expect(success).toBe(false)
    }

    expect(sent).toBe(10)
    expect((await calls.mailsTo(email)).length).toBe(10)
    expect((await begin()).message).toMatch(/^You have asked for many codes\. Please try again in \d+ minutes\.$/)
    const { rows } = await app.pool.query('select max(tries) as tries from identity.codes where user_id = $1', [userId])
    expect(rows).toEqual([{ tries: 5 }])
    expect(calls.alarms()).toContainEqual(expect.objectContaining({ alarm: 'guessing', rule: 'tries-by-code' }))
  })
})

describe('[A4] an owner whose code others used up', () => {
  it('gets in with the next code, from the same network as well', async () => {
    const { userId, email, username, password, address } = await calls.member()
    const begin = () => calls.ask('initiateLogin', { input: { username, password } }, { address })
    await begin()
    const burnt = await app.codeFor(email)
    for (let count = 0; count < 15; count += 1) {
      await calls.ask('verifyLogin', { input: { userId, code: otherThan(burnt) } }, { address })
    }

    await begin()
    const input = { userId, code: await app.codeFor(email) }

    expect(await calls.ask('verifyLogin', { input }, { address })).toMatchObject({ success: true })
  })
})

describe('[A7] one code submitted twice at once', () => {
  it('opens exactly one session', async () => {
    const { userId, email, username, password, address } = await calls.member()
    await calls.ask('initiateLogin', { input: { username, password } }, { address })
    const input = { userId, code: await app.codeFor(email) }

    const results = await Promise.all([1, 2, 3, 4].map(() => calls.ask('verifyLogin', { input }, { address })))

    expect(results.filter(({ success }) => success)).toHaveLength(1)
    const { rows } = await app.pool.query('select count(*)::int as open from identity.sessions where user_id = $1', [
      userId,
    ])
    expect(rows).toEqual([{ open: 2 }])
  })
})

describe('[A8] a code', () => {
  it('lies readable neither in the database, nor in the queue, nor in the logs', async () => {
    const { userId, email } = await calls.register()
    const queued = await app.pool.query('select payload from graphile_worker._private_jobs')
    expect(JSON.stringify(queued.rows)).not.toContain(email)
    const code = await app.codeFor(email)
    await verify(userId, otherThan(code))
    await verify(userId, code)

    const tables = await app.pool.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema in ('identity', 'kernel', 'graphile_worker') and table_type = 'BASE TABLE'`,
    )
    for (const { name } of tables.rows) {
      const { rows } = await app.pool.query(`select row_to_json(t)::text as text from ${name} t`)
      for (const { text } of rows) expect(text, name).not.toContain(code)
    }
    expect(app.logs()).not.toMatch(new RegExp(`\\b${code}\\b`))
    expect(app.logs()).not.toContain(email)
  })
})

describe('resendVerificationCode', () => {
  const sent = { success: true, message: 'A new verification code has been sent to your email.' }

  it('refuses what is no address', async () => {
    expect(await resend(1, 'nobody')).toEqual({ success: false, message: 'Invalid email address' })
  })

  it('[A5] answers for an unknown id, or one that has another address, as for the right one, and mails nobody', async () => {
    const [one, other] = [await calls.register(), await calls.register()]
    await app.runJobs()
    const before = (await app.mails()).length

    expect(await resend(2_000_000_000, one.email)).toEqual(sent)
    expect(await resend(one.userId, 'someone@example.com')).toEqual(sent)
    expect(await resend(one.userId, other.email)).toEqual(sent)
    await app.runJobs()
    expect((await app.mails()).length).toBe(before)

    expect(await resend(one.userId, one.email.toUpperCase())).toEqual(sent)
    await app.runJobs()
    expect((await app.mails()).length).toBe(before + 1)
  })

  it('refuses a second resend within 60 seconds; the code of the registration does not start that time', async () => {
    const { userId, email } = await calls.register()
    await app.runJobs()

    expect(await resend(userId, email)).toEqual(sent)
    const again = await resend(userId, email)

    expect(again.success).toBe(false)
    expect(again.message).toMatch(/^You can request a new code in \d+ seconds$/)
    expect((await calls.mailsTo(email)).length).toBe(2)
  })

  it('[A4] cannot be used up by who knows the id alone', async () => {
    const { userId, email } = await calls.register()
    for (const address of ['a@example.com', 'b@example.com', 'c@example.com']) await resend(userId, address)

    expect(await resend(userId, email)).toEqual(sent)
  })

  it('[A4] is mailed from a network that has not asked yet, while a stranger registers the address again and again', async () => {
    const { email } = await calls.register()
    const stranger = { address: newAddress() }
    for (let count = 0; count < 17; count += 1) await calls.register({ email }, stranger)
    const before = (await calls.mailsTo(email)).length
    expect(before).toBe(15)

    const owner = await calls.register({ email })

    expect((await calls.mailsTo(email)).length).toBe(before + 1)
    expect((await verify(owner.userId, await app.codeFor(email))).success).toBe(true)
  })

  it('[D10] mails an unverified address at most 20 times a day, and answers as before', async () => {
    const { userId, email } = await calls.register()
    await app.runJobs()
    await app.pool.query(`delete from kernel.rate_limits where key not like 'verification-mails%'`)
    for (let count = 0; count < 25; count += 1) {
      expect(await resend(userId, email)).toEqual(sent)
      await app.runJobs()
      await app.pool.query(`delete from kernel.rate_limits where key not like 'verification-mails%'`)
    }

    expect((await calls.mailsTo(email)).length).toBe(20)
  })

  it('sends a login code again only to who gave the password', async () => {
    const { userId, email, username, password, address } = await calls.member()
    const before = (await calls.mailsTo(email)).length
    app.clock.advance(61 * minute)
    await resend(userId, email)
    expect((await calls.mailsTo(email)).length).toBe(before)
    await forgetLimits()

    await calls.ask('initiateLogin', { input: { username, password } }, { address })
    await resend(userId, email)

    const code = await app.codeFor(email)
    expect((await calls.mailsTo(email)).at(-1)?.subject).toBe('Your Bespeak login code')
    expect(await calls.ask('verifyLogin', { input: { userId, code } }, { address })).toMatchObject({ success: true })
  })

  it('refuses more than 60 requests an hour from one network', async () => {
    const address = newAddress()
    for (let count = 0; count < 60; count += 1) await resend(1_000_000 + count, 'someone@example.com', { address })

    expect((await resend(1, 'someone@example.com', { address })).message).toMatch(/^Too many codes were asked for/)
  })
})

describe('a code mail', () => {
  it('has the code alone on its line, and nothing that the caller typed', async () => {
    const firstName = 'Visit https://evil.example'
    const { email } = await calls.register({ firstName })

    const [mail] = await calls.mailsTo(email)

    expect(mail?.subject).toBe('Your Bespeak verification code')
    expect(mail?.text.split('\n').filter((line) => /^\d{6}\r?$/.test(line))).toHaveLength(1)
    expect(mail?.text).not.toContain('evil')
  })

  it('is not sent to a deactivated account', async () => {
    const { userId, email } = await calls.member()
    const before = (await calls.mailsTo(email)).length
    await app.pool.query('update identity.users set is_active = false where id = $1', [userId])

    await calls.ask('requestPasswordReset', { email })

    expect((await calls.mailsTo(email)).length).toBe(before)
  })
})

async function emailOf(userId: number): Promise<string | undefined> {
  const { rows } = await app.pool.query<{ email: string }>('select email from identity.users where id = $1', [userId])
  return rows[0]?.email
}
