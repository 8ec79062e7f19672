import { eq } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import { inPages } from '../../../kernel/pages.ts'
import type { User } from '../accounts/accounts.store.ts'
import { users } from '../schema.ts'

/** By the order in which they came. */
export const allUsers = (sql: Sql): AsyncIterable<User> =>
  inPages(
    users.id,
    ({ id }) => id,
    (rest, size) => sql.select().from(users).where(rest).orderBy(users.id).limit(size),
  )

export async function setActive(tx: Sql, id: number, isActive: boolean): Promise<User | null> {
  const [row] = await tx.update(users).set({ isActive }).where(eq(users.id, id)).returning()
  return row ?? null
}
