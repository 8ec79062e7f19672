import { addDays } from '@bespeak/domain/billing/calendar.ts'
import type { Job } from '../../../kernel/jobs.ts'
import { removeOld } from '../checkouts/checkouts.store.ts'
import type { FinancePorts } from '../ports.ts'

/** Longer than any provider tells of the same thing again. */
const keptDays = 60

/** Payment pages and the ids of events are of no use once nobody can pay on the one or tell the other again. */
export const createForgetting = ({ sql, now }: Pick<FinancePorts, 'sql' | 'now'>): Job<unknown> => ({
  name: 'finance.forget-old',
  every: 'day',
  work: () => removeOld(sql, addDays(now(), -keptDays)),
})
