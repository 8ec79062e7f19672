import type { WorkerEvents } from 'graphile-worker'
import type pg from 'pg'

const everyMs = 10_000
const silenceSeconds = 40

/**
 * Says that this process lives, and gives back what one had in hand that does not: the queue itself would wait for four
 * hours. Only the database's clock is asked. After a time without the database nobody has been heard, so whoever was
 * silent too frees nothing yet.
 */
export async function beat(pool: pg.Pool, worker: string, silence = silenceSeconds): Promise<void> {
  await pool.query(
    `with others as (delete from kernel.workers where seen_at < now() - interval '1 hour' and id <> $1),
      heard as (select id from kernel.workers where seen_at > now() - make_interval(secs => $2)),
      own as (
        insert into kernel.workers (id) values ($1) on conflict (id) do update set seen_at = now() returning id
      ),
      silent as (
        select distinct locked_by as id from graphile_worker.jobs
        where locked_at < now() - make_interval(secs => $2) and locked_by not in (select id from heard)
      )
    select graphile_worker.force_unlock_workers(array_agg(id)) from silent
    where exists (select from heard join own using (id)) having count(*) > 0`,
    [worker, silence],
  )
}

/** Beats for whatever workers are begun under these events, from the first on. */
export function createHeart(pool: pg.Pool, events: WorkerEvents) {
  let worker: string | null = null
  // A beat that fails is made up for by the next; a database that is away is told by whoever needs it.
  const now = () => void (worker && beat(pool, worker).catch(() => undefined))
  events.on('pool:create', ({ workerPool }) => {
    worker = workerPool.id
    now()
  })
  const timer = setInterval(now, everyMs)
  return { stop: () => clearInterval(timer) }
}
