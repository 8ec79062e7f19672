import type { Allowance } from '@bespeak/domain/billing/allowance.ts'
import type { Builder } from '../../../kernel/graphql.ts'
import type { Use } from './usage.store.ts'
import type { Usage } from './usage.ts'

export function addUsage(builder: Builder, usage: Usage) {
  const metric = builder.objectRef<Use>('UsageMetric').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      userId: t.exposeInt('userId'),
      subscriptionId: t.exposeInt('subscriptionId', { nullable: true }),
      metricName: t.exposeString('featureKey'),
      value: t.float({ resolve: () => 1 }),
      timestamp: t.expose('usedAt', { type: 'DateTime' }),
      createdAt: t.expose('usedAt', { type: 'DateTime' }),
      updatedAt: t.expose('usedAt', { type: 'DateTime' }),
    }),
  })
  const allowance = builder.objectRef<Allowance>('UsageAllowance').implement({
    fields: (t) => ({
      featureKey: t.exposeString('featureKey'),
      used: t.exposeInt('used'),
      limitValue: t.exposeInt('limitValue', { nullable: true }),
      resetsAt: t.expose('resetsAt', { type: 'DateTime', nullable: true }),
    }),
  })
  builder.queryFields((t) => ({
    getUserUsageMetrics: t.field({
      type: [metric],
      args: { from: t.arg({ type: 'DateTime' }), to: t.arg({ type: 'DateTime' }) },
      resolve: (_, { from, to }, context) => usage.list(context, { from: from ?? null, to: to ?? null }),
    }),
    getUsageAllowances: t.field({ type: [allowance], resolve: (_, __, context) => usage.allowances(context) }),
  }))
}
