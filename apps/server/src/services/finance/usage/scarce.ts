import { paths } from '@bespeak/contracts/paths.ts'
import type { Allowance } from '@bespeak/domain/billing/allowance.ts'
import { meterOf, scarceTitle } from '@bespeak/domain/billing/meter.ts'
import type { FeatureKey } from '@bespeak/domain/billing/plans.ts'

export interface Scarce {
  userId: number
  featureKey: FeatureKey
}

/** That little or nothing is left until the month is over; null where there is plenty, or no limit any more. */
export function scarceNews(allowance: Allowance) {
  const meter = meterOf(allowance)
  if (!meter || meter.standing === 'plenty') return null
  return {
    kind: 'limit',
    title: scarceTitle(allowance, meter),
    body: `${meter.again} Nothing you have is locked, and Pro has no limit.`,
    href: paths.usedUp(),
    key: `limit ${allowance.featureKey} ${allowance.resetsAt?.toISOString()}`,
  }
}
