import type { FeatureKey, Plan } from './plans.ts'

export type Allowance = {
  readonly featureKey: FeatureKey
  readonly used: number
  /** `null`: unlimited. */
  readonly limitValue: number | null
  readonly left: number | null
  readonly resetsAt: Date | null
}

/** Use is counted by calendar month in UTC, so that the same moment has the same answer everywhere. */
export function startOfPeriod(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
}

export function startOfNextPeriod(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))
}

/** `used` counts since `startOfPeriod(now)`. It may exceed the limit: whoever leaves Pro keeps what they made. */
export function allowanceFor(plan: Plan, featureKey: FeatureKey, used: number, now: Date): Allowance {
  const limitValue = limitOf(plan, featureKey)
  if (limitValue === null) return { featureKey, used, limitValue, left: null, resetsAt: null }
  return { featureKey, used, limitValue, left: Math.max(0, limitValue - used), resetsAt: startOfNextPeriod(now) }
}

export function mayUse(allowance: Allowance): boolean {
  return allowance.left === null || allowance.left > 0
}

/** A plan that does not name a feature does not include it. */
function limitOf(plan: Plan, featureKey: FeatureKey): number | null {
  const limit = plan.limits.find((candidate) => candidate.featureKey === featureKey)
  return limit === undefined ? 0 : limit.limitValue
}
