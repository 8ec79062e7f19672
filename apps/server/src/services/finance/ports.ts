import type { Sql } from '../../kernel/db.ts'

export interface FinancePorts {
  sql: Sql
  now(): Date
  /** Self-hosted without payments: nothing is limited for anybody. */
  unlimited: boolean
}
