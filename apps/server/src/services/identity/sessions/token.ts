import { hash } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { remembered } from '../../../kernel/remembered.ts'

const algorithm = 'HS256'
const issuer = 'bespeak'
const audience = 'bespeak'
const leewaySeconds = 60

interface TokenContent {
  userId: number
  sessionId: string
}

interface RightToken {
  ok: true
  content: TokenContent
  /** In seconds, as it stands in it. */
  expiresAt: number
}

type ReadToken = RightToken | { ok: false; reason: 'expired' | 'forged'; detail: string }

export const signToken = (key: Uint8Array, { userId, sessionId }: TokenContent, issuedAt: Date, expiresAt: Date) =>
  new SignJWT()
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(String(userId))
    .setJti(sessionId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(key)

/** The bytes of a signature can be written in several ways, and the library takes them all: one token would be many. */
const isAsWritten = (token: string) =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)

export async function readToken(key: Uint8Array, token: string, currentDate: Date): Promise<ReadToken> {
  if (!isAsWritten(token)) return { ok: false, reason: 'forged', detail: 'not as it was written' }
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      typ: 'JWT',
      issuer,
      audience,
      currentDate,
      clockTolerance: leewaySeconds,
      requiredClaims: ['sub', 'jti', 'iat', 'exp'],
    })
    const content = { userId: Number(payload.sub), sessionId: String(payload.jti) }
    return { ok: true, content, expiresAt: Number(payload.exp) }
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { ok: false, reason: 'expired', detail: error.code }
    if (error instanceof errors.JOSEError) return { ok: false, reason: 'forged', detail: error.code }
    throw error
  }
}

const mostRemembered = 10_000

/**
 * The same for who asks again and again: a signature that was right stays so until it expires, and to check it takes
 * longer than all else that tells who somebody is. Tokens are known by their hash: what lies here opens nothing.
 */
export function tokenReader(key: Uint8Array): (token: string, currentDate: Date) => Promise<ReadToken> {
  const right = remembered<RightToken>({ most: mostRemembered, sizeOf: () => 1 })
  return async (token, currentDate) => {
    const name = hash('sha256', token, 'base64')
    const known = right.known(name)
    const isKnown = known && known.expiresAt > currentDate.getTime() / 1000 - leewaySeconds
    const read = isKnown ? known : await readToken(key, token, currentDate)
    return read.ok ? right(name, () => read) : read
  }
}
