import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths } from './calendar.ts'
import { freePlan, type PlanId, plansById, proMonthlyPlan, proYearlyPlan } from './plans.ts'
import { monthsPaid } from './price.ts'
import {
  asOf,
  endsAt,
  isLive,
  move,
  nextStep,
  planAt,
  type Subscription,
  type SubscriptionEvent,
} from './subscription.ts'

const [free, monthly, yearly] = [freePlan.id, proMonthlyPlan.id, proYearlyPlan.id]
const start = new Date('2027-01-31T08:30:00Z')
const after = (days: number) => addDays(start, days)

function must(subscription: Subscription | null): Subscription {
  if (!subscription) throw new Error('that cannot happen to it')
  return subscription
}
const happens = (from: Subscription | null, event: SubscriptionEvent, at: Date) => must(move(from, event, at))
const trialOf = (planId: PlanId = monthly) => happens(null, { kind: 'tried', planId }, start)
const paidFor = (planId: PlanId) => happens(null, { kind: 'subscribed', planId }, start)
const cancel = { kind: 'cancelled', reason: 'Found a job' } as const
const late = () => {
  const paid = paidFor(monthly)
  return happens(paid, { kind: 'declined' }, paid.currentPeriodEnd)
}

const planId = fc.constantFrom<PlanId>(free, monthly, yearly)
const event: fc.Arbitrary<SubscriptionEvent> = fc.oneof(
  fc.record({ kind: fc.constantFrom('tried', 'subscribed', 'upgraded', 'plan-set'), planId }),
  fc.record({ kind: fc.constant('cancelled'), reason: fc.constantFrom(null, 'Too dear') }),
  fc.record({ kind: fc.constantFrom('renewed', 'declined', 'resumed', 'reminded') }),
)
/** Also the very moments at which something ends: there most goes wrong. */
const wait = fc.oneof(fc.nat({ max: 40 * 86_400_000 }), fc.constantFrom('step', 'end'))
const history = fc.array(fc.tuple(wait, event), { minLength: 1, maxLength: 40 })
const many = { numRuns: 1000 }

type Told = { before: Subscription | null; event: SubscriptionEvent; at: Date; after: Subscription | null }

/** Everything that happened in a history, with what could not. */
function tell(told: [number | string, SubscriptionEvent][], begin = start): Told[] {
  let [at, current]: [Date, Subscription | null] = [begin, null]
  return told.map(([waited, event]) => {
    at = later(current, at, waited)
    const before = current
    const after = move(before, event, at)
    current = after ?? before
    return { before, event, at, after }
  })
}

function later(current: Subscription | null, at: Date, waited: number | string): Date {
  if (typeof waited === 'number') return new Date(at.getTime() + waited)
  const next = waited === 'step' ? current && nextStep(current, at)?.at : current?.currentPeriodEnd
  return next && next > at ? next : at
}

const always = (rule: (told: Told) => void) =>
  fc.assert(
    fc.property(history, (given) => tell(given).forEach(rule)),
    many,
  )

describe('what cannot happen', () => {
  it.each<[string, () => Subscription | null]>([
    ['a trial of Free', () => move(null, { kind: 'tried', planId: free }, start)],
    ['a trial during a trial', () => move(trialOf(), { kind: 'tried', planId: monthly }, after(3))],
    ['paying for Free', () => move(null, { kind: 'subscribed', planId: free }, start)],
    ['paying a second time', () => move(paidFor(monthly), { kind: 'subscribed', planId: yearly }, after(1))],
    ['a renewal before its day', () => move(paidFor(monthly), { kind: 'renewed' }, after(27))],
    ['a renewal of a trial', () => move(trialOf(), { kind: 'renewed' }, after(14))],
    ['yearly to monthly at once', () => move(paidFor(yearly), { kind: 'upgraded', planId: monthly }, after(1))],
    ['monthly to yearly at the end', () => move(paidFor(monthly), { kind: 'plan-set', planId: yearly }, after(1))],
    ['another plan while a payment is late', () => move(late(), { kind: 'upgraded', planId: yearly }, after(30))],
    ['cancelling twice', () => move(happens(paidFor(monthly), cancel, after(1)), cancel, after(2))],
    ['taking back what was not cancelled', () => move(paidFor(monthly), { kind: 'resumed' }, after(1))],
    ['taking back what has ended', () => move(happens(trialOf(), cancel, after(1)), { kind: 'resumed' }, after(14))],
    ['anything without a subscription', () => move(null, cancel, start)],
  ])('%s', (_, attempt) => expect(attempt()).toBeNull())
})

describe('life', () => {
  it('[BIL1] gives its plan exactly while it lives', () =>
    always(({ after: now, at }) => {
      if (!now) return
      expect(planAt(now, at)).toBe(isLive(asOf(now, at)) ? plansById[now.planId] : freePlan)
      expect(isLive(now)).toBe(now.endedAt === null)
      expect(now.failedTries > 0 && isLive(now)).toBe(now.status === 'past_due')
      expect(now.currentPeriodStart < now.currentPeriodEnd && now.planId !== free).toBe(true)
    }))

  it('[BIL1] is Free without one', () => expect(planAt(null, start)).toBe(freePlan))

  it('[BIL2] once ended stays as it is, but for a new one', () =>
    always(({ before, event: { kind }, at, after: now }) => {
      if (!before || isLive(asOf(before, at)) || !now) return
      expect(['tried', 'subscribed']).toContain(kind)
      expect([now.startDate, now.failedTries, now.remindedOf]).toEqual([at, 0, null])
    }))

  it('[BIL3] ends by time alone at the exact end, and looking again changes nothing', () => {
    const trial = trialOf()
    expect(asOf(trial, new Date(after(14).getTime() - 1)).status).toBe('trialing')
    expect(asOf(trial, after(14))).toMatchObject({ status: 'expired', endedAt: after(14) })
    expect(asOf(happens(trial, cancel, after(1)), after(20))).toMatchObject({
      status: 'cancelled',
      endedAt: after(14),
      cancelReason: 'Found a job',
    })
    always(({ after: now, at }) => {
      if (!now) return
      const soon = addDays(at, 15)
      expect(asOf(asOf(now, at), soon)).toEqual(asOf(now, soon))
      expect(asOf(asOf(now, soon), soon)).toEqual(asOf(now, soon))
    })
  })

  it('[BIL4] cancelled keeps what is paid for, and taken back is as it was', () =>
    always(({ before, event: { kind }, at, after: now }) => {
      if (!before || !now || kind !== 'cancelled' || at >= before.currentPeriodEnd) return
      expect([planAt(now, at), endsAt(now)]).toEqual([plansById[before.planId], before.currentPeriodEnd])
      expect(planAt(now, before.currentPeriodEnd)).toBe(freePlan)
      expect(move(now, { kind: 'resumed' }, at)).toEqual({ ...before, nextPlanId: null })
    }))

  it('[BIL4] cancelled while a payment is late ends at once', () => {
    expect(move(late(), cancel, after(30))).toMatchObject({ status: 'cancelled', endedAt: after(30) })
  })

  it('[BIL5] monthly to yearly is at once and begins a year', () => {
    const changed = happens(happens(paidFor(monthly), cancel, after(1)), { kind: 'upgraded', planId: yearly }, after(9))
    const begun = { currentPeriodStart: after(9), anchor: after(9), currentPeriodEnd: addMonths(after(9), 12) }
    expect(changed).toMatchObject({ planId: yearly, status: 'active', cancelAtPeriodEnd: false, ...begun })
  })

  it('[BIL5] yearly to monthly waits for the period’s end, and is taken back by choosing yearly', () => {
    const set = happens(paidFor(yearly), { kind: 'plan-set', planId: monthly }, after(9))
    expect([planAt(set, after(300)).id, set.nextPlanId]).toEqual([yearly, monthly])
    expect(happens(set, { kind: 'plan-set', planId: yearly }, after(10))).toEqual(paidFor(yearly))
    const due = set.currentPeriodEnd
    expect(happens(set, { kind: 'renewed' }, due)).toMatchObject({
      planId: monthly,
      nextPlanId: null,
      currentPeriodStart: due,
      currentPeriodEnd: new Date('2028-02-29T08:30:00Z'),
    })
  })

  it('[BIL6] is tried on the day, after three and after seven, and then expires', () => {
    const due = paidFor(monthly).currentPeriodEnd
    const first = late()
    expect([nextStep(first, due), endsAt(first)]).toEqual([{ kind: 'charge', at: addDays(due, 3) }, addDays(due, 7)])
    const second = happens(first, { kind: 'declined' }, addDays(due, 3))
    expect(nextStep(second, due)).toEqual({ kind: 'charge', at: addDays(due, 7) })
    expect(planAt(second, addDays(due, 6))).toBe(proMonthlyPlan)
    const third = happens(second, { kind: 'declined' }, addDays(due, 7))
    expect(third).toMatchObject({ status: 'expired', endedAt: addDays(due, 7) })
    const paid = happens(paidFor(monthly), { kind: 'renewed' }, due)
    expect(happens(second, { kind: 'renewed' }, addDays(due, 6))).toEqual(paid)
  })

  it('[BIL7] reminds once, three days before a trial or a year ends, and not after', () => {
    for (const subscription of [trialOf(), paidFor(yearly)]) {
      const end = subscription.currentPeriodEnd
      expect(nextStep(subscription, start)).toEqual({ kind: 'remind', at: addDays(end, -3) })
      const reminded = happens(subscription, { kind: 'reminded' }, addDays(end, -3))
      expect(nextStep(reminded, addDays(end, -3))?.at).toEqual(end)
      expect(nextStep(subscription, end)).toMatchObject({ at: end, kind: expect.not.stringContaining('remind') })
    }
    expect(nextStep(paidFor(monthly), start)?.kind).toBe('charge')
    expect(nextStep(happens(trialOf(), cancel, start), start)?.kind).toBe('end')
  })

  it('[BIL8] is paid for from the end of a trial on, which by itself charges nothing', () => {
    const paid = happens(happens(trialOf(), cancel, after(2)), { kind: 'subscribed', planId: yearly }, after(5))
    expect(paid).toMatchObject({ planId: yearly, startDate: start, trialEndDate: after(14), cancelAtPeriodEnd: false })
    expect([paid.currentPeriodStart, paid.currentPeriodEnd]).toEqual([after(5), addMonths(after(14), 12)])
    const next = happens({ ...paid, cancelAtPeriodEnd: false }, { kind: 'renewed' }, paid.currentPeriodEnd)
    expect([next.currentPeriodStart, next.currentPeriodEnd]).toEqual(
      [1, 2].map((years) => addMonths(after(14), 12 * years)),
    )
    expect(happens(trialOf(), { kind: 'subscribed', planId: monthly }, after(14)).currentPeriodStart).toEqual(after(14))
    always(({ after: now, at }) => {
      if (now?.status === 'trialing') expect(nextStep(now, at)?.kind).not.toBe('charge')
    })
  })

  it('[BIL9] ends at once when it is stopped', () => {
    const stopped = { kind: 'stopped', reason: 'Refunded' } as const
    const ended = { status: 'cancelled', endedAt: after(5), cancelReason: 'Refunded' }
    for (const subscription of [trialOf(), paidFor(yearly)])
      expect(move(subscription, stopped, after(5))).toMatchObject(ended)
  })

  it('[BIL10] left alone comes to a later step or to none', () =>
    always(({ after: told, at: then }) => {
      let [now, at, steps] = [told, then, 0]
      for (let step = now && nextStep(now, at); now && step; step = nextStep(now, at)) {
        at = step.at > at ? step.at : at
        now = done(now, step.kind, at)
        const next: ReturnType<typeof nextStep> = nextStep(now, at)
        expect(next === null || next.at > step.at).toBe(true)
        steps += 1
        if (steps === 8) return
      }
    }))

  const done = (from: Subscription, kind: 'remind' | 'end' | 'charge', at: Date): Subscription => {
    if (kind === 'end') return asOf(from, at)
    return happens(from, { kind: kind === 'remind' ? 'reminded' : 'renewed' }, at)
  }

  it('[BIL11] never leaves anybody without the plan that they paid for', () => {
    fc.assert(
      fc.property(history, (given) => {
        let paidUntil = start
        for (const { after: now, at, event: it } of tell(given)) {
          if (now && ['subscribed', 'renewed', 'upgraded'].includes(it.kind)) paidUntil = now.currentPeriodEnd
          if (now && at < paidUntil) expect(planAt(now, at)).not.toBe(freePlan)
        }
      }),
      many,
    )
  })
})

describe('periods of a subscription', () => {
  it('[BIL12] stay on the day of the first one', () =>
    always(({ after: now }) => {
      if (now?.status !== 'active') return
      const months = monthsPaid[plansById[now.planId].frequency]
      const count = Array.from({ length: 200 }, (_, at) => +addMonths(now.anchor, at * months))
      expect(count).toContain(+now.currentPeriodEnd)
    }))

  it('[BIL14] that nobody could pay for in time are not charged', () => {
    const muchLater = new Date('2027-06-10T00:00:00Z')
    expect(happens(paidFor(monthly), { kind: 'renewed' }, muchLater)).toMatchObject({
      currentPeriodStart: new Date('2027-05-31T08:30:00Z'),
      currentPeriodEnd: new Date('2027-06-30T08:30:00Z'),
    })
  })
})
