import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { copyTemplate } from '../testing/cluster.ts'
import { runDueJobs } from '../testing/jobs.ts'
import { placeOfDatabase, startRelay, through } from '../testing/relay.ts'
import { signal } from '../testing/signal.ts'
import { type Database, openDatabase } from './db.ts'
import { beat } from './heart.ts'
import { type Job, jobQueue, queuedJobs, startJobs } from './jobs.ts'

let database: Database
let pool: pg.Pool
beforeEach(async () => {
  database = openDatabase(await copyTemplate(inject('cluster')), () => undefined)
  pool = database.pool
})
afterEach(() => database.close())

const poison = fileURLToPath(new URL('./poison.fixture.ts', import.meta.url))
const waiting = { interval: 20 }
const log = { error: vi.fn(), outOfRoom: vi.fn() }
const idle = () => Promise.resolve()
const crontab = async () =>
  (await pool.query<{ identifier: string }>('select identifier from graphile_worker._private_known_crontabs')).rows

describe('jobs', () => {
  it('none at all: nothing asks the queue for work', async () => {
    const query = vi.spyOn(pool, 'connect')
    const { stop } = await startJobs(pool, [], log)
    await stop()
    expect(query).not.toHaveBeenCalled()
  })

  it('that are daily or hourly are put on the calendar, and only they', async () => {
    const jobs: Job<never>[] = [
      { name: 'asked-for', work: idle },
      { name: 'sweep.the-floor', work: idle, every: 'day' },
      { name: 'wind.the-clock', work: idle, every: 'hour' },
    ]
    const { stop } = await startJobs(pool, jobs, log)
    const onIt = [{ identifier: 'sweep.the-floor' }, { identifier: 'wind.the-clock' }]
    await vi.waitFor(async () => expect(await crontab()).toEqual(onIt), waiting)
    await stop()
  })

  it.each(['day', 'hour'] as const)(
    'of every %s that were missed while nothing ran are done at the next start',
    async (every) => {
      await pool.query(
        `insert into graphile_worker._private_known_crontabs (identifier, known_since)
       values ('sweep', now() - interval '3 days')`,
      )
      const work = vi.fn(idle)
      const { stop } = await startJobs(pool, [{ name: 'sweep', work, every }], log)
      await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1), waiting)
      await stop()
    },
  )

  it('that are asked for again under one key while they wait are done once', async () => {
    const work = vi.fn(idle)
    const enqueueKeyed = (key: string) => jobQueue.enqueue(database.sql, 'sweep', { key }, { key })
    for (const key of ['floor', 'floor', 'stairs']) await enqueueKeyed(key)
    await runDueJobs(pool, [{ name: 'sweep', work }], log)
    expect(work.mock.calls).toEqual([[{ key: 'floor' }], [{ key: 'stairs' }]])
  })

  it('of one line keep their place there, however often they are asked for', async () => {
    const done: string[] = []
    const ask = (key: string) => jobQueue.enqueue(database.sql, 'long', { key }, { key, line: 'long' })
    for (const key of ['first', 'second', 'first', 'first']) await ask(key)
    const long: Job<{ key: string }> = { name: 'long', work: async ({ key }) => void done.push(key) }
    await runDueJobs(pool, [long], log)
    expect(done).toEqual(['first', 'second'])
  })

  it('[F6] of one line are done one after another, and hold up no others', async () => {
    const [goOn, finish] = signal()
    const long = vi.fn(() => goOn)
    const quick = vi.fn(idle)
    for (let count = 0; count < 5; count += 1) await jobQueue.enqueue(database.sql, 'long', {}, { line: 'long' })
    await enqueue('quick')
    const { stop } = await startJobs(
      pool,
      [
        { name: 'long', work: long },
        { name: 'quick', work: quick },
      ],
      log,
    )
    // Either may be begun first.
    await vi.waitFor(() => expect(long).toHaveBeenCalledTimes(1), waiting)
    await vi.waitFor(() => expect(quick).toHaveBeenCalledTimes(1), waiting)
    expect(long).toHaveBeenCalledTimes(1)
    finish()
    await vi.waitFor(() => expect(long).toHaveBeenCalledTimes(5), waiting)
    await stop()
  })

  it('[F7] that a killed process had in hand are done at the next start', async () => {
    await enqueue('sweep')
    await pool.query(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'killed', attempts = 1`)
    const work = vi.fn(idle)
    const { stop } = await startJobs(pool, [{ name: 'sweep', work }], log)
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1), waiting)
    await stop()
  })

  it('[F2] that others have in hand are left to them where the queue is shared', async () => {
    await inHand('killed')
    const work = vi.fn(idle)
    const { stop } = await startJobs(pool, [{ name: 'sweep', work }], log, { isShared: true })
    await vi.waitFor(async () => expect(await heard()).toHaveLength(1), waiting)
    await stop()
    expect(work).not.toHaveBeenCalled()
  })

  it('[F7] that are in hand at a stop are finished', async () => {
    const steps: string[] = []
    const [begun, begin] = signal()
    const [stopping, beginStop] = signal()
    const work = async () => {
      begin()
      await stopping
      steps.push('finished')
    }
    await enqueue('sweep')
    const { stop } = await startJobs(pool, [{ name: 'sweep', work }], log)
    await begun
    const stopped = stop().then(() => steps.push('stopped'))
    beginStop()
    await stopped
    expect(steps).toEqual(['finished', 'stopped'])
    expect(await queued()).toEqual([])
  })

  it('[F7] are finished also for who stops once more, or while the worker gives up', async () => {
    const done = vi.fn()
    const [begun, begin] = signal()
    const [stopping, beginStop] = signal()
    const work = async () => {
      begin()
      await stopping
      done()
    }
    await enqueue('sweep')
    const { stop } = await startJobs(pool, [{ name: 'sweep', work }], log)
    await begun
    void stop()
    const again = stop().then(() => expect(done).toHaveBeenCalledOnce())
    beginStop()
    await again
  })

  it('[F7] that do not end are put back for whoever comes next', async () => {
    const [begun, begin] = signal()
    const work = () => {
      begin()
      return new Promise<void>(() => undefined)
    }
    await enqueue('sweep')
    const { stop } = await startJobs(pool, [{ name: 'sweep', work }], log, { stopWithinMs: 0 })
    await begun
    await stop()
    expect(await queued()).toEqual([{ attempts: 1, locked_at: null }])
  })
})

describe('[F2] of several processes on one queue', () => {
  const silence = 40

  it('one that frees others was heard itself: after a time without the database nobody was', async () => {
    await inHand('killed', '1 hour')
    await beat(pool, 'alive', silence)
    expect(await lockedBy()).toEqual(['killed'])
    await pool.query(`update kernel.workers set seen_at = now() - interval '41 seconds'`)
    await beat(pool, 'alive', silence)
    expect(await lockedBy()).toEqual(['killed'])
  })

  it('one that is heard keeps what it has in hand, however long', async () => {
    await inHand('slow', '1 hour')
    await beat(pool, 'slow', silence)
    await beat(pool, 'alive', silence)
    await beat(pool, 'alive', silence)
    expect(await lockedBy()).toEqual(['slow'])
  })

  it('one that took a job a moment ago keeps it before it was ever heard', async () => {
    await inHand('new', '30 seconds')
    await beat(pool, 'alive', silence)
    await beat(pool, 'alive', silence)
    expect(await lockedBy()).toEqual(['new'])
  })

  it('what one had in hand that is silent, the others have within a minute', async () => {
    await inHand('killed', '41 seconds')
    await pool.query(`insert into kernel.workers values ('killed', now() - interval '41 seconds')`)
    await beat(pool, 'alive', silence)
    await beat(pool, 'alive', silence)
    expect(await lockedBy()).toEqual([null])
  })

  it('none is remembered that has not been heard for an hour', async () => {
    await pool.query(`insert into kernel.workers values ('killed', now() - interval '61 minutes')`)
    await beat(pool, 'alive', silence)
    expect(await heard()).toEqual(['alive'])
  })

  async function takenByOneThatDies() {
    const child = spawn(process.execPath, ['--import', 'tsx', poison, pool.options.connectionString ?? ''])
    expect((await once(child, 'exit'))[1]).toBe('SIGKILL')
  }

  /** A beat that the killed one had sent may still come in: it is silent from then on. */
  const freed = () =>
    vi.waitFor(async () => {
      await pool.query(
        `update graphile_worker._private_jobs set locked_at = now() - interval '41 seconds' where locked_at is not null`,
      )
      await pool.query(`update kernel.workers set seen_at = now() - interval '41 seconds'`)
      await beat(pool, 'alive', silence)
      await beat(pool, 'alive', silence)
      expect(await lockedBy()).toEqual([null])
    }, waiting)

  it('a job that ends whoever takes it is given up after twelve', async () => {
    await enqueue('poison')
    await takenByOneThatDies()
    expect(await queued()).toEqual([{ attempts: 1, locked_at: expect.any(Date) }])
    await freed()
    await pool.query('update graphile_worker._private_jobs set attempts = 11')
    await takenByOneThatDies()
    await freed()
    expect(await queued()).toEqual([{ attempts: 12, locked_at: null }])

    const work = vi.fn(idle)
    await runDueJobs(pool, [{ name: 'poison', work }], log)
    expect(work).not.toHaveBeenCalled()
  })
})

describe('[F15] a database that goes away while a job is in hand', () => {
  it('ends neither the process nor the work', async () => {
    const done: string[] = []
    const [begun, begin] = signal()
    const [goOn, finish] = signal()
    const jobs: Job<never>[] = [
      {
        name: 'first',
        work: async () => {
          begin()
          await goOn
        },
      },
      { name: 'second', work: async () => void done.push('second') },
    ]
    await enqueue('first')
    const { stop } = await startJobs(pool, jobs, log, { pauseMs: 1 })
    await begun

    const connect = vi.spyOn(pool, 'connect').mockImplementation(() => Promise.reject(new Error('ECONNREFUSED')))
    finish()
    await vi.waitFor(() => expect(log.error).toHaveBeenCalledWith({}, 'queue given up; trying again'), waiting)
    connect.mockRestore()

    await enqueue('second')
    await vi.waitFor(() => expect(done).toEqual(['second']), waiting)
    await stop()
  })
})

describe('[F3] a database that is cut off as the work begins', () => {
  it('and comes back is asked again, and what waits is done', async () => {
    const connectionString = String(pool.options.connectionString)
    const relay = await startRelay(placeOfDatabase(connectionString))
    const far = openDatabase(through(relay, connectionString), () => undefined)
    const work = vi.fn(idle)
    const { stop } = await startJobs(far.pool, [{ name: 'sweep', work }], log, { isShared: true, pauseMs: 1 })
    relay.refuse()
    await expect(far.pool.query('select 1')).rejects.toThrow()
    relay.restore()
    await enqueue('sweep')
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1), { timeout: 100_000, interval: 20 })
    await stop()
    await far.close()
    await relay.close()
  })
})

describe('[F5] a full disk', () => {
  it('is told as such by a job that finds it, which is tried again', async () => {
    log.error.mockClear()
    const work = async () => {
      throw Object.assign(new Error('write'), { code: 'ENOSPC' })
    }
    await enqueue('mail')
    await runDueJobs(pool, [{ name: 'mail', work }], log)
    expect(log.outOfRoom).toHaveBeenCalledTimes(1)
    expect(log.error).not.toHaveBeenCalled()
    expect(await queued()).toContainEqual({ attempts: 1, locked_at: null })
  })
})

const queued = async () => (await pool.query('select attempts, locked_at from graphile_worker.jobs')).rows
const lockedBy = async () =>
  (await pool.query<{ locked_by: string | null }>('select locked_by from graphile_worker.jobs')).rows.map(
    (row) => row.locked_by,
  )
const heard = async () => (await pool.query<{ id: string }>('select id from kernel.workers')).rows.map(({ id }) => id)

/** A job that somebody took so long ago. */
async function inHand(by: string, ago = '0 seconds') {
  await enqueue('sweep')
  await pool.query(
    'update graphile_worker._private_jobs set locked_at = now() - $2::interval, locked_by = $1, attempts = 1',
    [by, ago],
  )
}

const enqueue = (name: string) => jobQueue.enqueue(database.sql, name, {})

describe('what is in the queue', () => {
  const age = (name: string, change: string) =>
    pool.query(
      `update graphile_worker._private_jobs set ${change}
       where task_id = (select id from graphile_worker._private_tasks where identifier = $1)`,
      [name],
    )

  it('is counted by kind, with what is due for how long and what was given up; what is for later is not due', async () => {
    for (const name of ['sweep', 'sweep', 'wind', 'later']) await jobQueue.enqueue(database.sql, name, {})
    await age('sweep', "run_at = now() - interval '1 hour'")
    await age('wind', 'attempts = max_attempts')
    await age('later', "run_at = now() + interval '1 hour'")
    const [sweep, wind, ...others] = (await queuedJobs(pool)).sort((one, other) => one.job.localeCompare(other.job))
    expect(others).toEqual([])
    expect(sweep).toEqual({ job: 'sweep', waiting: 2, failed: 0, oldestSeconds: expect.any(Number) })
    expect(sweep?.oldestSeconds).toBeGreaterThanOrEqual(3600)
    expect(wind).toEqual({ job: 'wind', waiting: 0, failed: 1, oldestSeconds: 0 })
  })
})
