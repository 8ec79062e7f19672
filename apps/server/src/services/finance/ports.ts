import type { Sql } from '../../kernel/db.ts'

export interface FinancePorts {
  sql: Sql
  now(): Date
}
