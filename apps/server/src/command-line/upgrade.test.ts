import { execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { joinEmbeddedPostgres, startEmbeddedPostgres } from '../adapters/embedded-postgres/index.ts'
import { runTyped } from '../testing/command-line.ts'
import { debianMajor as oldMajor, startDebianDatabase as startOldDatabase } from '../testing/debian-database.ts'
import { contentOf, startInstallation } from '../testing/installation.ts'
import { mountDisk, unmountDisk } from '../testing/mounted-disk.ts'

const keys = {
  SIGNING_KEY: 'a signing key that only the tests know',
  FILES_KEY: 'a key for files that only the tests know',
}

/** An older PostgreSQL looks for itself by leaving its folder and coming back, and its user has to get there. */
async function openFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), name))
  await chmod(folder, 0o711)
  return folder
}

/** With room for one database, and not for two. */
const disk = oldMajor && mountDisk('160m')
let shared: string
let root: string
let dataDir: string
beforeAll(async () => {
  shared = await openFolder('bespeak-old-')
})
afterAll(async () => {
  if (disk) unmountDisk(disk)
  await rm(shared, { recursive: true, force: true })
})
beforeEach(async () => {
  root = await openFolder('bespeak-upgrade-')
  dataDir = join(root, 'data')
})
afterEach(() => rm(root, { recursive: true, force: true }))

const run = (...typed: string[]) => runTyped(typed, { ...keys, DATA_DIR: dataDir })
const refusal = (problem: unknown) => ({ code: 1, said: [], problems: expect.arrayContaining([problem]) })
const majorOf = async (folder: string) => (await readFile(join(dataDir, folder, 'PG_VERSION'), 'utf8')).trim()

describe('an upgrade is refused', () => {
  it('of a server that is not ours to upgrade', async () => {
    const outcome = await runTyped(['upgrade'], { DATABASE_URL: 'postgres://localhost:1/x', FILES_SHARED: 'yes' })
    expect(outcome).toMatchObject(refusal(expect.stringMatching(/^DATABASE_URL is set: whoever runs that server/)))
  })

  it('where there is nothing, and nothing is made', async () => {
    expect(await run('upgrade')).toMatchObject(refusal(expect.stringMatching(/^There is no database in/)))
    await expect(stat(dataDir)).rejects.toThrow('ENOENT')
  })

  it.each([
    ['a newer PostgreSQL', '99', /newer than the built-in \d+\. Use the newer version of Bespeak/],
    [
      'one whose programs are not here',
      '9',
      /^Fetch them, and run `bespeak upgrade` again: npm install --prefix .+@VERSION$/,
    ],
    [
      'one whose programs are not here, with another way',
      '9',
      /`bespeak backup` with the version of Bespeak that made it/,
    ],
  ])('of the database of %s', async (_, version, problem) => {
    await mkdir(join(dataDir, 'database'), { recursive: true })
    await writeFile(join(dataDir, 'database', 'PG_VERSION'), `${version}\n`)
    expect(await run('upgrade')).toMatchObject(refusal(expect.stringMatching(problem)))
    expect(await readdir(dataDir)).toEqual(['database'])
  })
})

it('of a database of this version there is nothing to do', async () => {
  await (await startEmbeddedPostgres({ dataDir, durability: 'test' })).stop()
  expect(await run('upgrade')).toMatchObject({ code: 0, said: ['The built-in database is already of this version.'] })
})

it('that was cut off between two names is gone on with at the next start', async () => {
  await (await startEmbeddedPostgres({ dataDir, durability: 'test' })).stop()
  await rename(join(dataDir, 'database'), join(dataDir, 'database.upgraded'))
  const { stop } = await joinEmbeddedPostgres({ dataDir, durability: 'test' })
  await stop()
  expect((await readdir(dataDir)).sort()).toEqual(['database', 'database.log'])
})

const old = oldMajor ? `PostgreSQL ${oldMajor}` : 'an older PostgreSQL (skipped: Debian’s is not on this machine)'

describe.skipIf(!oldMajor)(`a database of ${old}`, () => {
  let before: Record<string, string>

  /** What an older version left; made once, as it takes a while. */
  beforeAll(async () => {
    const installation = await startInstallation()
    await installation.person()
    await runTyped(['backup', join(shared, 'all')], installation.env)
    await installation.close()
    await mkdir(join(shared, 'data'), { mode: 0o711 })
    const old = await startOldDatabase(join(shared, 'data'))
    const env = { ...keys, DATABASE_URL: old.connectionString, DATA_DIR: join(shared, 'data'), FILES_SHARED: 'yes' }
    expect(await runTyped(['restore', join(shared, 'all')], env)).toMatchObject({ code: 0, problems: [] })
    before = await contentOf(old.connectionString)
    expect(await runTyped(['backup', join(shared, 'from-old')], env)).toMatchObject({ code: 0, problems: [] })
    await old.stop()
  })
  const leaveOld = () => execFileSync('cp', ['-a', join(shared, 'data'), dataDir])

  async function contentHere(): Promise<Record<string, string>> {
    const { connectionString, stop } = await joinEmbeddedPostgres({ dataDir })
    return contentOf(connectionString).finally(stop)
  }
  /** A backup asks for the removal of files that were let go of meanwhile. */
  const withoutJobs = (content: Record<string, string>) =>
    Object.fromEntries(Object.entries(content).filter(([name]) => !name.startsWith('graphile_worker.')))

  it('is not started before it is upgraded, and every command says so', async () => {
    leaveOld()
    expect(await run('user', 'list')).toMatchObject(refusal(expect.stringMatching(/Run `bespeak upgrade`/)))
    expect(await majorOf('database')).toBe(oldMajor)
  })

  it('is left as it is where an old one is kept already', async () => {
    leaveOld()
    await mkdir(join(dataDir, `database.postgres-${oldMajor}`))
    expect(await run('upgrade')).toMatchObject(refusal(expect.stringMatching(/is there already\. Move it elsewhere/)))
    expect(await majorOf('database')).toBe(oldMajor)
  })

  it('that cannot be copied is left as it is, and nothing half is beside it', async () => {
    await mkdir(dataDir, { mode: 0o711 })
    await (await startOldDatabase(dataDir)).stop()
    expect(await run('upgrade')).toMatchObject({ code: 1, problems: [expect.stringMatching(/^The database is empty/)] })
    expect((await readdir(dataDir)).sort()).toEqual(['database', 'database.log'])
    expect(await majorOf('database')).toBe(oldMajor)
  })

  // Nobody may mount a disk everywhere.
  it.skipIf(!disk)('is left as it is where there is no room for a second one, and nothing is begun', async () => {
    const full = join(disk ?? '', 'data')
    execFileSync('cp', ['-a', join(shared, 'data'), full])
    const { code, said, problems } = await runTyped(['upgrade'], { ...keys, DATA_DIR: full })
    expect({ code, said, problems }).toEqual({
      ...{ code: 1, said: [] },
      problems: [
        expect.stringMatching(/^There is no room for a second database: .* MB is free\. Nothing was changed\.$/),
      ],
    })
    expect(await readdir(full)).toEqual(await readdir(join(shared, 'data')))
  })

  it('is brought over row by row, and kept beside the new one', async () => {
    leaveOld()
    // What an upgrade that was cut off has left.
    await mkdir(join(dataDir, 'database.upgrading', 'half'), { recursive: true })
    const { code, said, problems } = await run('upgrade')
    expect({ code, problems }).toEqual({ code: 0, problems: [] })
    expect(said.slice(-2)).toEqual([
      expect.stringMatching(/^The database was PostgreSQL 15 and is 18: \d+ rows, every checksum the same\. It took/),
      `The old one is kept in ${join(dataDir, 'database.postgres-15')}. Remove it once all is well.`,
    ])
    expect(await majorOf('database')).toBe('18')
    expect(await majorOf('database.postgres-15')).toBe('15')
    expect(withoutJobs(await contentHere())).toEqual(withoutJobs(before))
    expect(await run('upgrade')).toMatchObject({ said: ['The built-in database is already of this version.'] })
  })

  it('can as well be backed up by the old version and restored by the new one', async () => {
    expect(await run('restore', join(shared, 'from-old'))).toMatchObject({ code: 0, problems: [] })
    expect(await majorOf('database')).toBe('18')
    expect(withoutJobs(await contentHere())).toEqual(withoutJobs(before))
  })
})
