import { addMonths, type Period, periodText, wholeDays } from './calendar.ts'
import { share, toMinor } from './money.ts'
import { type Item, itemOf } from './order.ts'
import { type Plan, plansById } from './plans.ts'
import { monthsPaid } from './price.ts'
import { asOf, isLive, isUpgrade, paidFrom, renewal, type Subscription } from './subscription.ts'

/** What choosing a plan comes to: what is paid for at once, and what later. */
export type PlanChange = {
  readonly kind: 'same' | 'subscribe' | 'at-once' | 'at-end' | 'cancel' | 'pay-first'
  readonly dueNow: readonly Item[]
  readonly next: { readonly items: readonly Item[]; readonly at: Date } | null
}

export const priceOf = (plan: Plan): number => toMinor(plan.price, plan.currency)

const priced = (plan: Plan, period: Period): readonly Item[] => [
  itemOf(`${plan.name}, ${periodText(period)}`, priceOf(plan)),
]

/** The first period that a plan pays for from a day on, or the one so many after it. */
const periodFrom = (plan: Plan, start: Date, after = 0): Period => {
  const months = monthsPaid[plan.frequency]
  return { start: addMonths(start, after * months), end: addMonths(start, (after + 1) * months) }
}

/** What the renewal that is due, or comes next, asks for. */
export function renewalItems(subscription: Subscription, at: Date): readonly Item[] {
  const { plan, period } = renewal(subscription, at)
  return priced(plan, period)
}

export function planChange(from: Subscription | null, to: Plan, at: Date): PlanChange {
  const now = from && asOf(from, at)
  if (!now || !isLive(now)) return to.price === 0 ? unpaid('same') : paidFromNow('subscribe', to, at)
  if (to.price === 0) return unpaid(now.cancelAtPeriodEnd ? 'same' : 'cancel')
  if (now.status === 'trialing') return paidFromNow('subscribe', to, paidFrom(now, at))
  if (now.status === 'past_due') return { kind: 'pay-first', dueNow: renewalItems(now, at), next: null }
  if (isUpgrade(now, to.id)) return paidFromNow('at-once', to, at, unusedOf(now, at))
  return laterChange(now, to, at)
}

const unpaid = (kind: 'same' | 'cancel'): PlanChange => ({ kind, dueNow: [], next: null })

function laterChange(now: Subscription, to: Plan, at: Date): PlanChange {
  const isSame = to.id === (now.nextPlanId ?? now.planId) && !now.cancelAtPeriodEnd
  const items = renewalItems({ ...now, nextPlanId: to.id }, at)
  return { kind: isSame ? 'same' : 'at-end', dueNow: [], next: { items, at: now.currentPeriodEnd } }
}

function paidFromNow(kind: PlanChange['kind'], plan: Plan, at: Date, given: readonly Item[] = []): PlanChange {
  const next = periodFrom(plan, at, 1)
  const items = priced(plan, next)
  return { kind, dueNow: [...priced(plan, periodFrom(plan, at)), ...given], next: { items, at: next.start } }
}

/** What was paid for and is not used, by whole days: whoever changes at once gets all of it back. */
function unusedOf({ planId, currentPeriodStart, currentPeriodEnd }: Subscription, at: Date): readonly Item[] {
  const plan = plansById[planId]
  const [left, days] = [wholeDays(at, currentPeriodEnd), wholeDays(currentPeriodStart, currentPeriodEnd)]
  if (left === 0) return []
  return [itemOf(`${plan.name}, ${left} of ${days} days not used`, -share(priceOf(plan), left, days))]
}
