import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { runningPostmaster } from './pid-file.ts'
import { codeOf } from './start-error.ts'

const pauseMs = 20
const fastWaitMs = 20_000
const immediateWaitMs = 5_000

/** Asks for a fast stop (open transactions are rolled back, everything else written), and insists after a while. */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const stopped = await stopsAfter(cluster, 'SIGINT', fastWaitMs)
  if (!stopped) await stopsAfter(cluster, 'SIGQUIT', immediateWaitMs)
  if (cluster.socketFolder !== cluster.folder) await rm(cluster.socketFolder, { recursive: true, force: true })
}

async function stopsAfter(cluster: Cluster, signal: 'SIGINT' | 'SIGQUIT', waitMs: number): Promise<boolean> {
  const pid = await runningPostmaster(cluster)
  if (pid === null) return true
  send(pid, signal)
  const until = Date.now() + waitMs
  while (Date.now() < until) {
    // Its file counts, not only its process, which stays listed where nobody collects it, as in some containers.
    if ((await runningPostmaster(cluster)) !== pid) return true
    await sleep(pauseMs)
  }
  return false
}

function send(pid: number, signal: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error
  }
}
