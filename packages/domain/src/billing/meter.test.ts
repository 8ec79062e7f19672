import { describe, expect, it } from 'vitest'
import { becomesScarce, meterOf, scarceTitle } from './meter.ts'
import { featureKeys, freePlan, proMonthlyPlan } from './plans.ts'

const resetsAt = new Date('2026-12-01T00:00:00Z')
const used = (featureKey: string, count: number, limitValue: number | null = 5) => ({
  featureKey,
  used: count,
  limitValue,
  resetsAt,
})

describe('a meter', () => {
  it('says nothing where nothing is limited, nor of what is no feature', () => {
    expect(meterOf(used('cover_letter', 900, null))).toBeNull()
    expect(meterOf(used('unknown', 1))).toBeNull()
  })

  it.each([
    [0, 5, 'plenty', '0 of 5 this month', ''],
    [3, 5, 'plenty', '3 of 5 this month', ''],
    [4, 5, 'nearly', '4 of 5 this month', 'One left this month.'],
    [5, 5, 'spent', '5 of 5 this month', '5 of 5 letters written this month.'],
    [9, 5, 'spent', '5 of 5 this month', '5 of 5 letters written this month.'],
    [15, 20, 'plenty', '15 of 20 this month', ''],
    [16, 20, 'nearly', '16 of 20 this month', 'Four left this month.'],
    [1, 2, 'plenty', '1 of 2 this month', ''],
    [2, 2, 'spent', '2 of 2 this month', '2 of 2 letters written this month.'],
    [80, 100, 'nearly', '80 of 100 this month', '20 left this month.'],
    [0, 0, 'spent', '0 of 0 this month', '0 of 0 letters written this month.'],
  ])('at %i of %i is %s: %s %s', (count, limit, standing, shown, news) => {
    expect(meterOf(used('cover_letter', count, limit))).toMatchObject({
      standing,
      count: shown,
      news,
      again: 'Resets on 1 December.',
    })
  })

  it.each(featureKeys)('of %s says what can be done all the same', (key) => {
    expect(meterOf(used(key, 5))?.still).toMatch(/^You(r| can) .+\.$/)
  })

  it('gives no day where there is none', () => {
    expect(meterOf({ ...used('cover_letter', 5), resetsAt: null })?.again).toBe('')
  })
})

describe('what becomes scarce', () => {
  it.each(freePlan.limits)('is told at exactly one use of each limit: $featureKey', ({ featureKey, limitValue }) => {
    const uses = Array.from({ length: 40 }, (_, count) => used(featureKey, count, limitValue))
    expect(uses.filter(becomesScarce)).toHaveLength(1)
  })

  it('is nothing where nothing is limited', () => {
    for (const { featureKey, limitValue } of proMonthlyPlan.limits)
      expect(becomesScarce(used(featureKey, 4, limitValue))).toBe(false)
  })

  it.each([
    [4, 5, 'Cover letters: one left this month.'],
    [2, 2, '2 of 2 letters written this month.'],
  ])('at %i of %i is titled %s', (count, limit, title) => {
    const allowance = used('cover_letter', count, limit)
    const meter = meterOf(allowance)
    expect(meter && scarceTitle(allowance, meter)).toBe(title)
  })
})
