import { runOnce } from 'graphile-worker'
import type pg from 'pg'
import { type Job, type JobLog, silent, tasks } from '../kernel/jobs.ts'

/** Works off what is due, and returns. */
export async function runDueJobs(pool: pg.Pool, jobs: Job<never>[], log: JobLog): Promise<void> {
  await runOnce({ pgPool: pool, taskList: tasks(jobs, log), noHandleSignals: true, logger: silent })
  // The worker tells the queue how a job ended without waiting for it: a job still locked is not seen by the next run.
  while (await hasLockedJobs(pool));
}

const hasLockedJobs = async (pool: pg.Pool) =>
  (await pool.query('select from graphile_worker.jobs where locked_at is not null limit 1')).rows.length > 0
