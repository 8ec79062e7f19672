import { and, desc, eq, isNull, lt, ne, or, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import { profiles, users } from '../schema.ts'

export type User = typeof users.$inferSelect
export type NewUser = Pick<
  typeof users.$inferInsert,
  'username' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'createdAt'
>

/** Null when the username is taken. */
export async function insertUser(sql: Sql, user: NewUser): Promise<User | null> {
  const [row] = await sql.insert(users).values(user).onConflictDoNothing().returning()
  if (!row) return null
  await sql.insert(profiles).values({ userId: row.id, createdAt: user.createdAt, updatedAt: user.createdAt })
  return row
}

export const findUser = async (sql: Sql, id: number): Promise<User | null> =>
  (await sql.select().from(users).where(eq(users.id, id)))[0] ?? null

/** Nobody else changes the account until the transaction ends. Taken first, before its codes and its sessions. */
export const lockUser = async (tx: Sql, id: number): Promise<User | null> =>
  (await tx.select().from(users).where(eq(users.id, id)).for('no key update'))[0] ?? null

export const findByUsername = (sql: Sql, username: string): Promise<User[]> =>
  sql
    .select()
    .from(users)
    .where(eq(raw`lower(${users.username})`, username.toLowerCase()))

/** The owner of the address, who proved it, and the newest of those who registered with it and did not. */
export const findByEmail = (sql: Sql, email: string): Promise<User[]> =>
  sql
    .selectDistinctOn([users.isVerified])
    .from(users)
    .where(eq(users.email, email))
    .orderBy(desc(users.isVerified), desc(users.id))

export const findOwner = async (sql: Sql, email: string): Promise<User | null> =>
  (
    await sql
      .select()
      .from(users)
      .where(and(eq(users.email, email), users.isVerified))
  )[0] ?? null

type UserChange = Partial<
  Pick<
    typeof users.$inferInsert,
    'firstName' | 'lastName' | 'passwordHash' | 'isVerified' | 'lastLogin' | 'idleWarnedAt'
  >
>

export async function changeUser(sql: Sql, id: number, change: UserChange): Promise<User> {
  const [row] = await sql.update(users).set(change).where(eq(users.id, id)).returning()
  if (!row) throw new Error('the account is gone')
  return row
}

const dayMs = 24 * 60 * 60 * 1000

/** To the day: who uses it all the time writes no more than once. */
export async function noteUse(sql: Sql, id: number, lastUsedAt: Date): Promise<void> {
  const longAgo = new Date(lastUsedAt.getTime() - dayMs)
  const isOld = or(isNull(users.lastUsedAt), lt(users.lastUsedAt, longAgo))
  await sql
    .update(users)
    .set({ lastUsedAt })
    .where(and(eq(users.id, id), isOld))
}

/** When somebody last used it, by a page or a program, or else made it. */
export const lastUseOf = ({ lastLogin, lastUsedAt, createdAt }: User): Date =>
  new Date(Math.max(...[lastLogin, lastUsedAt, createdAt].map(Number)))

/** Fails with a unique violation when the address has another owner. */
export async function moveTo(tx: Sql, id: number, email: string): Promise<User> {
  const [row] = await tx.update(users).set({ email, isVerified: true }).where(eq(users.id, id)).returning()
  if (!row) throw new Error('the account is gone')
  return row
}

export async function isTakenByAnother(sql: Sql, email: string, userId: number): Promise<boolean> {
  const rows = await sql
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), users.isVerified, ne(users.id, userId)))
  return rows.length > 0
}
