import { errors, jwtVerify, SignJWT } from 'jose'

const algorithm = 'HS256'
const issuer = 'bespeak'
const audience = 'bespeak'
const leewaySeconds = 60

interface TokenContent {
  userId: number
  sessionId: string
}

type ReadToken = { ok: true; content: TokenContent } | { ok: false; reason: 'expired' | 'forged'; detail: string }

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
    return { ok: true, content: { userId: Number(payload.sub), sessionId: String(payload.jti) } }
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { ok: false, reason: 'expired', detail: error.code }
    if (error instanceof errors.JOSEError) return { ok: false, reason: 'forged', detail: error.code }
    throw error
  }
}
