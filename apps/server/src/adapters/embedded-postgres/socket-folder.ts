import { createHash } from 'node:crypto'
import { chown, lstat, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunAs } from './run-as.ts'
import { DatabaseStartError } from './start-error.ts'

export const port = 5432

// The kernel's limit for a socket's path: 107 bytes on Linux, 103 on macOS.
const longestPath = 103

export const socketIn = (folder: string) => join(folder, `.s.PGSQL.${port}`)

const fits = (folder: string) => Buffer.byteLength(socketIn(folder)) <= longestPath

/** The cluster's own folder, which nobody else may enter; where its path is too long, a short one that is as private. */
export async function chooseSocketFolder(cluster: string, runAs: RunAs | null): Promise<string> {
  return fits(cluster) ? cluster : makeShortFolder(cluster, runAs)
}

async function makeShortFolder(cluster: string, runAs: RunAs | null): Promise<string> {
  const name = `bespeak-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`
  const folder = [tmpdir(), '/tmp'].map((parent) => join(parent, name)).find(fits) ?? join('/tmp', name)
  const made = await mkdir(folder, { mode: 0o700 }).then(
    () => true,
    () => false,
  )
  if (made && runAs) await chown(folder, runAs.uid, runAs.gid)
  await checkPrivate(folder, runAs?.uid ?? process.getuid?.())
  return folder
}

/** In /tmp anyone may have been first: whoever owns the folder could pose as the database. */
async function checkPrivate(folder: string, owner: number | undefined): Promise<void> {
  const found = await lstat(folder).catch(() => null)
  if (found?.isDirectory() && found.uid === owner && (found.mode & 0o077) === 0) return
  throw new DatabaseStartError(
    `DATA_DIR has a long path, so the database needs the private folder ${folder}, which is not ours. Remove it, or choose a shorter DATA_DIR.`,
  )
}
