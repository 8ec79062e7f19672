import type { FeatureKey } from '@bespeak/domain/billing/plans.ts'
import type { Sql } from '../../kernel/db.ts'

/** What a plan allows is counted elsewhere; whoever delivers a result says so here. */
interface Allowances {
  /** `resultKey` names the result, so that a repeated request is counted once. */
  recordUse(userId: number, featureKey: FeatureKey, resultKey: string): Promise<void>
}

export interface ResumePorts {
  sql: Sql
  now(): Date
  allowances: Allowances
}
