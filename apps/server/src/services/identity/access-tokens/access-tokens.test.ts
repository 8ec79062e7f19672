import { createHash } from 'node:crypto'
import { mostAccessTokens } from '@bespeak/domain/account/access-token.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { field, startTestApp, type TestApp } from '../../../testing/app.ts'
import { type Calls, callsTo, type Who } from '../../../testing/identity-calls.ts'

let app: TestApp
let calls: Calls
beforeAll(async () => {
  app = await startTestApp()
  calls = callsTo(app)
})
afterAll(() => app.close())

interface Listed {
  id: number
  name: string
  scopes: string[]
  lastUsedAt: string | null
  expiresAt: string | null
}

const listOf = async (who: Who): Promise<Listed[]> =>
  field(
    await app.call('identity', '{ accessTokens { id name scopes lastUsedAt expiresAt createdAt } }', {}, who),
    'accessTokens',
  )

const refusalOf = async (token: string, text = '{ currentUser { id } }', headers: Record<string, string> = {}) => {
  const { body } = await app.call('identity', text, {}, { token, headers })
  return body.errors?.[0]
}

const dead = {
  message: 'This access token is not valid, or no longer valid. Make a new one in your settings.',
  extensions: { code: 'UNAUTHENTICATED' },
}

const day = 24 * 60 * 60_000
const inDays = (days: number) => new Date(app.clock.now().getTime() + days * day)

describe('createAccessToken', () => {
  it.each<[string, object, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(61) }, 'name'],
    ['a name of two lines', { name: 'a\nb' }, 'name'],
    ['no scope', { scopes: [] }, 'scopes'],
    ['a scope that there is not', { scopes: ['read', 'admin'] }, 'scopes'],
    ['a day that is past', { expiresAt: '2001-01-01' }, 'expiresAt'],
  ])('refuses %s', async (_, wrong, place) => {
    const member = await calls.member()
    const answer = await calls.ask('createAccessToken', { name: 'Laptop', scopes: ['read'], ...wrong }, member)
    expect(answer).toMatchObject({ success: false, token: null, problems: [{ field: place }] })
    expect(await listOf(member)).toEqual([])
  })

  it('shows the token once, and keeps only its hash', async () => {
    const member = await calls.member()
    const { token } = await calls.ask('createAccessToken', { name: ' Laptop ', scopes: ['write'] }, member)
    expect(token).toMatch(/^bsp_[\w-]{43}$/)
    expect(await listOf(member)).toEqual([
      expect.objectContaining({ name: 'Laptop', scopes: ['read', 'write'], lastUsedAt: null, expiresAt: null }),
    ])
    const { rows } = await app.pool.query('select * from identity.access_tokens where user_id = $1', [member.userId])
    expect(rows[0].token_hash).toBe(createHash('sha256').update(String(token)).digest('base64url'))
    expect(JSON.stringify(rows)).not.toContain(String(token).slice(4))
    expect(app.logs()).not.toContain(String(token).slice(4))
  })

  it('makes no more than anybody has a use for, even when asked all at once', async () => {
    const member = await calls.member()
    const make = () => calls.ask('createAccessToken', { name: 'One', scopes: ['read'] }, member)
    const answers = await Promise.all(Array.from({ length: mostAccessTokens + 3 }, make))
    expect(answers.filter(({ success }) => success)).toHaveLength(mostAccessTokens)
    expect(answers.find(({ success }) => !success)?.message).toMatch(/^You have 20 access tokens\. Revoke one/)
  })

  it('is asked for only so often', async () => {
    const member = await calls.member()
    for (let count = 0; count < 30; count += 1) {
      const { id } = await calls.accessToken(member)
      await calls.ask('revokeAccessToken', { id }, member)
    }
    const { success, message } = await calls.ask('createAccessToken', { name: 'One', scopes: ['read'] }, member)
    expect([success, message]).toEqual([false, expect.stringMatching(/^You have made several access tokens\./)])
  })
})

describe('[A14] an access token is worth nothing from the moment', () => {
  it('it is revoked', async () => {
    const member = await calls.member()
    const { token, id } = await calls.accessToken(member)
    expect(await refusalOf(token)).toBeUndefined()
    expect(await calls.ask('revokeAccessToken', { id }, member)).toEqual({
      success: true,
      message: 'That access token no longer works.',
    })
    expect(await refusalOf(token)).toMatchObject(dead)
    expect(await listOf(member)).toEqual([])
  })

  it('it has run out, and it goes with the next clean-up', async () => {
    const member = await calls.member()
    const { token } = await calls.accessToken(member, 'read', inDays(1))
    app.clock.advance(day)
    expect(await refusalOf(token)).toMatchObject(dead)
    const again = await calls.signIn(member, { address: member.address })
    expect(await listOf({ token: again })).toEqual([])
    await app.jobs.find(({ name }) => name === 'identity.clean-up')?.work({} as never)
    const { rows } = await app.pool.query('select from identity.access_tokens where user_id = $1', [member.userId])
    expect(rows).toEqual([])
  })

  it('the account is deactivated, or erased', async () => {
    const member = await calls.member()
    const { token } = await calls.accessToken(member)
    await app.identity.operator.deactivate(member.userId)
    expect((await refusalOf(token))?.extensions).toEqual({ code: 'unauthorized_client' })
    await app.identity.operator.reactivate(member.userId)
    expect(await refusalOf(token)).toBeUndefined()
    const again = await calls.signIn(member, { address: member.address })
    await calls.ask('deleteMyAccount', { password: member.password }, { token: again })
    expect(await refusalOf(token)).toMatchObject(dead)
  })

  it('the password is reset or changed, or the address is: the owner is told', async () => {
    const member = await calls.member()
    const { password, email, address } = member
    const first = await calls.accessToken(member)
    const change = { currentPassword: password, newPassword: 'Other4Threads' }
    expect((await calls.ask('changePassword', { input: change }, member)).message).toBe(
      'Your password has been changed. Your other devices are signed out. Your access tokens no longer work.',
    )
    expect(await refusalOf(first.token)).toMatchObject(dead)

    const second = await calls.accessToken(member)
    const moved = { email: `new.${email}`, currentPassword: 'Other4Threads' }
    await calls.ask('updateAccount', { input: moved }, member)
    expect(await refusalOf(second.token)).toBeUndefined()
    await calls.ask('confirmEmailChange', { code: await app.codeFor(moved.email) }, member)
    expect(await refusalOf(second.token)).toMatchObject(dead)

    const third = await calls.accessToken(member)
    await calls.ask('requestPasswordReset', { email: moved.email }, { address })
    const input = { email: moved.email, code: await app.codeFor(moved.email), newPassword: 'Third4Threads' }
    await calls.ask('resetPassword', { input }, { address })
    expect(await refusalOf(third.token)).toMatchObject(dead)
  })

  it('but not from that of a logout: it is no sign-in', async () => {
    const member = await calls.member()
    const { token } = await calls.accessToken(member)
    await calls.ask('logoutUser', {}, member)
    expect(await refusalOf(token)).toBeUndefined()
  })
})

describe('an access token', () => {
  it.each([
    ['never made', () => `bsp_${'A'.repeat(43)}`],
    ['empty', () => 'bsp_'],
    ['with a sign more', async () => `${(await calls.accessToken(await calls.member())).token}A`],
    ['without its beginning', async () => (await calls.accessToken(await calls.member())).token.slice(4)],
  ])('%s is nobody’s', async (_, make) => {
    expect((await refusalOf(await make(), '{ notifications { id } }'))?.extensions?.code).toBe('UNAUTHENTICATED')
  })

  it('is when it was last used, to the minute', async () => {
    const member = await calls.member()
    const { token } = await calls.accessToken(member)
    const used = async () => {
      await refusalOf(token)
      return (await listOf(member))[0]?.lastUsedAt
    }
    const first = app.clock.now().toISOString()
    expect(await used()).toBe(first)
    app.clock.advance(59_000)
    expect(await used()).toBe(first)
    app.clock.advance(2_000)
    expect(await used()).toBe(app.clock.now().toISOString())
  })

  describe('keeps its account in use', () => {
    const cleanUp = async () => {
      await app.jobs.find(({ name }) => name === 'identity.clean-up')?.work({} as never)
      await app.runJobs()
    }
    const warnedAt = async ({ userId }: { userId: number }) =>
      (await app.pool.query('select idle_warned_at from identity.users where id = $1', [userId])).rows[0]

    it('also after it was revoked or has run out', async () => {
      // One after the other: who signs up waits for a mail of their own.
      const [used, revoked] = [await calls.member(), await calls.member()]
      const [ended, idle] = [await calls.member(), await calls.member()]
      const tokens = [await calls.accessToken(used), await calls.accessToken(revoked)]
      tokens.push(await calls.accessToken(ended, 'read', inDays(741)))
      await calls.accessToken(idle)
      app.clock.advance(740 * day)
      for (const { token } of tokens) expect(await refusalOf(token)).toBeUndefined()
      await app.pool.query('delete from identity.access_tokens where user_id = $1', [revoked.userId])
      app.clock.advance(2 * day)
      await cleanUp()
      const warnings = await Promise.all([used, revoked, ended, idle].map(warnedAt))
      expect(warnings.map((row) => row?.idle_warned_at !== null)).toEqual([false, false, false, true])
    })

    it('so that who was told once is told again, before it is erased', async () => {
      const member = await calls.member()
      const { token } = await calls.accessToken(member)
      app.clock.advance(701 * day)
      await cleanUp()
      const first = (await warnedAt(member))?.idle_warned_at
      expect(first).not.toBeNull()
      app.clock.advance(10 * day)
      expect(await refusalOf(token)).toBeUndefined()
      app.clock.advance(731 * day)
      await cleanUp()
      const second = (await warnedAt(member))?.idle_warned_at
      expect(second > first).toBe(true)
      app.clock.advance(30 * day)
      await cleanUp()
      expect(await warnedAt(member)).toBeUndefined()
    })

    it('also where it is used just before it would be erased', async () => {
      const member = await calls.member()
      const { token } = await calls.accessToken(member)
      app.clock.advance(701 * day)
      await cleanUp()
      app.clock.advance(30 * day)
      await app.jobs.find(({ name }) => name === 'identity.clean-up')?.work({} as never)
      expect(await refusalOf(token)).toBeUndefined()
      await app.runJobs()
      expect(await warnedAt(member)).toBeDefined()
    })
  })

  it('of a person opens nothing of anybody else', async () => {
    const [one, other] = [await calls.member(), await calls.member()]
    const { token } = await calls.accessToken(one)
    const text = 'query($userId: Int!) { userInfo(userId: $userId) { id } }'
    const asked = (userId: number) => app.call('identity', text, { userId }, { token })
    expect((await asked(other.userId)).body.errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
    expect(field(await asked(one.userId), 'userInfo')).toEqual({ id: one.userId })
  })

  it('[B11] may come from any origin, and no page there can read the answer', async () => {
    const origin = { origin: 'https://elsewhere.example' }
    const member = await calls.member()
    const { token } = await calls.accessToken(member)
    const ask = (with_: string) => app.call('identity', '{ currentUser { id } }', {}, { token: with_, headers: origin })
    expect((await ask(member.token)).body.errors?.[0]?.extensions?.code).toBe('unauthorized_client')
    expect((await ask('bsp_nobody')).body.errors?.[0]).toMatchObject(dead)
    const answer = await ask(token)
    expect(answer.body).toEqual({ data: { currentUser: { id: member.userId } } })
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it('[B3] asks for documents by links that end with it', async () => {
    const member = await calls.member()
    const { token, id } = await calls.accessToken(member)
    const make = 'mutation { createResume(input: { title: "Florist", content: "Ada Vance" }) { id } }'
    const resumeId = String(field<{ id: number }>(await app.call('resume', make, {}, { token }), 'createResume').id)
    const text = 'mutation($input: ResumeDocumentInput!) { generateResumeDocument(input: $input) { url } }'
    const asked = await app.call('resume', text, { input: { resumeId, format: 'txt' } }, { token })
    const { pathname, search } = new URL(field<{ url: string }>(asked, 'generateResumeDocument').url)
    expect((await app.http.inject(`${pathname}${search}`)).statusCode).toBe(200)
    await calls.ask('revokeAccessToken', { id }, member)
    expect((await app.http.inject(`${pathname}${search}`)).statusCode).toBe(404)
  })

  it('is noted when it is made and when it is revoked, without its name', async () => {
    const member = await calls.member()
    const { id } = await calls.accessToken(member, 'read')
    await calls.ask('revokeAccessToken', { id }, member)
    const { rows } = await app.pool.query(
      'select event, detail from identity.audit_log where user_id = $1 order by id offset 1',
      [member.userId],
    )
    expect(rows).toEqual([
      { event: 'access-token-created', detail: 'read' },
      { event: 'access-token-revoked', detail: 'read' },
    ])
  })
})

describe('[D17] what agents send', () => {
  const post = (token: string) =>
    app.http.inject({
      ...{ method: 'POST', url: '/mcp', payload: { jsonrpc: '2.0', id: 1, method: 'ping' } },
      headers: { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' },
    })

  it('is counted for a person, whichever of their tokens it comes with, and one too many is refused', async () => {
    const [member, other] = [await calls.member(), await calls.member()]
    const tokens = [await calls.accessToken(member), await calls.accessToken(member), await calls.accessToken(other)]
    const answered = async () => Promise.all(tokens.map(async ({ token }) => (await post(token)).statusCode))
    expect(await answered()).toEqual([200, 200, 200])
    await app.pool.query(
      `update kernel.rate_limits set points = 1200 where key like 'agent-messages-by-account:%' and points = 2`,
    )

    expect(await answered()).toEqual([429, 429, 200])
    const refused = await post(tokens[0]?.token ?? '')
    expect(refused.body).toMatch(/^Your agents have asked for a lot\. Please try again in \d+ minutes\.\n$/)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})
