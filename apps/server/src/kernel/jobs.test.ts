import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { copyTemplate } from '../testing/cluster.ts'
import { type Database, openDatabase } from './db.ts'
import { type Job, startJobs } from './jobs.ts'

let database: Database
let pool: pg.Pool
beforeEach(async () => {
  database = openDatabase(await copyTemplate(inject('cluster')), () => undefined)
  pool = database.pool
})
afterEach(() => database.close())

const waiting = { timeout: 20_000, interval: 20 }
const log = { error: vi.fn() }
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

  it('that are daily are put on the calendar, and only they', async () => {
    const jobs: Job<never>[] = [
      { name: 'asked-for', work: idle },
      { name: 'sweep.the-floor', work: idle, daily: true },
    ]
    const { stop } = await startJobs(pool, jobs, log)
    await vi.waitFor(async () => expect(await crontab()).toEqual([{ identifier: 'sweep.the-floor' }]), waiting)
    await stop()
  })

  it('that are daily and were missed while nothing ran are done at the next start', async () => {
    await pool.query(
      `insert into graphile_worker._private_known_crontabs (identifier, known_since)
       values ('sweep', now() - interval '3 days')`,
    )
    const work = vi.fn(idle)
    const { stop } = await startJobs(pool, [{ name: 'sweep', work, daily: true }], log)
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1), waiting)
    await stop()
  })
})
