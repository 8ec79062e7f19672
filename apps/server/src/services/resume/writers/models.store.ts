import { and, eq, gte, not, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import { modelConsents, modelRuns } from '../schema.ts'

type NewRun = typeof modelRuns.$inferInsert

/** Since when the person lets this provider read their lines. */
export async function consentTo(sql: Sql, userId: number, provider: string): Promise<Date | null> {
  const [row] = await sql
    .select()
    .from(modelConsents)
    .where(and(eq(modelConsents.userId, userId), eq(modelConsents.provider, provider)))
  return row?.givenAt ?? null
}

/** The first word counts for the day it was said; another provider is another word. Whether this is a new one. */
export async function keepConsent(sql: Sql, userId: number, provider: string, givenAt: Date): Promise<boolean> {
  const { rowCount } = await sql
    .insert(modelConsents)
    .values({ userId, provider, givenAt })
    .onConflictDoUpdate({
      target: modelConsents.userId,
      set: { provider, givenAt },
      setWhere: raw`${modelConsents.provider} <> ${provider}`,
    })
  return rowCount === 1
}

export async function removeConsent(sql: Sql, userId: number): Promise<boolean> {
  const { rowCount } = await sql.delete(modelConsents).where(eq(modelConsents.userId, userId))
  return rowCount === 1
}

/** What was spent since of the installation's: by one person, and by all. */
export async function spentSince(tx: Sql, userId: number, since: Date): Promise<{ own: number; all: number }> {
  const all = raw<number>`coalesce(sum(${modelRuns.tokens}), 0)::float8`
  const own = raw<number>`coalesce(sum(${modelRuns.tokens}) filter (where ${modelRuns.userId} = ${userId}), 0)::float8`
  const [row] = await tx
    .select({ own, all })
    .from(modelRuns)
    .where(and(gte(modelRuns.createdAt, since), not(modelRuns.isOwn)))
  return row ?? { own: 0, all: 0 }
}

export async function insertRun(tx: Sql, run: NewRun): Promise<number> {
  const [row] = await tx.insert(modelRuns).values(run).returning({ id: modelRuns.id })
  if (!row) throw new Error('insert returned no row')
  return row.id
}

export async function finishRun(sql: Sql, id: number, tokens: number, outcome: string): Promise<void> {
  await sql.update(modelRuns).set({ tokens, outcome }).where(eq(modelRuns.id, id))
}
