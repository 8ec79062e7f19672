import type { Plan } from './plans.ts'

/** How many months one price pays for. */
export const monthsPaid = { none: 1, month: 1, year: 12 } as const

export function pricePerMonth(plan: Plan): number {
  return plan.price / monthsPaid[plan.frequency]
}

/** What a year costs less when it is paid at once. */
export function savedByPayingYearly(monthly: Plan, yearly: Plan): number {
  return pricePerMonth(monthly) * 12 - yearly.price
}
