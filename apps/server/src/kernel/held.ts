import { Readable } from 'node:stream'
import { and, asc, getTableColumns, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Sql } from './db.ts'
import { noneIfDamaged } from './errors.ts'
import { inPages } from './pages.ts'

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

/** A file of an export: its content is made while it is read. Null for what is kept and cannot be read any more. */
export interface ExportPart {
  path: string
  about: string
  content: AsyncIterable<string | Uint8Array> | null
}

/** A kept file. One that is damaged or lost holds up none of the others. */
export async function filePart(path: string, about: string, read: Promise<Uint8Array | null>): Promise<ExportPart> {
  const bytes = await read.catch(noneIfDamaged)
  return { path, about, content: bytes && Readable.from([bytes]) }
}

type Row = Record<string, unknown>

const pageSize = 50

/** Everything of these kinds, one after another; never more than a page of it at once. */
export function* partsOf(sql: Sql, held: readonly Held[], userId: number): Generator<ExportPart> {
  for (const kind of held)
    yield { path: kind.path, about: kind.about, content: jsonOf(kind, rowsOf(sql, kind, userId)) }
}

function rowsOf(sql: Sql, { table, whose, by }: Held, userId: number): AsyncGenerator<Row> {
  const name = Object.entries(getTableColumns(table)).find(([, column]) => column === by)?.[0] ?? ''
  const pageOf = (rest: SQL | undefined, size: number): Promise<Row[]> =>
    sql
      .select()
      .from(table)
      .where(and(whose(sql, userId), rest))
      .orderBy(asc(by))
      .limit(size)
  return inPages(by, (row) => row[name], pageOf, pageSize)
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
