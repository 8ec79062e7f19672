import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { describeCluster, giveTo, ownNameFor } from '../adapters/embedded-postgres/cluster.ts'
import { type EmbeddedPostgres, runCluster } from '../adapters/embedded-postgres/index.ts'
import { superuser } from '../adapters/embedded-postgres/init-cluster.ts'
import { spawnOptionsFor } from '../adapters/embedded-postgres/run-as.ts'

/** As Debian 12 has it, and as older than the built-in one. */
export const oldMajor = '15'
const folderOfOld = `/usr/lib/postgresql/${oldMajor}`
export const hasOld = existsSync(`${folderOfOld}/bin/initdb`)

/** A built-in database as an older version of this program would have made it, and run. */
export async function startOldDatabase(dataDir: string): Promise<EmbeddedPostgres> {
  const cluster = await describeCluster(dataDir, 'test')
  const { folder, runAs } = cluster
  await mkdir(folder, { mode: 0o700 })
  await giveTo(runAs, folder)
  const options = ['--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync', `--username=${superuser}`]
  const { status, stderr } = spawnSync(
    `${folderOfOld}/bin/initdb`,
    [`--pgdata=${ownNameFor(folder, runAs)}`, ...options],
    { cwd: folder, encoding: 'utf8', ...spawnOptionsFor(runAs) },
  )
  if (status !== 0) throw new Error(stderr)
  return runCluster({ ...cluster, binaries: { folder: folderOfOld, major: oldMajor } })
}
