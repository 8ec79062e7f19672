import { and, eq, gt, ne } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import { checkouts, paymentEvents } from '../schema.ts'

export type Checkout = typeof checkouts.$inferSelect

export async function insertCheckout(tx: Sql, checkout: Checkout): Promise<Checkout> {
  await tx.insert(checkouts).values(checkout)
  return checkout
}

export const checkoutById = async (sql: Sql, id: string): Promise<Checkout | null> =>
  (await sql.select().from(checkouts).where(eq(checkouts.id, id)))[0] ?? null

export const openCheckoutsOf = (sql: Sql, userId: number, now: Date): Promise<Checkout[]> =>
  sql
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), eq(checkouts.status, 'open'), gt(checkouts.expiresAt, now)))

/** Nobody pays on two pages. */
export const voidCheckoutsBut = (tx: Sql, userId: number, id: string | null) =>
  tx
    .update(checkouts)
    .set({ status: 'void' })
    .where(
      and(eq(checkouts.userId, userId), eq(checkouts.status, 'open'), id === null ? undefined : ne(checkouts.id, id)),
    )

export const endCheckout = (tx: Sql, id: string, status: 'paid' | 'void') =>
  tx.update(checkouts).set({ status }).where(eq(checkouts.id, id))

export const removeCheckoutsOf = (tx: Sql, userId: number) => tx.delete(checkouts).where(eq(checkouts.userId, userId))

/** Whether it is heard of for the first time. Told twice at once, the second waits for what becomes of the first. */
export async function isNewEvent(tx: Sql, provider: string, id: string, receivedAt: Date): Promise<boolean> {
  const added = await tx
    .insert(paymentEvents)
    .values({ provider, id, receivedAt })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  return added.length > 0
}

export const forgetEvent = (tx: Sql, provider: string, id: string) =>
  tx.delete(paymentEvents).where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.id, id)))
