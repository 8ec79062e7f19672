import { and, eq, isNull } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import { inPages } from '../../../kernel/pages.ts'
import { requests } from '../schema.ts'

export type StoredRequest = typeof requests.$inferSelect
export type NewRequest = typeof requests.$inferInsert

export async function insertRequest(tx: Sql, request: NewRequest): Promise<StoredRequest> {
  const [row] = await tx.insert(requests).values(request).returning()
  if (!row) throw new Error('the request was not kept')
  return row
}

export const findRequest = async (sql: Sql, id: number): Promise<StoredRequest | null> =>
  (await sql.select().from(requests).where(eq(requests.id, id)))[0] ?? null

/** Oldest first. */
export const openRequests = (sql: Sql): AsyncIterable<StoredRequest> =>
  inPages(
    requests.id,
    ({ id }) => id,
    (rest, size) =>
      sql
        .select()
        .from(requests)
        .where(and(isNull(requests.closedAt), rest))
        .orderBy(requests.id)
        .limit(size),
  )

/** Whether there was one that was open. */
export async function endRequest(sql: Sql, id: number, closedAt: Date): Promise<boolean> {
  const ended = await sql
    .update(requests)
    .set({ closedAt })
    .where(and(eq(requests.id, id), isNull(requests.closedAt)))
    .returning({ id: requests.id })
  return ended.length > 0
}
