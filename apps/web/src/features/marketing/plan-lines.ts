import { type Plan, planFeatures } from '@bespeak/domain/billing/plans.ts'
import type { Allowance } from '../../lib/usage.ts'
import type { PlanLine } from './plan-card.tsx'
import * as texts from './texts/plans.tsx'

/** Each feature with how much of it the plan has; what somebody has used up of it, where it is their plan. */
export function planLines(plan: Plan, allowances: readonly Allowance[] = []): PlanLine[] {
  return planFeatures.map(({ key, name }) => {
    const limit = plan.limits.find(({ featureKey }) => featureKey === key)?.limitValue ?? null
    const own = allowances.find(({ featureKey }) => featureKey === key)
    if (limit === null) return { name, amount: texts.noLimit }
    if (own && isUsedUp(own)) return { name, amount: texts.allUsed(limit), isSpent: true }
    return { name, amount: texts.limit(limit) }
  })
}

export const isUsedUp = ({ used, limitValue }: Allowance): boolean => limitValue !== null && used >= limitValue
