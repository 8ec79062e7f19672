import { queryOptions } from '@tanstack/react-query'
import { finance } from './graphql/operation.ts'
import { request } from './graphql/request.ts'

const operation = finance(`query UsageAllowances { getUsageAllowances { featureKey used limitValue resetsAt } }`)

/** What was used of the plan this month. */
export const usageQuery = () =>
  queryOptions({
    queryKey: ['usage'],
    queryFn: async ({ signal }) => (await request(operation, {}, { signal })).getUsageAllowances,
  })
