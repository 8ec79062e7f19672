import pg from 'pg'
import { reasonOf } from '../../kernel/errors.ts'
import { quoted, schemas, speakPlainly, tablesIn } from './tables.ts'

const oldest = 15
const patienceMs = 10_000

/** There are rows or tables in it. */
export class NotEmpty extends Error {}

/** Throws a sentence where anything is in the database, where others use it, and where it is not one for us. */
export async function checkEmpty(connectionString: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: patienceMs })
  client.on('error', () => undefined)
  await client.connect().catch((error: unknown) => {
    throw new Error(`${name} cannot be reached: ${reasonOf(error)}.`)
  })
  try {
    await speakPlainly(client)
    const problem = await whyNotForUs(client)
    if (problem) throw new Error(`${name} ${problem}`)
    const full = await whatIsIn(client)
    if (full)
      throw new NotEmpty(`${name} is not empty: ${full} is there. Nothing was changed; choose an empty database.`)
  } finally {
    await client.end()
  }
}

async function whyNotForUs(client: pg.Client): Promise<string | null> {
  const { version, encoding, others } = await facts(client)
  if (version < oldest * 10_000) return `is older than PostgreSQL ${oldest}.`
  if (encoding !== 'UTF8') return `keeps text as ${encoding}. Make the database anew with the encoding UTF8.`
  if (others > 0) return `is in use by ${others} other connection${others > 1 ? 's' : ''}. Stop the server first.`
  return null
}

async function whatIsIn(client: pg.Client): Promise<string | null> {
  const full = [...(await facts(client)).strangers, ...(await tablesWithRows(client))]
  if (full.length === 0) return null
  return `${full[0]}${full.length > 1 ? ` and ${full.length - 1} other tables` : ''}`
}

interface Facts {
  version: number
  encoding: string
  others: number
  strangers: string[]
}

async function facts(client: pg.Client): Promise<Facts> {
  const { rows } = await client.query<Facts>(
    `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
       (select count(*)::int from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend') as others,
       array(
         select n.nspname || '.' || c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where c.relkind in ('r', 'p') and n.nspname <> all($1 || array['information_schema'])
           and not starts_with(n.nspname, 'pg_')
           and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') order by 1
       ) as strangers`,
    [schemas],
  )
  const [found] = rows
  if (!found) throw new Error('The database said nothing of itself.')
  return found
}

/** What migrations leave is made anew. */
async function tablesWithRows(client: pg.Client): Promise<string[]> {
  const full: string[] = []
  for (const { name } of await tablesIn(client)) {
    if (name.endsWith('.migrations')) continue
    const { rowCount } = await client.query(`select from ${quoted(name)} limit 1`)
    if (rowCount) full.push(name)
  }
  return full
}
