import type { Readable } from 'node:stream'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { keepAllFiles } from '../files/registered-files.ts'
import { quoted, readingOf, type Sequence, sequencesIn, speakPlainly, type Table, tablesIn } from './tables.ts'

/** All rows of an installation at one moment, wherever they lie. */
export interface Rows {
  /** Which of ours, and which of the queue's: they made the tables. */
  migrations: string[]
  queueMigrations: number[]
  tables: Table[]
  sequences: Sequence[]
  /** One at a time. */
  read(table: Table): Promise<Readable>
}

export interface Snapshot extends Rows {
  postgres: string
  /** The keys that are set where the server runs, and are not in the database. */
  keysElsewhere: string[]
  /** What the tables take on the disk, without their indexes. */
  bytes: number
  /** The files that rows hold. They stay where they are until this is closed. */
  heldFiles(): AsyncIterable<string>
  close(): void
}

/** Beside whoever uses the database: they go on, and what they change from now on is not seen. */
export async function openSnapshot(pool: pg.Pool): Promise<Snapshot> {
  const client = await pool.connect()
  // Closed, not given back: the lock, the settings and the transaction end with the connection.
  const close = () => client.release(true)
  try {
    await speakPlainly(client)
    await keepAllFiles(client)
    await beginLocked(client)
    return {
      ...(await describe(client)),
      read: (table) => read(client, table),
      heldFiles: () => heldFiles(client),
      close,
    }
  } catch (error) {
    close()
    throw error
  }
}

/** Locked before the moment that is seen: a migration meanwhile would change the tables, and waits. */
async function beginLocked(client: pg.ClientBase): Promise<void> {
  const tables = await tablesIn(client)
  if (!tables.some(({ name }) => name === 'kernel.migrations')) throw new Error(nothingThere)
  await client.query('begin isolation level repeatable read read only')
  await client.query(`lock table ${tables.map(({ name }) => quoted(name)).join(', ')} in access share mode`)
  const now = await tablesIn(client)
  if (JSON.stringify(now) !== JSON.stringify(tables)) throw new Error(changedMeanwhile)
}

const nothingThere = 'The database is empty: no Bespeak has used it yet.'
const changedMeanwhile = 'Another process is bringing the database up to date. Try again when that is done.'

async function describe(client: pg.ClientBase) {
  const tables = await tablesIn(client)
  const { rows } = await client.query<Pick<Snapshot, 'postgres' | 'keysElsewhere' | 'bytes' | 'migrations'>>(
    `select current_setting('server_version') as postgres,
       array(select name from kernel.migrations order by name collate "C") as migrations,
       array(select unnest(array['files', 'signing']) except select name from kernel.keys order by 1) as "keysElsewhere",
       (select coalesce(sum(pg_table_size(name::regclass)), 0)::float8 from unnest($1::text[]) as name) as bytes`,
    [tables.map(({ name }) => quoted(name))],
  )
  const [described] = rows
  if (!described) throw new Error('The database said nothing of itself.')
  const queueMigrations = await queueMigrationsIn(client)
  return { ...described, queueMigrations, tables, sequences: await sequencesIn(client) }
}

export async function queueMigrationsIn(client: pg.ClientBase | pg.Pool): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>('select id from graphile_worker.migrations order by id')
  return rows.map(({ id }) => id)
}

export async function read(client: pg.ClientBase, table: Table): Promise<Readable> {
  return client.query(copyTo(await readingOf(client, table)))
}

/** The database says itself which columns hold a file: those that it watches. */
export async function* heldFiles(client: pg.ClientBase): AsyncGenerator<string> {
  const { rows } = await client.query<{ table: string; argument: Buffer }>(
    `select n.nspname || '.' || c.relname as table, t.tgargs as argument
     from pg_trigger t join pg_proc p on p.oid = t.tgfoid join pg_namespace o on o.oid = p.pronamespace
     join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where o.nspname = 'kernel' and p.proname = 'hold_file' order by 1`,
  )
  const columns = rows.map(({ table, argument }) => {
    const column = quoted(argument.toString('utf8').replace(/\0.*/s, ''))
    return `select ${column} as key from ${quoted(table)} where ${column} is not null`
  })
  if (columns.length === 0) return
  yield* linesOf(client.query(copyTo(`copy (${columns.join(' union ')} order by 1) to stdout`)))
}

async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of stream) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
