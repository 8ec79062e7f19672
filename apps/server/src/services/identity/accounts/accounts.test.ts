import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount, type NewAccount, startTestApp, type TestApp } from '../../../testing/app.ts'
import { type Calls, callsTo, newAddress } from '../../../testing/identity-calls.ts'

let app: TestApp
let calls: Calls
beforeAll(async () => {
  app = await startTestApp()
  calls = callsTo(app)
})
afterAll(() => app.close())

const credentialsOf = ({ username, password }: NewAccount) => ({ username, password })

const register = (input: object, address = newAddress()) => calls.ask('registerUser', { input }, { address })

describe('registerUser refuses', () => {
  it.each([
    [{ username: 'ab' }, 'username', 'Username must be at least 3 characters'],
    [{ username: 'a'.repeat(51) }, 'username', 'Username must be at most 50 characters'],
    [{ username: 'no spaces' }, 'username', 'Username can only contain letters, numbers, and underscores'],
    [{ email: 'nobody' }, 'email', 'Invalid email address'],
    [{ password: 'Short1' }, 'password', 'Password must be at least 8 characters'],
    [{ password: 'lower4case' }, 'password', 'Password must contain at least one uppercase letter'],
    [{ password: 'UPPER4CASE' }, 'password', 'Password must contain at least one lowercase letter'],
    [{ password: 'NoDigitsHere' }, 'password', 'Password must contain at least one number'],
    [
      { password: 'Password1' },
      'password',
      'This password is among the first that others would guess. Please choose another.',
    ],
    [{ password: `Threads4${'x'.repeat(121)}` }, 'password', 'Password must be at most 128 characters'],
    [{ firstName: 'x'.repeat(101) }, 'firstName', 'First name must be at most 100 characters'],
    [{ lastName: 'Love\r\nBcc: all@example.com' }, 'lastName', 'Last name must be a single line of text'],
  ])('%j', async (wrong, field, message) => {
    expect(await register({ ...makeAccount(), ...wrong })).toEqual({
      success: false,
      message,
      problems: [{ field, message }],
      user: null,
      verificationSent: false,
    })
  })

  it('a username that is taken, whatever its case', async () => {
    const { username } = await calls.register()

    const result = await register({ ...makeAccount(), username: username.toUpperCase() })

    expect(result).toMatchObject({
      success: false,
      message: 'This username is already taken',
      problems: [{ field: 'username' }],
    })
  })

  it('[B5] fields that are not a caller’s to set', async () => {
    for (const field of ['role', 'roles', 'plan', 'isVerified', 'isActive', 'isShadow', 'id', 'userId', 'createdAt']) {
      const account = makeAccount()
      const answer = await calls.answerTo('registerUser', { input: { ...account, [field]: true } })

      expect(answer.body.errors?.[0]?.extensions?.code, field).toBe('BAD_USER_INPUT')
      const { rows } = await app.pool.query('select 1 from identity.users where username = $1', [account.username])
      expect(rows, field).toEqual([])
    }
  })

  it('more than 20 an hour from one network, and says when to come back', async () => {
    const address = newAddress()
    for (let count = 0; count < 20; count += 1) expect((await register(makeAccount(), address)).success).toBe(true)

    const result = await register(makeAccount(), address)

    expect(result.success).toBe(false)
    expect(result.message).toMatch(/^Too many accounts were created from here\. Please try again in \d+ minutes\.$/)
    expect((await register(makeAccount())).success).toBe(true)
  })
})

describe('registerUser', () => {
  it('makes an unverified account with a profile, and mails a code', async () => {
    const account = { ...makeAccount(), firstName: ' Ada ', lastName: '' }

    const result = await register(account)

    expect(result).toMatchObject({
      success: true,
      message: 'Your account has been created. Please check your email for the verification code.',
      verificationSent: true,
      user: {
        username: account.username,
        email: account.email,
        firstName: 'Ada',
        lastName: null,
        isActive: true,
        isVerified: false,
        createdAt: app.clock.now().toISOString(),
        lastLogin: null,
      },
    })
    const [mail] = await calls.mailsTo(account.email)
    expect(mail?.text).toMatch(/^\d{6}$/m)
  })

  it('[A11] makes no second account for one mailbox by case, and one for each tag', async () => {
    const { email } = await calls.register({ email: 'Mixed.Case@Example.com' })
    expect(email).toBe('Mixed.Case@Example.com')

    await calls.register({ email: 'mixed.case@EXAMPLE.COM' })
    const tagged = await calls.register({ email: 'mixed.case+jobs@example.com' })

    const { rows } = await app.pool.query(`select email from identity.users where email like 'mixed.case%' order by id`)
    expect(rows).toEqual([
      { email: 'mixed.case@example.com' },
      { email: 'mixed.case@example.com' },
      { email: 'mixed.case+jobs@example.com' },
    ])
    expect(tagged.result.success).toBe(true)
  })

  it('of one username twice at once makes one account', async () => {
    const { username } = makeAccount()

    const results = await Promise.all([1, 2, 3].map(() => register({ ...makeAccount(), username })))

    expect(results.filter(({ success }) => success)).toHaveLength(1)
  })

  it('[A11] of one address more than once has one owner: who first proves the mailbox', async () => {
    const { email } = makeAccount()
    const rivals = [await calls.register({ email }), await calls.register({ email }), await calls.register({ email })]
    const codes: string[] = []
    for (const { userId } of rivals) {
      await app.pool.query('delete from kernel.rate_limits')
      await calls.ask('resendVerificationCode', { input: { userId, email } }, { address: newAddress() })
      codes.push(await app.codeFor(email))
    }

    const verified = await Promise.all(
      rivals.map(({ userId }, at) => calls.ask('verifyEmail', { input: { userId, code: codes[at] } })),
    )

    expect(verified.filter(({ success }) => success)).toHaveLength(1)
    const { rows } = await app.pool.query('select is_verified from identity.users where email = $1', [email])
    expect(rows.filter((row) => row.is_verified)).toHaveLength(1)
  })
})

describe('[A4] an address that someone else registered and could not prove', () => {
  it('is its owner’s all the same', async () => {
    const squatter = await calls.register()
    await calls.mailsTo(squatter.email)
    const owner = await calls.register({ email: squatter.email })
    const [, mail] = await calls.mailsTo(owner.email)
    expect(mail?.text).not.toContain(squatter.username)

    const code = await app.codeFor(owner.email)
    expect(await calls.ask('verifyEmail', { input: { userId: owner.userId, code } })).toMatchObject({ success: true })

    await expect(calls.signIn({ ...owner, username: owner.email })).resolves.toMatch(/\./)
    const before = (await calls.mailsTo(owner.email)).length
    await calls.ask('initiateLogin', { input: credentialsOf(squatter) })
    const mails = (await calls.mailsTo(owner.email)).slice(before)
    expect(mails.map(({ subject }) => subject)).toEqual(['You already have a Bespeak account'])
    expect(mails[0]?.text).toContain(owner.username)
  })
})

describe('[A5] a registration with a taken address', () => {
  it('is answered as any other, with the next id', async () => {
    const owner = await calls.member()
    const taken = await calls.register({ email: owner.email })
    const fresh = await calls.register()

    const shape = ({ result, username, email }: typeof taken) =>
      JSON.stringify(result)
        .replace(username, 'USERNAME')
        .replace(email, 'EMAIL')
        .replace(/"id":\d+/, '"id":ID')
    expect(shape(taken)).toBe(shape(fresh))
    expect([taken.userId, fresh.userId]).toEqual([owner.userId + 1, owner.userId + 2])
  })

  it('tells the owner, whose account stays as it was, and mails no code', async () => {
    const owner = await calls.member()
    const before = (await calls.mailsTo(owner.email)).length

    await calls.register({ email: owner.email })

    const mails = (await calls.mailsTo(owner.email)).slice(before)
    expect(mails.map(({ subject }) => subject)).toEqual(['You already have a Bespeak account'])
    expect(mails[0]?.text).toContain(`Your username: ${owner.username}`)
    expect(mails[0]?.text).not.toMatch(/^\d{6}$/m)
    expect((await calls.currentUser(owner)).user).toMatchObject({ id: owner.userId })
    await expect(calls.signIn(owner, { address: owner.address })).resolves.toMatch(/\./)
  })

  it('does not give itself away in the steps that follow', async () => {
    const owner = await calls.member()
    const address = newAddress()
    const afterwards = async (account: Awaited<ReturnType<Calls['register']>>) => {
      const { username, email, password, userId } = account
      const answers = [
        await calls.ask('initiateLogin', { input: { username, password } }, { address }),
        await calls.ask('initiateLogin', { input: { username: email, password } }, { address }),
        await calls.ask('initiateLogin', { input: { username: email, password: 'Wrong4Password' } }, { address }),
        await calls.ask('resendVerificationCode', { input: { userId, email } }, { address }),
        await calls.ask('resendVerificationCode', { input: { userId, email } }, { address }),
        await calls.ask('verifyEmail', { input: { userId, code: '000000' } }, { address }),
        await register({ ...makeAccount(), username }, address),
      ]
      const words = JSON.stringify(answers).replaceAll(/ in \d+ seconds/g, ' in N seconds')
      return words.replaceAll(email, 'EMAIL').replaceAll(`"userId":${userId}`, 'ID')
    }

    const ofTaken = await afterwards(await calls.register({ email: owner.email, password: 'Other4Threads' }))
    const ofFresh = await afterwards(await calls.register({ password: 'Other4Threads' }))

    expect(ofTaken).toBe(ofFresh)
  })

  it.each(['a member', 'someone who did not prove it', 'nobody'])(
    'does not tell who has the address by logging in with it: %s',
    async (holder) => {
      const { email } = makeAccount()
      if (holder === 'a member') await calls.member({ email })
      if (holder === 'someone who did not prove it') await calls.register({ email })
      const [first, second] = [
        await calls.register({ email, password: 'First4Threads' }),
        await calls.register({ email, password: 'Second4Threads' }),
      ]
      const login = async (username: string, password: string) =>
        (await calls.ask('initiateLogin', { input: { username, password } }, { address: newAddress() })).message

      expect(await login(email, first.password)).toBe('Invalid credentials')
      for (const [username, password] of [
        [email, second.password],
        [first.username, first.password],
        [second.username, second.password],
      ] as const) {
        expect(await login(username, password)).toBe('Please check your email for the verification code.')
      }
    },
  )

  it('can be verified by no code, not even the owner’s', async () => {
    const owner = await calls.registeredMember()
    const taken = await calls.register({ email: owner.email })
    const code = await app.codeFor(owner.email)

    for (const name of ['verifyEmail', 'verifyLogin'] as const) {
      expect(await calls.ask(name, { input: { userId: taken.userId, code } })).toMatchObject({ success: false })
    }
    const { rows } = await app.pool.query(
      'select count(*)::int as made from identity.codes where user_id = $1 and code_hash is not null',
      [taken.userId],
    )
    expect(rows).toEqual([{ made: 0 }])
  })
})

describe('currentUser', () => {
  it('is nobody for a stranger', async () => {
    expect(await calls.currentUser({})).toEqual({ user: null, error: undefined })
  })

  it('tells a deactivated account so', async () => {
    const { token, userId } = await calls.member()
    await app.pool.query('update identity.users set is_active = false where id = $1', [userId])

    expect((await calls.currentUser({ token })).error?.extensions?.code).toBe('unauthorized_client')
  })

  it('is the signed-in user', async () => {
    const { token, userId, email } = await calls.member()

    expect(await calls.currentUser({ token })).toEqual({ user: { id: userId, email }, error: undefined })
  })
})
