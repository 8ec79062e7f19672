import type { Meter } from '@bespeak/domain/billing/meter.ts'
import type { FeatureKey } from '@bespeak/domain/billing/plans.ts'
import { useQuery } from '@tanstack/react-query'
import { isLimit } from './graphql/request.ts'
import { meterFor, usageQuery } from './usage.ts'

/**
 * What the month's use says where a feature is used; null while that is not known, and where the plan sets no limit.
 * A refusal of the service is believed before what was known till then, but not by who has paid since.
 */
export function useMeter(featureKey: FeatureKey, error: unknown = null): Meter | null {
  const { data } = useQuery(usageQuery())
  const found = data?.find((allowance) => allowance.featureKey === featureKey)
  if (found?.limitValue === null) return null
  const meter = found ? meterFor(found) : null
  if (meter?.standing === 'spent' || !isLimit(error)) return meter
  return { standing: 'spent', share: 1, count: '', news: error.serverMessage, again: '', still: '' }
}
