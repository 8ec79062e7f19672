import { and, eq, lt, lte, not, notExists, sql as raw, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Sql } from '../../../kernel/db.ts'
import { codes, knownNetworks, sessions, users } from '../schema.ts'

export const removeSessionsUntil = (sql: Sql, moment: Date) => removeAll(sql, sessions, lte(sessions.expiresAt, moment))

export const removeCodesBefore = (sql: Sql, moment: Date) => removeAll(sql, codes, lt(codes.requestedAt, moment))

export const removeNetworksBefore = (sql: Sql, moment: Date) =>
  removeAll(sql, knownNetworks, lt(knownNetworks.seenAt, moment))

/** Not those of whom a code was asked for since, and not those that were deactivated: their names stay taken. */
export const removeUnverifiedBefore = (sql: Sql, moment: Date) =>
  removeAll(
    sql,
    users,
    and(
      not(users.isVerified),
      users.isActive,
      lt(users.createdAt, moment),
      notExists(sql.select({ id: codes.id }).from(codes).where(eq(codes.userId, users.id))),
    ),
  )

const batch = 1000

/** In small bites: one statement that removes what an attack left behind would be cut off as too slow, each day anew. */
async function removeAll(sql: Sql, table: PgTable, which: SQL | undefined): Promise<void> {
  const some = raw`array(select ctid from ${table} where ${which} limit ${batch})`
  for (;;) {
    const { rowCount } = await sql.execute(raw`delete from ${table} where ctid = any(${some})`)
    if (rowCount !== batch) return
  }
}
