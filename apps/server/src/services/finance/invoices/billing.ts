import { type Item, type Order, totalsOf } from '@bespeak/domain/billing/order.ts'
import { freePlan } from '@bespeak/domain/billing/plans.ts'
import type { Sql } from '../../../kernel/db.ts'
import type { FinancePorts } from '../ports.ts'
import { type Invoice, insertInvoice } from './invoices.store.ts'

/** What is asked for, with today's tax. */
export const orderOf = ({ taxRate }: Pick<FinancePorts, 'taxRate'>, items: readonly Item[]): Order => ({
  currency: freePlan.currency,
  taxRate,
  items,
})

/** Whom it is billed to. Asked before a transaction is begun: within it, each would hold one connection and want two. */
export async function billedTo({ personOf }: Pick<FinancePorts, 'personOf'>, userId: number): Promise<string[]> {
  const person = await personOf(userId)
  return person ? [...new Set([person.name, person.email])] : []
}

interface Bill {
  userId: number
  subscriptionId: number
  order: Order
  customer: string[]
  now: Date
}

/** An invoice with the next number, still to be paid. */
export const bill = (
  tx: Sql,
  { invoiceIssuer }: Pick<FinancePorts, 'invoiceIssuer'>,
  { userId, subscriptionId, order, customer, now }: Bill,
): Promise<Invoice> => {
  const { currency, taxRate, items } = order
  return insertInvoice(tx, {
    ...{ userId, subscriptionId, status: 'open', issuer: invoiceIssuer, customer },
    ...{ currency, taxRate, items, ...totalsOf(order) },
    ...{ dueDate: now, paidAt: null, createdAt: now, updatedAt: now },
  })
}
