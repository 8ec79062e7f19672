import { and, asc, getTableColumns, gt, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Sql } from './db.ts'

/** A kind of thing that is held on people. Each table of a service is one of these, or a test asks why not. */
export interface Held {
  table: PgTable
  /** Where it stands in an export, and what it is, in words to its owner. */
  path: string
  about: string
  /** Which rows are a person's. */
  whose(sql: Sql, userId: number): SQL | undefined
  /** Different for each of them; they come in its order. */
  by: PgColumn
  /** What would open something, or says something only to us. */
  leftOut?: string[]
}

/** A file of an export: its content is made while it is read. */
export interface ExportPart {
  path: string
  about: string
  content: AsyncIterable<string | Uint8Array>
}

type Row = Record<string, unknown>

const pageSize = 50

/** Everything of these kinds, one after another; never more than a page of it at once. */
export function* partsOf(sql: Sql, held: readonly Held[], userId: number): Generator<ExportPart> {
  for (const kind of held)
    yield { path: kind.path, about: kind.about, content: jsonOf(kind, rowsOf(sql, kind, userId)) }
}

async function* rowsOf(sql: Sql, { table, whose, by }: Held, userId: number): AsyncGenerator<Row> {
  const name = Object.entries(getTableColumns(table)).find(([, column]) => column === by)?.[0] ?? ''
  const pageAfter = (last: unknown): Promise<Row[]> => {
    const rest = last === undefined ? undefined : gt(by, last)
    return sql
      .select()
      .from(table)
      .where(and(whose(sql, userId), rest))
      .orderBy(asc(by))
      .limit(pageSize)
  }
  for (let page = await pageAfter(undefined); page.length > 0; page = await pageAfter(page.at(-1)?.[name])) {
    yield* page
    if (page.length < pageSize) return
  }
}

async function* jsonOf({ leftOut = [] }: Held, rows: AsyncIterable<Row>): AsyncGenerator<string> {
  let before = '['
  for await (const row of rows) {
    const shown = Object.fromEntries(Object.entries(row).filter(([name]) => !leftOut.includes(name)))
    yield `${before}\n${JSON.stringify(shown, null, 1)}`
    before = ','
  }
  yield before === '[' ? '[]\n' : '\n]\n'
}
