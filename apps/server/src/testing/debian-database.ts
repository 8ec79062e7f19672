import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { describeCluster, giveTo, ownNameFor } from '../adapters/embedded-postgres/cluster.ts'
import { type EmbeddedPostgres, runCluster } from '../adapters/embedded-postgres/index.ts'
import { superuser } from '../adapters/embedded-postgres/init-cluster.ts'
import { spawnOptionsFor } from '../adapters/embedded-postgres/run-as.ts'

const place = '/usr/lib/postgresql'
const isWhole = (major: string) => existsSync(`${place}/${major}/bin/initdb`)

/** The newest that Debian's packages have brought to this machine; null where they brought none. */
export const debianMajor = existsSync(place)
  ? (readdirSync(place)
      .filter(isWhole)
      .sort((a, b) => Number(a) - Number(b))
      .at(-1) ?? null)
  : null

/**
 * A server of Debian's packages, on a folder that others may pass: it looks for itself by leaving its folder and coming
 * back. What it leaves there is as an older version of this program would have made it.
 */
export async function startDebianDatabase(dataDir: string): Promise<EmbeddedPostgres> {
  if (debianMajor === null) throw new Error('There is no PostgreSQL of Debian: apt-get install postgresql.')
  const binaries = { folder: `${place}/${debianMajor}`, major: debianMajor }
  const cluster = await describeCluster(dataDir, 'test')
  const { folder, runAs } = cluster
  await mkdir(folder, { mode: 0o700 })
  await giveTo(runAs, folder)
  const options = ['--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync', `--username=${superuser}`]
  const { status, stderr } = spawnSync(
    `${binaries.folder}/bin/initdb`,
    [`--pgdata=${ownNameFor(folder, runAs)}`, ...options],
    { cwd: folder, encoding: 'utf8', ...spawnOptionsFor(runAs) },
  )
  if (status !== 0) throw new Error(stderr)
  return runCluster({ ...cluster, binaries })
}
