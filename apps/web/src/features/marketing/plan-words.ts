import { neverLimited, type Plan } from '@bespeak/domain/billing/plans.ts'

const conjunction = new Intl.ListFormat('en-US', { type: 'conjunction', style: 'long' })

export function inDollars(amount: number): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount)
}

/** "5 tailored resumes a month", one line a feature. */
export function monthlyLimits(plan: Plan): string[] {
  return plan.features.map((feature) => `${amountOf(plan, feature.key)} ${feature.name.toLowerCase()} a month`)
}

export function proLines(plan: Plan): string[] {
  return [
    'Everything unlimited',
    `${plan.trialDays} days to try it, no card`,
    'Cancel in two clicks',
    'The paid time stays yours',
  ]
}

/** "5" or "Unlimited". */
export function amountOf(plan: Plan, featureKey: string): string {
  const limit = plan.limits.find((candidate) => candidate.featureKey === featureKey)
  if (limit === undefined) return 'None'
  return limit.limitValue === null ? 'Unlimited' : String(limit.limitValue)
}

/** "resumes, versions, job descriptions, downloads, export and delete". */
export function neverLimitedList(): string {
  return inOneSentence(neverLimited)
}

export function inOneSentence(parts: readonly string[]): string {
  return conjunction.format(parts).replace(/, and /, ' and ')
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
