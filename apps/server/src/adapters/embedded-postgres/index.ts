import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { reasonOf } from '../../kernel/errors.ts'
import { type Cluster, type Durability, describeCluster } from './cluster.ts'
import { type Connected, connectIfRunning } from './connect.ts'
import { ensureCluster, isMade } from './init-cluster.ts'
import { takeOwnership } from './ownership.ts'
import { port } from './socket-folder.ts'
import { DatabaseStartError } from './start-error.ts'
import { stopPostmaster } from './stop-postmaster.ts'
import { clustersToUpgrade, exchange, makeAnew, removeHalf, type Upgrade } from './upgrade.ts'

export interface EmbeddedPostgres {
  connectionString: string
  /** Returns when everything is on disk and the server has gone. */
  stop(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  dataDir: string
  /** 'test' gives up on surviving a power cut, for clusters that are thrown away. */
  durability?: Durability
  /** Told what takes a while at a first start, before it begins. */
  say?: (step: string) => void
  /** Told, one sentence at a time, when the server is lost and found again. */
  log?: (sentence: string) => void
}

export { isMade }

const name = 'bespeak'
const pauseMs = 1_000

/**
 * Runs PostgreSQL on `dataDir` for this process alone, or throws an error that says why not in one sentence.
 * A server that was left behind by a killed process is taken over as it is.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  return runCluster(await makeDatabase(options), options.log)
}

/** The same on a cluster that is made already, with the binaries that made it. */
export async function runCluster(
  cluster: Cluster,
  log = (_sentence: string): void => undefined,
): Promise<EmbeddedPostgres> {
  const owner = await takeOwnership(cluster)
  const watch = keepOwnership(cluster, owner, log)
  let stopped: Promise<void> | null = null
  const stop = () => {
    stopped ??= watch.end().then(() => stopPostmaster(cluster))
    return stopped
  }
  try {
    await createDatabase(owner.client)
  } catch (error) {
    // In a session of its own, it would outlive us.
    await stop()
    throw error
  }
  return { connectionString: connectionString(owner.socketFolder), stop }
}

/**
 * For work beside whoever runs PostgreSQL on `dataDir`: it is used as it is, and left as it is. Where nobody does, it is
 * run until `stop`. Nothing is made where there is nothing.
 */
export async function joinEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  await checkMade(options)
  const running = await connectIfRunning(await makeDatabase(options))
  if (!running) return startEmbeddedPostgres(options)
  await running.client.end()
  return { connectionString: connectionString(running.socketFolder), stop: () => Promise.resolve() }
}

/** The same for work that nobody may do anything beside: where somebody runs it, that is refused. */
export async function takeEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  await checkMade(options)
  return startEmbeddedPostgres(options)
}

async function checkMade({ dataDir }: EmbeddedPostgresOptions): Promise<void> {
  if (await isMade(dataDir)) return
  throw new DatabaseStartError(`There is no database in ${dataDir}. Start the server once, or set its DATA_DIR.`)
}

interface UpgradeOptions {
  dataDir: string
  say(step: string): void
  /** Throws where there is none for another database as large as that of this folder. */
  checkRoom(folder: string): Promise<void>
  /** Everything from the first database to the second. */
  copy(from: string, to: string): Promise<void>
}

/** From one major version of PostgreSQL to that of this program; the old database is kept beside the new one. */
export async function upgradeEmbeddedPostgres({ dataDir, say, checkRoom, copy }: UpgradeOptions): Promise<Upgrade> {
  await checkMade({ dataDir })
  const clusters = await clustersToUpgrade(await describeCluster(dataDir, 'full'))
  if (!clusters) return { from: null }
  await checkRoom(clusters.old.folder)
  const old = await runCluster(clusters.old)
  try {
    await makeAnew(clusters, say)
    const made = await runCluster(clusters.new)
    await copy(old.connectionString, made.connectionString).finally(() => made.stop())
  } catch (error) {
    await removeHalf(clusters)
    throw error
  } finally {
    await old.stop()
  }
  return { from: clusters.old.binaries.major, to: clusters.new.binaries.major, keptAt: await exchange(clusters) }
}

/** Makes the database where there is none yet, and starts nothing. */
export async function makeDatabase({ dataDir, durability = 'full', say }: EmbeddedPostgresOptions): Promise<Cluster> {
  const cluster = await describeCluster(dataDir, durability)
  await ensureCluster(cluster, say ?? (() => undefined))
  return cluster
}

/** The app's own role may not read the machine's files or run programs on it, as a superuser may. */
async function createDatabase(client: pg.Client): Promise<void> {
  const role = await client.query('select 1 from pg_roles where rolname = $1', [name])
  if (role.rowCount === 0) await client.query(`create role ${name} login createdb`)
  const database = await client.query('select 1 from pg_database where datname = $1', [name])
  if (database.rowCount === 0) await client.query(`create database ${name} owner ${name}`)
}

function connectionString(socketFolder: string): string {
  const url = new URL(`postgresql://${name}@localhost:${port}/${name}`)
  url.searchParams.set('host', socketFolder)
  url.searchParams.set('sslmode', 'disable')
  return url.href
}

/** The server may crash and recover, or be killed: then it is started again and held again, while the app goes on. */
function keepOwnership(cluster: Cluster, first: Connected, log: (sentence: string) => void) {
  let ended = false
  let owner = first
  let regaining: Promise<void> = Promise.resolve()
  const watch = () => {
    owner.client.once('end', () => {
      if (!ended) regaining = regain()
    })
  }
  const regain = async () => {
    log('The database went away; starting it again.')
    let said = ''
    // Once, however often it is tried: a full disk may keep it from starting for days.
    const sayOnce = (reason: string) => {
      if (reason !== said) log(reason)
      said = reason
    }
    while (!ended) {
      const regained = await takeOwnership(cluster).catch((error: unknown) => sayOnce(reasonOf(error)))
      if (regained) {
        owner = regained
        watch()
        return log('The database is back.')
      }
      await sleep(pauseMs)
    }
  }
  watch()
  return {
    end: async () => {
      ended = true
      await regaining
      await owner.client.end()
    },
  }
}
