import { proMonthlyPlan, proYearlyPlan } from '@bespeak/domain/billing/plans.ts'
import type { Invoice, Subscription } from '../../../lib/billing.ts'

const { id, name, price, currency, frequency } = proMonthlyPlan

export const monthly = { id, name, price, currency, frequency }
export const yearly = {
  id: proYearlyPlan.id,
  name: proYearlyPlan.name,
  price: proYearlyPlan.price,
  currency: proYearlyPlan.currency,
  frequency: proYearlyPlan.frequency,
}

/** Paid on 16 January for a month; each test says what is different. */
export const subscription = (different: Partial<Subscription> = {}): Subscription => ({
  id: 1,
  status: 'active',
  startDate: '2026-11-16T09:00:00.000Z',
  endDate: null,
  trialEndDate: null,
  currentPeriodEnd: '2027-02-16T09:00:00.000Z',
  cancelAtPeriodEnd: false,
  isActive: true,
  isTrial: false,
  isPastDue: false,
  nextCharge: 12,
  nextChargeAt: '2027-02-16T09:00:00.000Z',
  card: 'Test card ending 4242',
  plan: monthly,
  nextPlan: null,
  ...different,
})

export const pastDue = subscription({
  status: 'past_due',
  isPastDue: true,
  currentPeriodEnd: '2027-01-16T09:00:00.000Z',
  endDate: '2027-01-23T09:00:00.000Z',
  nextChargeAt: '2027-01-19T09:00:00.000Z',
})

export const invoice: Invoice = {
  id: 31,
  number: '2027-0031',
  status: 'paid',
  total: 12,
  currency: 'USD',
  createdAt: '2027-01-16T09:00:00.000Z',
  items: [{ id: 1, description: 'Pro monthly, 16 January 2027 to 15 February 2027' }],
}
