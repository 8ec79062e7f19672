import { addDays, dayText } from '@bespeak/domain/billing/calendar.ts'
import { moneyText, toMinor } from '@bespeak/domain/billing/money.ts'
import type { Subscription } from './billing.ts'
import * as texts from './texts/billing.ts'

/** `$12.00` */
export const money = (amount: number, currency: string) => moneyText(toMinor(amount, currency), currency)

/** `$12`: a price of whole units needs no coins. */
export const price = ({ price: amount, currency }: { price: number; currency: string }) =>
  money(amount, currency).replace(/\.0+$/, '')

export const day = (at: string) => dayText(new Date(at))

/** `$12 a month` */
export const priceWords = (plan: Subscription['plan']) => `${price(plan)} ${texts.periods[plan.frequency] ?? ''}`.trim()

/** The last day on which it is there: a trial ends in the middle of one, what is paid for with the next payment. */
export function lastDay({ isTrial, currentPeriodEnd }: Pick<Subscription, 'isTrial' | 'currentPeriodEnd'>): string {
  if (!currentPeriodEnd) return ''
  return isTrial ? day(currentPeriodEnd) : dayText(addDays(new Date(currentPeriodEnd), -1))
}
