import { type Plan, type PlanFeature, type PlanLimit, plans } from '@bespeak/domain/billing/plans.ts'
import type { Builder } from '../../../kernel/graphql.ts'

export function addPlans(builder: Builder) {
  const feature = builder.objectRef<PlanFeature>('PlanFeature').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      name: t.exposeString('name'),
      key: t.exposeString('key'),
      description: t.exposeString('description', { nullable: true }),
      isHighlighted: t.exposeBoolean('isHighlighted'),
    }),
  })
  const limit = builder.objectRef<PlanLimit>('PlanLimit').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      featureKey: t.exposeString('featureKey'),
      limitValue: t.exposeInt('limitValue', { nullable: true }),
      resetPeriod: t.exposeString('resetPeriod'),
      description: t.exposeString('description', { nullable: true }),
    }),
  })
  const plan = builder.objectRef<Plan>('Plan').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      name: t.exposeString('name'),
      description: t.exposeString('description'),
      price: t.exposeFloat('price'),
      currency: t.exposeString('currency'),
      frequency: t.exposeString('frequency'),
      isActive: t.exposeBoolean('isActive'),
      trialDays: t.exposeInt('trialDays'),
      features: t.field({ type: [feature], resolve: (it) => [...it.features] }),
      limits: t.field({ type: [limit], resolve: (it) => [...it.limits] }),
    }),
  })
  builder.queryField('getPlans', (t) => t.field({ type: [plan], resolve: () => [...plans] }))
  return plan
}

export type PlanType = ReturnType<typeof addPlans>
