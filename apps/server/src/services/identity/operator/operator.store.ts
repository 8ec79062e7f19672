import { asc, eq, gt } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import type { User } from '../accounts/accounts.store.ts'
import { users } from '../schema.ts'

export const usersAfter = (sql: Sql, id: number, limit: number): Promise<User[]> =>
  sql.select().from(users).where(gt(users.id, id)).orderBy(asc(users.id)).limit(limit)

export async function setActive(tx: Sql, id: number, isActive: boolean): Promise<User | null> {
  const [row] = await tx.update(users).set({ isActive }).where(eq(users.id, id)).returning()
  return row ?? null
}
