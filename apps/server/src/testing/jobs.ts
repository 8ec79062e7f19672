import { runOnce } from 'graphile-worker'
import type pg from 'pg'
import { type Job, type JobLog, workerOptions } from '../kernel/jobs.ts'

/**
 * Works off what is due, and returns. One look at the queue is not enough: the worker asks for the next job before the
 * end of the last is written down, and so finds nothing where the next stands in the same line.
 */
export async function runDueJobs(pool: pg.Pool, jobs: Job<never>[], log: JobLog): Promise<void> {
  do await runOnce(workerOptions(pool, jobs, log))
  while (await isSomeDue(pool, jobs))
}

async function isSomeDue(pool: pg.Pool, jobs: Job<never>[]): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from graphile_worker.jobs
     where run_at <= now() and locked_at is null and attempts < max_attempts and task_identifier = any($1)`,
    [jobs.map(({ name }) => name)],
  )
  return Boolean(rowCount)
}
