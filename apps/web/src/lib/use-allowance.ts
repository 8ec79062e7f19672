import type { FeatureKey } from '@bespeak/domain/billing/plans.ts'
import { useQuery } from '@tanstack/react-query'
import { dayWords } from './days.ts'
import { usageQuery } from './usage.ts'

/** What is used and left of the month; null while that is not known, and where the plan sets no limit. */
export function useAllowance(featureKey: FeatureKey) {
  const { data } = useQuery(usageQuery())
  const found = data?.find((allowance) => allowance.featureKey === featureKey)
  if (!found || found.limitValue === null) return null
  const { used, limitValue: limit, resetsAt } = found
  return { used, limit, isSpent: used >= limit, resets: resetsAt ? dayWords(resetsAt) : null }
}

export type Allowance = NonNullable<ReturnType<typeof useAllowance>>
