import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { customType, type PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { giveUpWhenSilent, mostConnections, type Query, takeBackWhenLost, textOf } from './connections.ts'
import { reasonOf } from './errors.ts'
import type { Watch } from './watch.ts'

/** A database or a transaction in it: stores take either, so that a use-case decides what belongs together. */
export type Sql = PgDatabase<NodePgQueryResultHKT>

// As JSON writes them: no character at all, and half of one.
const unkeepable = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f]..)/g

/** A text that was cut may end in half of a character. The database keeps none, and would refuse all that stands around it. */
export const jsonb = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value).replace(unkeepable, '$1\ufffd'),
})

export interface Database {
  pool: pg.Pool
  sql: Sql
  close(): Promise<void>
}

interface DatabaseOptions {
  /** How many may be open at once. */
  connections?: number
  /** Milliseconds: for a statement, for its answer to come here, and for a connection that others have now. */
  patience?: { statement: number; answer: number; connection: number }
  watch?: Watch
}

const usualPatience = { statement: 15_000, answer: 20_000, connection: 5_000 }
// Opening one costs more than most requests, so one that was needed a moment ago is kept.
const idleTimeoutMs = 5 * 60_000

export function openDatabase(
  connectionString: string,
  onError: (error: Error) => void,
  { connections = mostConnections, patience = usualPatience, watch }: DatabaseOptions = {},
): Database {
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    statement_timeout: patience.statement,
    connectionTimeoutMillis: patience.connection,
    idleTimeoutMillis: idleTimeoutMs,
    keepAlive: true,
  })
  giveUpWhenSilent(pool, patience.answer)
  takeBackWhenLost(pool)
  // A connection that breaks (server restart, failover), idle or in use, raises here; unheard, it would end the process.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  if (watch) {
    watchStatements(pool, watch)
    pool.on('connect', (client) => watchStatements(client, watch))
  }
  return { pool, sql: drizzle(pool), close: () => pool.end() }
}

/** Those of a pool, and those of a client that somebody has for a while. What a pool hands on to its clients calls back. */
function watchStatements(target: pg.Pool | pg.PoolClient, watch: Watch) {
  const query: Query = Reflect.get(target, 'query').bind(target)
  const watched: Query = (...takes) => {
    if (typeof takes.at(-1) === 'function' || isStream(takes[0])) return query(...takes)
    return watch({ kind: 'statement', name: textOf(takes[0]) }, async () => query(...takes))
  }
  Reflect.set(target, 'query', watched)
}

/** Such as a copy of a table: it is given back as it is, and ends when it has been read. */
const isStream = (statement: unknown) => typeof Reflect.get(Object(statement), 'submit') === 'function'

/**
 * A statement that is asked for with every request: put into words once for each database, and planned once for each
 * connection. Its name is one for all services; a placeholder is sent as it is, not as its column would write it.
 */
export function prepared<Statement>(prepare: (sql: Sql) => Statement): (sql: Sql) => Statement {
  const statements = new WeakMap<Sql, Statement>()
  return (sql) => {
    const statement = statements.get(sql) ?? prepare(sql)
    statements.set(sql, statement)
    return statement
  }
}

export async function answers(pool: pg.Pool): Promise<boolean> {
  return pool.query('select 1').then(
    () => true,
    () => false,
  )
}

// Any fixed number will do, as long as every process that migrates takes the same one.
const migrationLock = 7_238_410_551

/** Runs the numbered SQL files that this database has not seen, or `only` these, in order, each in its own transaction. */
export async function migrate(pool: pg.Pool, folder: string, only?: ReadonlySet<string>): Promise<string[]> {
  const client = await pool.connect()
  try {
    // A large table takes its time, and so does another process that migrates first.
    await client.query('set statement_timeout = 0')
    // Two processes that start at once migrate one after the other.
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    return await runPending(client, folder, only)
  } finally {
    // Closed, not given back: the lock, the setting and a transaction that failed end with the connection.
    client.release(true)
  }
}

async function runPending(client: pg.PoolClient, folder: string, only?: ReadonlySet<string>): Promise<string[]> {
  await client.query(`
    create schema if not exists kernel;
    create table if not exists kernel.migrations (name text primary key, applied_at timestamptz not null default now())
  `)
  const applied = await appliedIn(client)
  const pending = (await migrationFiles(folder)).filter((name) => !applied.has(name) && (only?.has(name) ?? true))
  for (const name of pending) await applyOne(client, name, await readFile(join(folder, name), 'utf8'))
  return pending
}

async function appliedIn(client: pg.Pool | pg.PoolClient): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>('select name from kernel.migrations')
  return new Set(rows.map((row) => row.name))
}

/** How far the database is, by the files of this version. */
export async function migrationState(pool: pg.Pool, folder: string): Promise<'older' | 'same' | 'newer'> {
  const { rows } = await pool.query<{ isThere: boolean }>(
    `select to_regclass('kernel.migrations') is not null as "isThere"`,
  )
  const applied = rows[0]?.isThere ? await appliedIn(pool) : new Set<string>()
  if (await isFromNewer([...applied], folder)) return 'newer'
  return (await migrationFiles(folder)).every((name) => applied.has(name)) ? 'same' : 'older'
}

/** Whether one of these migrations is none of this version's. */
export async function isFromNewer(migrations: string[], folder: string): Promise<boolean> {
  const files = await migrationFiles(folder)
  return migrations.some((name) => !files.includes(name))
}

/** For whoever works beside the server: throws a sentence where the database is another version's. */
export async function checkMigrated(pool: pg.Pool, folder: string): Promise<void> {
  const state = await migrationState(pool, folder)
  if (state === 'older') throw new Error(tooOld)
  if (state === 'newer') throw new Error(tooNew)
}

/** The same for whoever can do with an older one. */
export async function checkNotNewer(pool: pg.Pool, folder: string): Promise<void> {
  if ((await migrationState(pool, folder)) === 'newer') throw new Error(tooNew)
}

const tooOld =
  'The database is not yet that of this version of Bespeak. Start the server once, or run `bespeak migrate`: either brings it up to date.'
const tooNew = 'The database is that of a newer version of Bespeak. Use the command of that version.'

const migrationFiles = async (folder: string) => (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()

async function applyOne(client: pg.PoolClient, name: string, text: string) {
  try {
    await client.query('begin')
    await client.query(text)
    await client.query('insert into kernel.migrations (name) values ($1)', [name])
    await client.query('commit')
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${reasonOf(error)}`)
  }
}
