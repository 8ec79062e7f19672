import { mkdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { describeManifest, type Manifest } from '../adapters/archive/manifest.ts'
import { openArchive } from '../adapters/archive/read-archive.ts'
import { writeArchive } from '../adapters/archive/write-archive.ts'
import { joinEmbeddedPostgres, startEmbeddedPostgres } from '../adapters/embedded-postgres/index.ts'
import { migrate, openDatabase } from '../kernel/db.ts'
import { migrateJobs } from '../kernel/jobs.ts'
import { migrationsFolder } from '../parts.ts'
import { emptyDatabase } from '../testing/cluster.ts'
import { runTyped } from '../testing/command-line.ts'
import { contentOf, filesIn, startInstallation } from '../testing/installation.ts'
import { mountDisk, unmountDisk } from '../testing/mounted-disk.ts'
import { wholePeople } from '../testing/whole-person.ts'

let here: Awaited<ReturnType<typeof startInstallation>>
let before: Record<string, string>
beforeAll(async () => {
  here = await startInstallation()
  await wholePeople(here.app)('Thistlewick')
  await here.app.pool.query("select graphile_worker.add_job('waits', run_at => '2100-01-01')")
  before = await contentOf(here.env.DATABASE_URL)
  expect(await runTyped(['backup', at('all')], here.env)).toMatchObject({ code: 0 })
  // It asks for the removal of what was let go of meanwhile.
  await here.app.runJobs()
}, 300_000)
afterAll(() => here.close())

const at = (name: string) => join(here.folder, name)

/** A machine with nothing on it yet. */
async function emptyMachine(name: string) {
  return { ...here.env, DATABASE_URL: await emptyDatabase(inject('cluster')), DATA_DIR: at(name) }
}

type Machine = Awaited<ReturnType<typeof emptyMachine>>
const restore = (env: Partial<Machine>, file = 'all', ...options: string[]) =>
  runTyped(['restore', at(file), ...options], env)
const refusal = (problem: unknown) => ({ code: 1, problems: [problem] })

async function expectUntouched({ DATABASE_URL, DATA_DIR }: Machine) {
  expect(await contentOf(DATABASE_URL)).toEqual({})
  expect(await filesIn(DATA_DIR)).toEqual({})
}

/** Another backup with the same rows and files, that says something else of itself. */
async function withManifest(name: string, change: (manifest: Manifest) => object) {
  const { manifest, rows, files } = await openArchive(at('all'))
  const { signal } = new AbortController()
  await writeArchive({ path: at(name), madeAt: new Date(), signal }, async ({ add }) => {
    const { format, ...described } = manifest
    const text = JSON.stringify({ ...JSON.parse(describeManifest(described)), ...change(manifest) })
    for (const table of rows.tables) await add(`rows/${table.name}`, await rows.read(table), true)
    for await (const _file of files()) break
    await add('files', chunks([]), false)
    await add('manifest.json', chunks([text]), true)
  })
}

async function* chunks(texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}

describe('a backup that is not whole is refused, and nothing is changed:', () => {
  it('one that is not there', async () => {
    const machine = await emptyMachine('m1')
    expect(await restore(machine, 'nowhere')).toMatchObject(refusal(expect.stringMatching(/ENOENT/)))
    await expectUntouched(machine)
  })

  it.each([
    ['one that is something else', async (file: string) => writeFile(file, 'my holidays, page 1')],
    ['an empty one', async (file: string) => writeFile(file, '')],
    [
      'one that was cut off',
      async (file: string) => {
        const whole = await readFile(at('all'))
        await writeFile(file, whole)
        await truncate(file, whole.length - 5000)
      },
    ],
  ])('%s', async (_, spoil) => {
    await spoil(at('spoilt'))
    const machine = await emptyMachine('m2')
    expect(await restore(machine, 'spoilt')).toMatchObject(
      refusal(expect.stringMatching(/is no backup of Bespeak, or was cut off/)),
    )
    await expectUntouched(machine)
  })

  it.each(['rows/identity.users', 'rows/graphile_worker._private_jobs', 'files', 'manifest.json'])(
    'one with a byte that is another, in %s',
    async (name) => {
      const spoilt = await readFile(at('all'))
      // Behind its name its bytes begin.
      const place = spoilt.indexOf(`\0\0${name}`) + name.length + 20
      spoilt.writeUInt8(spoilt.readUInt8(place) ^ 1, place)
      await writeFile(at('flipped'), spoilt)
      const machine = await emptyMachine('m3')
      expect(await restore(machine, 'flipped')).toMatchObject(refusal(expect.stringMatching(/ is damaged/)))
      await expectUntouched(machine)
    },
  )

  it('one whose list says another checksum', async () => {
    await withManifest('other-sum', ({ tables }) => ({
      tables: tables.map((table) => (table.name === 'identity.users' ? { ...table, sha256: '0'.repeat(64) } : table)),
      files: { count: 0, missing: 0, bytes: 0, sha256: '' },
    }))
    const machine = await emptyMachine('m4')
    expect(await restore(machine, 'other-sum')).toMatchObject(
      refusal(expect.stringMatching(/is damaged: identity\.users/)),
    )
    await expectUntouched(machine)
  })

  it.each([
    ['of a newer form', () => ({ format: 2 }), /was made by a newer version of Bespeak/],
    [
      'of a newer version',
      ({ migrations }: Manifest) => ({ migrations: [...migrations, '9999_later.sql'], bespeak: '9.9.9' }),
      /newer version of Bespeak \(9\.9\.9\)/,
    ],
  ])('one %s', async (name, change, problem) => {
    await withManifest(name, change)
    const machine = await emptyMachine('m5')
    expect(await restore(machine, name)).toMatchObject(refusal(expect.stringMatching(problem)))
    await expectUntouched(machine)
  })
})

describe('a machine that is not empty is left as it is:', () => {
  it('one with rows', async () => {
    const env = { ...here.env, DATA_DIR: at('rows-there') }
    const { code, problems } = await restore(env)
    // The app itself is connected to it.
    expect({ code, problems }).toEqual(
      refusal(expect.stringMatching(/^DATABASE_URL is in use by \d+ other connections?\. Stop the server/)),
    )
    expect((await contentOf(here.env.DATABASE_URL))['identity.users']).toBe(before['identity.users'])
  })

  it('one that was only started once', async () => {
    const machine = await emptyMachine('m6')
    const { pool, close } = openDatabase(machine.DATABASE_URL, () => undefined)
    await migrate(pool, migrationsFolder)
    await pool.query("insert into kernel.keys (name, value) values ('signing', 'made at its start')")
    await close()
    const was = await contentOf(machine.DATABASE_URL)
    expect(await restore(machine)).toMatchObject(
      refusal(expect.stringMatching(/^DATABASE_URL is not empty: kernel\.keys is there/)),
    )
    expect(await contentOf(machine.DATABASE_URL)).toEqual(was)
    expect(await filesIn(machine.DATA_DIR)).toEqual({})
  })

  it('one whose database is somebody else’s', async () => {
    const machine = await emptyMachine('m7')
    const client = new pg.Client({ connectionString: machine.DATABASE_URL })
    await client.connect()
    await client.query('create table orders (id integer)')
    await client.end()
    expect(await restore(machine)).toMatchObject(
      refusal(expect.stringMatching(/is not empty: public\.orders is there/)),
    )
  })

  it('one whose database keeps text in another way', async () => {
    const DATABASE_URL = await emptyDatabase(inject('cluster'), "encoding 'LATIN1' locale 'C' locale_provider libc")
    expect(await restore({ ...(await emptyMachine('m8')), DATABASE_URL })).toMatchObject(
      refusal(expect.stringMatching(/keeps text as LATIN1/)),
    )
  })

  it('one with files', async () => {
    const machine = await emptyMachine('m9')
    await mkdir(join(machine.DATA_DIR, 'files', 'ab'), { recursive: true })
    await writeFile(join(machine.DATA_DIR, 'files', 'ab', 'abc'), 'mine')
    expect(await restore(machine)).toMatchObject(
      refusal(expect.stringMatching(/files is not empty: there are files in it/)),
    )
    expect(await contentOf(machine.DATABASE_URL)).toEqual({})
    expect(Object.keys(await filesIn(machine.DATA_DIR))).toEqual(['files/ab/abc'])
  })

  it('one whose server runs on the built-in database', async () => {
    const { DATABASE_URL, ...machine } = await emptyMachine('m10')
    const running = await startEmbeddedPostgres({ dataDir: machine.DATA_DIR, durability: 'test' })
    expect(await restore(machine)).toMatchObject(
      refusal(expect.stringMatching(/^Another Bespeak is running with DATA_DIR/)),
    )
    await running.stop()
  })
})

it('a disk that is too small is left as it is', async ({ skip }) => {
  const disk = mountDisk('20m')
  if (!disk) return skip('this user may not mount a disk')
  try {
    const { DATABASE_URL, ...machine } = await emptyMachine('small')
    expect(await restore({ ...machine, DATA_DIR: disk })).toMatchObject(
      refusal(expect.stringMatching(/^There is no room in DATA_DIR: the backup needs .+ MB, and 21\.0 MB is free\.$/)),
    )
    expect(await filesIn(disk)).toEqual({})
  } finally {
    unmountDisk(disk)
  }
})

describe('keys that are not in the backup', () => {
  it.each(['FILES_KEY', 'SIGNING_KEY'] as const)('have to be set: %s', async (name) => {
    const { [name]: _, ...machine } = await emptyMachine('m11')
    expect(await restore(machine)).toMatchObject(
      refusal(`${name} was set where the backup was made, and has to be set here as well.`),
    )
  })

  it('have to be the right ones; with --yes the rest is restored all the same', async () => {
    const machine = { ...(await emptyMachine('m12')), FILES_KEY: 'another key, that opens none of these' }
    expect(await restore(machine)).toMatchObject(
      refusal(expect.stringMatching(/^FILES_KEY is not the key that.*With --yes/)),
    )
    await expectUntouched(machine)
    expect(await restore(machine, 'all', '--yes')).toMatchObject({ code: 0, problems: [] })
  })
})

describe('[F23] a backup restored on an empty machine', () => {
  it('with a PostgreSQL server: every row, sequence, waiting job and file is as it was, and the times are told', async () => {
    const machine = await emptyMachine('server')
    const { code, said, problems } = await restore(machine)
    expect({ code, problems }).toEqual({ code: 0, problems: [] })
    expect(said.slice(0, 2)).toEqual(['Checking the backup …', 'Restoring …'])
    expect(said[2]).toMatch(
      /^\d+ rows of \d+ tables and \d+ files? are there as they were at .+Z: every checksum is the same\.$/,
    )
    expect(said[3]).toMatch(/^It took \d+\.\d s\. Start the server now\.$/)
    expect(await contentOf(machine.DATABASE_URL)).toEqual(before)
    expect(await filesIn(machine.DATA_DIR)).toEqual(await filesIn(here.env.DATA_DIR))
  })

  it('with the built-in database: the same, and again from there', async () => {
    const { DATABASE_URL, ...machine } = await emptyMachine('built-in')
    expect(await restore(machine)).toMatchObject({ code: 0, problems: [] })
    const { connectionString, stop } = await joinEmbeddedPostgres({ dataDir: machine.DATA_DIR })
    expect(await contentOf(connectionString)).toEqual(before)
    await stop()
    expect(await filesIn(join(machine.DATA_DIR, 'files'))).toEqual(await filesIn(join(here.env.DATA_DIR, 'files')))

    expect(await runTyped(['backup', at('again')], machine)).toMatchObject({ code: 0, problems: [] })
    const [first, second] = await Promise.all(['all', 'again'].map((name) => openArchive(at(name))))
    const sums = (manifest?: Manifest) => ({
      tables: manifest?.tables.filter(({ name }) => !name.startsWith('graphile_worker.')),
      files: manifest?.files,
    })
    expect(sums(second?.manifest)).toEqual(sums(first?.manifest))
  })

  it('twice: the second time it is refused', async () => {
    const machine = await emptyMachine('twice')
    expect(await restore(machine)).toMatchObject({ code: 0 })
    expect(await restore(machine)).toMatchObject(refusal(expect.stringMatching(/is not empty/)))
  })

  it('of an older version is brought up to date', async () => {
    const DATABASE_URL = await emptyDatabase(inject('cluster'))
    const { pool, close } = openDatabase(DATABASE_URL, () => undefined)
    const older = new Set(Array.from({ length: 16 }, (_, number) => String(number + 1).padStart(4, '0')))
    const { migrations } = (await openArchive(at('all'))).manifest
    await migrate(pool, migrationsFolder, new Set(migrations.filter((name) => older.has(name.slice(0, 4)))))
    await migrateJobs(pool)
    await pool.query(
      `insert into identity.users (username, email, password_hash, first_name, last_name, is_active, is_verified, created_at)
       values ('older', 'older@example.com', '', '', '', true, true, now())`,
    )
    await close()
    expect(await runTyped(['backup', at('older')], { ...here.env, DATABASE_URL })).toMatchObject({ code: 0 })
    const machine = await emptyMachine('from-older')
    expect(await restore(machine, 'older')).toMatchObject({ code: 0, problems: [] })
    expect(await runTyped(['user', 'list', '--json'], machine)).toMatchObject({
      code: 0,
      said: [expect.stringContaining('"username":"older"')],
    })
  })
})
