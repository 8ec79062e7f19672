import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Cluster } from './cluster.ts'
import { type Connected, connectOrStart, isPassing } from './connect.ts'
import { DatabaseStartError } from './start-error.ts'

// Any fixed number will do, as long as every process that opens a cluster takes the same one.
const ownerLock = 7_238_410_550
const pauseMs = 50
const waitMs = 2_000

/**
 * One process may use a cluster. The lock belongs to a connection, so it ends with the process that holds it, however
 * that ends; the wait is for the server to notice.
 */
export async function takeOwnership(cluster: Cluster): Promise<Connected> {
  for (;;) {
    const connected = await connectOrStart(cluster)
    const answer = await lockUntil(Date.now() + waitMs, connected)
    if (answer === 'taken') return connected
    if (answer === 'held') return refuse(connected, cluster)
  }
}

/** 'lost': the server that we found was on its way out. */
async function lockUntil(until: number, { client }: Connected): Promise<'taken' | 'held' | 'lost'> {
  try {
    while (!(await tryLock(client))) {
      if (Date.now() > until) return 'held'
      await sleep(pauseMs)
    }
    return 'taken'
  } catch (error) {
    if (isPassing(error)) return 'lost'
    throw error
  }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [ownerLock])
  return rows[0]?.taken === true
}

async function refuse({ client }: Connected, { dataDir }: Cluster): Promise<never> {
  await client.end()
  throw new DatabaseStartError(`Another Bespeak is running with DATA_DIR ${dataDir}. Stop it, or set another DATA_DIR.`)
}
