import type pg from 'pg'
import { isOutOfRoom, reasonOf } from '../../kernel/errors.ts'
import type { LiveEvents } from '../../services/resume/ports.ts'
import { createListener } from './listener.ts'

interface Log {
  error(details: object, message: string): void
  outOfRoom(): void
}

interface LiveEvent {
  /** Grows for each user; text, as numbers of the database may be larger than ours. */
  id: string
  event: string
  data: unknown
}

const mostAtOnce = 100

/**
 * Events go through a table, and what is announced is only whose they are: a page that was away for a moment, another
 * process and a lost connection to the database are all served by reading on from the last number.
 */
export function createLiveEvents(pool: pg.Pool, log: Log) {
  const bells = new Map<number, Set<() => void>>()

  function ring(userId: number) {
    for (const bell of bells.get(userId) ?? []) bell()
  }

  const listener = createListener({
    pool,
    channel: 'live_events',
    heard: (payload) => ring(Number(payload)),
    backAgain: () => [...bells.keys()].forEach(ring),
    log,
  })

  async function publish(userId: number, event: string, data: object): Promise<void> {
    try {
      await pool.query('select kernel.publish_live_event($1, $2, $3)', [userId, event, data])
    } catch (error) {
      if (isOutOfRoom(error)) log.outOfRoom()
      else log.error({ event, reason: reasonOf(error) }, 'live event lost')
    }
  }

  const events: LiveEvents = {
    progress: (userId, progress) => publish(userId, 'progress', progress),
    notify: (userId, notification) => publish(userId, 'notification', notification),
  }

  function hang(userId: number, bell: () => void): () => void {
    const own = bells.get(userId) ?? new Set()
    bells.set(userId, own.add(bell))
    return () => {
      own.delete(bell)
      if (own.size === 0) bells.delete(userId)
    }
  }

  return {
    ...events,

    /** From that number on, or from now on. `bell` rings when there may be something to take. */
    async subscribe(userId: number, after: string | null, bell: () => void) {
      // First, so that nothing falls between where it begins and what is heard.
      const end = hang(userId, bell)
      try {
        await listener.start()
        let last = await beginning(pool, userId, after)
        return {
          last,
          end,
          async take(): Promise<LiveEvent[]> {
            const taken = await eventsAfter(pool, userId, last)
            last = taken.at(-1)?.id ?? last
            if (taken.length === mostAtOnce) bell()
            return taken
          },
        }
      } catch (error) {
        end()
        throw error
      }
    },

    close: listener.close,
  }
}

async function beginning(pool: pg.Pool, userId: number, after: string | null): Promise<string> {
  // A number that was never given to this user would be waited for in vain, and is no business of theirs.
  const { rows } = await pool.query<{ last: string }>(
    'select least($2::bigint, coalesce(max(id), 0)) as last from kernel.live_events where user_id = $1',
    [userId, after],
  )
  return rows[0]?.last ?? '0'
}

async function eventsAfter(pool: pg.Pool, userId: number, last: string): Promise<LiveEvent[]> {
  const { rows } = await pool.query<LiveEvent>(
    'select id, event, data from kernel.live_events where user_id = $1 and id > $2 order by id limit $3',
    [userId, last, mostAtOnce],
  )
  return rows
}
