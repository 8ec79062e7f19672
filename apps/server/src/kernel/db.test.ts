import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql as raw } from 'drizzle-orm'
import { pgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { copyTemplate } from '../testing/cluster.ts'
import { placeOfDatabase, type Relay, startRelay, through } from '../testing/relay.ts'
import { answers, type Database, jsonb, migrate, openDatabase } from './db.ts'
import { isAway } from './errors.ts'
import type { Work } from './watch.ts'

let database: Database
let pool: pg.Pool
let folder: string
beforeEach(async () => {
  database = openDatabase(await copyTemplate(inject('cluster')), () => undefined)
  pool = database.pool
  folder = await mkdtemp(join(tmpdir(), 'bespeak-migrations-'))
})
afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const add = (name: string, text: string) => writeFile(join(folder, name), text)
const exists = async (table: string) => {
  const { rows } = await pool.query<{ found: string | null }>('select to_regclass($1) as found', [table])
  return rows[0]?.found !== null
}

it('[C16] keeps JSON with what it cannot hold as the sign for what is missing, and all else as it is', async () => {
  const table = pgTable('noted', { value: jsonb('value').notNull() })
  await pool.query('create table public.noted (value jsonb)')
  await database.sql.insert(table).values({ value: ['a\ud83d', '\ude80b', 'c\0d', '\\ud83d', '\\\ud83d', '🚀'] })
  const [row] = await database.sql.select().from(table)
  expect(row?.value).toEqual(['a\ufffd', '\ufffdb', 'c\ufffdd', '\\ud83d', '\\\ufffd', '🚀'])
})

describe('migrations', () => {
  it('that fail leave nothing behind and name the file; the next start tries again', async () => {
    await add('0101_x.sql', 'create table public.half (id int); select 1 / 0;')
    await expect(migrate(pool, folder)).rejects.toThrow(/0101_x\.sql/)
    expect(await exists('public.half')).toBe(false)
    await add('0101_x.sql', 'create table public.half (id int);')
    expect(await migrate(pool, folder)).toEqual(['0101_x.sql'])
  })

  it('run once, in order, however often they are asked for', async () => {
    await add('0102_b.sql', 'alter table public.a add column b int;')
    await add('0101_a.sql', 'create table public.a (id int);')
    expect(await migrate(pool, folder)).toEqual(['0101_a.sql', '0102_b.sql'])
    expect(await migrate(pool, folder)).toEqual([])
  })

  it('[F8] run once when two processes start at the same moment', async () => {
    await add('0101_a.sql', 'create table public.once (id int);')
    const runs = await Promise.all([migrate(pool, folder), migrate(pool, folder), migrate(pool, folder)])
    expect(runs.flat()).toEqual(['0101_a.sql'])
  })

  it('may take longer than a statement of a request', async () => {
    await add('0101_slow.sql', `create table public.limits as select current_setting('statement_timeout') as statement`)
    await migrate(pool, folder)
    expect((await pool.query('select statement from public.limits')).rows).toEqual([{ statement: '0' }])
    expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '15s' }])
  })

  it('that lose the database say so, and not what failed because of it', async () => {
    await add('0101_x.sql', 'select pg_terminate_backend(pg_backend_pid())')
    await expect(migrate(pool, folder)).rejects.toThrow(/^Migration 0101_x\.sql failed: terminating connection/)
  })
})

describe('[F15] a database that takes the call and says nothing', () => {
  it('is given up after five seconds', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const unreachable = openDatabase(`postgresql://bespeak@127.0.0.1:${port}/bespeak`, () => undefined)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const answered = answers(unreachable.pool)
      const [socket] = await once(silent, 'connection')
      vi.advanceTimersByTime(5_000)
      expect(await answered).toBe(false)
      socket.destroy()
    } finally {
      vi.useRealTimers()
      silent.close()
      await unreachable.close()
    }
  })
})

describe('[F3] a database that is cut off', () => {
  let relay: Relay
  let far: Database
  beforeEach(async () => {
    const connectionString = String(pool.options.connectionString)
    relay = await startRelay(placeOfDatabase(connectionString))
    far = openDatabase(through(relay, connectionString), () => undefined, { connections: 2 })
  })
  afterEach(async () => {
    await far.close()
    await relay.close()
  })
  const works = () => far.pool.query('select 1 as one')
  /** Both connections are open, and nobody has them. */
  const open = () => Promise.all([works(), works()])

  it('in silence: an answer is waited for twenty seconds, and the connection is given up with it', async () => {
    await open()
    relay.silence()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const asked = [works(), far.sql.transaction(async () => undefined)]
      const refused = Promise.all(asked.map((it) => it.catch((error: unknown) => isAway(error))))
      await vi.advanceTimersByTimeAsync(20_000)
      expect(await refused).toEqual([true, true])
      expect(far.pool.totalCount).toBe(0)
    } finally {
      vi.useRealTimers()
    }
    relay.restore()
    expect((await works()).rows).toEqual([{ one: 1 }])
  })

  it('and who changed its own limit for a statement waits for as long as they like', async () => {
    const client = await far.pool.connect()
    await client.query('set statement_timeout = 0')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      relay.silence()
      const asked = client.query('select 1 as one')
      await vi.advanceTimersByTimeAsync(60 * 60_000)
      relay.restore()
      expect((await asked).rows).toEqual([{ one: 1 }])
    } finally {
      vi.useRealTimers()
      client.release()
    }
  })

  it.each<[string, () => Promise<unknown>]>([
    ['a statement', () => works()],
    ['a transaction', () => far.sql.transaction((tx) => tx.execute(raw`select 1`))],
    ['a connection that is never given back', async () => (await far.pool.connect()).query('select 1')],
  ])('aloud, in the midst of %s: it says so, and no place in the pool is lost', async (_, ask) => {
    for (let count = 0; count < 3; count += 1) {
      await open()
      relay.silence()
      const refused = expect(ask()).rejects.toSatisfy(isAway)
      relay.refuse()
      await refused
      await expect(works()).rejects.toSatisfy(isAway)
      relay.restore()
    }
    await open()
    expect(far.pool.totalCount).toBeLessThanOrEqual(2)
  })
})

describe('statements that are watched', () => {
  it('are told once each, as they are written and without their values, also those of a transaction and those that fail', async () => {
    const works: Work[] = []
    const watched = openDatabase(String(pool.options.connectionString), () => undefined, {
      watch: (work, run) => {
        works.push(work)
        return run()
      },
    })
    await watched.pool.query('select $1::text as one', ['ada@example.com'])
    await watched.sql.transaction((tx) => tx.execute(raw`select ${'ada@example.com'}::text as two`))
    await expect(watched.pool.query('select * from nowhere')).rejects.toThrow('nowhere')
    await watched.close()
    expect(works).toEqual(
      [...['select $1::text as one', 'begin', 'select $1::text as two', 'commit', 'select * from nowhere']].map(
        (name) => ({ kind: 'statement', name }),
      ),
    )
  })
})
