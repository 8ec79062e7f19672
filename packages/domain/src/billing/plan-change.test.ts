import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './calendar.ts'
import { totalsOf } from './order.ts'
import { planChange, priceOf, renewalItems } from './plan-change.ts'
import { freePlan, type PlanId, proMonthlyPlan, proYearlyPlan } from './plans.ts'
import { move, type Subscription } from './subscription.ts'

const start = new Date('2026-11-16T10:00:00Z')
const after = (days: number) => addDays(start, days)

function paidFor(planId: PlanId): Subscription {
  const paid = move(null, { kind: 'subscribed', planId }, start)
  if (!paid) throw new Error('nothing was paid')
  return paid
}
const monthly = paidFor(proMonthlyPlan.id)
const yearly = paidFor(proYearlyPlan.id)
const trial = move(null, { kind: 'tried', planId: proMonthlyPlan.id }, start)
const amounts = (items: readonly { amount: number }[]) => items.map(({ amount }) => amount)

describe('choosing a plan', () => {
  it('without one asks for its price, from today', () => {
    const change = planChange(null, proMonthlyPlan, start)
    expect(change).toMatchObject({ kind: 'subscribe', next: { at: new Date('2026-12-16T10:00:00Z') } })
    expect(change.dueNow).toEqual([
      { description: 'Pro monthly, 16 November 2026 to 15 December 2026', quantity: 1, unitPrice: 1200, amount: 1200 },
    ])
    expect(planChange(trial, proYearlyPlan, after(3))).toMatchObject({
      kind: 'subscribe',
      dueNow: [{ description: 'Pro yearly, 30 November 2026 to 29 November 2027', amount: 9600 }],
      next: { at: new Date('2027-11-30T10:00:00Z') },
    })
    expect(planChange(null, freePlan, start)).toEqual({ kind: 'same', dueNow: [], next: null })
  })

  it('[BIL5] to Free is to cancel, and asks for nothing', () => {
    expect(planChange(monthly, freePlan, after(1))).toEqual({ kind: 'cancel', dueNow: [], next: null })
    expect(planChange(trial, freePlan, after(1)).kind).toBe('cancel')
  })

  it('[BIL5] yearly to monthly asks for nothing today, and for a month when the year is over', () => {
    const change = planChange(yearly, proMonthlyPlan, after(10))
    expect(change).toMatchObject({ kind: 'at-end', dueNow: [], next: { at: yearly.currentPeriodEnd } })
    expect(amounts(change.next?.items ?? [])).toEqual([1200])
    const set = move(yearly, { kind: 'plan-set', planId: proMonthlyPlan.id }, after(10))
    expect([planChange(set, proMonthlyPlan, after(11)).kind, planChange(set, proYearlyPlan, after(11)).kind]).toEqual([
      'same',
      'at-end',
    ])
  })

  it('[BIL18] monthly to yearly asks for the year, less the days that are not used', () => {
    const change = planChange(monthly, proYearlyPlan, after(18))
    expect(change.kind).toBe('at-once')
    expect(change.dueNow.map(({ description, amount }) => [description, amount])).toEqual([
      ['Pro yearly, 4 December 2026 to 3 December 2027', 9600],
      ['Pro monthly, 12 of 30 days not used', -480],
    ])
    expect(planChange(monthly, proYearlyPlan, monthly.currentPeriodEnd).dueNow).toHaveLength(1)
    const aMomentLater = new Date(start.getTime() + 1)
    expect(amounts(planChange(monthly, proYearlyPlan, aMomentLater).dueNow)).toEqual([9600, -1200])
  })

  it('[BIL18] never gives back more than was paid, and less each day', () => {
    fc.assert(
      fc.property(fc.nat({ max: 30 * 24 * 60 }), (minutes) => {
        const at = new Date(start.getTime() + minutes * 60_000)
        const { total } = totalsOf({
          currency: 'USD',
          taxRate: 0,
          items: planChange(monthly, proYearlyPlan, at).dueNow,
        })
        const next = planChange(monthly, proYearlyPlan, addDays(at, 1)).dueNow
        const tomorrow = totalsOf({ currency: 'USD', taxRate: 0, items: next }).total
        return total >= 8400 && total <= 9600 && tomorrow >= total
      }),
    )
  })

  it('while a payment is late asks for that first', () => {
    const late = move(monthly, { kind: 'declined' }, monthly.currentPeriodEnd)
    expect(planChange(late, proYearlyPlan, after(31))).toMatchObject({ kind: 'pay-first', next: null })
    expect(amounts(planChange(late, proYearlyPlan, after(31)).dueNow)).toEqual([priceOf(proMonthlyPlan)])
    expect(late && renewalItems(late, after(31))).toMatchObject([
      { description: 'Pro monthly, 16 December 2026 to 15 January 2027' },
    ])
  })
})
