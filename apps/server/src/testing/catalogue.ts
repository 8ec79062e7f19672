import type { TestApp } from './app.ts'

/** Every table that is ours or the queue's, as `schema.table`. */
export async function tablesOf(app: TestApp): Promise<string[]> {
  const { rows } = await app.pool.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Whether a row holds one of the texts anywhere, whatever its columns are: as text, or as the bytes of one. */
export async function tablesNaming(app: TestApp, texts: string[]): Promise<string[]> {
  const found: string[] = []
  const patterns = texts.flatMap((text) => [text, Buffer.from(text).toString('hex')]).map((text) => `%${text}%`)
  for (const table of await tablesOf(app)) {
    const { rowCount } = await app.pool.query(`select from ${table} t where t::text ilike any($1) limit 1`, [patterns])
    if (rowCount) found.push(table)
  }
  return found
}

interface Column {
  table: string
  column: string
}

export async function columnsLike(app: TestApp, pattern: string): Promise<Column[]> {
  const { rows } = await app.pool.query<Column>(
    `select c.oid::regclass::text as "table", a.attname as "column" from pg_attribute a join pg_class c on c.oid = a.attrelid
     join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attname ~ $1
       and n.nspname in ('identity', 'finance', 'resume', 'kernel') order by 1, 2`,
    [pattern],
  )
  return rows
}

interface Reference extends Column {
  to: string
  cascades: boolean
}

export async function references(app: TestApp): Promise<Reference[]> {
  const { rows } = await app.pool.query<Reference>(
    `select k.conrelid::regclass::text as "table", a.attname as "column", k.confrelid::regclass::text as "to",
       k.confdeltype = 'c' as cascades
     from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
     where k.contype = 'f' order by 1, 2`,
  )
  return rows
}
