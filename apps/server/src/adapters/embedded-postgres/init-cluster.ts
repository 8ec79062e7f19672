import { spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { reasonOf } from '../../kernel/errors.ts'
import { flushFolder } from '../whole-file.ts'
import { type Cluster, giveTo, ownNameFor } from './cluster.ts'
import { isAlive } from './pid-file.ts'
import { spawnOptionsFor } from './run-as.ts'
import { codeOf, DatabaseStartError } from './start-error.ts'

export const superuser = 'postgres'

/** Makes the cluster at the first start; at a later one checks that these binaries and this user may run it. */
export async function ensureCluster(cluster: Cluster, say: (step: string) => void): Promise<void> {
  await finishUpgrade(cluster)
  const version = await readVersion(cluster)
  if (version === null) {
    say('Making the database …')
    await createCluster(cluster)
  } else checkVersion(cluster, version)
  await takeOver(cluster)
}

export const isMade = async (dataDir: string): Promise<boolean> => {
  const folder = join(dataDir, 'database')
  return (await readVersion({ folder })) !== null || (await readVersion({ folder: upgradedFolder(folder) })) !== null
}

/** Where an upgraded database lies, whole, until it is put in the place of the old one. */
export const upgradedFolder = (folder: string): string => `${folder}.upgraded`

/** An upgrade that was cut off between two renames: the old one is away, and the new one not there yet. */
export async function finishUpgrade({ folder, dataDir }: Cluster): Promise<void> {
  const upgraded = upgradedFolder(folder)
  if ((await readVersion({ folder })) !== null || (await readVersion({ folder: upgraded })) === null) return
  await rename(upgraded, folder)
  await flushFolder(dataDir)
}

export async function readVersion({ folder }: Pick<Cluster, 'folder'>): Promise<string | null> {
  try {
    return (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw new DatabaseStartError(`The database in DATA_DIR belongs to another user: ${reasonOf(error)}.`)
  }
}

function checkVersion({ folder, binaries }: Cluster, version: string): void {
  if (version === binaries.major) return
  throw new DatabaseStartError(
    `The database in ${folder} was made by PostgreSQL ${version}, and the built-in one is ${binaries.major}. ${whatToDo(version, binaries.major)}`,
  )
}

const whatToDo = (version: string, major: string) =>
  Number(version) < Number(major)
    ? 'Run `bespeak upgrade`, which brings it over.'
    : 'Use the newer version of Bespeak that it was made with.'

/** Made under another name and renamed: a first start that is interrupted leaves no half-made cluster behind. */
async function createCluster(cluster: Cluster): Promise<void> {
  await removeLeftovers(cluster)
  const half = join(cluster.dataDir, `${halfMade}${process.pid}`)
  try {
    await mkdir(half, { mode: 0o700 })
    await giveTo(cluster.runAs, half)
    runInitdb(cluster, half)
    await rename(half, cluster.folder)
    await flushFolder(cluster.dataDir)
  } catch (error) {
    await rm(half, { recursive: true, force: true })
    // Of two first starts at once, one is later: it goes on with the cluster of the other.
    if ((await readVersion(cluster)) === null) throw error
  }
}

const halfMade = 'database.new-'

async function removeLeftovers({ dataDir }: Cluster): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => name.startsWith(halfMade))
  const abandoned = names.filter((name) => !isAlive(Number(name.slice(halfMade.length))))
  for (const name of abandoned) await rm(join(dataDir, name), { recursive: true, force: true })
}

function runInitdb({ binaries, runAs, durability }: Cluster, folder: string): void {
  const { status, error, stderr } = spawnSync(
    join(binaries.folder, 'bin', 'initdb'),
    [
      `--pgdata=${ownNameFor(folder, runAs)}`,
      `--username=${superuser}`,
      // The socket lies in a folder that only the database's user can enter: who gets there needs no password.
      '--auth=trust',
      '--encoding=UTF8',
      // The same order and the same upper and lower case on every system, whatever its own locales are.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(durability === 'test' ? ['--no-sync'] : []),
    ],
    { cwd: folder, encoding: 'utf8', ...spawnOptionsFor(runAs) },
  )
  if (status === 0) return
  const reason = error ? reasonOf(error) : lastLine(stderr)
  throw new DatabaseStartError(`The built-in database could not be made in DATA_DIR: ${reason}`)
}

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? 'unknown'

/** Root may have copied a cluster here, as from a backup: its files are root's then, and PostgreSQL would refuse them. */
async function takeOver({ folder, runAs }: Cluster): Promise<void> {
  const { uid } = await stat(folder)
  if (runAs && uid === 0) spawnSync('chown', ['-R', `${runAs.uid}:${runAs.gid}`, folder])
  const own = runAs?.uid ?? process.getuid?.()
  if (runAs || uid === own) return
  throw new DatabaseStartError(
    `The database in ${folder} belongs to another user (id ${uid}). Start as that user or as root, or choose another DATA_DIR.`,
  )
}
