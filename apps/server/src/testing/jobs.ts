import { runOnce } from 'graphile-worker'
import type pg from 'pg'
import { type Job, type JobLog, workerOptions } from '../kernel/jobs.ts'

/** Works off what is due, and returns. */
export const runDueJobs = (pool: pg.Pool, jobs: Job<never>[], log: JobLog): Promise<void> =>
  runOnce(workerOptions(pool, jobs, log))
