import { access, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { flushFolder } from '../whole-file.ts'
import type { Cluster } from './cluster.ts'
import { ensureCluster, finishUpgrade, readVersion, upgradedFolder } from './init-cluster.ts'
import { findOldBinaries } from './old-binaries.ts'
import { chooseSocketFolder } from './socket-folder.ts'
import { DatabaseStartError } from './start-error.ts'

/** Null where there was nothing to do. */
export type Upgrade = { from: null } | { from: string; to: string; keptAt: string }

interface Clusters {
  /** As it is, with the binaries that made it. */
  old: Cluster
  /** Made beside it. */
  new: Cluster
}

export async function clustersToUpgrade(cluster: Cluster): Promise<Clusters | null> {
  await finishUpgrade(cluster)
  const version = await readVersion(cluster)
  const { dataDir, runAs, binaries } = cluster
  if (version === null || version === binaries.major) return null
  if (Number(version) > Number(binaries.major))
    throw new DatabaseStartError(
      `The database in ${cluster.folder} was made by PostgreSQL ${version}, which is newer than the built-in ${binaries.major}. Use the newer version of Bespeak that it was made with.`,
    )
  const kept = keptFolder(cluster, version)
  if (await isThere(kept)) throw new DatabaseStartError(`${kept} is there already. Move it elsewhere, and try again.`)
  const folder = `${cluster.folder}.upgrading`
  return {
    old: { ...cluster, binaries: await findOldBinaries(version, dataDir, runAs) },
    new: { ...cluster, folder, socketFolder: await chooseSocketFolder(folder, runAs) },
  }
}

const keptFolder = ({ dataDir }: Cluster, version: string) => join(dataDir, `database.postgres-${version}`)

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** What an upgrade that was cut off left behind is thrown away: the old one is held meanwhile, so no other is at work. */
export async function makeAnew(clusters: Clusters, say: (step: string) => void): Promise<void> {
  await removeHalf(clusters)
  await ensureCluster(clusters.new, say)
}

export async function removeHalf({ old, new: made }: Clusters): Promise<void> {
  for (const folder of [made.folder, upgradedFolder(old.folder)]) await rm(folder, { recursive: true, force: true })
}

/** Once the new one has its last name but one, a start goes on where this was cut off. Gives back where the old one is. */
export async function exchange({ old, new: made }: Clusters): Promise<string> {
  const keptAt = keptFolder(old, old.binaries.major)
  const upgraded = upgradedFolder(old.folder)
  for (const [from, to] of [
    [made.folder, upgraded],
    [old.folder, keptAt],
    [upgraded, old.folder],
  ] as const) {
    await rename(from, to)
    await flushFolder(old.dataDir)
  }
  return keptAt
}
