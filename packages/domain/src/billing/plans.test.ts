import { describe, expect, it } from 'vitest'
import {
  featureKeys,
  freePlan,
  neverLimited,
  planById,
  planFeatures,
  plans,
  proMonthlyPlan,
  proYearlyPlan,
} from './plans.ts'
import { pricePerMonth, savedByPayingYearly } from './price.ts'

const limitsByFeature = (plan: (typeof plans)[number]) =>
  Object.fromEntries(plan.limits.map((limit) => [limit.featureKey, limit.limitValue]))

describe('plans', () => {
  it('knows no plan beyond the three', () => {
    expect(planById(0)).toBeNull()
    expect(planById(4)).toBeNull()
    expect(plans.map((plan) => planById(plan.id))).toEqual([freePlan, proMonthlyPlan, proYearlyPlan])
  })

  it('costs what was decided, in US dollars', () => {
    expect(plans.map(({ id, name, price, currency, frequency }) => ({ id, name, price, currency, frequency }))).toEqual(
      [
        { id: 1, name: 'Free', price: 0, currency: 'USD', frequency: 'none' },
        { id: 2, name: 'Pro monthly', price: 12, currency: 'USD', frequency: 'month' },
        { id: 3, name: 'Pro yearly', price: 96, currency: 'USD', frequency: 'year' },
      ],
    )
  })

  it('offers 14 days to try on both Pro plans and none on Free', () => {
    expect(plans.map((plan) => plan.trialDays)).toEqual([0, 14, 14])
  })

  it('limits the five features on Free, by the month', () => {
    expect(limitsByFeature(freePlan)).toEqual({
      resume_tailoring: 5,
      job_match_analysis: 20,
      cover_letter: 5,
      interview_guide: 2,
      resume_optimization: 5,
    })
    expect(new Set(freePlan.limits.map((limit) => limit.resetPeriod))).toEqual(new Set(['month']))
  })

  it.each([proMonthlyPlan, proYearlyPlan])('limits nothing on $name', (plan) => {
    expect(Object.values(limitsByFeature(plan))).toEqual([null, null, null, null, null])
    expect(new Set(plan.limits.map((limit) => limit.resetPeriod))).toEqual(new Set(['none']))
  })

  it('names every feature key once, on every plan', () => {
    expect(planFeatures.map((feature) => feature.key)).toEqual([...featureKeys])
    for (const plan of plans) expect(plan.limits.map((limit) => limit.featureKey)).toEqual([...featureKeys])
  })

  it('gives no two limits the same id', () => {
    const ids = plans.flatMap((plan) => plan.limits.map((limit) => limit.id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('never limits resumes, versions, job descriptions, downloads, export and delete', () => {
    expect(neverLimited).toEqual(['resumes', 'versions', 'job descriptions', 'downloads', 'export', 'delete'])
  })
})

describe('price', () => {
  it('compares month and year', () => {
    expect(plans.map(pricePerMonth)).toEqual([0, 12, 8])
    expect(savedByPayingYearly(proMonthlyPlan, proYearlyPlan)).toBe(48)
  })
})
