import { type Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrate, openDatabase } from '../../kernel/db.ts'
import { reasonOf } from '../../kernel/errors.ts'
import { freeAll, migrateJobs } from '../../kernel/jobs.ts'
import { createDigest, type Digest, sumOf } from './digest.ts'
import { queueMigrationsIn, type Rows, read } from './snapshot.ts'
import { quoted, type Sequence, schemas, sequencesIn, speakPlainly, type Table, tablesIn, writingOf } from './tables.ts'

interface LoadOptions {
  connectionString: string
  migrationsFolder: string
  rows: Rows
  signal: AbortSignal
  /** Told what the rows are, as `sumOfRows` says it, when nothing is left to do but to keep them. */
  beforeKept?: (sum: string) => Promise<void>
}

export interface Loaded {
  tables: number
  rows: number
}

/**
 * Puts all rows into a database that `checkEmpty` has found empty, all of them or none: they are kept once each table,
 * read again where it lies now, gives the same checksum. Where that fails, the database is as empty as it was.
 */
export async function load(options: LoadOptions): Promise<Loaded> {
  const { connectionString, migrationsFolder, rows } = options
  const { pool, close } = openDatabase(connectionString, () => undefined)
  try {
    await dropSchemas(pool)
    // The tables as they were when the rows were written, and only then as this version wants them.
    await migrate(pool, migrationsFolder, new Set(rows.migrations))
    await migrateJobs(pool)
    checkSameQueue(rows, await queueMigrationsIn(pool))
    await checkSameForm(pool, rows)
    const loaded = await fill(pool, options)
    await migrate(pool, migrationsFolder)
    return loaded
  } catch (error) {
    // Why it failed matters more than why nothing can be done about it.
    await dropSchemas(pool).catch(() => undefined)
    throw isOfRows(error)
      ? new Error(`The rows cannot be kept as they are: ${reasonOf(error)}. Nothing was kept.`)
      : error
  } finally {
    await close()
  }
}

/** What the database says where a value is none, or breaks a rule. */
const isOfRows = (error: unknown) => error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? '')

async function dropSchemas(pool: pg.Pool): Promise<void> {
  await pool.query(`drop schema if exists ${schemas.join(', ')} cascade`)
}

/** Its tables are another library's, which knows no way to an older form of them. */
function checkSameQueue({ queueMigrations }: Rows, here: number[]): void {
  if (queueMigrations.join() === here.join()) return
  throw new Error('The queue of jobs is that of another version of Bespeak. Use the version that the rows come from.')
}

const nameOf = ({ name }: { name: string }) => name
const formOf = ({ tables, sequences }: Pick<Rows, 'tables' | 'sequences'>) =>
  [...tables.map(({ name, columns }) => [name, ...columns].join()), ...sequences.map(nameOf)].toSorted().join('\n')

/** Each table whole and once: what were left out would be empty, and numbers would be given again. */
async function checkSameForm(pool: pg.Pool, rows: Rows): Promise<void> {
  const client = await pool.connect()
  try {
    const here = { tables: await tablesIn(client), sequences: await sequencesIn(client) }
    if (formOf(rows) !== formOf(here)) throw new Error(otherForm)
  } finally {
    client.release()
  }
}

const otherForm =
  'The tables are not those of the version of Bespeak that the rows say they come from. Nothing was kept.'

/** The rows say themselves how far they are, and a start goes by that. */
async function checkSameVersion(client: pg.ClientBase, rows: Rows): Promise<void> {
  const { rows: found } = await client.query<{ name: string }>('select name from kernel.migrations')
  if (found.map(nameOf).toSorted().join() !== rows.migrations.toSorted().join()) throw new Error(otherForm)
  checkSameQueue(rows, await queueMigrationsIn(client))
}

async function fill(pool: pg.Pool, { rows, signal, beforeKept }: LoadOptions): Promise<Loaded> {
  const client = await pool.connect()
  try {
    await speakPlainly(client)
    await client.query('begin')
    const restoreRules = await liftRules(client, rows.tables)
    const digests = new Map<string, Digest>()
    for (const table of rows.tables) digests.set(table.name, await copyIn(client, rows, table, signal))
    for (const sequence of rows.sequences) await set(client, sequence)
    await restoreRules()
    await checkSameVersion(client, rows)
    for (const table of rows.tables) await checkSame(client, table, digests.get(table.name), signal)
    // Whoever had them in hand does not run here.
    await freeAll(client)
    await beforeKept?.(sumOf(digests))
    await client.query('commit')
    await client.query('analyze')
    const counts = [...digests.values()].map((digest) => digest.rows)
    return { tables: counts.length, rows: counts.reduce((sum, many) => sum + many, 0) }
  } finally {
    // Closed, not given back: a transaction that failed ends with the connection.
    client.release(true)
  }
}

/**
 * Tables refer to each other in circles, and some note what happens to their rows: neither may stand in the way. What
 * migrations left goes; giving the rules back proves that the rows keep them.
 */
async function liftRules(client: pg.ClientBase, tables: Table[]): Promise<() => Promise<void>> {
  const names = tables.map(({ name }) => quoted(name))
  await client.query(`truncate ${names.join(', ')}`)
  const { rows } = await client.query<{ table: string; name: string; rule: string }>(
    `select n.nspname || '.' || c.relname as table, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as rule
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and n.nspname = any($1)`,
    [schemas],
  )
  for (const { table, name } of rows) await client.query(`alter table ${quoted(table)} drop constraint ${name}`)
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  return async () => {
    for (const { table, name, rule } of rows)
      await client.query(`alter table ${quoted(table)} add constraint ${name} ${rule}`)
    for (const name of names) await client.query(`alter table ${name} enable trigger user`)
  }
}

async function copyIn(client: pg.ClientBase, rows: Rows, table: Table, signal: AbortSignal): Promise<Digest> {
  const digest = createDigest()
  await pipeline(await rows.read(table), digest, client.query(copyFrom(writingOf(table))), { signal })
  return digest.digest()
}

async function set(client: pg.ClientBase, { name, lastValue, isCalled }: Sequence): Promise<void> {
  await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(name), lastValue, isCalled])
}

async function checkSame(
  client: pg.ClientBase,
  table: Table,
  wanted: Digest | undefined,
  signal: AbortSignal,
): Promise<void> {
  const { sha256 } = await digestOf(await read(client, table), signal)
  if (sha256 !== wanted?.sha256) throw new Error(`The rows of ${table.name} are not as they were. Nothing was kept.`)
}

async function digestOf(stream: Readable, signal: AbortSignal): Promise<Digest> {
  const digest = createDigest()
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  await pipeline(stream, digest, nowhere, { signal })
  return digest.digest()
}

/** By which these rows are told from those that were loaded at another time. */
export async function sumOfRows(rows: Rows, signal: AbortSignal): Promise<string> {
  const digests = new Map<string, Digest>()
  for (const table of rows.tables) digests.set(table.name, await digestOf(await rows.read(table), signal))
  return sumOf(digests)
}
