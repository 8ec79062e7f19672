import { chmod, cp, lstat, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type InstalledBinaries, locateBinaries, prepareBinaries } from './binaries.ts'
import { chooseRunAs } from './run-as.ts'

let root: string

/** The package as npm unpacks it with install scripts off: files, but no symlink. */
async function unpackWithoutScripts(): Promise<InstalledBinaries> {
  const folder = join(root, 'package', 'native')
  const real = await locateBinaries(process.platform, process.arch)
  const keep = async (path: string) => !(await lstat(path)).isSymbolicLink() && !path.endsWith('.a')
  await cp(real.folder, folder, { recursive: true, filter: keep })
  return { ...real, folder }
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'bespeak-bin-'))
})

afterEach(() => rm(root, { recursive: true, force: true }))

it('names DATABASE_URL in one sentence where there are no binaries', async () => {
  await expect(locateBinaries('win32', 'x64')).rejects.toThrow(
    'There is no built-in database for win32 x64. Set DATABASE_URL to a PostgreSQL server.',
  )
})

it('names DATABASE_URL in one sentence where the binaries do not run', async () => {
  const installed = { folder: join(root, 'of-another-platform'), version: '18.0.0', major: '18' }

  await expect(prepareBinaries(installed, null, [join(root, 'copies')])).rejects.toThrow(
    /^The built-in database does not run on this machine \(.+\)\. Set DATABASE_URL to a PostgreSQL server\.$/,
  )
})

it('restores the symlinks that an install without scripts leaves out', async () => {
  const installed = await unpackWithoutScripts()

  const binaries = await prepareBinaries(installed, null, [])

  expect(binaries.folder).toBe(installed.folder)
})

it.skipIf(process.getuid?.() !== 0)('copies them once to where the user of the database can reach them', async () => {
  const installed = await unpackWithoutScripts()
  const runAs = await chooseRunAs(join(root, 'no-cluster-yet'))
  // Below os.tmpdir() itself: the folder of this test is root's alone.
  const place = `${root}-copies`
  try {
    const copy = await prepareBinaries(installed, runAs, [join(root, 'unreachable'), place])
    const again = await prepareBinaries(installed, runAs, [place])

    expect(copy.folder).toBe(join(place, `postgres-${installed.version}`))
    expect(again.folder).toBe(copy.folder)
    expect(await readdir(place)).toEqual([`postgres-${installed.version}`])
  } finally {
    await rm(place, { recursive: true, force: true })
  }
})

it.skipIf(process.getuid?.() !== 0)('does not run a copy from a folder that others can write', async () => {
  const installed = await unpackWithoutScripts()
  const runAs = await chooseRunAs(join(root, 'no-cluster-yet'))
  const place = `${root}-shared`
  await mkdir(place)
  await chmod(place, 0o777)
  try {
    await expect(prepareBinaries(installed, runAs, [place])).rejects.toThrow('does not run on this machine')
    expect(await readdir(place)).toEqual([])
  } finally {
    await rm(place, { recursive: true, force: true })
  }
})
