import { type Allowance, allowanceFor, startOfPeriod } from '@bespeak/domain/billing/allowance.ts'
import { type FeatureKey, featureKeys, freePlan } from '@bespeak/domain/billing/plans.ts'
import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import type { FinancePorts } from '../ports.ts'
import { countUses, insertUse, type Period, type Use, usesOf } from './usage.store.ts'

export type Usage = ReturnType<typeof createUsage>

export function createUsage({ sql, now }: FinancePorts) {
  return {
    /** Counts one delivered result; the same result again counts nothing. */
    async record(userId: number, featureKey: FeatureKey, resultKey: string): Promise<void> {
      await insertUse(sql, { userId, featureKey, resultKey, usedAt: now() })
    },

    async list(context: RequestContext, period: Period): Promise<Use[]> {
      const viewer = signedIn(context)

      return usesOf(sql, viewer.userId, period)
    },

    async allowances(context: RequestContext): Promise<Allowance[]> {
      const viewer = signedIn(context)

      const used = await countUses(sql, viewer.userId, startOfPeriod(now()))

      return featureKeys.map((key) => allowanceFor(freePlan, key, used.get(key) ?? 0, now()))
    },
  }
}
