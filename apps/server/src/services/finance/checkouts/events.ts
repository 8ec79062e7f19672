import { totalsOf } from '@bespeak/domain/billing/order.ts'
import type { Sql } from '../../../kernel/db.ts'
import { underWay } from '../answers.ts'
import { bill, billedTo } from '../invoices/billing.ts'
import { openInvoiceOf, payInvoice, voidOpenInvoices } from '../invoices/invoices.store.ts'
import type { Notices } from '../notices/notices.ts'
import { descriptionOf } from '../payments/payments.ts'
import { byReference, insertTransaction, pendingOf, type Transaction } from '../payments/transactions.store.ts'
import type { FinancePorts, PaymentEvent } from '../ports.ts'
import { happens } from '../subscriptions/happens.ts'
import {
  changePaymentMethod,
  latestOf,
  lockBilling,
  type SubscriptionRow,
} from '../subscriptions/subscriptions.store.ts'
import {
  type Checkout,
  checkoutById,
  forgetEvent,
  isNewEvent,
  payCheckout,
  voidCheckoutsBut,
} from './checkouts.store.ts'

type Paid = Extract<PaymentEvent, { kind: 'checkout-paid' }>
type Returned = Exclude<PaymentEvent, Paid>

const reasons: Record<Returned['kind'], string> = { refunded: 'Refunded', disputed: 'Payment disputed' }

export type Events = ReturnType<typeof createEvents>

/** What a provider tells us. Its effect and the note that it was heard are kept together, so it has that effect once. */
export function createEvents(ports: FinancePorts, notices: Notices) {
  const { sql, now, provider } = ports

  /**
   * The subscription that is paid for: a new one, or the one whose renewal was declined. Who paid on a page that was
   * left for another one meanwhile has what they paid for, unless they have it already.
   */
  async function paidFor(tx: Sql, checkout: Checkout): Promise<SubscriptionRow | null> {
    const { userId, planId } = checkout
    const latest = await latestOf(tx, userId)
    // Its card is being charged: only what comes of that says whether this is still to be paid.
    if (latest && (await pendingOf(tx, latest.id))) throw underWay()
    if (latest?.status !== 'past_due') return happens(ports, tx, userId, { kind: 'subscribed', planId })
    const owed = await openInvoiceOf(tx, latest.id)
    if (owed && owed.total !== totalsOf(checkout).total) return null
    return happens(ports, tx, userId, { kind: 'renewed' })
  }

  async function keepPaid(tx: Sql, event: Paid, checkout: Checkout, customer: string[]): Promise<boolean> {
    const subscription = checkout.status === 'paid' ? null : await paidFor(tx, checkout)
    if (!subscription) return false
    const { userId, planId, currency } = checkout
    const { paymentMethod, card, reference, invoiceNumber } = event
    await changePaymentMethod(tx, subscription.id, { paymentMethod, card })
    const owner = { userId, subscriptionId: subscription.id }
    const invoice =
      (await openInvoiceOf(tx, subscription.id)) ??
      (await bill(tx, ports, { ...owner, order: checkout, customer, now: now() }))
    await insertTransaction(tx, {
      ...{ ...owner, planId, invoiceId: invoice.id, kind: 'charge', purpose: 'checkout', status: 'paid', reference },
      ...{ amount: invoice.total, currency, description: descriptionOf(invoice), paymentMethod },
      ...{ key: `checkout-${checkout.id}`, createdAt: now() },
    })
    await payInvoice(tx, invoice.id, now(), invoiceNumber)
    await payCheckout(tx, checkout.id)
    await voidCheckoutsBut(tx, userId, null)
    await notices.tell(tx, 'paid', subscription, { amount: invoice.total, currency, invoice: invoice.number })
    return true
  }

  /** The whole of a charge went back, and with it what was paid for, if that is what they have now. It goes back once. */
  async function keepReturned(tx: Sql, { kind }: Returned, charge: Transaction): Promise<void> {
    if (charge.reference !== null && (await byReference(tx, 'refund', charge.reference))) return
    const { userId, subscriptionId, planId, invoiceId, amount, currency, paymentMethod, reference } = charge
    await insertTransaction(tx, {
      ...{ userId, subscriptionId, planId, invoiceId, amount, currency, paymentMethod, reference },
      ...{ kind: 'refund', purpose: 'refund', status: 'paid', key: `refund-${charge.id}`, createdAt: now() },
      description: `${reasons[kind]}: ${charge.description}`,
    })
    const latest = await latestOf(tx, userId)
    if (latest?.id !== subscriptionId) return
    const stopped = await happens(ports, tx, userId, { kind: 'stopped', reason: reasons[kind] })
    await voidOpenInvoices(tx, subscriptionId, now())
    if (stopped) await notices.tell(tx, 'ended', stopped)
  }

  /** One after another for each user, and each once; `keep` says whether it came to anything. */
  const once = (userId: number, { id }: PaymentEvent, keep: (tx: Sql) => Promise<boolean>): Promise<boolean> =>
    sql.transaction(async (tx) => {
      await lockBilling(tx, userId)
      if (!(await isNewEvent(tx, provider.name, id, now()))) return true
      const isKept = await keep(tx)
      // Told again, it would otherwise pass for one that had its effect.
      if (!isKept) await forgetEvent(tx, provider.name, id)
      return isKept
    })

  async function receivePaid(event: Paid): Promise<boolean> {
    const checkout = await checkoutById(sql, event.checkoutId)
    if (!checkout) return false
    const customer = await billedTo(ports, checkout.userId)
    return once(checkout.userId, event, async (tx) => {
      const latest = await checkoutById(tx, checkout.id)
      return latest !== null && keepPaid(tx, event, latest, customer)
    })
  }

  async function receiveReturned(event: Returned): Promise<boolean> {
    const charge = await byReference(sql, 'charge', event.reference)
    if (!charge) return false
    return once(charge.userId, event, async (tx) => {
      await keepReturned(tx, event, charge)
      return true
    })
  }

  return {
    /** Whether it is, or was, of any effect: false for what we know nothing of, and for what they have already. */
    receive: (event: PaymentEvent): Promise<boolean> =>
      event.kind === 'checkout-paid' ? receivePaid(event) : receiveReturned(event),
  }
}
