import pg from 'pg'

/** More would wait for each other, not for the database. */
export const mostConnections = 20
const processes = 4

/** Four processes fit beside each other without a word; where there are more, a setting says how many each may have. */
export const shareOf = (room: number): number => Math.min(mostConnections, Math.floor(room / processes))

/** The least of what the server, the database and the role allow. A negative limit is none. */
const allowed = `
  select least(
    (select sum(case name when 'max_connections' then setting::int else -setting::int end) from pg_settings
     where name in ('max_connections', 'superuser_reserved_connections', 'reserved_connections')),
    (select nullif(greatest(datconnlimit, -1), -1) from pg_database where datname = current_database()),
    (select nullif(greatest(rolconnlimit, -1), -1) from pg_roles where rolname = current_user)
  )::int as room`

/** How many connections the server at this address allows all of us together. */
export async function roomFor(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 })
  // One that breaks while it is asked says so by the question.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ room: number }>(allowed)
    return rows[0]?.room ?? 0
  } finally {
    await client.end().catch(() => undefined)
  }
}
