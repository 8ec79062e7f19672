import { chown } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDataDir } from '../data-dir.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { chooseRunAs, type RunAs } from './run-as.ts'
import { chooseSocketFolder } from './socket-folder.ts'

export type Durability = 'full' | 'test'

/** A database on disk and everything needed to run it. */
export interface Cluster {
  /** PostgreSQL's own data folder. */
  folder: string
  dataDir: string
  logFile: string
  socketFolder: string
  binaries: Binaries
  runAs: RunAs | null
  durability: Durability
}

export async function describeCluster(dataDirAsGiven: string, durability: Durability): Promise<Cluster> {
  const dataDir = await makeDataDir(dataDirAsGiven)
  const folder = join(dataDir, 'database')
  const runAs = await chooseRunAs(folder)
  return {
    folder,
    dataDir,
    logFile: join(dataDir, 'database.log'),
    socketFolder: await chooseSocketFolder(folder, runAs),
    binaries: await findBinaries(dataDir, runAs),
    runAs,
    durability,
  }
}

// PostgreSQL cuts paths at 1024 bytes; what it appends to this one must fit as well.
const longestFolder = 900

/**
 * How the database's processes name their own folder. Another user may not be allowed to pass the folders above it, and
 * a path may be too long; but a process may always enter the folder that it was started in.
 */
export function ownNameFor(folder: string, runAs: RunAs | null): string {
  const needed = runAs !== null || Buffer.byteLength(folder) > longestFolder
  return needed && process.platform === 'linux' ? '/proc/self/cwd' : folder
}

export async function giveTo(runAs: RunAs | null, folder: string): Promise<void> {
  if (runAs) await chown(folder, runAs.uid, runAs.gid)
}
