import { type Allowance, allowanceFor, mayUse, startOfPeriod } from '@bespeak/domain/billing/allowance.ts'
import { type FeatureKey, featureKeys, freePlan, planFeatures, proYearlyPlan } from '@bespeak/domain/billing/plans.ts'
import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import type { Sql } from '../../../kernel/db.ts'
import { AppError } from '../../../kernel/errors.ts'
import type { FinancePorts } from '../ports.ts'
import { countUses, insertUse, isCounted, lockUses, type Period, type Use, usesOf } from './usage.store.ts'

export type Usage = ReturnType<typeof createUsage>

export function createUsage({ sql, now, unlimited }: FinancePorts) {
  const plan = unlimited ? proYearlyPlan : freePlan

  async function allowance(db: Sql, userId: number, featureKey: FeatureKey): Promise<Allowance> {
    const used = await countUses(db, userId, startOfPeriod(now()))
    return allowanceFor(plan, featureKey, used.get(featureKey) ?? 0, now())
  }

  return {
    /** Asked before any work is done. What was counted as this result before counts nothing again. */
    async refuseUsedUp(userId: number, featureKey: FeatureKey, resultKey?: string): Promise<void> {
      const left = await allowance(sql, userId, featureKey)
      if (mayUse(left) || (resultKey && (await isCounted(sql, { userId, featureKey, resultKey })))) return
      throw usedUp(left)
    },

    /** Counts one delivered result, if the transaction that keeps the result is kept; the same result again counts nothing. */
    async record(tx: Sql, userId: number, featureKey: FeatureKey, resultKey: string): Promise<void> {
      await lockUses(tx, userId)
      const left = await allowance(tx, userId, featureKey)
      const isNew = await insertUse(tx, { userId, featureKey, resultKey, usedAt: now() })
      if (isNew && !mayUse(left)) throw usedUp(left)
    },

    async list(context: RequestContext, period: Period): Promise<Use[]> {
      const viewer = signedIn(context)

      return usesOf(sql, viewer.userId, period)
    },

    async allowances(context: RequestContext): Promise<Allowance[]> {
      const viewer = signedIn(context)

      const used = await countUses(sql, viewer.userId, startOfPeriod(now()))

      return featureKeys.map((key) => allowanceFor(plan, key, used.get(key) ?? 0, now()))
    },
  }
}

const dayOf = (date: Date) => date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

function usedUp({ featureKey, limitValue, resetsAt }: Allowance): AppError {
  const name = planFeatures.find(({ key }) => key === featureKey)?.name.toLowerCase() ?? featureKey
  const next = resetsAt ? ` Your next ones come on ${dayOf(resetsAt)}.` : ''
  return new AppError('LIMIT_REACHED', `You have used the ${limitValue} ${name} of this month.${next}`, { featureKey })
}
