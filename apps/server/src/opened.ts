import { setTimeout as sleep } from 'node:timers/promises'
import { reasonOf } from './kernel/errors.ts'

/** Something that a start opened, and how long its closing may take before the rest goes on without it. */
interface Part {
  name: string
  close(): Promise<void>
  patienceMs: number
}

interface StartingPart<Started> extends Omit<Part, 'close'> {
  starting: Promise<Started>
  close(started: Started): Promise<void>
}

export type Opened = ReturnType<typeof createOpened>

/** What a start has opened so far. It is closed in the opposite order, each part whatever became of the others. */
export function createOpened() {
  const parts: Part[] = []
  let closing = false

  async function add(part: Part): Promise<void> {
    if (!closing) return void parts.push(part)
    await closeInTime(part)
    throw new Error('Stopped before it was ready.')
  }

  return {
    /** Closed with the rest from now on; at once, and with an error that ends the start, when the rest is closed already. */
    add,

    /** The same for what takes a while to start: a stop meanwhile waits for it, before it closes what it stands on. */
    async addStarting<Started>({ starting, close, ...rest }: StartingPart<Started>): Promise<Started> {
      await add({ ...rest, close: () => starting.then(close, () => undefined) })
      return starting
    },

    /** Gives back what did not close as it should, one sentence each. */
    async close(): Promise<string[]> {
      closing = true
      const problems: string[] = []
      for (let part = parts.pop(); part; part = parts.pop()) problems.push(...(await closeInTime(part)))
      return problems
    },
  }
}

async function closeInTime({ name, close, patienceMs }: Part): Promise<string[]> {
  const inTime = new AbortController()
  const late = sleep(patienceMs, [`${name} took too long to close.`], { signal: inTime.signal })
  const closed = close().then(
    () => [],
    (error: unknown) => [`${name} did not close: ${reasonOf(error)}`],
  )
  return Promise.race([closed, late]).finally(() => inTime.abort())
}

/** Heard from the first moment on, and for good: a second one must not cut off what the first began. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve())
  })
}
