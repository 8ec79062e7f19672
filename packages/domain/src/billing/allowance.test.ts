import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowanceFor, mayUse, startOfNextPeriod, startOfPeriod } from './allowance.ts'
import { featureKeys, freePlan, type Plan, plans, proMonthlyPlan } from './plans.ts'

const moment = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2199-12-31T23:59:59Z'),
  noInvalidDate: true,
})
const units = fc.nat({ max: 10_000 })
const anyFeature = fc.constantFrom(...featureKeys)
const anyPlan = fc.constantFrom(...plans)
const now = new Date('2026-11-15T10:00:00Z')

describe('allowance', () => {
  it('refuses when nothing is left', () => {
    const allowance = allowanceFor(freePlan, 'interview_guide', 2, now)

    expect(mayUse(allowance)).toBe(false)
    expect(allowance).toEqual({
      featureKey: 'interview_guide',
      used: 2,
      limitValue: 2,
      left: 0,
      resetsAt: new Date('2026-12-01T00:00:00Z'),
    })
  })

  it('refuses what a plan does not name', () => {
    const bare: Plan = { ...freePlan, limits: [] }

    expect(allowanceFor(bare, 'cover_letter', 0, now)).toMatchObject({ limitValue: 0, left: 0 })
  })

  it('says what is left and when it fills up again', () => {
    const allowance = allowanceFor(freePlan, 'job_match_analysis', 7, new Date('2026-12-31T23:59:59.999Z'))

    expect(allowance).toMatchObject({ limitValue: 20, left: 13, resetsAt: new Date('2027-01-01T00:00:00Z') })
  })

  it('has neither limit nor reset where a feature is unlimited', () => {
    expect(allowanceFor(proMonthlyPlan, 'resume_tailoring', 4000, now)).toEqual({
      featureKey: 'resume_tailoring',
      used: 4000,
      limitValue: null,
      left: null,
      resetsAt: null,
    })
  })

  it('never leaves less than nothing, nor more than the limit', () => {
    fc.assert(
      fc.property(anyPlan, anyFeature, units, moment, (plan, featureKey, used, at) => {
        const { limitValue, left } = allowanceFor(plan, featureKey, used, at)
        if (limitValue === null || left === null) return limitValue === left
        return left >= 0 && left <= limitValue && (used > limitValue ? left === 0 : left + used === limitValue)
      }),
    )
  })

  it('allows a use exactly while fewer than the limit are used', () => {
    fc.assert(
      fc.property(anyPlan, anyFeature, units, moment, (plan, featureKey, used, at) => {
        const allowance = allowanceFor(plan, featureKey, used, at)
        return mayUse(allowance) === (allowance.limitValue === null || used < allowance.limitValue)
      }),
    )
  })

  it('costs exactly one to use one', () => {
    fc.assert(
      fc.property(anyFeature, units, moment, (featureKey, used, at) => {
        const before = allowanceFor(freePlan, featureKey, used, at)
        const after = allowanceFor(freePlan, featureKey, used + 1, at)
        return (after.left ?? 0) === Math.max(0, (before.left ?? 0) - 1)
      }),
    )
  })
})

describe('period', () => {
  it('is the calendar month, in UTC, that holds the moment', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const [start, end] = [startOfPeriod(at), startOfNextPeriod(at)]
        return start <= at && at < end && start.getUTCDate() === 1 && start.getUTCMonth() === at.getUTCMonth()
      }),
    )
  })

  it('ends where the next one starts', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const end = startOfNextPeriod(at)
        return startOfPeriod(end).getTime() === end.getTime() && end.toISOString().endsWith('-01T00:00:00.000Z')
      }),
    )
  })
})
