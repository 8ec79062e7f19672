import { and, eq, gt, lt, ne, not, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import { inPages } from '../../../kernel/pages.ts'
import { removeAll } from '../../../kernel/remove-all.ts'
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

/** Whether the checkout is still there. */
export async function keepPage(sql: Sql, id: string, page: Page): Promise<boolean> {
  const kept = await sql.update(checkouts).set(page).where(eq(checkouts.id, id)).returning({ id: checkouts.id })
  return kept.length > 0
}

const unsettled = raw`(${checkouts.settled} = false and ${checkouts.reference} is not null)`

/** Pages elsewhere that nobody has told us the end of. */
export const unsettledCheckouts = (sql: Sql): AsyncIterable<Checkout> =>
  inPages(
    checkouts.id,
    ({ id }) => id,
    (rest, size) => sql.select().from(checkouts).where(and(unsettled, rest)).orderBy(checkouts.id).limit(size),
  )

export const unsettledCheckoutsOf = (sql: Sql, userId: number): Promise<Checkout[]> =>
  sql
    .select()
    .from(checkouts)
    .where(and(unsettled, eq(checkouts.userId, userId)))

/**
 * Whether somebody could pay on a page that is elsewhere. Until the transaction ends no page is noted for them: who opens
 * one meanwhile finds out what has become of the account.
 */
export async function canStillPay(tx: Sql, userId: number, now: Date): Promise<boolean> {
  const all = await tx.select().from(checkouts).where(eq(checkouts.userId, userId)).for('update')
  return all.some(({ settled, reference, expiresAt }) => !settled && reference !== null && expiresAt > now)
}

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

/** A page whose end is not known is kept: it may have been paid on. */
export async function removeOld(sql: Sql, before: Date): Promise<void> {
  await removeAll(sql, checkouts, and(lt(checkouts.expiresAt, before), not(unsettled)))
  await removeAll(sql, paymentEvents, lt(paymentEvents.receivedAt, before))
}

export const caughtUpUntil = async (sql: Sql, provider: string): Promise<Date | null> =>
  (await sql.select().from(caughtUp).where(eq(caughtUp.provider, provider)))[0]?.until ?? null

export const keepCaughtUp = (sql: Sql, provider: string, until: Date) =>
  sql.insert(caughtUp).values({ provider, until }).onConflictDoUpdate({ target: caughtUp.provider, set: { until } })
