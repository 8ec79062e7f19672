import { createHmac, generateKeyPairSync } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { type Calls, callsTo, otherThan } from '../../../testing/identity-calls.ts'
import { deriveKeys } from '../keys.ts'

const signingKey = new TextEncoder().encode('a signing key that only this test knows')
const tokenKey = deriveKeys(signingKey).token

let app: TestApp
let calls: Calls
let member: Awaited<ReturnType<Calls['member']>>
beforeAll(async () => {
  app = await startTestApp({ parts: { signingKey } })
  calls = callsTo(app)
  member = await calls.member()
})
afterAll(() => app.close())

const hour = 3_600_000
const day = 24 * hour

interface Listed {
  id: string
  isCurrent: boolean
  userAgent: string | null
  ipAddress: string | null
  lastSeenAt: string
}

async function sessionsOf(token: string): Promise<Listed[]> {
  const text = '{ sessions { id isCurrent userAgent ipAddress createdAt lastSeenAt } }'
  const { body } = await app.call('identity', text, {}, { token })
  return body.data?.sessions as Listed[]
}

/** What a caller with that token is told by an operation that needs a login. */
async function refusalOf(token: string) {
  const { body } = await app.call('identity', '{ sessions { id } }', {}, { token })
  return body.errors?.map(({ message, extensions }) => ({ message, extensions }))
}

const unauthenticated = [{ message: 'Please log in.', extensions: { code: 'UNAUTHENTICATED' } }]

const base64 = (value: object | string) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')

/** A token of the member's own, taken apart. */
function parts() {
  const [header = '', payload = '', signature = ''] = member.token.split('.')
  return { header, payload, signature, claims: JSON.parse(Buffer.from(payload, 'base64url').toString()) as object }
}

const hmac = (key: string | Uint8Array, text: string) => createHmac('sha256', key).update(text).digest('base64url')

function signed(header: object, claims: object, key: string | Uint8Array = tokenKey): string {
  const text = `${base64(header)}.${base64(claims)}`
  return `${text}.${hmac(key, text)}`
}

describe('[A12] a token with a header of one’s own', () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const forged: Record<string, () => Promise<string> | string> = {
    'alg none': () => `${base64({ alg: 'none', typ: 'JWT' })}.${parts().payload}.`,
    'alg None': () => `${base64({ alg: 'None' })}.${parts().payload}.${parts().signature}`,
    'HS256 under a public key': () => signed({ alg: 'HS256', typ: 'JWT' }, parts().claims, publicPem),
    RS256: () => new SignJWT({ ...parts().claims }).setProtectedHeader({ alg: 'RS256', typ: 'JWT' }).sign(privateKey),
    'HS512 under our own key': () =>
      new SignJWT({ ...parts().claims }).setProtectedHeader({ alg: 'HS512', typ: 'JWT' }).sign(tokenKey),
    'kid that leaves its folder': () =>
      signed({ alg: 'HS256', typ: 'JWT', kid: '../../../../dev/null' }, parts().claims, ''.padEnd(32, '\0')),
    jku: () => signed({ alg: 'HS256', typ: 'JWT', jku: 'https://evil.example/keys' }, parts().claims, 'evil'),
    jwk: () => signed({ alg: 'HS256', typ: 'JWT', jwk: { kty: 'oct', k: base64('evil') } }, parts().claims, 'evil'),
    crit: () => signed({ alg: 'HS256', typ: 'JWT', crit: ['exp'] }, parts().claims),
    'another type': () => signed({ alg: 'HS256', typ: 'refresh' }, parts().claims),
  }

  it.each(Object.entries(forged))('%s: is a stranger’s, and raises an alarm', async (_, forge) => {
    const before = calls.alarms().length

    expect(await refusalOf(await forge())).toEqual(unauthenticated)

    expect(calls.alarms().slice(before)).toEqual([expect.objectContaining({ alarm: 'forged-token' })])
  })
})

describe('[A13] a token with claims of one’s own', () => {
  const header = { alg: 'HS256', typ: 'JWT' }
  const seconds = (ms: number) => Math.floor((app.clock.now().getTime() + ms) / 1000)
  const forged: Record<string, () => string> = {
    'an edited subject': () => `${parts().header}.${base64({ ...parts().claims, sub: '2' })}.${parts().signature}`,
    'a right signature and the id of someone else': () => signed(header, { ...parts().claims, sub: '999999' }),
    'no subject': () => signed(header, { ...parts().claims, sub: undefined }),
    'no session': () => signed(header, { ...parts().claims, jti: undefined }),
    'a session that never was': () =>
      signed(header, { ...parts().claims, jti: '00000000-0000-4000-8000-000000000000' }),
    'no expiry': () => signed(header, { ...parts().claims, exp: undefined }),
    'an expiry in the past': () => signed(header, { ...parts().claims, exp: seconds(-2 * 60_000) }),
    'a start in the future': () => signed(header, { ...parts().claims, nbf: seconds(2 * 60_000) }),
    'another issuer': () => signed(header, { ...parts().claims, iss: 'elsewhere' }),
    'another audience': () => signed(header, { ...parts().claims, aud: 'elsewhere' }),
    'the key of another installation': () =>
      signed(header, parts().claims, deriveKeys(new TextEncoder().encode('the key of another installation')).token),
    'the signing key itself': () => signed(header, parts().claims, signingKey),
    'no three parts': () => 'nonsense',
    'empty parts': () => '..',
    'a NUL': () => `${parts().header}.${base64('{"jti":"\\u0000"}')}.${parts().signature}`,
    'a megabyte': () => `${'x'.repeat(10_000)}.${parts().payload}.${parts().signature}`,
  }

  it.each(Object.entries(forged))('%s: is a stranger’s, with no detail', async (_, forge) => {
    expect(await refusalOf(forge())).toEqual(unauthenticated)
  })

  // The last sign of a signature carries two bits that mean nothing: other signs there say the same bytes.
  const lastSignTurned = ({ signature }: ReturnType<typeof parts>) => {
    const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    return `${signature.slice(0, -1)}${signs.charAt(signs.indexOf(signature.slice(-1)) ^ 1)}`
  }

  it.each<[string, () => string]>([
    ['padded', () => `${member.token}=`],
    ['padded twice', () => `${member.token}==`],
    ['with another last sign', () => `${parts().header}.${parts().payload}.${lastSignTurned(parts())}`],
    ['in the signs of plain base64', () => `${member.token}+/`],
    ['with a dot more', () => `${member.token}.`],
    ['with a part more', () => `${member.token}.${parts().signature}`],
    ['with a space in it', () => member.token.replace('.', ' .')],
    ['after another token', () => `${member.token} ${member.token}`],
    ['with a line end in its signature', () => `${member.token.slice(0, -4)}\t${member.token.slice(-4)}`],
  ])('of ours is one text alone: %s it is a stranger’s', async (_, rewritten) => {
    expect(await refusalOf(rewritten())).toEqual(unauthenticated)
  })

  it('raises no alarm where it has only run out', async () => {
    const before = calls.alarms().length
    await refusalOf(signed(header, { ...parts().claims, exp: seconds(-2 * 60_000) }))

    expect(calls.alarms().length).toBe(before)
  })

  it('is good as it was issued', async () => {
    expect(await refusalOf(signed(header, parts().claims))).toBeUndefined()
  })
})

describe('[A14] a token is worth nothing from the moment', () => {
  it('of the logout', async () => {
    const { token } = await calls.member()
    expect(await calls.ask('logoutUser', {}, { token })).toEqual({
      success: true,
      message: 'You have been logged out.',
    })

    expect(await refusalOf(token)).toEqual(unauthenticated)
    expect(await calls.ask('logoutUser', {}, { token })).toMatchObject({ success: true })
  })

  it('its account is deactivated', async () => {
    const { token, userId } = await calls.member()
    await app.pool.query('update identity.users set is_active = false where id = $1', [userId])

    expect((await refusalOf(token))?.[0]?.extensions).toEqual({ code: 'unauthorized_client' })
  })

  it('its account is erased', async () => {
    const { token, userId } = await calls.member()
    await app.pool.query('delete from identity.users where id = $1', [userId])

    expect(await refusalOf(token)).toEqual(unauthenticated)
  })

  it('its session is revoked by another device', async () => {
    const account = await calls.member()
    const other = await calls.signIn(account, { address: account.address })
    const id = (await sessionsOf(other)).find(({ isCurrent }) => isCurrent)?.id

    expect(await calls.ask('revokeSession', { id }, { token: account.token })).toMatchObject({ success: true })

    expect(await refusalOf(other)).toEqual(unauthenticated)
    expect(await refusalOf(account.token)).toBeUndefined()
  })

  it('the other devices are signed out', async () => {
    const account = await calls.member()
    const others = [
      await calls.signIn(account, { address: account.address }),
      await calls.signIn(account, { address: account.address }),
    ]

    expect(await calls.ask('revokeOtherSessions', {}, { token: account.token })).toEqual({
      success: true,
      message: 'Your other devices are signed out.',
    })

    for (const token of others) expect(await refusalOf(token)).toEqual(unauthenticated)
    expect(await refusalOf(account.token)).toBeUndefined()
    expect(await calls.ask('revokeOtherSessions', {}, { token: account.token })).toEqual({
      success: true,
      message: 'No other device was signed in.',
    })
  })
})

describe('revokeSession', () => {
  it('[B4] does not find what belongs to someone else, nor what never was', async () => {
    const [mine, theirs] = [await calls.member(), await calls.member()]
    const [session] = await sessionsOf(theirs.token)

    for (const id of [session?.id, 'nonsense', '\u0000', '']) {
      const { body } = await calls.answerTo('revokeSession', { id }, { token: mine.token })
      expect(body.errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND' })
    }
    expect(await refusalOf(theirs.token)).toBeUndefined()
  })
})

describe('sessions', () => {
  it('lists the caller’s devices, the current one marked', async () => {
    const account = await calls.member()
    const headers = { 'user-agent': `Test Browser ${'x'.repeat(400)}` }
    const token = await calls.signIn(account, { address: account.address, headers })

    const listed = await sessionsOf(token)

    expect(listed).toHaveLength(2)
    const current = listed.find(({ isCurrent }) => isCurrent)
    expect(current?.userAgent).toBe(headers['user-agent'].slice(0, 300))
    expect(current?.ipAddress).toBe(account.address)
  })

  it('notes when a device was last seen, at most once a minute', async () => {
    const { token } = await calls.member()
    const start = app.clock.now()
    app.clock.advance(59_000)
    expect((await sessionsOf(token))[0]?.lastSeenAt).toBe(start.toISOString())

    app.clock.advance(2000)

    expect((await sessionsOf(token))[0]?.lastSeenAt).toBe(app.clock.now().toISOString())
  })
})

describe('[A17] a token', () => {
  it('is read from the header alone, and stands in no log', async () => {
    const { token } = await calls.member()
    const url = `/api/v1/identity/graphql?token=${token}&access_token=${token}&authorization=Bearer%20${token}`
    const headers = { 'content-type': 'application/json', cookie: `auth_token=${token}` }

    const response = await app.http.inject({ method: 'POST', url, headers, payload: { query: '{ sessions { id } }' } })

    expect(response.body).toContain('UNAUTHENTICATED')
    expect(response.body).not.toContain(token)
    await refusalOf(`${token}x`)
    expect(app.logs()).not.toContain(token.split('.')[2])
  })
})

describe('[A20] when the clock is not what it was', () => {
  it.each([
    ['5 minutes back', -5 * 60_000],
    ['5 minutes on', 5 * 60_000],
    ['1 day back', -day],
    ['1 day on', day],
  ])('%s: a session lives on', async (_, ms) => {
    const account = await calls.member()
    app.clock.advance(ms)

    expect(await refusalOf(account.token)).toBeUndefined()
    await expect(calls.signIn(account, { address: account.address })).resolves.toMatch(/\./)
    app.clock.advance(-ms)
  })

  it('a code from before a day was taken back does not live for a day', async () => {
    const { userId, email } = await calls.register()
    const code = await app.codeFor(email)
    app.clock.advance(-day)

    const result = await calls.ask('verifyEmail', { input: { userId, code } })

    app.clock.advance(day)
    expect(result.success).toBe(false)
  })

  it.each([
    ['the clocks go forward in Europe', '2026-03-29T00:55:00Z'],
    ['the clocks go back in Europe', '2026-10-25T00:55:00Z'],
    ['a leap day begins', '2028-02-28T23:55:00Z'],
    ['a year begins', '2026-12-31T23:55:00Z'],
  ])('a code lives its ten minutes while %s', async (_, start) => {
    const now = app.clock.now()
    app.clock.set(new Date(start))
    const { userId, email } = await calls.register()
    const code = await app.codeFor(email)
    app.clock.advance(9 * 60_000)
    expect((await calls.ask('verifyEmail', { input: { userId, code: otherThan(code) } })).success).toBe(false)
    expect((await calls.ask('verifyEmail', { input: { userId, code } })).success).toBe(true)
    app.clock.set(now)
  })

  it('a token runs out exactly when it says', async () => {
    const now = app.clock.now()
    const { token } = await calls.member()
    app.clock.advance(7 * day - 1)
    expect(await refusalOf(token)).toBeUndefined()

    app.clock.advance(1)

    expect(await refusalOf(token)).toEqual(unauthenticated)
    app.clock.set(now)
  })
})

describe('[A14] what follows a logout in the same request', () => {
  it.each([
    ['logoutUser', () => 'logoutUser { success }'],
    ['revokeSession of one’s own', (id: string) => `revokeSession(id: "${id}") { success }`],
  ])('is refused: after %s', async (_, logout) => {
    const { token } = await calls.member()
    const id = (await sessionsOf(token)).find(({ isCurrent }) => isCurrent)?.id ?? ''
    const text = `mutation { ${logout(id)} revokeOtherSessions { success } }`

    const { body } = await app.call('identity', text, {}, { token })

    expect(body.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  })
})

describe('[A13] a token of ours for a session with an impossible id', () => {
  it('is a stranger’s', async () => {
    const token = signed({ alg: 'HS256', typ: 'JWT' }, { ...parts().claims, jti: 'a\u0000b' })

    expect(await refusalOf(token)).toEqual(unauthenticated)
  })
})
