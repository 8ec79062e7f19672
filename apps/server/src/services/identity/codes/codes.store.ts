import { and, desc, eq, gt, inArray, isNull, lt, lte, ne, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import { type CodePurpose, codes, users } from '../schema.ts'

export type NewCode = Pick<typeof codes.$inferInsert, 'userId' | 'purpose' | 'requestedAt' | 'oldEmail' | 'newEmail'>

/** A code that may still be used. */
export interface OpenCode {
  id: number
  userId: number
  codeHash: string
  tries: number
  oldEmail: string | null
  newEmail: string | null
}

/** Asks for a code; what was asked for earlier for the same purpose is void. */
export async function replaceCode(tx: Sql, code: NewCode): Promise<number> {
  await tx.delete(codes).where(and(eq(codes.userId, code.userId ?? 0), eq(codes.purpose, code.purpose)))
  const [row] = await tx.insert(codes).values(code).returning({ id: codes.id })
  if (!row) throw new Error('insert returned no row')
  return row.id
}

interface Try {
  userId: number
  purpose: CodePurpose
  maxTries: number
  /** The code runs out after this moment… */
  after: Date
  /** …and not later than this one: a code from before the clock was set back does not live longer. */
  notAfter: Date
}

/** Counts a try at the newest code in one statement, so that parallel tries cannot share one. */
export async function spendTry(
  sql: Sql,
  { userId, purpose, maxTries, after, notAfter }: Try,
): Promise<OpenCode | null> {
  const newest = sql
    .select({ id: raw`max(${codes.id})` })
    .from(codes)
    .where(and(eq(codes.userId, userId), eq(codes.purpose, purpose)))
  const [row] = await sql
    .update(codes)
    .set({ tries: raw`${codes.tries} + 1` })
    .where(
      and(
        eq(codes.id, newest),
        isNull(codes.usedAt),
        lt(codes.tries, maxTries),
        gt(codes.expiresAt, after),
        lte(codes.expiresAt, notAfter),
      ),
    )
    .returning()
  if (!row?.codeHash || row.userId === null) return null
  return { ...row, userId: row.userId, codeHash: row.codeHash }
}

/** True for one caller only. */
export async function markUsed(tx: Sql, { id, codeHash }: OpenCode, usedAt: Date): Promise<boolean> {
  const rows = await tx
    .update(codes)
    .set({ usedAt })
    .where(and(eq(codes.id, id), eq(codes.codeHash, codeHash), isNull(codes.usedAt)))
    .returning({ id: codes.id })
  return rows.length > 0
}

export async function findCode(sql: Sql, id: number) {
  const [row] = await sql.select().from(codes).where(eq(codes.id, id))
  return row ?? null
}

export async function findForSending(sql: Sql, id: number) {
  const [row] = await sql
    .select({ code: codes, user: users })
    .from(codes)
    .innerJoin(users, eq(users.id, codes.userId))
    .where(and(eq(codes.id, id), isNull(codes.usedAt)))
  return row ?? null
}

export async function setCode(sql: Sql, id: number, codeHash: string, expiresAt: Date): Promise<void> {
  await sql
    .update(codes)
    .set({ codeHash, expiresAt, tries: 0 })
    .where(and(eq(codes.id, id), isNull(codes.usedAt)))
}

/** Codes without a user were never anything. */
export async function removeNobodysCode(sql: Sql, id: number): Promise<void> {
  await sql.delete(codes).where(and(eq(codes.id, id), isNull(codes.userId)))
}

export async function removeCodesOf(tx: Sql, userId: number, exceptId = 0): Promise<void> {
  await tx.delete(codes).where(and(eq(codes.userId, userId), ne(codes.id, exceptId)))
}

/** What a password got. A code to reset it was got by the mailbox alone, and stays. */
export async function removeCodesByPassword(tx: Sql, userId: number): Promise<void> {
  await tx.delete(codes).where(and(eq(codes.userId, userId), ne(codes.purpose, 'reset_password')))
}

/** The account if it has that address, with what it asked for last and not used since the given moment. */
export async function findResendable(sql: Sql, userId: number, email: string, since: Date) {
  const [row] = await sql
    .select({ userId: users.id, isVerified: users.isVerified, purpose: codes.purpose })
    .from(users)
    .leftJoin(
      codes,
      and(
        eq(codes.userId, users.id),
        inArray(codes.purpose, ['verify_email', 'login']),
        isNull(codes.usedAt),
        gt(codes.requestedAt, since),
      ),
    )
    .where(and(eq(users.id, userId), eq(users.email, email)))
    .orderBy(desc(codes.id))
    .limit(1)
  return row ?? null
}
