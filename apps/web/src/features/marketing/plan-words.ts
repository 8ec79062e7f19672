import { neverLimited } from '@bespeak/domain/billing/plans.ts'
import { inOneSentence } from '../../lib/in-one-sentence.ts'

export function inDollars(amount: number): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount)
}

/** "resumes, versions, job descriptions, downloads, export and delete". */
export function neverLimitedList(): string {
  return inOneSentence(neverLimited)
}
