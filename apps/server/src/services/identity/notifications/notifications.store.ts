import { and, desc, eq, inArray, isNull, lt, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import type { Notification } from '../ports.ts'
import { notifications } from '../schema.ts'

type NewNotification = Omit<typeof notifications.$inferInsert, 'id' | 'readAt'>

/** Null where the person was told of it before. */
export async function insertNotification(sql: Sql, notification: NewNotification): Promise<Notification | null> {
  const [row] = await sql.insert(notifications).values(notification).onConflictDoNothing().returning()
  return row ?? null
}

export async function removeAllButNewest(sql: Sql, userId: number, kept: number): Promise<void> {
  const oldestKept = sql
    .select({ id: notifications.id })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.id))
    .offset(kept - 1)
    .limit(1)
  await sql
    .delete(notifications)
    .where(and(eq(notifications.userId, userId), lt(notifications.id, raw`(${oldestKept})`)))
}

export const notificationsOf = (sql: Sql, userId: number, unreadOnly: boolean): Promise<Notification[]> =>
  sql
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), unreadOnly ? isNull(notifications.readAt) : undefined))
    .orderBy(desc(notifications.id))

/** How many of these there are. What was read before keeps the moment at which it was. */
export async function markRead(sql: Sql, userId: number, ids: number[] | null, readAt: Date): Promise<number> {
  const marked = await sql
    .update(notifications)
    .set({ readAt: raw`coalesce(${notifications.readAt}, ${readAt})` })
    .where(and(eq(notifications.userId, userId), ids ? inArray(notifications.id, ids) : isNull(notifications.readAt)))
    .returning({ id: notifications.id })
  return marked.length
}
