import { addDays, addMonths, periodAt } from './calendar.ts'
import { freePlan, type Plan, type PlanId, plansById } from './plans.ts'
import { monthsPaid } from './price.ts'

export type SubscriptionStatus = 'trialing' | 'active' | 'past_due' | 'cancelled' | 'expired'

export type Subscription = {
  readonly planId: PlanId
  readonly status: SubscriptionStatus
  readonly startDate: Date
  readonly endedAt: Date | null
  readonly trialEndDate: Date | null
  readonly cancelAtPeriodEnd: boolean
  readonly cancelReason: string | null
  /** The first moment of the first period that was paid for: every later one is counted from it. */
  readonly anchor: Date
  readonly currentPeriodStart: Date
  readonly currentPeriodEnd: Date
  /** The plan from the period's end on, where it is another. */
  readonly nextPlanId: PlanId | null
  /** How often the renewal that is due was declined. */
  readonly failedTries: number
  /** The end of a period that its owner was reminded of. */
  readonly remindedOf: Date | null
}

type LiveEvent =
  | { readonly kind: 'upgraded' | 'plan-set'; readonly planId: PlanId }
  | { readonly kind: 'cancelled' | 'stopped'; readonly reason: string | null }
  | { readonly kind: 'renewed' | 'declined' | 'resumed' | 'reminded' }

export type SubscriptionEvent =
  | { readonly kind: 'tried'; readonly planId: PlanId }
  | { readonly kind: 'subscribed'; readonly planId: PlanId }
  | LiveEvent

/** A renewal is tried on the day it is due, and on these days after it. The last one that is declined ends it. */
const triesAfterDays = [0, 3, 7] as const
const remindedBeforeDays = 3

/** While it lives it gives its plan: also when a payment is late. */
export const isLive = ({ status }: Subscription): boolean => ['trialing', 'active', 'past_due'].includes(status)

/** What the passing of time alone makes of it: trials end, and so does what was cancelled. */
export function asOf(subscription: Subscription, at: Date): Subscription {
  const { status, cancelAtPeriodEnd, currentPeriodEnd } = subscription
  if (at < currentPeriodEnd) return subscription
  if (cancelAtPeriodEnd && isLive(subscription)) return ended(subscription, 'cancelled', currentPeriodEnd)
  return status === 'trialing' ? ended(subscription, 'expired', currentPeriodEnd) : subscription
}

export function planAt(subscription: Subscription | null, at: Date): Plan {
  const now = subscription && asOf(subscription, at)
  return now && isLive(now) ? plansById[now.planId] : freePlan
}

/** What becomes of it, or null where that cannot happen to it. */
export function move(from: Subscription | null, event: SubscriptionEvent, at: Date): Subscription | null {
  const now = from && asOf(from, at)
  if (event.kind === 'tried') return now && isLive(now) ? null : trial(event.planId, at)
  if (event.kind === 'subscribed') return subscribed(now, event.planId, at)
  return now && isLive(now) ? moveLive(now, event, at) : null
}

function moveLive(from: Subscription, event: LiveEvent, at: Date): Subscription | null {
  switch (event.kind) {
    case 'renewed':
      return isDue(from, at) ? renewed(from, at) : null
    case 'declined':
      return isDue(from, at) ? declined(from, at) : null
    case 'upgraded':
      return isUpgrade(from, event.planId) ? upgraded(from, event.planId, at) : null
    case 'plan-set':
      return withNextPlan(from, event.planId)
    case 'cancelled':
      return cancelled(from, event.reason, at)
    case 'resumed':
      return from.cancelAtPeriodEnd ? keptOn(from) : null
    case 'reminded':
      return from.status === 'past_due' ? null : { ...from, remindedOf: from.currentPeriodEnd }
    case 'stopped':
      return { ...ended(from, 'cancelled', at), cancelReason: event.reason }
  }
}

const ended = (from: Subscription, status: 'cancelled' | 'expired', endedAt: Date): Subscription => ({
  ...from,
  status,
  endedAt,
  nextPlanId: null,
})

const keptOn = (from: Subscription): Subscription => ({ ...from, cancelAtPeriodEnd: false, cancelReason: null })

/** Everything of a new one but its period. */
const begun = (planId: PlanId, at: Date) => ({
  planId,
  startDate: at,
  endedAt: null,
  trialEndDate: null,
  cancelAtPeriodEnd: false,
  cancelReason: null,
  anchor: at,
  currentPeriodStart: at,
  nextPlanId: null,
  failedTries: 0,
  remindedOf: null,
})

function trial(planId: PlanId, at: Date): Subscription | null {
  const { trialDays } = plansById[planId]
  if (trialDays === 0) return null
  const trialEndDate = addDays(at, trialDays)
  return { ...begun(planId, at), status: 'trialing', trialEndDate, currentPeriodEnd: trialEndDate }
}

function subscribed(from: Subscription | null, planId: PlanId, at: Date): Subscription | null {
  const plan = plansById[planId]
  if (plan.price === 0) return null
  const anchor = paidFrom(from, at)
  const paid = {
    ...begun(planId, at),
    status: 'active' as const,
    anchor,
    currentPeriodEnd: addMonths(anchor, monthsPaid[plan.frequency]),
  }
  if (!from || !isLive(from)) return paid
  const { startDate, trialEndDate } = from
  return from.status === 'trialing' ? { ...paid, startDate, trialEndDate } : null
}

/** Where the first period that is paid for begins: what is left of a trial is not paid for. */
export const paidFrom = (now: Subscription | null, at: Date): Date =>
  now?.status === 'trialing' ? now.currentPeriodEnd : at

/** Whether its next period is to be paid for. */
const isDue = ({ status, currentPeriodEnd }: Subscription, at: Date) => status !== 'trialing' && at >= currentPeriodEnd

/** The plan and the period that the next renewal pays for. Periods that nobody could pay for in time are left out. */
export function renewal({ planId, nextPlanId, anchor, currentPeriodEnd }: Subscription, at: Date) {
  const plan = plansById[nextPlanId ?? planId]
  const from = at > currentPeriodEnd ? at : currentPeriodEnd
  return { plan, period: periodAt(anchor, monthsPaid[plan.frequency], from) }
}

function renewed(from: Subscription, at: Date): Subscription {
  const { plan, period } = renewal(from, at)
  const current = { currentPeriodStart: period.start, currentPeriodEnd: period.end }
  return { ...from, ...current, planId: plan.id, status: 'active', nextPlanId: null, failedTries: 0 }
}

function declined(from: Subscription, at: Date): Subscription {
  const tried: Subscription = { ...from, status: 'past_due', failedTries: from.failedTries + 1 }
  return tried.failedTries < triesAfterDays.length ? tried : ended(tried, 'expired', at)
}

export const isUpgrade = ({ status, planId }: Subscription, to: PlanId): boolean =>
  status === 'active' && monthsPaid[plansById[to].frequency] > monthsPaid[plansById[planId].frequency]

const upgraded = (from: Subscription, planId: PlanId, at: Date): Subscription => ({
  ...keptOn(from),
  planId,
  anchor: at,
  currentPeriodStart: at,
  currentPeriodEnd: addMonths(at, monthsPaid[plansById[planId].frequency]),
  nextPlanId: null,
})

/** From the period's end on. The plan it has now takes a change back that was not made yet. */
function withNextPlan(from: Subscription, planId: PlanId): Subscription | null {
  if (from.status !== 'active' || plansById[planId].price === 0 || isUpgrade(from, planId)) return null
  return { ...keptOn(from), nextPlanId: planId === from.planId ? null : planId }
}

/** What is paid for is kept. Where a payment is due or late, nothing is. */
function cancelled(from: Subscription, cancelReason: string | null, at: Date): Subscription | null {
  if (from.cancelAtPeriodEnd) return null
  if (from.status === 'past_due') return { ...ended(from, 'cancelled', at), cancelReason }
  return asOf({ ...from, cancelAtPeriodEnd: true, cancelReason, nextPlanId: null }, at)
}

export type Step = { readonly kind: 'remind' | 'end' | 'charge'; readonly at: Date }

/** What is to be done next if nobody does anything, and when. Nobody is reminded of what has already happened. */
export function nextStep(subscription: Subscription, now: Date): Step | null {
  const { status, cancelAtPeriodEnd, currentPeriodEnd: end } = subscription
  if (!isLive(subscription)) return null
  if (status === 'past_due') return { kind: 'charge', at: tryAt(subscription, subscription.failedTries) }
  if (cancelAtPeriodEnd) return { kind: 'end', at: end }
  if (isReminded(subscription) && now < end) return { kind: 'remind', at: addDays(end, -remindedBeforeDays) }
  return { kind: status === 'trialing' ? 'end' : 'charge', at: end }
}

/** Before a trial ends and before another year is paid for; once. */
const isReminded = ({ status, planId, currentPeriodEnd, remindedOf }: Subscription) =>
  (status === 'trialing' || plansById[planId].frequency === 'year') &&
  remindedOf?.getTime() !== currentPeriodEnd.getTime()

const tryAt = ({ currentPeriodEnd }: Subscription, tries: number): Date =>
  addDays(currentPeriodEnd, triesAfterDays[tries] ?? triesAfterDays[triesAfterDays.length - 1] ?? 0)

/** When it ended, or when it will if nothing more is paid; null where it goes on by itself. */
export function endsAt(subscription: Subscription): Date | null {
  const { status, endedAt, cancelAtPeriodEnd, currentPeriodEnd } = subscription
  if (endedAt) return endedAt
  if (status === 'past_due') return tryAt(subscription, triesAfterDays.length - 1)
  return status === 'trialing' || cancelAtPeriodEnd ? currentPeriodEnd : null
}
