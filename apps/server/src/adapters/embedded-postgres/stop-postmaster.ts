import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { runningPostmaster } from './pid-file.ts'
import { codeOf } from './start-error.ts'

const pauseMs = 20

/** Lets connections that are closing close, then cuts off what is left (and rolls it back), and at last insists. */
const steps = [
  { signal: 'SIGTERM', waitMs: 1_000 },
  { signal: 'SIGINT', waitMs: 20_000 },
  { signal: 'SIGQUIT', waitMs: 5_000 },
] as const

export async function stopPostmaster(cluster: Cluster): Promise<void> {
  for (const { signal, waitMs } of steps) if (await stopsAfter(cluster, signal, waitMs)) break
  if (cluster.socketFolder !== cluster.folder) await rm(cluster.socketFolder, { recursive: true, force: true })
}

async function stopsAfter(cluster: Cluster, signal: NodeJS.Signals, waitMs: number): Promise<boolean> {
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

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error
  }
}
