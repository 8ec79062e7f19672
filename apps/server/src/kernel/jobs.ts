import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import {
  type JobHelpers,
  Logger,
  parseCronItems,
  type Runner,
  run,
  runMigrations,
  type WorkerEvents,
} from 'graphile-worker'
import type pg from 'pg'
import type { Sql } from './db.ts'
import { forLog, isOutOfRoom } from './errors.ts'
import { createHeart } from './heart.ts'
import { traced, unwatched, type Watch } from './watch.ts'

/** A kind of work done after the request that asked for it: its name, and what it does with its payload. */
export interface Job<Payload> {
  name: string
  /** Throws to be tried again later; the last failure stays in the queue's table to be looked at. */
  work(payload: Payload): Promise<void>
  /** Done so often without being asked for: by one of the processes that run, or by the next that starts. */
  every?: 'day' | 'hour'
}

export interface JobQueue {
  /** Part of the caller's transaction: the work happens if and only if the change it belongs to is kept. */
  enqueue<Payload>(tx: Sql, name: string, payload: Payload, options?: JobOptions): Promise<void>
  /** What waits for these accounts, by the `userId` of its payload: whatever names a person names them so. */
  removeOf(tx: Sql, userIds: number[]): Promise<void>
  /** Those that were tried for the last time before then. */
  removeFailed(tx: Sql, before: Date): Promise<void>
}

interface JobOptions {
  /** What waits under this key already is done now instead: asked for again and again, it is done once. */
  key?: string
  /**
   * One after another with all others of this line: long work, however much of it, leaves the other hands free. Asked for
   * again under its key, it keeps its place.
   */
  line?: string
}

const maxAttempts = 12

/** Under this name a job that waits knows what asked for it. */
const tracedKey = 'trace'
type Queued = { [tracedKey]?: string | undefined }

export const jobQueue: JobQueue = {
  async enqueue(tx, name, payload, { key, line } = {}) {
    const after = traced.getStore()
    const json = JSON.stringify(after ? { ...payload, [tracedKey]: after } : payload)
    await tx.execute(sql`
      select graphile_worker.add_job(
        ${name}, ${json}::json, ${line ?? null}, max_attempts => ${maxAttempts}, job_key => ${key ?? null},
        job_key_mode => ${line ? 'preserve_run_at' : 'replace'}
      )
    `)
  },

  // What is in hand at this moment is left to whoever has it, and gone when they are done.
  async removeOf(tx, userIds) {
    const ids = sql`array(select jsonb_array_elements_text(${JSON.stringify(userIds)}::jsonb))`
    await tx.execute(sql`
      select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker._private_jobs
      where payload ->> 'userId' = any(${ids}) and locked_at is null having count(*) > 0
    `)
  },

  async removeFailed(tx, before) {
    await tx.execute(sql`
      select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null and updated_at < ${before.toISOString()} having count(*) > 0
    `)
  },
}

export interface JobLog {
  error(details: object, message: string): void
  /** A job that there was no room for is tried again, and told once for all. */
  outOfRoom(): void
  watch?: Watch
}

export const migrateJobs = (pool: pg.Pool) => runMigrations({ pgPool: pool, logger: silent })

/**
 * Gives back what a process that was killed had in hand; otherwise it would wait for four hours. Only for a database
 * that no other process uses: what others have in hand would be done twice.
 */
export async function freeAll(database: Pick<pg.ClientBase, 'query'>): Promise<void> {
  await database.query(`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs where locked_by is not null having count(*) > 0
  `)
}

/** How many jobs of a kind wait, how many were given up, and for how long the oldest is due. */
export interface QueuedJobs {
  job: string
  waiting: number
  failed: number
  oldestSeconds: number
}

/** What is due of each kind and not done, for how long the oldest of it, and what was tried for the last time. */
export async function queuedJobs(pool: pg.Pool): Promise<QueuedJobs[]> {
  const { rows } = await pool.query<QueuedJobs>(`
    select task_identifier as job,
      count(*) filter (where attempts < max_attempts)::integer as waiting,
      count(*) filter (where attempts >= max_attempts and locked_at is null)::integer as failed,
      coalesce(extract(epoch from now() - min(run_at) filter (where attempts < max_attempts)), 0)::float as "oldestSeconds"
    from graphile_worker.jobs where run_at <= now() group by 1
  `)
  return rows
}

interface Patience {
  /** Other processes work on the same queue. */
  isShared?: boolean
  /** How long a stop waits for the jobs in hand before they are put back. */
  stopWithinMs?: number
  /** How long the queue is left alone after it could not be worked on. */
  pauseMs?: number
}

/** Works on the queue until stopped; jobs in hand are finished first. */
export async function startJobs(
  pool: pg.Pool,
  jobs: Job<never>[],
  log: JobLog,
  { isShared = false, stopWithinMs = 8_000, pauseMs = 1_000 }: Patience = {},
): Promise<{ stop(): Promise<void> }> {
  // A worker that can do nothing would ask for work all the same.
  if (jobs.length === 0) return { stop: () => Promise.resolve() }
  const events: WorkerEvents = new EventEmitter()
  const heart = isShared ? createHeart(pool, events) : null
  if (!heart) await freeAll(pool)
  const start = () =>
    run({
      ...workerOptions(pool, jobs, log),
      events,
      parsedCronItems: parseCronItems(jobs.flatMap(onTheCalendar)),
      concurrency: 4,
      gracefulShutdownAbortTimeout: stopWithinMs,
    })
  const working = await keepWorking(start, events, pauseMs, log)
  return { stop: () => working.stop().finally(() => heart?.stop()) }
}

// Each hand asks every two seconds.
const mostRefusals = 12

/**
 * The worker gives up when it cannot tell the queue how a job ended, as while the database is away. One that lost it as
 * it began asks in vain for ever, so one that is refused again and again is begun anew.
 */
async function keepWorking(start: () => Promise<Runner>, events: WorkerEvents, pauseMs: number, log: JobLog) {
  let stopping = false
  let runner: Runner | null = await start()
  let refusals = 0
  const answered = () => {
    refusals = 0
  }
  events.on('worker:getJob:empty', answered)
  events.on('job:start', answered)
  events.on('worker:getJob:error', () => {
    refusals += 1
    if (refusals < mostRefusals) return
    answered()
    void stopRunner()
  })

  // One that is stopping already, or gave up at this moment, refuses to be stopped; it ends all the same.
  async function stopRunner(): Promise<void> {
    await runner?.stop().catch(() => undefined)
  }

  async function startAgain(): Promise<Runner | null> {
    log.error({}, 'queue given up; trying again')
    while (!stopping) {
      await sleep(pauseMs)
      const started = await start().catch(() => null)
      if (started) return started
    }
    return null
  }

  async function watch(): Promise<void> {
    while (runner) {
      await runner.promise
      runner = null
      if (!stopping) runner = await startAgain()
      if (stopping) await stopRunner()
    }
  }

  const watched = watch()
  return {
    async stop() {
      stopping = true
      await stopRunner()
      await watched
    },
  }
}

const hourMs = 60 * 60 * 1000

/** When each is done, and how long ago it may have been missed: who runs it on a laptop may never be there at night. */
const calendar = {
  day: { match: '17 3 * * *', backfillPeriod: 24 * hourMs },
  hour: { match: '7 * * * *', backfillPeriod: hourMs },
}

function onTheCalendar({ name, every }: Job<never>) {
  if (!every) return []
  const { match, backfillPeriod } = calendar[every]
  return [{ task: name, match, options: { backfillPeriod, jobKey: name, maxAttempts } }]
}

export const workerOptions = (pool: pg.Pool, jobs: Job<never>[], log: JobLog) => ({
  pgPool: pool,
  taskList: Object.fromEntries(jobs.map((job) => [job.name, logged(job, log)])),
  noHandleSignals: true,
  logger: silent,
  // Otherwise how a job ended is told in passing: a stop does not wait for it, and where it fails the process ends.
  preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
})

const logged =
  (job: Job<never>, log: JobLog) =>
  async (queued: unknown, { abortPromise }: JobHelpers) => {
    const { watch = unwatched } = log
    const { [tracedKey]: after, ...payload } = queued as Queued
    try {
      // Given up, it is tried again; left locked, it would wait for hours until another process takes it.
      await watch({ kind: 'job', name: job.name, after }, async () =>
        Promise.race([job.work(payload as never), abortPromise]),
      )
    } catch (error) {
      // The payload is not logged: it may name a person.
      if (isOutOfRoom(error)) log.outOfRoom()
      else log.error({ job: job.name, error: forLog(error) }, 'job failed')
      throw error
    }
  }

// graphile-worker announces each job with its payload; ours say what matters themselves.
const silent = new Logger(() => () => undefined)
