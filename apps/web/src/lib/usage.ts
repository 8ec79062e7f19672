import { type Meter, meterOf, scarceTitle } from '@bespeak/domain/billing/meter.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { finance, type OperationResult } from './graphql/operation.ts'
import { request } from './graphql/request.ts'

const operation = finance(`query UsageAllowances { getUsageAllowances { featureKey used limitValue resetsAt } }`)

export const usageKey = ['usage'] as const

/** What was used of the plan this month. Another tab may use it too, or have paid for more. */
export const usageQuery = () =>
  queryOptions({
    queryKey: usageKey,
    queryFn: async ({ signal }) => (await request(operation, {}, { signal })).getUsageAllowances,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

/** Not waited for: what was made is there. */
export const refreshUsage = (client: QueryClient): void => void client.invalidateQueries({ queryKey: usageKey })

export type Allowance = OperationResult<typeof operation>['getUsageAllowances'][number]

const counted = (allowance: Allowance) => ({
  ...allowance,
  resetsAt: allowance.resetsAt ? new Date(allowance.resetsAt) : null,
})

/** Null where nothing is limited. */
export const meterFor = (allowance: Allowance): Meter | null => meterOf(counted(allowance))

/** A sentence for each of which little or nothing is left. */
export function scarceWords(allowances: readonly Allowance[]): string[] {
  return allowances.flatMap((allowance) => {
    const meter = meterFor(allowance)
    return meter && meter.standing !== 'plenty' ? [scarceTitle(counted(allowance), meter)] : []
  })
}

/** `Resets on 1 December.`; empty where nothing is limited. */
export const againWords = (allowances: readonly Allowance[]): string =>
  allowances.map(meterFor).find((meter) => meter?.again)?.again ?? ''
