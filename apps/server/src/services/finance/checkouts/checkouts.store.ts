import { and, eq, gt, isNotNull, lt, ne, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import type { Page } from '../ports.ts'
import { caughtUp, checkouts, paymentEvents } from '../schema.ts'

export type Checkout = typeof checkouts.$inferSelect

export async function insertCheckout(tx: Sql, checkout: Checkout): Promise<Checkout> {
  await tx.insert(checkouts).values(checkout)
  return checkout
}

// Other text may hold what the database cannot.
const isCheckoutId = (id: string) => /^[0-9a-f-]{36}$/.test(id)

export const checkoutById = async (sql: Sql, id: string): Promise<Checkout | null> =>
  isCheckoutId(id) ? ((await sql.select().from(checkouts).where(eq(checkouts.id, id)))[0] ?? null) : null

/** Whether there is still such a checkout: it goes with its account. */
export async function keepPage(sql: Sql, id: string, page: Page): Promise<boolean> {
  const kept = await sql.update(checkouts).set(page).where(eq(checkouts.id, id)).returning({ id: checkouts.id })
  return kept.length > 0
}

const unsettled = and(eq(checkouts.settled, false), isNotNull(checkouts.reference))

/** Pages elsewhere that nobody has told us the end of. */
export const unsettledCheckouts = (sql: Sql): Promise<Checkout[]> => sql.select().from(checkouts).where(unsettled)

export const unsettledCheckoutsOf = (sql: Sql, userId: number): Promise<Checkout[]> =>
  sql
    .select()
    .from(checkouts)
    .where(and(unsettled, eq(checkouts.userId, userId)))

/** Nobody can pay on it any more: it was paid on, or never will be. */
export const settleCheckout = (sql: Sql, id: string) =>
  sql
    .update(checkouts)
    .set({ settled: true, status: raw`case when status = 'open' then 'void' else status end` })
    .where(eq(checkouts.id, id))

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

export const payCheckout = (tx: Sql, id: string) =>
  tx.update(checkouts).set({ status: 'paid', settled: true }).where(eq(checkouts.id, id))

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

export async function removeOld(sql: Sql, before: Date): Promise<void> {
  await sql.delete(checkouts).where(lt(checkouts.expiresAt, before))
  await sql.delete(paymentEvents).where(lt(paymentEvents.receivedAt, before))
}

export const caughtUpUntil = async (sql: Sql, provider: string): Promise<Date | null> =>
  (await sql.select().from(caughtUp).where(eq(caughtUp.provider, provider)))[0]?.until ?? null

export const keepCaughtUp = (sql: Sql, provider: string, until: Date) =>
  sql.insert(caughtUp).values({ provider, until }).onConflictDoUpdate({ target: caughtUp.provider, set: { until } })
