import { desc, eq, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import { auditLog, users } from '../schema.ts'

export type AuditEntry = typeof auditLog.$inferSelect
type NewEntry = Omit<AuditEntry, 'id'>

const named = raw.raw('user_id, event, detail, device, network, created_at')

/** The same work whether or not there is such an account; for one that is gone, nothing is kept and nothing fails. */
export async function insertEntry(tx: Sql, entry: NewEntry, unlessSince: Date | null): Promise<void> {
  const { userId, event, detail, device, network, createdAt } = entry
  const isNew = raw`not exists (
    select from ${auditLog} where user_id = ${userId} and event = ${event} and created_at > ${unlessSince}::timestamptz
  )`
  await tx.execute(raw`
    insert into ${auditLog} (${named})
    select id, ${event}::text, ${detail}::text, ${device}::text, ${network}::text, ${createdAt}::timestamptz
    from ${users} where id = ${userId} and ${isNew}
  `)
}

/** Of each event by itself: who repeats one of them cannot push out what else was done. */
export async function removeAllButNewest(tx: Sql, { userId, event }: NewEntry, kept: number): Promise<void> {
  await tx.execute(raw`
    delete from ${auditLog} where user_id = ${userId} and event = ${event} and id < (
      select id from ${auditLog} where user_id = ${userId} and event = ${event} order by id desc offset ${kept - 1} limit 1
    )
  `)
}

export const entriesOf = (sql: Sql, userId: number, limit: number, offset: number): Promise<AuditEntry[]> =>
  sql.select().from(auditLog).where(eq(auditLog.userId, userId)).orderBy(desc(auditLog.id)).limit(limit).offset(offset)
