import type pg from 'pg'

export interface ServerFacts {
  version: string
  major: number
  encoding: string
  /** How many may be open for us at once, and how many are open now. */
  room: number
  taken: number
}

/** What the server of a database says of itself. */
export async function serverFacts(pool: pg.Pool): Promise<ServerFacts> {
  const { rows } = await pool.query<ServerFacts>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int / 10000 as major,
       current_setting('server_encoding') as encoding,
       current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as room,
       (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as taken`,
  )
  const [facts] = rows
  if (!facts) throw new Error('It said nothing of itself.')
  return facts
}

/** How far its clock is before ours, as far as one can tell: asking takes a moment, and that is given to both. */
export async function clockOffsetMs(pool: pg.Pool, now: () => Date): Promise<number> {
  const asked = now().getTime()
  const { rows } = await pool.query<{ ms: number }>('select extract(epoch from clock_timestamp())::float8 * 1000 as ms')
  const answered = now().getTime()
  const there = rows[0]?.ms ?? asked
  if (there < asked) return there - asked
  return there > answered ? there - answered : 0
}
