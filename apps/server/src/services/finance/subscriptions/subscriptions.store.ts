import { nextStep, type Subscription } from '@bespeak/domain/billing/subscription.ts'
import { and, asc, desc, eq, exists, isNotNull, isNull, lte, or, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import type { PaymentMethod } from '../ports.ts'
import { subscriptions, transactions } from '../schema.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect

/** One at a time for each user: whatever changes what they have or pay waits for the one before. Held until the end. */
export const lockBilling = (tx: Sql, userId: number) =>
  tx.execute(raw`select pg_advisory_xact_lock(hashtext('finance.billing'), ${userId})`)

/** The one they have, or else the one they had last. */
export const latestOf = async (sql: Sql, userId: number): Promise<SubscriptionRow | null> =>
  (
    await sql
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, userId))
      .orderBy(desc(subscriptions.id))
      .limit(1)
  )[0] ?? null

export const subscriptionById = async (sql: Sql, id: number): Promise<SubscriptionRow | null> =>
  (await sql.select().from(subscriptions).where(eq(subscriptions.id, id)))[0] ?? null

export async function hasTried(sql: Sql, userId: number): Promise<boolean> {
  const tried = and(eq(subscriptions.userId, userId), isNotNull(subscriptions.trialEndDate))
  return (await sql.select({ id: subscriptions.id }).from(subscriptions).where(tried).limit(1)).length > 0
}

export async function insertSubscription(
  tx: Sql,
  userId: number,
  subscription: Subscription,
  now: Date,
): Promise<SubscriptionRow> {
  const [row] = await tx
    .insert(subscriptions)
    .values({ userId, ...columnsOf(subscription, now) })
    .returning()
  if (!row) throw new Error('the subscription was not kept')
  return row
}

export async function changeSubscription(
  tx: Sql,
  id: number,
  subscription: Subscription,
  now: Date,
): Promise<SubscriptionRow> {
  const [row] = await tx
    .update(subscriptions)
    .set(columnsOf(subscription, now))
    .where(eq(subscriptions.id, id))
    .returning()
  if (!row) throw new Error('the subscription is gone')
  return row
}

export const changePaymentMethod = (tx: Sql, id: number, method: PaymentMethod | null) =>
  tx
    .update(subscriptions)
    .set(method ?? { paymentMethod: null, card: null })
    .where(eq(subscriptions.id, id))

export async function isPaidWith(sql: Sql, paymentMethod: string): Promise<boolean> {
  const paid = sql.select({ id: subscriptions.id }).from(subscriptions)
  return (await paid.where(eq(subscriptions.paymentMethod, paymentMethod)).limit(1)).length > 0
}

/** A card that its owner changed at the provider. */
export const renameCard = (sql: Sql, paymentMethod: string, card: string | null) =>
  sql.update(subscriptions).set({ card }).where(eq(subscriptions.paymentMethod, paymentMethod))

export async function hasLive(sql: Sql, userId: number): Promise<boolean> {
  const live = and(eq(subscriptions.userId, userId), isNull(subscriptions.endedAt))
  return (await sql.select({ id: subscriptions.id }).from(subscriptions).where(live).limit(1)).length > 0
}

/** A number below nought, for somebody who is no user any more. */
export async function nextFormerCustomer(tx: Sql): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(raw`select nextval('finance.former_customers')::integer as id`)
  return rows[0]?.id ?? 0
}

export const giveSubscriptionsTo = (tx: Sql, userId: number, former: number) =>
  tx
    .update(subscriptions)
    .set({ userId: former, paymentMethod: null, card: null, cancelReason: null })
    .where(eq(subscriptions.userId, userId))

/** Where something is to be done by now, or a charge was begun and nobody knows how it ended. Longest waiting first. */
export async function dueSubscriptions(sql: Sql, now: Date): Promise<number[]> {
  const pending = sql
    .select({ id: transactions.id })
    .from(transactions)
    .where(and(eq(transactions.subscriptionId, subscriptions.id), eq(transactions.status, 'pending')))
  const rows = await sql
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(or(lte(subscriptions.nextStepAt, now), exists(pending)))
    .orderBy(asc(subscriptions.nextStepAt))
  return rows.map(({ id }) => id)
}

const columnsOf = (of: Subscription, now: Date) => ({
  planId: of.planId,
  status: of.status,
  startDate: of.startDate,
  endedAt: of.endedAt,
  trialEndDate: of.trialEndDate,
  cancelAtPeriodEnd: of.cancelAtPeriodEnd,
  cancelReason: of.cancelReason,
  anchor: of.anchor,
  currentPeriodStart: of.currentPeriodStart,
  currentPeriodEnd: of.currentPeriodEnd,
  nextPlanId: of.nextPlanId,
  failedTries: of.failedTries,
  remindedOf: of.remindedOf,
  nextStepAt: nextStep(of, now)?.at ?? null,
})
