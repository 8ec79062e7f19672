import type pg from 'pg'

/** Whether somebody waits for what another transaction holds. */
export async function someoneWaits(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' limit 1`,
  )
  return rows.length > 0
}
