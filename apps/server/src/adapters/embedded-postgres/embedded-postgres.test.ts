import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type EmbeddedPostgres, joinEmbeddedPostgres, startEmbeddedPostgres } from './index.ts'
import { readPidFile } from './pid-file.ts'

const fixture = fileURLToPath(new URL('./owner.fixture.ts', import.meta.url))

/** What a first start left, for starts that are not the first. */
let startedBefore: string
let root: string
let dataDir: string
let opened: EmbeddedPostgres[]
let owners: ChildProcess[]

beforeAll(async () => {
  startedBefore = await mkdtemp(join(tmpdir(), 'bespeak-pg-'))
  await (await startEmbeddedPostgres({ dataDir: join(startedBefore, 'data'), durability: 'test' })).stop()
})

afterAll(() => rm(startedBefore, { recursive: true, force: true }))

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'bespeak-pg-'))
  dataDir = join(root, 'data')
  opened = []
  owners = []
})

afterEach(async () => {
  for (const owner of owners) owner.kill('SIGKILL')
  for (const database of opened) await database.stop()
  await rm(root, { recursive: true, force: true })
})

async function start(options: Partial<Parameters<typeof startEmbeddedPostgres>[0]> = {}) {
  const database = await startEmbeddedPostgres({ dataDir, durability: 'test', ...options })
  opened.push(database)
  return database
}

/** A start that is not the first one. With the owners of the files: another user may run the database. */
function startAgain(options?: Parameters<typeof start>[0]) {
  execFileSync('cp', ['-a', join(startedBefore, 'data'), dataDir])
  return start(options)
}

async function query<Row extends pg.QueryResultRow>({ connectionString }: EmbeddedPostgres, text: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

async function startOwner(): Promise<EmbeddedPostgres> {
  const owner = spawn(process.execPath, ['--import', 'tsx', fixture, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  owners.push(owner)
  const [line] = (await once(owner.stdout, 'data')) as [Buffer]
  return { connectionString: line.toString().trim(), stop: () => Promise.resolve() }
}

async function killOwner() {
  const [owner] = owners
  if (!owner) throw new Error('no owner runs')
  owner.kill('SIGKILL')
  await once(owner, 'exit')
}

const postmasterPid = async () => (await readPidFile({ folder: join(dataDir, 'database') }))?.pid ?? 0

describe('one process for one DATA_DIR', () => {
  it('refuses a second start in one line while the first goes on', async () => {
    // The folder above is for its owner alone, as mkdtemp makes it: root's, where another user runs the database.
    expect((await stat(root)).mode & 0o077).toBe(0)
    const first = await startAgain()

    await expect(start()).rejects.toThrow(/^Another Bespeak is running with DATA_DIR .+\. Stop it, or set another/)

    expect(await query(first, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('lets exactly one of two first starts at once have it', async () => {
    const outcomes = await Promise.allSettled([start(), start()])

    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('takes over the server of a killed process, with everything it acknowledged', async () => {
    const first = await startOwner()
    await query(first, 'create table kept as select 42 as answer')
    const before = await postmasterPid()

    await killOwner()
    const second = await start({ durability: 'full' })

    expect(await query(second, 'select answer from kept')).toEqual([{ answer: 42 }])
    expect(await postmasterPid()).toBe(before)
  })

  it('recovers what was acknowledged when the server was killed as well', async () => {
    const first = await startOwner()
    await query(first, 'create table kept as select 42 as answer')
    const before = await postmasterPid()

    await killOwner()
    process.kill(before, 'SIGKILL')
    const second = await start({ durability: 'full' })

    expect(await query(second, 'select answer from kept')).toEqual([{ answer: 42 }])
    expect(await postmasterPid()).not.toBe(before)
  })
})

describe('work beside', () => {
  const join = async () => {
    const joined = await joinEmbeddedPostgres({ dataDir, durability: 'test' })
    opened.push(joined)
    return joined
  }

  it('a first start that never was makes nothing', async () => {
    await expect(join()).rejects.toThrow(/^There is no database in .+\. Start the server once, or set its DATA_DIR\.$/)
    await expect(stat(dataDir)).rejects.toThrow('ENOENT')
  })

  it('whoever runs the server uses it, and leaves it running', async () => {
    const first = await startAgain()
    const before = await postmasterPid()

    const second = await join()
    expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }])
    await second.stop()

    expect(await query(first, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(await postmasterPid()).toBe(before)
  })

  it('nobody runs the server for as long as it lasts', async () => {
    await (await startAgain()).stop()

    const joined = await join()
    expect(await query(joined, 'select 1 as one')).toEqual([{ one: 1 }])
    await joined.stop()

    expect(await postmasterPid()).toBe(0)
  })
})

describe('a server of its own', () => {
  it('is gone once stopped, and finds at a later start what it wrote', async () => {
    const first = await startAgain()
    await query(first, 'create table kept as select 42 as answer')
    const pid = await postmasterPid()
    await first.stop()
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'))

    const second = await start()

    expect(await query(second, 'select answer from kept')).toEqual([{ answer: 42 }])
  })

  it('listens on a private socket alone, writes through to disk, and gives the app no power over the machine', async () => {
    const database = await startAgain({ durability: 'full' })

    const [settings] = await query(
      database,
      `select current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync,
              current_setting('synchronous_commit') as commit, current_setting('is_superuser') as superuser`,
    )
    const { mode } = await stat(new URL(database.connectionString).searchParams.get('host') ?? '')

    expect(settings).toEqual({ addresses: '', fsync: 'on', commit: 'on', superuser: 'off' })
    expect(mode & 0o077).toBe(0)
  })

  it('keeps to its own address whatever PG* variables say', async () => {
    vi.stubEnv('PGHOST', 'nowhere.invalid')
    vi.stubEnv('PGPORT', '1')
    vi.stubEnv('PGSSLMODE', 'require')
    vi.stubEnv('PGDATA', '/nowhere')
    try {
      const database = await startAgain()
      expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }])
    } finally {
      vi.unstubAllEnvs()
    }
  })

  it('comes back by itself when it is killed under a running app', async () => {
    const log = vi.fn()
    const database = await startAgain({ log })

    process.kill(await postmasterPid(), 'SIGKILL')

    await vi.waitFor(() => expect(log).toHaveBeenCalledWith('The database is back.'), { interval: 50 })
    expect(log.mock.calls[0]).toEqual(['The database went away; starting it again.'])
    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }])
    await expect(start()).rejects.toThrow('Another Bespeak is running')
  })
})

describe('a start that fails after the server came up leaves none behind', () => {
  it.each([
    ['that cannot be prepared', 'alter role postgres set default_transaction_read_only = on', 'read-only transaction'],
    ['that does not let us in', 'alter role postgres nologin', 'not permitted to log in'],
  ])('%s', async (_, spoil, reason) => {
    const first = await startAgain()
    const superuser = { ...first, connectionString: first.connectionString.replace('bespeak@', 'postgres@') }
    const elsewhere = { ...superuser, connectionString: superuser.connectionString.replace('/bespeak?', '/postgres?') }
    await query(elsewhere, 'drop database bespeak')
    await query(elsewhere, spoil)
    await first.stop()

    await expect(start()).rejects.toThrow(reason)

    expect(await postmasterPid()).toBe(0)
  })
})

describe('where the data lies', () => {
  it.each([90, 1_200])('works with a path of more than %i characters', async (length) => {
    const deep = Array.from(
      { length: Math.ceil(length / 50) },
      () => 'a-rather-long-name-for-a-folder-of-a-job-seeker-s',
    )
    dataDir = join(root, ...deep)
    const database = await start()
    const socketFolder = new URL(database.connectionString).searchParams.get('host') ?? ''

    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(Buffer.byteLength(`${socketFolder}/.s.PGSQL.5432`)).toBeLessThanOrEqual(103)
  })

  it('starts although the lock file names a program that is not PostgreSQL', async () => {
    const first = await startAgain()
    await first.stop()
    const other = spawn('sleep', ['60'])
    const file = join(dataDir, 'database', 'postmaster.pid')
    await writeFile(file, `${other.pid}\n${dataDir}\n1\n5432\n.\n\n0 0\nready\n`)

    const second = await start()

    expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(other.exitCode).toBeNull()
    other.kill()
  })

  it('never takes a negative number in the lock file for a process', async () => {
    const folder = join(root, 'cluster')
    await mkdir(folder)
    await writeFile(join(folder, 'postmaster.pid'), '-1\n/nowhere\n')

    expect(await readPidFile({ folder })).toBeNull()
  })

  it.each([
    ['an older', '12', 'Run `bespeak upgrade`, which brings it over.'],
    ['a newer', '99', 'Use the newer version of Bespeak that it was made with.'],
  ])(
    'says in one line that the data are of %s PostgreSQL and what to do, and touches nothing',
    async (_, version, todo) => {
      const folder = join(dataDir, 'database')
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, 'PG_VERSION'), `${version}\n`)

      await expect(start()).rejects.toThrow(
        `The database in ${folder} was made by PostgreSQL ${version}, and the built-in one is 18. ${todo}`,
      )
      expect(await readFile(join(folder, 'PG_VERSION'), 'utf8')).toBe(`${version}\n`)
    },
  )

  it('says in one line that DATA_DIR is not a folder', async () => {
    await writeFile(dataDir, 'a file')

    await expect(start()).rejects.toThrow(/^DATA_DIR cannot be used: .+\.$/)
  })
})
