import { and, eq } from 'drizzle-orm'
import type { Sql } from '../../kernel/db.ts'
import { knownNetworks } from './schema.ts'

export async function isKnownNetwork(sql: Sql, userId: number | null, network: string): Promise<boolean> {
  const rows = await sql
    .select({ userId: knownNetworks.userId })
    .from(knownNetworks)
    .where(and(eq(knownNetworks.userId, userId ?? 0), eq(knownNetworks.network, network)))
  return rows.length > 0
}

export async function rememberNetwork(sql: Sql, userId: number, network: string, seenAt: Date): Promise<void> {
  await sql
    .insert(knownNetworks)
    .values({ userId, network, seenAt })
    .onConflictDoUpdate({ target: [knownNetworks.userId, knownNetworks.network], set: { seenAt } })
}
