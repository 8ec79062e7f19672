import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Sql } from '../../../kernel/db.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { type Calls, callsTo, newAddress, otherThan, type Who } from '../../../testing/identity-calls.ts'
import { someoneWaits } from '../../../testing/someone-waits.ts'
import { inTransaction } from '../transaction.ts'

let app: TestApp
let calls: Calls
beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: 'https://bespeak.example' } })
  calls = callsTo(app)
})
afterAll(() => app.close())

const newPassword = 'Other4Threads'
const onItsWay = {
  success: true,
  message: 'If an account has this address, a code to reset the password is on its way.',
}

const request = (email: string, who: Who = { address: newAddress() }) =>
  calls.ask('requestPasswordReset', { email }, who)
const reset = (input: object, who: Who = { address: newAddress() }) => calls.ask('resetPassword', { input }, who)
const change = (input: object, token: string) => calls.ask('changePassword', { input }, { token })
const loginWith = (username: string, password: string) =>
  calls.ask('initiateLogin', { input: { username, password } }, { address: newAddress() })

describe('requestPasswordReset', () => {
  it('refuses what is no address', async () => {
    expect(await request('nobody')).toEqual({ success: false, message: 'Invalid email address' })
  })

  it('[A5] answers the same whether or not the account exists', async () => {
    const { email } = await calls.register()
    await app.runJobs()
    const before = (await app.mails()).length

    const [known, unknown] = [await request(email), await request('unknown@example.com')]

    expect(known).toEqual(onItsWay)
    expect(unknown).toEqual(onItsWay)
    await app.runJobs()
    expect((await app.mails()).slice(before).map(({ to }) => to)).toEqual([email])
  })

  it('[D10] refuses a third an hour from one network, known or not', async () => {
    const { email } = await calls.register()
    const address = newAddress()
    for (const asked of [email, 'unknown.too@example.com']) {
      for (let count = 0; count < 2; count += 1) expect(await request(asked, { address })).toEqual(onItsWay)
      expect((await request(asked, { address })).message).toMatch(
        /^You have asked for this several times\. Please try again in \d+ minutes\.$/,
      )
    }
  })

  it('[D10] mails a mailbox, by whichever tag, four times an hour and twenty times a day, and answers as before', async () => {
    const [local, domain] = (await calls.register()).email.split('@')
    const emails = [`${local}@${domain}`, `${local}+jobs@${domain}`]
    await calls.register({ email: emails[1] ?? '' })
    // One after the other: who looks while another has the mail in hand does not see it.
    const mailed = async () =>
      (await calls.mailsTo(emails[0] ?? '')).length + (await calls.mailsTo(emails[1] ?? '')).length
    const ask = async (count: number) => {
      expect(await request(emails[count % 2] ?? '')).toEqual(onItsWay)
      await app.runJobs()
    }
    const before = await mailed()

    for (let count = 0; count < 6; count += 1) await ask(count)
    expect((await mailed()) - before).toBe(4)
    for (let count = 0; count < 22; count += 1) {
      await app.pool.query(`delete from kernel.rate_limits where key not like 'reset-mails%'`)
      await ask(count)
    }
    expect((await mailed()) - before).toBe(20)
  })

  it('[A4] mails the owner, here for the first time, while a stranger asks for all there is', async () => {
    const { email } = await calls.member()
    const strangers = [newAddress(), newAddress()]
    for (const address of [...strangers, ...strangers]) await request(email, { address })
    const before = (await calls.mailsTo(email)).length

    await request(email)

    expect((await calls.mailsTo(email)).length).toBe(before + 1)
  })

  it('[A4] mails the owner where they are known, whatever strangers ask for, and leaves them codes to log in', async () => {
    const member = await calls.member()
    const who = { address: member.address }
    for (let count = 0; count < 12; count += 1) await request(member.email)
    const before = (await calls.mailsTo(member.email)).length

    await request(member.email, who)

    expect((await calls.mailsTo(member.email)).length).toBe(before + 1)
    await expect(calls.signIn(member, who)).resolves.toMatch(/\./)
  })

  it('[A9] links to the configured origin, whatever the Host', async () => {
    const { email } = await calls.register()
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', forwarded: 'host=evil.example' }
    await request(email, { headers, address: newAddress() })

    const mail = (await calls.mailsTo(email)).at(-1)

    expect(mail?.subject).toBe('Reset your Bespeak password')
    expect(mail?.text).toContain(`https://bespeak.example/reset-password?email=${encodeURIComponent(email)}`)
    expect(mail?.text).not.toContain('evil')
  })
})

describe('resetPassword', () => {
  async function resettable() {
    const member = await calls.member()
    await request(member.email)
    return { ...member, code: await app.codeFor(member.email) }
  }

  it('refuses a wrong code, as for an address without an account', async () => {
    const { email, code, username } = await resettable()

    const wrong = await reset({ email, code: otherThan(code), newPassword })
    const unknown = await reset({ email: 'nobody.here@example.com', code, newPassword })

    expect(wrong.success).toBe(false)
    expect(wrong.message).toMatch(/^Invalid verification code\./)
    expect(unknown).toEqual(wrong)
    expect((await loginWith(username, newPassword)).success).toBe(false)
  })

  it.each([
    ['Short1', 'Password must be at least 8 characters'],
    ['Password123', 'This password is among the first that others would guess. Please choose another.'],
  ])('refuses %s, and leaves the code good', async (bad, message) => {
    const { email, code } = await resettable()

    expect(await reset({ email, code, newPassword: bad })).toEqual({ success: false, message })
    expect((await reset({ email, code, newPassword })).success).toBe(true)
  })

  it('refuses the code of someone else’s request', async () => {
    const [mine, theirs] = [await resettable(), await resettable()]

    if (mine.code !== theirs.code) {
      expect((await reset({ email: theirs.email, code: mine.code, newPassword })).success).toBe(false)
    }
    expect((await reset({ email: mine.email, code: mine.code, newPassword })).success).toBe(true)
  })

  it('[A14] sets the password, ends every session, voids other codes and tells the owner', async () => {
    const { email, username, password, token, code, userId } = await resettable()
    await loginWith(username, password)
    const loginCode = await app.codeFor(email)

    expect(await reset({ email, code, newPassword })).toEqual({
      success: true,
      message: 'Your password has been changed. Please log in with the new one.',
    })

    expect((await calls.currentUser({ token })).user).toBeNull()
    expect((await calls.ask('verifyLogin', { input: { userId, code: loginCode } })).success).toBe(false)
    expect((await loginWith(username, password)).success).toBe(false)
    expect((await loginWith(username, newPassword)).success).toBe(true)
    expect((await calls.mailsTo(email)).map(({ subject }) => subject)).toContain('Your Bespeak password was changed')
  })

  it('[A6] works once', async () => {
    const { email, code } = await resettable()
    await reset({ email, code, newPassword })

    expect((await reset({ email, code, newPassword: 'Third4Threads' })).success).toBe(false)
  })

  it('verifies the address of an account that never was: whoever has the mailbox has the account', async () => {
    const squatted = await calls.register()
    await request(squatted.email)

    await reset({ email: squatted.email, code: await app.codeFor(squatted.email), newPassword })

    const { rows } = await app.pool.query('select is_verified from identity.users where id = $1', [squatted.userId])
    expect(rows).toEqual([{ is_verified: true }])
    expect((await loginWith(squatted.username, squatted.password)).success).toBe(false)
  })
})

describe('changePassword', () => {
  it('is for who is signed in', async () => {
    const input = { currentPassword: 'Threads4Cloth', newPassword }
    const { body } = await calls.answerTo('changePassword', { input })
    expect(body.errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' })
  })

  it('refuses a wrong current password, ten times, and then for a while', async () => {
    const { token, password } = await calls.member()
    for (let count = 0; count < 10; count += 1) {
      expect(await change({ currentPassword: 'Wrong4Password', newPassword }, token)).toEqual({
        success: false,
        message: 'That is not your current password',
      })
    }

    const stopped = await change({ currentPassword: password, newPassword }, token)

    expect(stopped.message).toMatch(/^Too many failed attempts/)
  })

  it('refuses a new password that will not do', async () => {
    const { token, password } = await calls.member()

    expect(await change({ currentPassword: password, newPassword: 'Qwerty123' }, token)).toMatchObject({
      success: false,
    })
  })

  it('[A14] changes it, ends every other session and tells the owner', async () => {
    const account = await calls.member()
    const other = await calls.signIn(account, { address: account.address })

    expect(await change({ currentPassword: account.password, newPassword }, account.token)).toEqual({
      success: true,
      message: 'Your password has been changed. Your other devices are signed out.',
    })

    expect((await calls.currentUser({ token: other })).user).toBeNull()
    expect((await calls.currentUser({ token: account.token })).user).not.toBeNull()
    expect((await loginWith(account.username, newPassword)).success).toBe(true)
    expect((await calls.mailsTo(account.email)).map(({ subject }) => subject)).toContain(
      'Your Bespeak password was changed',
    )
  })
})

describe('changePassword', () => {
  it('[A4] leaves the owner the code that the mailbox got', async () => {
    const { email, token, password } = await calls.member()
    await request(email)
    const code = await app.codeFor(email)
    expect((await change({ currentPassword: password, newPassword }, token)).success).toBe(true)

    expect((await reset({ email, code, newPassword: 'Third4Threads' })).success).toBe(true)
  })

  it('[D10] is done ten times an hour', async () => {
    const { token, ...member } = await calls.member()
    let { password } = member
    for (let count = 0; count < 10; count += 1) {
      const next = `Threads4Cloth${count}`
      expect((await change({ currentPassword: password, newPassword: next }, token)).success).toBe(true)
      password = next
    }

    expect((await change({ currentPassword: password, newPassword }, token)).message).toMatch(
      /^You have changed your password several times\. Please try again in \d+ minutes\.$/,
    )
  })
})

describe('[A14] a password changed in two places at once', () => {
  /** Holds the account as a transaction that is under way would, until it is let go. */
  async function holding(userId: number, work: () => Promise<unknown>[], change: string) {
    const client = await app.pool.connect()
    await client.query('begin')
    await client.query('select from identity.users where id = $1 for update', [userId])
    const answers = Promise.all(work())
    while (!(await someoneWaits(app.pool)));
    await client.query(change, [userId])
    await client.query('commit')
    client.release()
    return answers
  }

  it('is not changed by who verified the password before a reset', async () => {
    const { userId, token, password } = await calls.member()

    const [answer] = await holding(
      userId,
      () => [change({ currentPassword: password, newPassword }, token)],
      `update identity.users set password_hash = 'reset meanwhile' where id = $1`,
    )

    expect(answer).toEqual({ success: false, message: 'That is not your current password' })
    const { rows } = await app.pool.query('select password_hash from identity.users where id = $1', [userId])
    expect(rows).toEqual([{ password_hash: 'reset meanwhile' }])
  })

  it('lets nobody in with a login code that it voided', async () => {
    const { userId, email, username, password } = await calls.member()
    await loginWith(username, password)
    const code = await app.codeFor(email)

    const [answer] = await holding(
      userId,
      () => [calls.ask('verifyLogin', { input: { userId, code } })],
      'delete from identity.codes where user_id = $1',
    )

    expect(answer).toMatchObject({ success: false, token: null })
  })

  it('[F4] is tried again where two stand in each other’s way', async () => {
    const sql = { tries: 0, transaction: (work: (tx: Sql) => Promise<unknown>) => work({} as Sql) }
    const stuck = (code: string) => async () => {
      sql.tries += 1
      if (sql.tries === 1) throw new Error('query failed', { cause: Object.assign(new Error('stuck'), { code }) })
      return 'done'
    }
    for (const code of ['40P01', '40001']) {
      sql.tries = 0
      expect(await inTransaction(sql as unknown as Sql, stuck(code))).toBe('done')
    }
    sql.tries = 0
    await expect(inTransaction(sql as unknown as Sql, stuck('23505'))).rejects.toThrow('query failed')
  })
})

describe('a password', () => {
  it('is kept as argon2id with the agreed cost, and stands in no log', async () => {
    const { userId, password } = await calls.register()
    const { rows } = await app.pool.query('select password_hash from identity.users where id = $1', [userId])

    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(app.logs()).not.toContain(password)
  })
})
