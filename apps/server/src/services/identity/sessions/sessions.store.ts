import { and, desc, eq, gt, lt, lte, ne, sql as raw } from 'drizzle-orm'
import { prepared, type Sql } from '../../../kernel/db.ts'
import { sessions, users } from '../schema.ts'

export type Session = typeof sessions.$inferSelect

export async function insertSession(tx: Sql, session: Session): Promise<void> {
  await tx.insert(sessions).values(session)
}

const liveSession = prepared((sql) =>
  sql
    .select({ userId: sessions.userId, lastSeenAt: sessions.lastSeenAt, isActive: users.isActive })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, raw.placeholder('id')), gt(sessions.expiresAt, raw.placeholder('now'))))
    .prepare('identity_live_session'),
)

export async function findLiveSession(sql: Sql, id: string, now: Date) {
  const [row] = await liveSession(sql).execute({ id, now })
  return row ?? null
}

export async function touchSession(sql: Sql, id: string, lastSeenAt: Date, unlessSince: Date): Promise<void> {
  await sql
    .update(sessions)
    .set({ lastSeenAt })
    .where(and(eq(sessions.id, id), lt(sessions.lastSeenAt, unlessSince)))
}

export const sessionsOf = (sql: Sql, userId: number, now: Date): Promise<Session[]> =>
  sql
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), sessions.id)

/** Null where there was none: a session of someone else is not found. */
export async function endSession(sql: Sql, userId: number, id: string): Promise<Session | null> {
  const [ended] = await sql
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning()
  return ended ?? null
}

export async function endSessionsExcept(sql: Sql, userId: number, keptId: string | null): Promise<number> {
  const ended = await sql
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, keptId ?? '')))
    .returning({ id: sessions.id })
  return ended.length
}

export async function removeExpiredSessions(sql: Sql, userId: number, now: Date): Promise<void> {
  await sql.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, now)))
}
