import { gt, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * However many rows there are, never more than a page of them at once. Each page begins behind the last row of the one
 * before, by a column that is different for each row: so rows that come or go meanwhile shift no other.
 */
export async function* inPages<Row>(
  by: PgColumn,
  keyOf: (row: Row) => unknown,
  pageOf: (rest: SQL | undefined, size: number) => Promise<Row[]>,
  size = 250,
): AsyncGenerator<Row> {
  for (let rest: SQL | undefined; ; ) {
    const page = await pageOf(rest, size)
    yield* page
    const last = page.at(-1)
    if (last === undefined || page.length < size) return
    rest = gt(by, keyOf(last))
  }
}
