import { type Allowance, allowanceFor, mayUse, startOfPeriod } from '@bespeak/domain/billing/allowance.ts'
import { becomesScarce, dayInMonth } from '@bespeak/domain/billing/meter.ts'
import { type FeatureKey, featureKeys, featureName, type Plan, proYearlyPlan } from '@bespeak/domain/billing/plans.ts'
import { planAt } from '@bespeak/domain/billing/subscription.ts'
import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import type { Sql } from '../../../kernel/db.ts'
import { AppError } from '../../../kernel/errors.ts'
import type { Job } from '../../../kernel/jobs.ts'
import type { FinancePorts } from '../ports.ts'
import { latestOf, type SubscriptionRow } from '../subscriptions/subscriptions.store.ts'
import { type Scarce, scarceNews } from './scarce.ts'
import { countUses, insertUse, isCounted, lockUses, type Period, type Use, usesOf } from './usage.store.ts'

export type Usage = ReturnType<typeof createUsage>

const tellScarceJob = 'finance.tell-scarce'

type UsagePorts = Pick<FinancePorts, 'sql' | 'now' | 'provider' | 'jobs' | 'live'>

/** What the plan of the moment lets a user do, and how much of it they did. */
export function createUsage({ sql, now, provider, jobs, live }: UsagePorts) {
  /** Where nothing is sold, nothing is limited. */
  const planOf = (subscription: SubscriptionRow | null): Plan =>
    provider.openCheckout ? planAt(subscription, now()) : proYearlyPlan

  async function allowance(db: Sql, userId: number, featureKey: FeatureKey) {
    const subscription = await latestOf(db, userId)
    const used = await countUses(db, userId, startOfPeriod(now()))
    return { subscription, left: allowanceFor(planOf(subscription), featureKey, used.get(featureKey) ?? 0, now()) }
  }

  /** As it is by then: who has paid meanwhile has no limit to be told of. */
  const tellScarce: Job<Scarce> = {
    name: tellScarceJob,
    async work({ userId, featureKey }) {
      const news = scarceNews((await allowance(sql, userId, featureKey)).left)
      if (news) await live.notify(userId, news)
    },
  }

  return {
    tellScarce,

    /** Asked before any work is done. What was counted as this result before counts nothing again. */
    async refuseUsedUp(userId: number, featureKey: FeatureKey, resultKey?: string): Promise<void> {
      const { left } = await allowance(sql, userId, featureKey)
      if (mayUse(left) || (resultKey && (await isCounted(sql, { userId, featureKey, resultKey })))) return
      throw usedUp(left)
    },

    /** Counts one delivered result, if the transaction that keeps the result is kept; the same result again counts nothing. */
    async record(tx: Sql, userId: number, featureKey: FeatureKey, resultKey: string): Promise<void> {
      await lockUses(tx, userId)
      const { subscription, left } = await allowance(tx, userId, featureKey)
      const subscriptionId = subscription && planAt(subscription, now()).price > 0 ? subscription.id : null
      const isNew = await insertUse(tx, { userId, subscriptionId, featureKey, resultKey, usedAt: now() })
      if (isNew && !mayUse(left)) throw usedUp(left)
      if (isNew && becomesScarce(left)) await jobs.enqueue<Scarce>(tx, tellScarceJob, { userId, featureKey })
    },

    /** A permission says that the plan has the feature, not that units are left. */
    async permissionsOf(userId: number): Promise<string[]> {
      return planOf(await latestOf(sql, userId)).features.map(({ key }) => `use:${key}`)
    },

    async list(context: RequestContext, period: Period): Promise<Use[]> {
      const viewer = signedIn(context)

      return usesOf(sql, viewer.userId, period)
    },

    async allowances(context: RequestContext): Promise<Allowance[]> {
      const viewer = signedIn(context)

      const plan = planOf(await latestOf(sql, viewer.userId))
      const used = await countUses(sql, viewer.userId, startOfPeriod(now()))

      return featureKeys.map((key) => allowanceFor(plan, key, used.get(key) ?? 0, now()))
    },
  }
}

function usedUp({ featureKey, limitValue, resetsAt }: Allowance): AppError {
  const name = featureName(featureKey).toLowerCase()
  const next = resetsAt ? ` Your next ones come on ${dayInMonth(resetsAt)}.` : ''
  return new AppError('LIMIT_REACHED', `You have used your ${limitValue} ${name} for this month.${next}`, {
    featureKey,
  })
}
