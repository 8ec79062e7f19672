import { randomBytes } from 'node:crypto'
import type pg from 'pg'

/** The key of that name: as set, else made once and kept in the database, so that all processes share it. */
export async function loadKey(pool: pg.Pool, name: string, configured: string | undefined): Promise<Uint8Array> {
  if (configured) return new TextEncoder().encode(configured)
  const made = randomBytes(32).toString('base64url')
  await pool.query('insert into kernel.keys (name, value) values ($1, $2) on conflict do nothing', [name, made])
  const { rows } = await pool.query<{ value: string }>('select value from kernel.keys where name = $1', [name])
  return new TextEncoder().encode(rows[0]?.value)
}
