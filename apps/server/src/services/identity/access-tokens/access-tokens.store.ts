import { and, count, desc, eq, gt, isNull, lt, or, sql as raw } from 'drizzle-orm'
import { prepared, type Sql } from '../../../kernel/db.ts'
import { accessTokens, users } from '../schema.ts'

export type AccessToken = typeof accessTokens.$inferSelect

const isLive = (now: Date | ReturnType<typeof raw.placeholder>) =>
  or(isNull(accessTokens.expiresAt), gt(accessTokens.expiresAt, now))

export async function insertToken(tx: Sql, token: Omit<AccessToken, 'id'>): Promise<AccessToken> {
  const [row] = await tx.insert(accessTokens).values(token).returning()
  if (!row) throw new Error('the access token was not kept')
  return row
}

const liveToken = prepared((sql) =>
  sql
    .select({
      ...{ id: accessTokens.id, userId: accessTokens.userId, scopes: accessTokens.scopes },
      ...{ lastUsedAt: accessTokens.lastUsedAt, isActive: users.isActive },
    })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(and(eq(accessTokens.tokenHash, raw.placeholder('tokenHash')), isLive(raw.placeholder('now'))))
    .prepare('identity_live_access_token'),
)

export async function findLiveToken(sql: Sql, tokenHash: string, now: Date) {
  const [row] = await liveToken(sql).execute({ tokenHash, now })
  return row ?? null
}

/** Whether it is there, theirs, and their account in use. */
export async function isTokenLive(sql: Sql, userId: number, id: number, now: Date): Promise<boolean> {
  const rows = await sql
    .select({ id: accessTokens.id })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(and(eq(accessTokens.id, id), eq(users.id, userId), users.isActive, isLive(now)))
  return rows.length > 0
}

export async function touchToken(sql: Sql, id: number, lastUsedAt: Date, unlessSince: Date): Promise<void> {
  await sql
    .update(accessTokens)
    .set({ lastUsedAt })
    .where(and(eq(accessTokens.id, id), or(isNull(accessTokens.lastUsedAt), lt(accessTokens.lastUsedAt, unlessSince))))
}

/** Newest first. */
export const tokensOf = (sql: Sql, userId: number, now: Date): Promise<AccessToken[]> =>
  sql
    .select()
    .from(accessTokens)
    .where(and(eq(accessTokens.userId, userId), isLive(now)))
    .orderBy(desc(accessTokens.id))

export async function countTokens(sql: Sql, userId: number, now: Date): Promise<number> {
  const [row] = await sql
    .select({ tokens: count() })
    .from(accessTokens)
    .where(and(eq(accessTokens.userId, userId), isLive(now)))
  return row?.tokens ?? 0
}

/** Null where there was none: a token of someone else is not found. */
export async function removeToken(tx: Sql, userId: number, id: number): Promise<AccessToken | null> {
  const [removed] = await tx
    .delete(accessTokens)
    .where(and(eq(accessTokens.id, id), eq(accessTokens.userId, userId)))
    .returning()
  return removed ?? null
}

export async function removeTokensOf(tx: Sql, userId: number): Promise<number> {
  const removed = await tx
    .delete(accessTokens)
    .where(eq(accessTokens.userId, userId))
    .returning({ id: accessTokens.id })
  return removed.length
}
