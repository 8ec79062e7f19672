import { and, desc, eq } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import { transactions } from '../schema.ts'

export type Transaction = typeof transactions.$inferSelect
export type NewTransaction = typeof transactions.$inferInsert

export async function insertTransaction(tx: Sql, transaction: NewTransaction): Promise<Transaction> {
  const [row] = await tx.insert(transactions).values(transaction).returning()
  if (!row) throw new Error('the transaction was not kept')
  return row
}

export const transactionById = async (sql: Sql, id: number): Promise<Transaction | null> =>
  (await sql.select().from(transactions).where(eq(transactions.id, id)))[0] ?? null

export const pendingOf = async (sql: Sql, subscriptionId: number): Promise<Transaction | null> =>
  (
    await sql
      .select()
      .from(transactions)
      .where(and(eq(transactions.subscriptionId, subscriptionId), eq(transactions.status, 'pending')))
  )[0] ?? null

export const chargeByReference = async (sql: Sql, reference: string): Promise<Transaction | null> =>
  (
    await sql
      .select()
      .from(transactions)
      .where(and(eq(transactions.kind, 'charge'), eq(transactions.reference, reference)))
  )[0] ?? null

export const endTransaction = (tx: Sql, id: number, status: 'paid' | 'failed', reference: string | null) =>
  tx.update(transactions).set({ status, reference }).where(eq(transactions.id, id))

/** The provider's own number of a charge stays: a payment that goes back is known by it. */
export const giveTransactionsTo = (tx: Sql, userId: number, former: number) =>
  tx.update(transactions).set({ userId: former, paymentMethod: 'forgotten' }).where(eq(transactions.userId, userId))

const mostListed = 1000

export const transactionsOf = (sql: Sql, userId: number): Promise<Transaction[]> =>
  listed(sql, eq(transactions.userId, userId))

export const transactionsOfSubscription = (sql: Sql, subscriptionId: number): Promise<Transaction[]> =>
  listed(sql, eq(transactions.subscriptionId, subscriptionId))

const listed = (sql: Sql, which: ReturnType<typeof eq>): Promise<Transaction[]> =>
  sql
    .select()
    .from(transactions)
    .where(which)
    .orderBy(desc(transactions.createdAt), desc(transactions.id))
    .limit(mostListed)
