import type { Order } from '@bespeak/domain/billing/order.ts'
import type { PlanId } from '@bespeak/domain/billing/plans.ts'
import type { SubscriptionEvent } from '@bespeak/domain/billing/subscription.ts'
import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import type { Sql } from '../../../kernel/db.ts'
import { refused, underWay } from '../answers.ts'
import { voidCheckoutsBut } from '../checkouts/checkouts.store.ts'
import { bill } from '../invoices/billing.ts'
import { type Invoice, openInvoiceOf, payInvoice, voidInvoice } from '../invoices/invoices.store.ts'
import type { Notices } from '../notices/notices.ts'
import type { Charged, FinancePorts } from '../ports.ts'
import { happens } from '../subscriptions/happens.ts'
import { lockBilling, type SubscriptionRow } from '../subscriptions/subscriptions.store.ts'
import {
  endTransaction,
  insertTransaction,
  pendingOf,
  type Transaction,
  transactionById,
  transactionsOf,
} from './transactions.store.ts'

/** Something to be charged to the card that a subscription is paid with. */
export interface Due {
  subscription: SubscriptionRow
  purpose: 'renewal' | 'upgrade'
  planId: PlanId
  order: Order
  customer: string[]
}

export type Payments = ReturnType<typeof createPayments>

/**
 * Money is taken in three steps: what is to be charged is kept, the provider is asked, and what it said is kept. Whoever
 * is stopped in between is followed by the next, who asks with the same key and goes on.
 */
export function createPayments(ports: FinancePorts, notices: Notices) {
  const { sql, now, provider } = ports

  /** The first step, of the caller's transaction. A renewal that was declined is asked for by the same invoice again. */
  async function begin(tx: Sql, { subscription, purpose, planId, order, customer }: Due): Promise<Transaction> {
    const { id: subscriptionId, userId, paymentMethod, failedTries } = subscription
    if (paymentMethod === null) throw refused('There is no card to charge. Please subscribe first.')
    if (await pendingOf(tx, subscriptionId)) throw underWay()
    const invoice =
      (await openInvoiceOf(tx, subscriptionId)) ??
      (await bill(tx, ports, { userId, subscriptionId, order, customer, now: now() }))
    return insertTransaction(tx, {
      ...{ userId, subscriptionId, planId, purpose, paymentMethod, invoiceId: invoice.id, kind: 'charge' },
      ...{ amount: invoice.total, currency: invoice.currency, status: 'pending', description: descriptionOf(invoice) },
      ...{ key: `invoice-${invoice.id}-${failedTries}`, createdAt: now() },
    })
  }

  const eventOf = ({ purpose, planId }: Transaction, { paid }: Charged): SubscriptionEvent | null => {
    if (purpose === 'upgrade') return paid ? { kind: 'upgraded', planId } : null
    return { kind: paid ? 'renewed' : 'declined' }
  }

  /** The last step. Somebody else may have been faster. */
  async function keep(tx: Sql, { id, userId }: Transaction, charged: Charged): Promise<void> {
    await lockBilling(tx, userId)
    const transaction = await transactionById(tx, id)
    if (transaction?.status !== 'pending') return
    await endTransaction(tx, id, charged.paid ? 'paid' : 'failed', charged.paid ? charged.reference : null)
    const event = eventOf(transaction, charged)
    const subscription = event && (await happens(ports, tx, userId, event))
    if (event && !subscription) throw new Error(`a charge that was asked for cannot be used: ${event.kind}`)
    if (charged.paid) await keepPaid(tx, transaction, subscription, charged.invoiceNumber)
    else await keepDeclined(tx, transaction, subscription)
  }

  async function keepPaid(
    tx: Sql,
    transaction: Transaction,
    subscription: SubscriptionRow | null,
    invoiceNumber: string | null,
  ) {
    const { amount, currency } = transaction
    const invoice = await payInvoice(tx, transaction.invoiceId, now(), invoiceNumber)
    await voidCheckoutsBut(tx, transaction.userId, null)
    if (subscription) await notices.tell(tx, 'paid', subscription, { amount, currency, invoice })
  }

  /** A change that is not paid for is not made, and its invoice is void; a renewal is still owed until it is given up. */
  async function keepDeclined(tx: Sql, transaction: Transaction, subscription: SubscriptionRow | null) {
    const isGivenUp = subscription?.status !== 'past_due'
    const { amount, currency, invoiceId } = transaction
    if (isGivenUp) await voidInvoice(tx, invoiceId, now())
    const kind = isGivenUp ? 'ended' : 'declined'
    if (subscription) await notices.tell(tx, kind, subscription, { amount, currency, invoice: null })
  }

  return {
    begin,

    /** The second step and the third. */
    async finish(transaction: Transaction): Promise<Charged> {
      const { key, paymentMethod, description, amount, currency } = transaction
      const charged = await provider.charge({ key, paymentMethod, description, amount, currency })
      await sql.transaction((tx) => keep(tx, transaction, charged))
      return charged
    },

    async list(context: RequestContext): Promise<Transaction[]> {
      const viewer = signedIn(context)

      return transactionsOf(sql, viewer.userId)
    },
  }
}

export const descriptionOf = ({ number, items }: Invoice): string => `Invoice ${number}: ${items[0]?.description}`
