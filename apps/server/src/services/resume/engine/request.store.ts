import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'

/** One at a time for each request, in whichever process. Held until the end. */
export const lockRequest = (tx: Sql, digest: string) =>
  tx.execute(raw`select pg_advisory_xact_lock(hashtextextended(${digest}, 7))`)
