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

export type Query = (...takes: unknown[]) => unknown

export const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : String(Reflect.get(Object(statement), 'text'))

/**
 * The server ends a statement that takes too long. One that it never heard of, or whose answer was lost on the way, is
 * given up here and its connection with it: else whoever asked would wait for as long as the network does. Who changes
 * the server's limit takes their time, until they give the connection back.
 */
export function giveUpWhenSilent(pool: pg.Pool, silenceMs: number): void {
  const patient = new WeakSet<pg.PoolClient>()
  pool.on('release', (_error, client) => patient.delete(client))
  pool.on('connect', (client) => {
    const query: Query = Reflect.get(client, 'query').bind(client)
    let timer: NodeJS.Timeout | undefined
    const answered = () => {
      clearTimeout(timer)
      timer = undefined
    }
    const limited: Query = (...takes) => {
      if (textOf(takes[0]).includes('statement_timeout')) patient.add(client)
      if (!patient.has(client)) timer ??= setTimeout(() => void client.end(), silenceMs)
      return query(...takes)
    }
    Reflect.set(client, 'query', limited)
    client.on('drain', answered)
    client.on('end', answered)
  })
}

/**
 * A connection that breaks while somebody has it is the pool's again at once, and may still be given back later: who
 * finds that it is broken does not always do so, and the pool would have a place less for ever.
 */
export function takeBackWhenLost(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    let release: pg.PoolClient['release'] = () => undefined
    Object.defineProperty(client, 'release', {
      get: () => release,
      set: (given: typeof release) => {
        let isTaken = true
        release = (error) => {
          if (isTaken) given(error)
          isTaken = false
        }
      },
    })
    client.once('end', () => release(true))
  })
}

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
