import { and, desc, eq, gt, lte, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import { removeAll } from '../../../kernel/remove-all.ts'
import { shareLinks } from '../schema.ts'

export type ShareLink = typeof shareLinks.$inferSelect

const isLive = (now: Date) => gt(shareLinks.expiresAt, now)
const ofUser = (userId: number, now: Date) => and(eq(shareLinks.userId, userId), isLive(now))

export async function insertLink(tx: Sql, link: Omit<ShareLink, 'id' | 'openings'>): Promise<ShareLink> {
  const [row] = await tx.insert(shareLinks).values(link).returning()
  if (!row) throw new Error('the link was not kept')
  return row
}

/** Newest first. */
export const linksOf = (sql: Sql, userId: number, now: Date): Promise<ShareLink[]> =>
  sql.select().from(shareLinks).where(ofUser(userId, now)).orderBy(desc(shareLinks.id))

export const countLinks = (sql: Sql, userId: number, now: Date): Promise<number> =>
  sql.$count(shareLinks, ofUser(userId, now))

export async function findLink(sql: Sql, handle: string, now: Date): Promise<ShareLink | null> {
  const [row] = await sql
    .select()
    .from(shareLinks)
    .where(and(eq(shareLinks.handle, handle), isLive(now)))
  return row ?? null
}

export async function countOpening(sql: Sql, id: number): Promise<void> {
  await sql
    .update(shareLinks)
    .set({ openings: raw`${shareLinks.openings} + 1` })
    .where(eq(shareLinks.id, id))
}

/** Whether there was one: a link of someone else is not found. */
export async function removeLink(tx: Sql, userId: number, id: number): Promise<boolean> {
  const removed = await tx
    .delete(shareLinks)
    .where(and(eq(shareLinks.id, id), eq(shareLinks.userId, userId)))
    .returning({ id: shareLinks.id })
  return removed.length > 0
}

export const removeLinksUntil = (sql: Sql, moment: Date) =>
  removeAll(sql, shareLinks, lte(shareLinks.expiresAt, moment))
