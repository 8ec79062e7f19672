import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount, startTestApp, type TestApp } from '../../../testing/app.ts'
import { type Calls, callsTo, newAddress, otherThan } from '../../../testing/identity-calls.ts'

let app: TestApp
let calls: Calls
beforeAll(async () => {
  app = await startTestApp()
  calls = callsTo(app)
})
afterAll(() => app.close())

type Member = Awaited<ReturnType<Calls['member']>>

const update = (input: object, token: string) => calls.ask('updateAccount', { input }, { token })
const confirm = (code: string, token: string) => calls.ask('confirmEmailChange', { code }, { token })
const newEmail = () => makeAccount().email
const changeTo = (email: string, { password, token }: Member) => update({ email, currentPassword: password }, token)
const emailOf = async (token: string) => ((await calls.currentUser({ token })).user as { email: string } | null)?.email

const codeSent = {
  success: true,
  message: 'We sent a code to your new address. The change takes effect when you enter it.',
  verificationSent: true,
}

describe('updateAccount', () => {
  it('is for who is signed in', async () => {
    const { body } = await calls.answerTo('updateAccount', { input: { firstName: 'Ada' } })
    expect(body.errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' })
  })

  it.each([
    [{ firstName: 'Ada\r\nBcc: all@example.com' }, 'firstName'],
    [{ lastName: 'x'.repeat(101) }, 'lastName'],
    [{ email: 'nobody' }, 'email'],
  ])('refuses %j and changes nothing', async (wrong, field) => {
    const { token, userId } = await calls.member()

    const result = await update({ firstName: 'Ada', ...wrong }, token)

    expect(result).toMatchObject({ success: false, user: null, problems: [{ field }] })
    const { rows } = await app.pool.query('select first_name from identity.users where id = $1', [userId])
    expect(rows).toEqual([{ first_name: null }])
  })

  it('changes the names that are given, and takes away what is null or blank', async () => {
    const { token } = await calls.member()
    expect(await update({ firstName: 'Ada', lastName: "D'Arcy-Núñez" }, token)).toMatchObject({
      success: true,
      message: 'Your changes are saved.',
      verificationSent: false,
      user: { firstName: 'Ada', lastName: "D'Arcy-Núñez" },
    })

    expect(await update({ firstName: '  ' }, token)).toMatchObject({
      user: { firstName: null, lastName: "D'Arcy-Núñez" },
    })
    expect(await update({}, token)).toMatchObject({ success: true, user: { lastName: "D'Arcy-Núñez" } })
  })

  it('sends nothing where the address stays the same', async () => {
    const { token, email } = await calls.member()

    expect(await update({ email: email.toUpperCase() }, token)).toMatchObject({
      success: true,
      verificationSent: false,
    })
  })
})

describe('[A10] changing the e-mail address', () => {
  it('needs the password', async () => {
    const { token, email, password } = await calls.member()

    expect(await update({ email: newEmail() }, token)).toMatchObject({
      success: false,
      message: 'Enter your current password to change your email address',
    })
    expect(await update({ email: newEmail(), currentPassword: `${password}x` }, token)).toMatchObject({
      success: false,
      message: 'That is not your current password',
      problems: [{ field: 'currentPassword' }],
    })
    expect(await emailOf(token)).toBe(email)
  })

  it('tells the old address at once and takes effect only with the code from the new one', async () => {
    const member = await calls.member()
    const email = newEmail()

    expect(await changeTo(email, member)).toMatchObject(codeSent)

    const told = (await calls.mailsTo(member.email)).at(-1)
    expect(told?.subject).toBe('Your Bespeak email address is about to change')
    expect(told?.text).toContain('/forgot-password')
    expect(told?.text).not.toContain(email)
    expect(told?.text).not.toMatch(/^\d{6}$/m)
    expect(await emailOf(member.token)).toBe(member.email)
    const code = await app.codeFor(email)
    expect((await confirm(otherThan(code), member.token)).success).toBe(false)

    expect(await confirm(code, member.token)).toMatchObject({
      success: true,
      message: 'Your email address has been changed.',
      user: { id: member.userId, email, isVerified: true },
    })
    expect((await calls.mailsTo(member.email)).at(-1)?.subject).toBe('Your Bespeak email address was changed')
    const { success } = await calls.ask('initiateLogin', { input: { username: email, password: member.password } })
    expect(success).toBe(true)
  })

  it('[A14] ends every other session, and voids codes that went to the old address', async () => {
    const member = await calls.member()
    const other = await calls.signIn(member, { address: member.address })
    await calls.ask('initiateLogin', { input: member && { username: member.username, password: member.password } })
    const oldCode = await app.codeFor(member.email)
    const email = newEmail()
    await changeTo(email, member)

    await confirm(await app.codeFor(email), member.token)

    expect(await emailOf(other)).toBeUndefined()
    expect(await emailOf(member.token)).toBe(email)
    const input = { userId: member.userId, code: oldCode }
    expect((await calls.ask('verifyLogin', { input })).success).toBe(false)
  })

  it('to the address of someone else is answered the same, tells that one, and takes nothing over', async () => {
    const [member, victim] = [await calls.member(), await calls.member()]
    const before = (await calls.mailsTo(victim.email)).length

    expect(await changeTo(victim.email, member)).toMatchObject(codeSent)

    const mails = (await calls.mailsTo(victim.email)).slice(before)
    expect(mails.map(({ subject }) => subject)).toEqual(['You already have a Bespeak account'])
    expect(mails[0]?.text).toContain(victim.username)
    expect((await confirm('000000', member.token)).success).toBe(false)
    expect(await emailOf(victim.token)).toBe(victim.email)
  })

  it('to an address that someone else took in the meantime takes nothing over', async () => {
    const member = await calls.member()
    const email = newEmail()
    await changeTo(email, member)
    const code = await app.codeFor(email)
    const quicker = await calls.registeredMember({ email })
    expect(quicker.result.success).toBe(true)

    expect(await confirm(code, member.token)).toMatchObject({
      success: false,
      message: expect.stringMatching(/^Invalid verification code\./),
    })

    expect(await emailOf(member.token)).toBe(member.email)
  })

  it('of two to one address at the same moment gives it to one, and tells the other that the code is invalid', async () => {
    const rivals = [await calls.member(), await calls.member()]
    const email = newEmail()
    const codes: string[] = []
    for (const rival of rivals) {
      await changeTo(email, rival)
      codes.push(await app.codeFor(email))
    }

    const results = await Promise.all(rivals.map(({ token }, index) => confirm(codes[index] ?? '', token)))

    expect(results.map(({ success }) => success).sort()).toEqual([false, true])
    expect(results.find(({ success }) => !success)?.message).toMatch(/^Invalid verification code\./)
  })

  it('is stopped by a password reset from the old address', async () => {
    const member = await calls.member()
    const email = newEmail()
    await changeTo(email, member)
    const code = await app.codeFor(email)
    await calls.ask('requestPasswordReset', { email: member.email })
    const newPassword = 'Other4Threads'
    const input = { email: member.email, code: await app.codeFor(member.email), newPassword }
    await calls.ask('resetPassword', { input }, { address: member.address })

    const token = await calls.signIn({ ...member, password: newPassword }, { address: member.address })

    expect((await confirm(code, token)).success).toBe(false)
    expect(await emailOf(token)).toBe(member.email)
  })

  it('needs a login to be confirmed, and cannot be confirmed by someone else', async () => {
    const [member, stranger] = [await calls.member(), await calls.member()]
    const email = newEmail()
    await changeTo(email, member)
    const code = await app.codeFor(email)

    const { body } = await calls.answerTo('confirmEmailChange', { code })
    expect(body.errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' })
    expect((await confirm(code, stranger.token)).success).toBe(false)
    expect((await confirm(code, member.token)).success).toBe(true)
  })

  it('[D10] mails one new address at most five times a day, whoever asks', async () => {
    const target = newEmail()
    for (let count = 0; count < 7; count += 1) {
      expect(await changeTo(target, await calls.member())).toMatchObject(codeSent)
      await app.runJobs()
    }

    expect((await calls.mailsTo(target)).length).toBe(5)
  })
})

describe('an address that was given up', () => {
  it('is free again', async () => {
    const member = await calls.member()
    const email = newEmail()
    await changeTo(email, member)
    await confirm(await app.codeFor(email), member.token)

    const next = await calls.register({ email: member.email }, { address: newAddress() })

    const input = { userId: next.userId, code: await app.codeFor(member.email) }
    expect(await calls.ask('verifyEmail', { input })).toMatchObject({ success: true })
  })
})
