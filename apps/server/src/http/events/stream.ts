import { randomUUID } from 'node:crypto'
import type { createBell } from './bell.ts'

export interface LiveEvent {
  id: string
  event: string
  data: unknown
}

export interface Subscription {
  /** The number that it begins after. */
  last: string
  /** What came since the last time, oldest first. */
  take(): Promise<LiveEvent[]>
  end(): void
}

interface StreamOptions {
  subscription: Subscription
  bell: ReturnType<typeof createBell>
  /** Asked after something has happened and before it is told: a session that has ended hears nothing more. */
  isStillSignedIn(): Promise<boolean>
  ended: AbortSignal
}

// Often enough for proxies, which commonly give up after a minute of silence.
const pingMs = 25_000

/** Goes on until it is ended, or the session is. It is only asked for more when the connection has taken what there was. */
export async function* streamOf({ subscription, bell, isStillSignedIn, ended }: StreamOptions) {
  // With its number: who loses the connection before the first event can still say where to go on.
  yield message({ id: subscription.last, event: 'hello', data: { clientId: randomUUID() } })
  // What was missed while away does not ring.
  bell.ring()
  for (;;) {
    const rung = await bell.heard(pingMs)
    if (ended.aborted) return
    const events = await subscription.take()
    if (!(await isStillSignedIn())) return
    for (const event of events) yield message(event)
    if (!rung) yield 'event: ping\ndata: {}\n\n'
  }
}

/** JSON has no line ends of its own, so that nothing in it can begin another field. */
const message = ({ id, event, data }: LiveEvent) => `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`
