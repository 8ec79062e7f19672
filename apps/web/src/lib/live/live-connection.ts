import { subscribeToToken, usableToken } from '../session/token.ts'
import { eventsFrom } from './event-stream.ts'

export interface LiveEvent {
  /** Counted from 1. */
  number: number
  event: string
  data: Record<string, unknown>
  at: Date
}

export interface LiveState {
  status: 'closed' | 'connecting' | 'open' | 'waiting'
  clientId: string | null
  /** From asking to the first word, in milliseconds. */
  roundTrip: number | null
  /** The newest first. */
  lastEvents: readonly LiveEvent[]
}

const nothing: LiveState = { status: 'closed', clientId: null, roundTrip: null, lastEvents: [] }
const mostKept = 50
const firstPause = 1_000
const longestPause = 30_000

/**
 * One stream of events for all of the page, open while somebody listens. It is read by `fetch`, so that the token
 * travels in a header; when it breaks it is opened again, from the last event on.
 */
export function createLiveConnection(now: () => Date = () => new Date()) {
  const listeners = new Set<(event: LiveEvent) => void>()
  const watchers = new Set<() => void>()
  let state = nothing
  let lastEventId: string | null = null
  /** The token that all of it was heard with: what was told to one person is not shown to the next. */
  let heardWith: string | null = null
  let running: AbortController | null = null
  let count = 0

  function set(part: Partial<LiveState>) {
    state = { ...state, ...part }
    for (const watcher of watchers) watcher()
  }

  function forgetOthers(token: string) {
    if (heardWith === token) return
    heardWith = token
    lastEventId = null
    set({ lastEvents: [] })
  }

  async function readOnce(token: string, signal: AbortSignal) {
    const asked = now().getTime()
    forgetOthers(token)
    set({ status: 'connecting' })
    const answer = await fetch('/api/v1/events', {
      headers: { authorization: `Bearer ${token}`, ...(lastEventId && { 'last-event-id': lastEventId }) },
      signal,
    })
    if (!answer.ok || !answer.body) throw new Error(`The live connection answered ${answer.status}`)
    for await (const { id, event, data } of eventsFrom(answer.body)) {
      lastEventId = id ?? lastEventId
      count += 1
      const heard = { number: count, event, data: parsed(data), at: now() }
      if (event === 'hello') {
        const clientId = String(heard.data.clientId ?? '')
        set({ status: 'open', clientId, roundTrip: heard.at.getTime() - asked })
      }
      set({ lastEvents: [heard, ...state.lastEvents].slice(0, mostKept) })
      for (const listener of listeners) listener(heard)
    }
  }

  async function run(signal: AbortSignal) {
    for (let pause = firstPause; !signal.aborted; pause = Math.min(pause * 2, longestPause)) {
      const token = usableToken()
      try {
        if (token !== null) await readOnce(token, signal)
        pause = firstPause
      } catch {
        // Tried again, later each time.
      }
      // Left meanwhile: what is told from now on is another connection's.
      if (signal.aborted) return
      set({ status: token === null ? 'closed' : 'waiting', clientId: null })
      await until(token === null ? longestPause : pause, signal)
    }
  }

  function start() {
    if (running) return
    running = new AbortController()
    void run(running.signal)
  }

  function stopWhenUnused() {
    if (listeners.size + watchers.size > 0) return
    running?.abort()
    running = null
    state = { ...state, status: 'closed', clientId: null }
  }

  return {
    listen(listener: (event: LiveEvent) => void): () => void {
      listeners.add(listener)
      start()
      return () => {
        listeners.delete(listener)
        stopWhenUnused()
      }
    },
    watch(watcher: () => void): () => void {
      watchers.add(watcher)
      start()
      return () => {
        watchers.delete(watcher)
        stopWhenUnused()
      }
    },
    state: () => (heardWith === usableToken() ? state : nothing),
  }
}

function parsed(data: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(data))
  } catch {
    return {}
  }
}

/** A pause that ends early when the connection is back, somebody signs in, or nobody listens any more. */
function until(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      leave()
      resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
    const leave = subscribeToToken(end)
  })
}
