import type pg from 'pg'
import type { Files } from '../../services/resume/ports.ts'

// From the first byte written until its row is kept: seconds.
const keptWithinMs = 60 * 60 * 1000
const batch = 100

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

  return {
    ...files,

    async put(key: string, bytes: Uint8Array): Promise<void> {
      const until = new Date(now().getTime() + keptWithinMs)
      await pool.query('insert into kernel.loose_files values ($1, $2)', [key, until])
      await files.put(key, bytes)
    },

    remove,

    /** Every file that nothing holds. One that cannot be removed holds up no other, and is tried again. */
    async removeLoose(): Promise<void> {
      const failures: unknown[] = []
      for (let keys = await dueAfter(''); keys.length > 0; keys = await dueAfter(keys.at(-1) ?? '')) {
        for (const key of keys) await remove(key).catch((error: unknown) => failures.push(error))
      }
      if (failures.length > 0) throw failures[0]
    },
  }
}
