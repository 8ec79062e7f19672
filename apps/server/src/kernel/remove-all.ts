import { sql as raw, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Sql } from './db.ts'

const batch = 250

/** In small bites: one statement that removes what an attack left behind would be cut off as too slow, each day anew. */
export async function removeAll(sql: Sql, table: PgTable, which: SQL | undefined): Promise<void> {
  const some = raw`array(select ctid from ${table} where ${which} limit ${batch})`
  for (;;) {
    const { rowCount } = await sql.execute(raw`delete from ${table} where ctid = any(${some})`)
    if (rowCount !== batch) return
  }
}
