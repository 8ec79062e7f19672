import type { Sql } from '../../kernel/db.ts'
import { failedWith } from '../../kernel/errors.ts'

const deadlock = '40P01'
const serializationFailure = '40001'
const uniqueViolation = '23505'

/** Tries once more where the database gave up on one of two that stood in each other's way. */
export async function inTransaction<Result>(sql: Sql, work: (tx: Sql) => Promise<Result>): Promise<Result> {
  try {
    return await sql.transaction(work)
  } catch (error) {
    if (failedWith(error, deadlock, serializationFailure)) return sql.transaction(work)
    throw error
  }
}

/** Whether the username, or the address, has meanwhile become another's. */
export const isTaken = (error: unknown): boolean => failedWith(error, uniqueViolation)
