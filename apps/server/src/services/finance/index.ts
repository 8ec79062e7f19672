import { freePlan } from '@bespeak/domain/billing/plans.ts'
import { createBuilder } from '../../kernel/graphql.ts'
import { addPlans } from './plans/plans.graphql.ts'
import type { FinancePorts } from './ports.ts'
import { addUsage } from './usage/usage.graphql.ts'
import { createUsage } from './usage/usage.ts'

export function createFinanceService(ports: FinancePorts) {
  const usage = createUsage(ports)
  const builder = createBuilder({ mutations: false })
  addPlans(builder)
  addUsage(builder, usage)
  return {
    schema: builder.toSchema(),
    api: {
      refuseUsedUp: usage.refuseUsedUp,
      recordUse: usage.record,
      /** Everyone starts on Free; a permission says that the plan has the feature, not that units are left. */
      permissionsOf: async (_userId: number) => freePlan.features.map(({ key }) => `use:${key}`),
    },
  }
}
