import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { reasonOf } from '../../kernel/errors.ts'

const pauseMs = 1_000

interface ListenerOptions {
  pool: pg.Pool
  channel: string
  heard(payload: string): void
  /** After a time in which something may have been missed. */
  backAgain(): void
  log: { error(details: object, message: string): void }
}

/** Hears what is announced in the database, on one connection for all, and goes on listening when that is lost. */
export function createListener({ pool, channel, heard, backAgain, log }: ListenerOptions) {
  const closing = new AbortController()
  let client: pg.PoolClient | null = null

  function giveBack() {
    const held = client
    client = null
    held?.release(true)
  }

  async function listen(): Promise<void> {
    const connected = await pool.connect()
    connected.on('notification', ({ payload }) => heard(payload ?? ''))
    try {
      await connected.query(`listen ${channel}`)
    } catch (error) {
      connected.release(true)
      throw error
    }
    if (closing.signal.aborted) return connected.release(true)
    client = connected
    connected.once('end', () => {
      if (client !== connected) return
      giveBack()
      void listenAgain()
    })
  }

  async function listenAgain(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await listen()
        return backAgain()
      } catch (error) {
        log.error({ reason: reasonOf(error) }, 'live events not heard; trying again')
        await sleep(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined)
      }
    }
  }

  let started: Promise<void> | null = null
  return {
    /** Listens from then on. Where it fails, the next call tries again. */
    async start(): Promise<void> {
      started ??= listen()
      await started.catch((error: unknown) => {
        started = null
        throw error
      })
    },

    async close(): Promise<void> {
      closing.abort()
      giveBack()
    },
  }
}
