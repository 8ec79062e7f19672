import { dayText } from '@bespeak/domain/billing/calendar.ts'
import { type Item, totalsOf } from '@bespeak/domain/billing/order.ts'
import { type PlanChange, planChange, renewalItems } from '@bespeak/domain/billing/plan-change.ts'
import { freePlan, type Plan, planById } from '@bespeak/domain/billing/plans.ts'
import { asOf, isLive, nextStep, type SubscriptionEvent } from '@bespeak/domain/billing/subscription.ts'
import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import type { Sql } from '../../../kernel/db.ts'
import { badInput } from '../../../kernel/errors.ts'
import { nothingSold, refused, underWay } from '../answers.ts'
import { billedTo, orderOf } from '../invoices/billing.ts'
import { voidOpenInvoices } from '../invoices/invoices.store.ts'
import { countChange } from '../limits.ts'
import { lastDayOf } from '../notices/mails.ts'
import type { Notices } from '../notices/notices.ts'
import type { Payments } from '../payments/payments.ts'
import { pendingOf, type Transaction } from '../payments/transactions.store.ts'
import type { FinancePorts } from '../ports.ts'
import { happens } from './happens.ts'
import { hasTried, latestOf, lockBilling, type SubscriptionRow } from './subscriptions.store.ts'

const longestReason = 500

export type Subscriptions = ReturnType<typeof createSubscriptions>

export function createSubscriptions(ports: FinancePorts, payments: Payments, notices: Notices) {
  const { sql, now, provider } = ports

  const totalOf = (items: readonly Item[]) => totalsOf(orderOf(ports, items))

  /** As it is at this moment, whether or not anybody has written that down. */
  const today = (row: SubscriptionRow | null) => row && { ...row, ...asOf(row, now()) }

  /** Whatever a person changes: one after another, and not while money is on its way. */
  async function changing<Result>(
    context: RequestContext,
    work: (tx: Sql, userId: number, row: SubscriptionRow | null) => Promise<Result>,
  ): Promise<Result> {
    const { userId } = signedIn(context)
    if (!provider.openCheckout) throw nothingSold()
    await countChange(ports, userId)
    return sql.transaction(async (tx) => {
      await lockBilling(tx, userId)
      const row = today(await latestOf(tx, userId))
      if (row && (await pendingOf(tx, row.id))) throw underWay()
      return work(tx, userId, row)
    })
  }

  /** The change, or why it cannot be. */
  async function change(
    tx: Sql,
    context: RequestContext,
    event: SubscriptionEvent,
    why: string,
  ): Promise<SubscriptionRow> {
    const changed = await happens(ports, tx, signedIn(context).userId, event, context)
    if (!changed) throw refused(why)
    if (!isLive(changed)) await voidOpenInvoices(tx, changed.id, now())
    return changed
  }

  async function cancel(tx: Sql, context: RequestContext, reason: string | null): Promise<SubscriptionRow> {
    const row = await change(tx, context, { kind: 'cancelled', reason }, 'There is nothing to cancel.')
    await notices.tell(tx, 'cancelled', row)
    return row
  }

  /** Makes the change, or begins the charge that it waits for. */
  async function changeTo(
    tx: Sql,
    context: RequestContext,
    { row, plan, customer }: { row: SubscriptionRow | null; plan: Plan; customer: string[] },
  ): Promise<{ row: SubscriptionRow | null; charge?: Transaction }> {
    const { kind, dueNow } = planChange(row, plan, now())
    if (kind === 'same') return { row }
    if (kind === 'cancel') return { row: await cancel(tx, context, null) }
    if (kind === 'at-end') return { row: await change(tx, context, { kind: 'plan-set', planId: plan.id }, payFirst) }
    if (kind === 'pay-first') throw refused(payFirst)
    if (kind === 'subscribe' || !row) throw refused(`Please subscribe to ${plan.name} to pay for it.`)
    const due = {
      subscription: row,
      purpose: 'upgrade',
      planId: plan.id,
      order: orderOf(ports, dueNow),
      customer,
    } as const
    return { row, charge: await payments.begin(tx, due) }
  }

  const latest = async (userId: number) => today(await latestOf(sql, userId))

  return {
    async get(context: RequestContext): Promise<SubscriptionRow | null> {
      const viewer = signedIn(context)

      return latest(viewer.userId)
    },

    /** Whether a trial is worth offering. */
    async canStartTrial(context: RequestContext): Promise<boolean> {
      const { userId } = signedIn(context)

      const row = await latest(userId)
      return provider.openCheckout !== null && !(row && isLive(row)) && !(await hasTried(sql, userId))
    },

    /** What is charged next if nobody changes anything, and when. */
    nextCharge(row: SubscriptionRow): { at: Date; amount: number } | null {
      if (!isLive(row) || row.status === 'trialing' || row.cancelAtPeriodEnd) return null
      const at = row.status === 'past_due' ? (nextStep(row, now())?.at ?? now()) : row.currentPeriodEnd
      return { at, amount: totalOf(renewalItems(row, row.currentPeriodEnd)).total }
    },

    async preview(context: RequestContext, planId: number) {
      const viewer = signedIn(context)
      if (!provider.openCheckout) throw nothingSold()
      const plan = chosen(planId)

      const row = await latest(viewer.userId)
      const { kind, dueNow, next } = planChange(row, plan, now())
      const { tax, total } = totalOf(dueNow)
      return {
        ...{ success: true, message: previewWords[kind](plan, row), currency: plan.currency, tax, dueNow: total },
        nextCharge: next ? totalOf(next.items).total : 0,
        nextChargeAt: next?.at ?? null,
      }
    },

    async startTrial(context: RequestContext, planId: number) {
      const row = await changing(context, async (tx, userId, current) => {
        const plan = chosen(planId)
        if (plan.trialDays === 0) throw refused('There is no trial of Free: you already have it.')
        if (current && isLive(current)) throw refused('You already have Pro.')
        if (await hasTried(tx, userId)) throw refused('You have had your trial. You can subscribe to Pro at any time.')
        const begun = await change(tx, context, { kind: 'tried', planId: plan.id }, 'You already have Pro.')
        await notices.tell(tx, 'trial-started', begun)
        return begun
      })
      return done(`You have Pro until ${dayText(row.currentPeriodEnd)}. Nothing will be charged.`, row)
    },

    /** What is to be paid at once is paid before anything changes. */
    async change(context: RequestContext, planId: number) {
      const { userId } = signedIn(context)
      const plan = chosen(planId)
      const customer = await billedTo(ports, userId)

      const begun = await changing(context, (tx, _, row) => changeTo(tx, context, { row, plan, customer }))
      if (begun.charge && !(await payments.finish(begun.charge)).paid) throw refused(declined)

      const row = begun.charge ? await latest(userId) : today(begun.row)
      return done(changedWords(plan, row), row)
    },

    async cancel(context: RequestContext, reason: string | null) {
      const given = reason?.trim() || null
      if (given && (given.length > longestReason || given.includes('\0'))) throw badInput({ reason: tooLong })
      const row = await changing(context, (tx) => cancel(tx, context, given))
      return done(
        isLive(row)
          ? `Pro ends on ${lastDayOf(row)}. Until then you keep it.`
          : 'Pro has ended. Nothing more is charged.',
        row,
      )
    },

    async resume(context: RequestContext) {
      const row = await changing(context, (tx) =>
        change(tx, context, { kind: 'resumed' }, 'There is no cancellation to take back.'),
      )
      return done('You keep Pro.', row)
    },
  }
}

const tooLong = `Please use at most ${longestReason} characters.`
const payFirst = 'Your last payment did not go through. Please pay it first, then change your plan.'
const declined = 'Your card was declined. Nothing was charged, and your plan stays as it is.'

function chosen(planId: number): Plan {
  const plan = planById(planId)
  if (!plan) throw refused('There is no such plan.')
  return plan
}

const done = (message: string, subscription: SubscriptionRow | null) => ({ success: true, message, subscription })

const previewWords: Record<PlanChange['kind'], (plan: Plan, row: SubscriptionRow | null) => string> = {
  same: (plan) => `${plan.name} is already your plan.`,
  subscribe: (plan) => `${plan.name} starts as soon as you pay.`,
  'at-once': (plan) => `${plan.name} starts today. What you have paid for and not used is taken off.`,
  'at-end': (plan, row) => `${plan.name} starts on ${row ? dayText(row.currentPeriodEnd) : ''}. Nothing is due today.`,
  cancel: (_, row) => `You keep Pro until ${row ? lastDayOf(row) : ''}. Then you are on Free.`,
  'pay-first': () => payFirst,
}

function changedWords(plan: Plan, row: SubscriptionRow | null): string {
  if (!row || plan.id === freePlan.id)
    return row?.cancelAtPeriodEnd ? `Pro ends on ${lastDayOf(row)}.` : 'You are on Free.'
  if (row.nextPlanId === plan.id) return `${plan.name} starts on ${dayText(row.currentPeriodEnd)}.`
  return `You are on ${plan.name}.`
}
