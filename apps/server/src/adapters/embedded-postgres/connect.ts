import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { reasonOf } from '../../kernel/errors.ts'
import type { Cluster } from './cluster.ts'
import { superuser } from './init-cluster.ts'
import { readPidFile, removeStaleLocks } from './pid-file.ts'
import { type Postmaster, spawnPostmaster } from './postmaster.ts'
import { port } from './socket-folder.ts'
import { codeOf, DatabaseStartError } from './start-error.ts'
import { stopPostmaster } from './stop-postmaster.ts'

/** A superuser's connection, and where the server that answers it listens. */
export interface Connected {
  client: pg.Client
  socketFolder: string
}

const pauseMs = 30
const lockFileWaitMs = 10_000
const startWaitMs = 120_000

// PostgreSQL's codes for "starting up" or "shutting down", and for a connection cut off by the latter.
const passing = new Set(['57P03', '57P01', 'ECONNRESET', 'EPIPE'])
const absent = new Set(['ENOENT', 'ECONNREFUSED'])

export const isPassing = (error: unknown) =>
  passing.has(codeOf(error) ?? '') || /connection (terminated|ended)|not queryable/i.test(reasonOf(error))

/**
 * Connects to the server of this cluster: one that runs already, as after a kill of its first owner, else a new one. A
 * new one that cannot be reached does not stay behind.
 */
export async function connectOrStart(cluster: Cluster): Promise<Connected> {
  const started: Postmaster[] = []
  try {
    return await untilConnected(cluster, started)
  } catch (error) {
    const runs = (await started.at(-1)?.lastWords()) === null
    if (runs) await stopPostmaster(cluster)
    throw error
  }
}

/** The same to one that runs already; null where none does. One that is starting or stopping is waited for. */
export async function connectIfRunning(cluster: Cluster): Promise<Connected | null> {
  const since = Date.now()
  while (Date.now() - since < startWaitMs) {
    const answer = await tryConnect(cluster)
    if (answer === 'absent') return null
    if (answer !== 'passing') return answer
    await sleep(pauseMs)
  }
  throw lateAnswer(cluster)
}

async function untilConnected(cluster: Cluster, started: Postmaster[]): Promise<Connected> {
  const since = Date.now()
  while (Date.now() - since < startWaitMs) {
    const answer = await tryConnect(cluster)
    if (answer !== 'absent' && answer !== 'passing') return answer
    const lastWords = await started.at(-1)?.lastWords()
    if (lastWords) checkWorthRetrying(lastWords, Date.now() - since)
    if (answer === 'absent' && lastWords !== null) started.push(await startAnother(cluster))
    await sleep(pauseMs)
  }
  throw lateAnswer(cluster)
}

const lateAnswer = ({ logFile }: Cluster) =>
  new DatabaseStartError(`The built-in database did not answer in time; ${logFile} may say why.`)

async function startAnother(cluster: Cluster): Promise<Postmaster> {
  await removeStaleLocks(cluster)
  return spawnPostmaster(cluster)
}

/** An old server or its children may take a moment to go, and hold the lock file or the shared memory until then. */
function checkWorthRetrying(lastWords: string, waitedMs: number): void {
  if (/lock file|shared memory block|Address already in use/.test(lastWords) && waitedMs < lockFileWaitMs) return
  throw new DatabaseStartError(`The built-in database did not start: ${lastWords.replace(/^.*?(FATAL|PANIC): */, '')}`)
}

async function tryConnect(cluster: Cluster): Promise<Connected | 'absent' | 'passing'> {
  const socketFolder = (await readPidFile(cluster))?.socketFolder ?? cluster.socketFolder
  const client = new pg.Client({ ...addressOf(socketFolder), user: superuser, database: superuser })
  // A connection that breaks while it idles raises here; unheard, it would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return { client, socketFolder }
  } catch (error) {
    if (absent.has(codeOf(error) ?? '')) return 'absent'
    if (isPassing(error)) return 'passing'
    throw error
  }
}

// Every part is named, for whatever is left out would be taken from PG* variables of the environment.
const addressOf = (socketFolder: string) => ({ host: socketFolder, port, password: '', ssl: false })
