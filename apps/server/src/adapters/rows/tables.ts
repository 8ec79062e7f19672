import pg from 'pg'

/** Everything that is ours lies in these. */
export const schemas = ['kernel', 'identity', 'finance', 'resume', 'graphile_worker']

export interface Table {
  /** With its schema, as in `identity.users`. */
  name: string
  /** Without those that the database works out by itself. */
  columns: string[]
}

export interface Sequence {
  name: string
  lastValue: string
  isCalled: boolean
}

/** `identity.users`, as SQL takes it. */
export const quoted = (name: string): string => name.split('.').map(pg.escapeIdentifier).join('.')

export async function tablesIn(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname || '.' || c.relname as name, array(
       select a.attname::text from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum
     ) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname = any($1) order by 1`,
    [schemas],
  )
  return rows
}

/**
 * The rows of a table as text, in an order that is the same wherever they lie: by the key, letters by their numbers and
 * not by the language of the server.
 */
export async function readingOf(client: pg.ClientBase, { name, columns }: Table): Promise<string> {
  const { rows } = await client.query<{ column: string; isText: boolean }>(
    `select a.attname as column, a.attcollation <> 0 as "isText"
     from pg_index i cross join unnest(i.indkey) with ordinality as k (attnum, place)
     join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
     where i.indrelid = $1::regclass and i.indisprimary order by k.place`,
    [quoted(name)],
  )
  const keys = rows.map(({ column, isText }) => `${pg.escapeIdentifier(column)}${isText ? ' collate "C"' : ''}`)
  const order = keys.length > 0 ? keys.join(', ') : 'rows::text collate "C"'
  return `copy (select ${listed(columns)} from ${quoted(name)} as rows order by ${order}) to stdout`
}

export const writingOf = ({ name, columns }: Table): string => `copy ${quoted(name)} (${listed(columns)}) from stdin`

const listed = (columns: string[]) => columns.map(pg.escapeIdentifier).join(', ')

export async function sequencesIn(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select schemaname || '.' || sequencename as name from pg_sequences
     where schemaname = any($1) order by 1`,
    [schemas],
  )
  const sequences: Sequence[] = []
  for (const { name } of rows) {
    const found = await client.query<Omit<Sequence, 'name'>>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quoted(name)}`,
    )
    sequences.push(...found.rows.map((row) => ({ name, ...row })))
  }
  return sequences
}

/** The same text for the same value, whatever the server, the role or the database is set to; and no hurry. */
export async function speakPlainly(client: pg.ClientBase): Promise<void> {
  await client.query(`
    set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC';
    set extra_float_digits = 3; set bytea_output = 'hex'; set xmlbinary = 'base64';
    set statement_timeout = 0; set idle_in_transaction_session_timeout = 0
  `)
}
