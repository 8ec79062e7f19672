import { featureName, neverLimited, type Plan, planFeatures } from '@bespeak/domain/billing/plans.ts'
import { inOneSentence } from '../../lib/in-one-sentence.ts'
import type { Allowance } from '../../lib/usage.ts'
import type { PlanLine } from './plan-card.tsx'

export function inDollars(amount: number): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount)
}

/** "5 tailored resumes a month", one line a feature. */
export function monthlyLimits(plan: Plan): string[] {
  return plan.limits.map(
    ({ featureKey, limitValue }) => `${limitValue} ${featureName(featureKey).toLowerCase()} a month`,
  )
}

export function proLines(plan: Plan): string[] {
  return [
    'Everything unlimited',
    `${plan.trialDays} days to try it, no card`,
    'Cancel in two clicks',
    'The paid time stays yours',
  ]
}

/** Each feature with how much of it the plan has; what somebody has used up of it, where it is their plan. */
export function planLines(plan: Plan, allowances: readonly Allowance[] = []): PlanLine[] {
  return planFeatures.map(({ key, name }) => {
    const limit = plan.limits.find(({ featureKey }) => featureKey === key)?.limitValue ?? null
    const own = allowances.find(({ featureKey }) => featureKey === key)
    if (limit === null) return { name, amount: 'No limit' }
    if (own && isUsedUp(own)) return { name, amount: `${limit} of ${limit} used`, isSpent: true }
    return { name, amount: `${limit} a month` }
  })
}

export const isUsedUp = ({ used, limitValue }: Allowance): boolean => limitValue !== null && used >= limitValue

/** "resumes, versions, job descriptions, downloads, export and delete". */
export function neverLimitedList(): string {
  return inOneSentence(neverLimited)
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
