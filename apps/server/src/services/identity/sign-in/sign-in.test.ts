import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount, startTestApp, type TestApp } from '../../../testing/app.ts'
import { type Calls, callsTo, newAddress, otherThan, type Who } from '../../../testing/identity-calls.ts'

let app: TestApp
let calls: Calls
beforeAll(async () => {
  app = await startTestApp()
  calls = callsTo(app)
})
afterAll(() => app.close())

const wrongPassword = 'Wrong4Password'
const invalid = { success: false, message: 'Invalid credentials', email: null, userId: null }

const begin = (username: string, password: string, who: Who = { address: newAddress() }) =>
  calls.ask('initiateLogin', { input: { username, password } }, who)

describe('initiateLogin refuses', () => {
  it.each([
    ['', 'Threads4Cloth', 'Username is required'],
    ['   ', 'Threads4Cloth', 'Username is required'],
    ['ada', '', 'Password is required'],
  ])('%j with %j', async (username, password, message) => {
    expect(await begin(username, password)).toEqual({ ...invalid, message })
  })

  it('[A5] a wrong user and a wrong password with the same words', async () => {
    const { username, email } = await calls.register()
    const tried = [
      [username, wrongPassword],
      [email, wrongPassword],
      ['nobody_here', wrongPassword],
      ['nobody@example.com', wrongPassword],
      ['\u0000', wrongPassword],
      ["' or 1=1 --", wrongPassword],
      [username, 'x'.repeat(50_000)],
    ] as const

    for (const [login, password] of tried) expect(await begin(login, password), login).toEqual(invalid)
  })

  it('a deactivated account, and only after the right password', async () => {
    const { userId, username, password, email } = await calls.member()
    await app.pool.query('update identity.users set is_active = false where id = $1', [userId])
    const before = (await calls.mailsTo(email)).length

    expect(await begin(username, wrongPassword)).toEqual(invalid)
    const answer = await calls.answerTo('initiateLogin', { input: { username, password } })

    expect(answer.body.errors).toEqual([
      expect.objectContaining({
        message: 'This account is deactivated. Please contact support.',
        extensions: { code: 'unauthorized_client' },
      }),
    ])
    expect((await calls.mailsTo(email)).length).toBe(before)
  })
})

describe('verifyLogin refuses', () => {
  it('[A14] an account that was deactivated since the code was asked for', async () => {
    const { userId, username, password, email } = await calls.member()
    await begin(username, password)
    const code = await app.codeFor(email)
    await app.pool.query('update identity.users set is_active = false where id = $1', [userId])

    const { body } = await calls.answerTo('verifyLogin', { input: { userId, code } })

    expect(body.errors?.[0]?.extensions).toEqual({ code: 'unauthorized_client' })
  })
})

describe('initiateLogin', () => {
  it.each([
    ['the username', (who: { username: string }) => who.username],
    ['the username in another case', (who: { username: string }) => who.username.toUpperCase()],
    ['the e-mail address', (who: { email: string }) => ` ${who.email.toUpperCase()} `],
  ])('takes %s', async (_, loginOf) => {
    const account = await calls.register()

    expect(await begin(loginOf(account), account.password)).toEqual({
      success: true,
      message: 'Please check your email for the verification code.',
      email: account.email,
      userId: account.userId,
    })
  })

  it('takes a password typed with either spelling of an accented letter', async () => {
    const { username } = await calls.register({ password: 'Crème4Brûlée'.normalize('NFC') })

    expect(await begin(username, 'Crème4Brûlée'.normalize('NFD'))).toMatchObject({ success: true })
  })
})

describe('verifyLogin', () => {
  it('completes the login, says until when, and notes it', async () => {
    const account = await calls.register()
    await begin(account.username, account.password)

    const input = { userId: account.userId, code: await app.codeFor(account.email) }
    const result = await calls.ask('verifyLogin', { input })

    expect(result).toMatchObject({
      success: true,
      message: 'You are now logged in.',
      expiresIn: 7 * 24 * 60 * 60,
      user: { id: account.userId, isVerified: true, lastLogin: app.clock.now().toISOString() },
    })
    expect(await calls.currentUser({ token: String(result.token) })).toMatchObject({ user: { id: account.userId } })
  })

  it('[A16] opens a new session at each login, whatever the caller sent along', async () => {
    const account = await calls.member()
    const fixed = { ...account, headers: { cookie: 'session=fixed', authorization: `Bearer ${account.token}` } }

    const token = await calls.signIn(account, fixed)

    expect(sessionOf(token)).not.toBe(sessionOf(account.token))
  })

  it('answers a wrong code with neither user nor token', async () => {
    const account = await calls.register()

    const result = await calls.ask('verifyLogin', { input: { userId: account.userId, code: '000000' } })

    expect(result).toMatchObject({ success: false, user: null, token: null, expiresIn: null })
  })
})

describe('verifyEmail', () => {
  const verify = ({ userId }: { userId: number }, code: string) => calls.ask('verifyEmail', { input: { userId, code } })

  it('answers a wrong code with neither user nor token', async () => {
    const account = await calls.register()
    const code = otherThan(await app.codeFor(account.email))
    expect(await verify(account, code)).toMatchObject({ success: false, user: null, token: null, expiresIn: null })
  })

  it('[A6] signs in once, however often the code is handed in', async () => {
    const account = await calls.register()
    const code = await app.codeFor(account.email)
    const answers = await Promise.all([verify(account, code), verify(account, code)])
    expect(answers.filter(({ token }) => token)).toHaveLength(1)
    expect(await verify(account, code)).toMatchObject({ success: false, token: null })
  })

  it('signs nobody in where the account was verified otherwise since: the code is older than that', async () => {
    const account = await calls.register()
    const code = await app.codeFor(account.email)
    await calls.signIn(account)
    expect(await verify(account, code)).toMatchObject({ success: true, user: null, token: null, expiresIn: null })
  })

  it('completes a registration and signs in by the same code', async () => {
    const account = await calls.register()
    const result = await verify(account, await app.codeFor(account.email))
    expect(result).toMatchObject({
      success: true,
      message: 'Your email address is verified.',
      expiresIn: 7 * 24 * 60 * 60,
      user: { id: account.userId, isVerified: true, lastLogin: app.clock.now().toISOString() },
    })
    expect(await calls.currentUser({ token: String(result.token) })).toMatchObject({ user: { id: account.userId } })
  })
})

/** That many wrong guesses at once, each from a network of its own. */
const attack = (username: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => begin(username, wrongPassword)))

describe('guessing passwords', () => {
  const tooMany = /^Too many failed attempts\. Please try again in \d+ minutes, or reset your password\.$/

  it('is stopped after ten from one network at one account, known or not, even for the right one', async () => {
    const { username, password } = await calls.register()
    for (const name of [username, 'nobody_at_all']) {
      const address = newAddress()
      for (let count = 0; count < 10; count += 1) expect(await begin(name, wrongPassword, { address })).toEqual(invalid)
      const stopped = await begin(name, password, { address })
      expect(stopped).toMatchObject({ success: false, message: expect.stringMatching(tooMany) })
    }
    expect((await begin(username, password)).success).toBe(true)
  })

  it('counts parallel guesses before it judges them', async () => {
    const { username } = await calls.register()
    const address = newAddress()

    const results = await Promise.all(Array.from({ length: 30 }, () => begin(username, wrongPassword, { address })))

    expect(results.filter(({ message }) => message === 'Invalid credentials')).toHaveLength(10)
  })

  it('forgets the failures of who gets it right', async () => {
    const { username, password } = await calls.register()
    const address = newAddress()
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 9; count += 1) await begin(username, wrongPassword, { address })
      expect((await begin(username, password, { address })).success).toBe(true)
    }
  })

  it('[A3] at one account after another is stopped by the network, raises an alarm, and keeps no one else out', async () => {
    const member = await calls.member()
    const attacker = newAddress()
    const sprayed = Array.from({ length: 60 }, (_, at) => begin(`spray_${at}`, wrongPassword, { address: attacker }))
    for (const answer of await Promise.all(sprayed)) expect(answer).toEqual(invalid)

    const stopped = await begin('spray_60', wrongPassword, { address: attacker })

    expect(stopped.message).toMatch(/^Too many failed attempts\. Please try again in \d+ minutes/)
    expect(calls.alarms().at(-1)).toMatchObject({ alarm: 'guessing', rule: 'guesses-by-network' })
    expect((await begin(member.username, member.password)).success).toBe(true)
  })

  it('[A3] from the network of someone who signed in there before does not keep them out', async () => {
    const member = await calls.member()
    const who = { address: member.address }
    await Promise.all(Array.from({ length: 61 }, (_, at) => begin(`spread_${at}`, wrongPassword, who)))
    expect((await begin('spread_last', wrongPassword, who)).message).toMatch(/^Too many/)

    expect((await begin(member.username, wrongPassword, who)).message).toMatch(/^Too many/)
    await expect(calls.signIn(member, who)).resolves.toMatch(/\./)
  })

  it('[A2] at one account from many networks is stopped by the account', async () => {
    const { username, password } = await calls.register()
    for (const answer of await attack(username, 50)) expect(answer).toEqual(invalid)

    expect((await begin(username, password)).message).toMatch(/^Too many failed attempts/)
    expect(calls.alarms().at(-1)).toMatchObject({ alarm: 'guessing', rule: 'passwords-by-account' })
  })

  it('[A4] never keeps the owner out: not where they are known, and elsewhere a reset lets them in', async () => {
    const member = await calls.member()
    await attack(member.username, 51)
    const elsewhere = { address: newAddress() }
    expect((await begin(member.username, member.password, elsewhere)).message).toMatch(/or reset your password\.$/)

    await expect(calls.signIn(member, { address: member.address })).resolves.toMatch(/\./)

    await calls.ask('requestPasswordReset', { email: member.email }, elsewhere)
    const newPassword = 'Other4Threads'
    const input = { email: member.email, code: await app.codeFor(member.email), newPassword }
    expect(await calls.ask('resetPassword', { input }, elsewhere)).toMatchObject({ success: true })
    await attack(member.username, 51)
    await expect(calls.signIn({ ...member, password: newPassword }, elsewhere)).resolves.toMatch(/\./)
  })

  it('does not tell which username and address belong together', async () => {
    const { username, email } = await calls.register()
    const address = newAddress()
    for (let count = 0; count < 11; count += 1) await begin(username, wrongPassword, { address })

    expect(await begin(email, wrongPassword, { address })).toEqual(invalid)
  })
})

describe('[B10] guesses batched by aliases', () => {
  it('are each counted', async () => {
    const { username } = await calls.register()
    const login = `initiateLogin(input: { username: "${username}", password: "${wrongPassword}" }) { message }`
    const text = `mutation { ${Array.from({ length: 10 }, (_, at) => `a${at}: ${login}`).join(' ')} }`
    const address = newAddress()
    await app.call('identity', text, {}, { address })

    expect((await begin(username, wrongPassword, { address })).message).toMatch(/^Too many failed attempts/)
  })
})

describe('an account made and never used', () => {
  it('is signed in and verified by one code', async () => {
    const account = { ...makeAccount() }
    const { userId } = await calls.register(account)

    const token = await calls.signIn(account)

    expect(await calls.currentUser({ token })).toMatchObject({ user: { id: userId } })
  })
})

const sessionOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { jti: string }).jti
