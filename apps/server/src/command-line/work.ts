import { createLog } from '../adapters/log.ts'
import type { Opened } from '../opened.ts'
import type { Settings } from '../settings.ts'

/** For what opens parts of the server without being it. */
export const quietly = (settings: Settings, opened: Opened) => ({ settings, opened, log: createLog('silent') })

/** Long work that a stop ends: what it began is undone before what it stands on is closed. */
export async function stoppable<Result>(
  opened: Opened,
  name: string,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const stop = new AbortController()
  const working = work(stop.signal)
  const close = async () => {
    stop.abort(new Error('Stopped.'))
    await working.catch(() => undefined)
  }
  await opened.add({ name, close, patienceMs: 60_000 })
  return working
}

const units = ['bytes', 'kB', 'MB', 'GB', 'TB']

export function size(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
  const amount = bytes / 1000 ** power
  return `${power === 0 ? amount : amount.toFixed(1)} ${units[power]}`
}

export const count = (many: number, name: string): string => `${many} ${name}${many === 1 ? '' : 's'}`

/** Since then, in words. */
export function took(since: number): string {
  const tenths = Math.round((performance.now() - since) / 100)
  if (tenths < 600) return `${(tenths / 10).toFixed(1)} s`
  const seconds = Math.round(tenths / 10)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
