import { and, desc, eq, ne, not, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import { profiles, users } from '../schema.ts'

export type User = typeof users.$inferSelect
export type NewUser = Pick<
  typeof users.$inferInsert,
  'username' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'isShadow' | 'createdAt'
>

/** Null when the username, or for an owner the address, is taken. */
export async function insertUser(sql: Sql, user: NewUser): Promise<User | null> {
  const [row] = await sql.insert(users).values(user).onConflictDoNothing().returning()
  if (!row) return null
  await sql.insert(profiles).values({ userId: row.id, createdAt: user.createdAt, updatedAt: user.createdAt })
  return row
}

export const findUser = async (sql: Sql, id: number): Promise<User | null> =>
  (await sql.select().from(users).where(eq(users.id, id)))[0] ?? null

export const findByUsername = (sql: Sql, username: string): Promise<User[]> =>
  sql
    .select()
    .from(users)
    .where(eq(raw`lower(${users.username})`, username.toLowerCase()))

/** The owner of the address, then the newest who registered with it since. */
export const findByEmail = (sql: Sql, email: string): Promise<User[]> =>
  sql.select().from(users).where(eq(users.email, email)).orderBy(users.isShadow, desc(users.id)).limit(2)

export const findOwner = async (sql: Sql, email: string): Promise<User | null> =>
  (
    await sql
      .select()
      .from(users)
      .where(and(eq(users.email, email), not(users.isShadow)))
  )[0] ?? null

type UserChange = Partial<
  Pick<typeof users.$inferInsert, 'firstName' | 'lastName' | 'passwordHash' | 'isVerified' | 'lastLogin'>
>

export async function changeUser(sql: Sql, id: number, change: UserChange): Promise<User> {
  const [row] = await sql.update(users).set(change).where(eq(users.id, id)).returning()
  if (!row) throw new Error('the account is gone')
  return row
}

/** Null when the address has another owner; the transaction can then only be rolled back. */
export async function moveTo(tx: Sql, id: number, email: string): Promise<User | null> {
  try {
    const [row] = await tx.update(users).set({ email, isVerified: true }).where(eq(users.id, id)).returning()
    return row ?? null
  } catch (error) {
    if (isTaken(error)) return null
    throw error
  }
}

const uniqueViolation = '23505'

function isTaken(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === uniqueViolation
}

export async function isTakenByAnother(sql: Sql, email: string, userId: number): Promise<boolean> {
  const rows = await sql
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), not(users.isShadow), ne(users.id, userId)))
  return rows.length > 0
}
