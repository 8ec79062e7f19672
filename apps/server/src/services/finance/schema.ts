import type { Item } from '@bespeak/domain/billing/order.ts'
import type { PlanId } from '@bespeak/domain/billing/plans.ts'
import type { SubscriptionStatus } from '@bespeak/domain/billing/subscription.ts'
import { boolean, integer, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { jsonb } from '../../kernel/db.ts'

const finance = pgSchema('finance')

const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity()
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const uses = finance.table('uses', {
  id: id(),
  userId: integer('user_id').notNull(),
  subscriptionId: integer('subscription_id'),
  featureKey: text('feature_key').notNull(),
  resultKey: text('result_key').notNull(),
  usedAt: moment('used_at').notNull(),
})

export const subscriptions = finance.table('subscriptions', {
  id: id(),
  userId: integer('user_id').notNull(),
  planId: integer('plan_id').$type<PlanId>().notNull(),
  status: text('status').$type<SubscriptionStatus>().notNull(),
  startDate: moment('start_date').notNull(),
  endedAt: moment('ended_at'),
  trialEndDate: moment('trial_end_date'),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
  cancelReason: text('cancel_reason'),
  anchor: moment('anchor').notNull(),
  currentPeriodStart: moment('current_period_start').notNull(),
  currentPeriodEnd: moment('current_period_end').notNull(),
  nextPlanId: integer('next_plan_id').$type<PlanId>(),
  failedTries: integer('failed_tries').notNull(),
  remindedOf: moment('reminded_of'),
  paymentMethod: text('payment_method'),
  card: text('card'),
  nextStepAt: moment('next_step_at'),
})

export const invoiceNumbers = finance.table('invoice_numbers', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
})

export const invoiceStatuses = ['open', 'paid', 'void'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

export const invoices = finance.table('invoices', {
  id: id(),
  userId: integer('user_id').notNull(),
  subscriptionId: integer('subscription_id').notNull(),
  number: text('number').notNull(),
  status: text('status').$type<InvoiceStatus>().notNull(),
  issuer: text('issuer').array().notNull(),
  customer: text('customer').array().notNull(),
  currency: text('currency').notNull(),
  subtotal: integer('subtotal').notNull(),
  taxRate: integer('tax_rate').notNull(),
  tax: integer('tax').notNull(),
  total: integer('total').notNull(),
  dueDate: moment('due_date'),
  paidAt: moment('paid_at'),
  providerNumber: text('provider_number'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const invoiceItems = finance.table('invoice_items', {
  id: id(),
  invoiceId: integer('invoice_id').notNull(),
  description: text('description').notNull(),
  quantity: integer('quantity').notNull(),
  unitPrice: integer('unit_price').notNull(),
  amount: integer('amount').notNull(),
})

export const transactions = finance.table('transactions', {
  id: id(),
  userId: integer('user_id').notNull(),
  subscriptionId: integer('subscription_id').notNull(),
  invoiceId: integer('invoice_id').notNull(),
  kind: text('kind').$type<'charge' | 'refund'>().notNull(),
  purpose: text('purpose').$type<'checkout' | 'renewal' | 'upgrade' | 'refund'>().notNull(),
  planId: integer('plan_id').$type<PlanId>().notNull(),
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  status: text('status').$type<'pending' | 'paid' | 'failed'>().notNull(),
  description: text('description').notNull(),
  paymentMethod: text('payment_method').notNull(),
  key: text('key').notNull(),
  reference: text('reference'),
  createdAt: moment('created_at').notNull(),
})

export const checkouts = finance.table('checkouts', {
  id: text('id').primaryKey(),
  userId: integer('user_id').notNull(),
  planId: integer('plan_id').$type<PlanId>().notNull(),
  currency: text('currency').notNull(),
  taxRate: integer('tax_rate').notNull(),
  items: jsonb('items').$type<readonly Item[]>().notNull(),
  status: text('status').$type<'open' | 'paid' | 'void'>().notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  url: text('url'),
  reference: text('reference'),
  settled: boolean('settled').notNull(),
})

export const paymentEvents = finance.table(
  'payment_events',
  {
    provider: text('provider').notNull(),
    id: text('id').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.id] })],
)

export const caughtUp = finance.table('caught_up', {
  provider: text('provider').primaryKey(),
  until: moment('until').notNull(),
})
