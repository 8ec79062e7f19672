import { and, eq, gte, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import { modelRuns, modelSettings } from '../schema.ts'

export type SettingsRow = typeof modelSettings.$inferSelect

export async function settingsOf(sql: Sql, userId: number): Promise<SettingsRow | null> {
  const [row] = await sql.select().from(modelSettings).where(eq(modelSettings.userId, userId))
  return row ?? null
}

export async function keepSettings(tx: Sql, row: SettingsRow): Promise<void> {
  const { userId, ...set } = row
  await tx.insert(modelSettings).values(row).onConflictDoUpdate({ target: modelSettings.userId, set })
}

const most = 2 ** 31 - 1

/** As much as the contract can say. */
export async function tokensSince(sql: Sql, userId: number, since: Date): Promise<number> {
  const [row] = await sql
    .select({ tokens: raw<number>`coalesce(sum(${modelRuns.tokens}), 0)::float8` })
    .from(modelRuns)
    .where(and(eq(modelRuns.userId, userId), gte(modelRuns.createdAt, since)))
  return Math.min(row?.tokens ?? 0, most)
}
