import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/**
 * What this thread does may wait for the one that answers requests. Linux gives each thread a priority of its own, by the
 * number that only the thread itself can ask for; elsewhere it stays as it is.
 */
export function yieldToOthers(): void {
  if (process.platform !== 'linux') return
  const [, thread = ''] = /task\/(\d+)$/.exec(readlinkSync('/proc/thread-self')) ?? []
  if (thread !== '') setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL)
}
