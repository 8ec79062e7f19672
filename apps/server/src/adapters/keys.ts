import { randomBytes } from 'node:crypto'
import type pg from 'pg'

type KeyName = 'signing' | 'files'

/** The key of that name: as set, else the one in the database, which all processes share. */
export type KeyOf = (name: KeyName, configured: string | undefined) => Promise<Uint8Array>

/** What is neither set nor there yet is made. */
export const keysMadeIn =
  (pool: pg.Pool): KeyOf =>
  async (name, configured) => {
    if (!configured) await makeOnce(pool, name)
    return keysFoundIn(pool)(name, configured)
  }

/** For whoever works beside the server: what is not there is set where that runs, and another would fit nothing. */
export const keysFoundIn =
  (pool: pg.Pool): KeyOf =>
  async (name, configured) => {
    const key = configured ?? (await keptKey(pool, name))
    if (key) return new TextEncoder().encode(key)
    throw new Error(`${name.toUpperCase()}_KEY is set where the server runs, and has to be set here as well.`)
  }

/** What files were sealed with before: as set, and the one in the database, from the time before one was set. */
export async function oldFileKeys(
  pool: pg.Pool,
  { filesKey, filesKeysOld }: { filesKey: string | undefined; filesKeysOld: string[] },
): Promise<Uint8Array[]> {
  const kept = filesKey ? await keptKey(pool, 'files') : undefined
  return [...filesKeysOld, ...(kept ? [kept] : [])].map((key) => new TextEncoder().encode(key))
}

async function makeOnce(pool: pg.Pool, name: KeyName): Promise<void> {
  const made = randomBytes(32).toString('base64url')
  await pool.query('insert into kernel.keys (name, value) values ($1, $2) on conflict do nothing', [name, made])
}

async function keptKey(pool: pg.Pool, name: KeyName): Promise<string | undefined> {
  const { rows } = await pool.query<{ value: string }>('select value from kernel.keys where name = $1', [name])
  return rows[0]?.value
}
