import { randomUUID } from 'node:crypto'
import { deviceOf } from '@bespeak/domain/account/device-name.ts'
import { signedIn } from '../../../kernel/access.ts'
import type { Caller, RequestContext, Viewer } from '../../../kernel/context.ts'
import type { Sql } from '../../../kernel/db.ts'
import { notFound, unlessOutOfRoom } from '../../../kernel/errors.ts'
import { noteUse } from '../accounts/accounts.store.ts'
import { done } from '../answers.ts'
import type { Audit } from '../audit/audit.ts'
import type { Keys } from '../keys.ts'
import type { IdentityPorts } from '../ports.ts'
import {
  endSession,
  endSessionsExcept,
  findLiveSession,
  insertSession,
  removeExpiredSessions,
  type Session,
  sessionsOf,
  touchSession,
} from './sessions.store.ts'
import { signToken, tokenReader } from './token.ts'

const userAgentMaxLength = 300
const seenEveryMs = 60_000

// Other text may hold what the database cannot.
const isSessionId = (id: string) => /^[0-9a-f-]{36}$/.test(id)

const stranger: Caller = { kind: 'stranger' }

export type Sessions = ReturnType<typeof createSessions>

export function createSessions(
  { sql, now, alarm, outOfRoom, tokenTtlSeconds }: IdentityPorts,
  keys: Keys,
  audit: Audit,
) {
  const readToken = tokenReader(keys.token)

  const endNoted = (context: RequestContext, userId: number, id: string): Promise<boolean> =>
    sql.transaction(async (tx) => {
      const ended = await endSession(tx, userId, id)
      const detail = ended && deviceOf(ended.userAgent).name
      if (detail) await audit.note(tx, userId, { event: 'device-signed-out', detail }, context)
      return ended !== null
    })

  return {
    /** Always a new one: an id known before the login is worth nothing after it. */
    async open(tx: Sql, context: RequestContext, userId: number): Promise<Session> {
      const { userAgent, ipAddress } = context
      const createdAt = now()
      const session: Session = {
        id: randomUUID(),
        userId,
        createdAt,
        lastSeenAt: createdAt,
        expiresAt: new Date(createdAt.getTime() + tokenTtlSeconds * 1000),
        userAgent: userAgent?.replaceAll(/\p{Cc}/gu, ' ').slice(0, userAgentMaxLength) ?? null,
        ipAddress,
      }
      await removeExpiredSessions(tx, userId, createdAt)
      await insertSession(tx, session)
      await audit.note(tx, userId, { event: 'signed-in' }, context)
      return session
    },

    tokenFor: ({ id, userId, createdAt, expiresAt }: Session) =>
      signToken(keys.token, { userId, sessionId: id }, createdAt, expiresAt),

    /** Who calls. The session is looked up each time, so that whatever ends it takes effect at once. */
    async authenticate(token: string | null): Promise<Caller> {
      if (!token) return stranger
      const read = await readToken(token, now())
      if (!read.ok && read.reason === 'forged') alarm('forged-token', { detail: read.detail })
      if (!read.ok) return stranger

      const { userId, sessionId } = read.content
      if (!isSessionId(sessionId)) return stranger
      const session = await findLiveSession(sql, sessionId, now())
      if (session?.userId !== userId) return stranger
      if (!session.isActive) return { kind: 'deactivated' }

      const seenLongAgo = new Date(now().getTime() - seenEveryMs)
      if (session.lastSeenAt < seenLongAgo) {
        // Who only reads is not turned away by a full disk.
        await touchSession(sql, sessionId, now(), seenLongAgo)
          .then(() => noteUse(sql, userId, now()))
          .catch(unlessOutOfRoom(outOfRoom, undefined))
      }
      return { kind: 'user', viewer: { userId, sessionId } }
    },

    /** Whether what was given to this session is still theirs to use. */
    async isOpen({ userId, sessionId }: Viewer): Promise<boolean> {
      const session = await findLiveSession(sql, sessionId, now())
      return session?.userId === userId && session.isActive
    },

    async list(context: RequestContext) {
      const { userId, sessionId } = signedIn(context)

      const sessions = await sessionsOf(sql, userId, now())

      return sessions.map((session) => ({ ...session, isCurrent: session.id === sessionId }))
    },

    async revoke(context: RequestContext, id: string) {
      const viewer = signedIn(context)

      const ended = isSessionId(id) && (await endNoted(context, viewer.userId, id))
      if (!ended) throw notFound()
      if (id === viewer.sessionId) context.caller = stranger

      return done('That device is signed out.')
    },

    async revokeOthers(context: RequestContext) {
      const { userId, sessionId } = signedIn(context)

      const ended = await sql.transaction(async (tx) => {
        const count = await endSessionsExcept(tx, userId, sessionId)
        if (count > 0) await audit.note(tx, userId, { event: 'other-devices-signed-out' }, context)
        return count
      })

      return done(ended === 0 ? 'No other device was signed in.' : 'Your other devices are signed out.')
    },

    /** Also right for who is logged out already: a second press must not fail. */
    async logout(context: RequestContext) {
      const { caller } = context
      if (caller.kind === 'user') await endSession(sql, caller.viewer.userId, caller.viewer.sessionId)
      // For what follows in the same request as well.
      context.caller = stranger

      return done('You have been logged out.')
    },
  }
}
