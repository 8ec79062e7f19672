import { and, count, desc, eq, gte, lt, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import { uses } from '../schema.ts'

export type Use = typeof uses.$inferSelect
export type NewUse = typeof uses.$inferInsert

export interface Period {
  from: Date | null
  to: Date | null
}

/** Whether it was counted: the same result is not counted twice. */
export async function insertUse(sql: Sql, use: NewUse): Promise<boolean> {
  const inserted = await sql.insert(uses).values(use).onConflictDoNothing().returning({ id: uses.id })
  return inserted.length > 0
}

export async function isCounted(sql: Sql, { userId, featureKey, resultKey }: Omit<NewUse, 'usedAt'>): Promise<boolean> {
  const found = await sql
    .select({ id: uses.id })
    .from(uses)
    .where(and(eq(uses.userId, userId), eq(uses.featureKey, featureKey), eq(uses.resultKey, resultKey)))
  return found.length > 0
}

/** One at a time for each user: what is left is decided by one. Held until the end. */
export const lockUses = (tx: Sql, userId: number) =>
  tx.execute(raw`select pg_advisory_xact_lock(hashtext('finance.uses'), ${userId})`)

export const removeUsesOf = (tx: Sql, userId: number) => tx.delete(uses).where(eq(uses.userId, userId))

export const usesOf = (sql: Sql, userId: number, { from, to }: Period): Promise<Use[]> =>
  sql
    .select()
    .from(uses)
    .where(
      and(eq(uses.userId, userId), from ? gte(uses.usedAt, from) : undefined, to ? lt(uses.usedAt, to) : undefined),
    )
    .orderBy(desc(uses.usedAt), desc(uses.id))
    .limit(1000)

/** How often each feature was used since then. */
export async function countUses(sql: Sql, userId: number, since: Date): Promise<Map<string, number>> {
  const rows = await sql
    .select({ featureKey: uses.featureKey, used: count() })
    .from(uses)
    .where(and(eq(uses.userId, userId), gte(uses.usedAt, since)))
    .groupBy(uses.featureKey)
  return new Map(rows.map((row) => [row.featureKey, row.used]))
}
