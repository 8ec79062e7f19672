import type pg from 'pg'
import { failedWith } from '../../kernel/errors.ts'
import type { Files } from '../../services/resume/ports.ts'

// From the first byte written until its row is kept: seconds.
const keptWithinMs = 60 * 60 * 1000
const batch = 100
// Any fixed number will do, as long as every process takes the same one.
const removalLock = 7_238_410_552
const waitSeconds = 30

/**
 * Notes each file before it is written, so that none is ever lost sight of: one that no row came to hold, because the
 * rest failed or its owner was gone by then, is removed like one that was let go of.
 */
export function registerFiles(files: Files, pool: pg.Pool, now: () => Date) {
  async function remove(key: string): Promise<void> {
    await files.remove(key)
    await pool.query('delete from kernel.loose_files where file_key = $1', [key])
  }

  async function dueAfter(last: string): Promise<string[]> {
    const { rows } = await pool.query<{ key: string }>(
      `select file_key as key from kernel.loose_files where remove_after <= $1 and file_key > $2
       order by file_key limit ${batch}`,
      [now(), last],
    )
    return rows.map(({ key }) => key)
  }

  async function removeDue(): Promise<void> {
    const failures: unknown[] = []
    for (let keys = await dueAfter(''); keys.length > 0; keys = await dueAfter(keys.at(-1) ?? '')) {
      for (const key of keys) await remove(key).catch((error: unknown) => failures.push(error))
    }
    if (failures.length > 0) throw failures[0]
  }

  return {
    ...files,

    async put(key: string, bytes: Uint8Array): Promise<void> {
      const until = new Date(now().getTime() + keptWithinMs)
      await pool.query('insert into kernel.loose_files values ($1, $2)', [key, until])
      await files.put(key, bytes)
    },

    remove,

    /**
     * Every file that nothing holds. One that cannot be removed holds up no other, and is tried again. While a backup
     * is taken, none: what it has read in the database holds them still.
     */
    async removeLoose(): Promise<void> {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const { rows } = await client.query('select pg_try_advisory_xact_lock_shared($1) as may', [removalLock])
        if (rows[0].may) await removeDue()
        await client.query('commit')
      } finally {
        // Closed, not given back: however this went, the lock ends with the connection.
        client.release(true)
      }
    },
  }
}

/** From now on, and until this connection ends, no file is removed. What is being removed is waited for. */
export async function keepAllFiles(client: pg.ClientBase): Promise<void> {
  await client.query(`set lock_timeout = '${waitSeconds}s'`)
  await client.query('select pg_advisory_lock($1)', [removalLock]).catch((error: unknown) => {
    throw failedWith(error, '55P03') ? new Error(takenMeanwhile) : error
  })
  await client.query('set lock_timeout = 0')
}

const takenMeanwhile =
  'Another backup of this database is being taken, or many files are being removed. Try again when that is done.'
