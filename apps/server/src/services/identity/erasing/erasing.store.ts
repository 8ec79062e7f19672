import { and, eq, not, or, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import type { User } from '../accounts/accounts.store.ts'
import { codes, farewells, requests, users } from '../schema.ts'

/** Whatever is being made for them waits, and is then refused. A large account takes longer than a request may. */
export async function lockToErase(tx: Sql, userId: number): Promise<User | null> {
  await tx.execute(raw`set local statement_timeout = '5min'`)
  return (await tx.select().from(users).where(eq(users.id, userId)).for('update'))[0] ?? null
}

/** The account, with all that refers to it. */
export const removeUser = (tx: Sql, { id }: User) => tx.delete(users).where(eq(users.id, id))

/** What names the address elsewhere, and which accounts went with it. Only whoever proved it may ask for that. */
export async function removeAddress(tx: Sql, { email }: User): Promise<number[]> {
  await tx.delete(requests).where(eq(requests.email, email))
  await tx.delete(codes).where(or(eq(codes.newEmail, email), eq(codes.oldEmail, email)))
  const shadows = and(eq(users.email, email), not(users.isVerified))
  return (await tx.delete(users).where(shadows).returning({ id: users.id })).map(({ id }) => id)
}

export async function insertFarewell(tx: Sql, email: string, createdAt: Date): Promise<number> {
  const [row] = await tx.insert(farewells).values({ email, createdAt }).returning({ id: farewells.id })
  if (!row) throw new Error('the farewell was not kept')
  return row.id
}

export const findFarewell = async (sql: Sql, id: number) =>
  (await sql.select().from(farewells).where(eq(farewells.id, id)))[0] ?? null

export const removeFarewell = (sql: Sql, id: number) => sql.delete(farewells).where(eq(farewells.id, id))
