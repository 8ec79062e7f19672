import { paths } from '@bespeak/contracts/paths.ts'
import Stripe from 'stripe'
import type {
  OpenedPage,
  Order,
  Page,
  PaymentProvider,
  PaymentsElsewhere,
  Standing,
} from '../../services/finance/ports.ts'
import { createStripeCharge } from './stripe-charge.ts'
import { hintOf, hintTypes } from './stripe-hints.ts'
import { cardOf, idOf, ifThere, unlessRefused } from './stripe-objects.ts'

interface StripeOptions {
  secretKey: string
  webhookSecret: string
  publicUrl: string
  now(): Date
  /** Where Stripe is, and how patiently it is asked: a test has its own. */
  client?: Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol' | 'maxNetworkRetries' | 'timeout'>
}

/** A page of ours waits for the answer. */
const patience = { timeout: 20_000, maxNetworkRetries: 2 }

/** Further from now than this, a signature may have been taken down on the way, or made to be used for long. */
const toleranceSeconds = 5 * 60

/**
 * Stripe takes the money: on its Checkout page from whoever is there, by an invoice of its own from whoever is not. A
 * customer of theirs is what somebody pays with: they may change its card on Stripe's billing page, and we charge
 * whatever card is there.
 */
export function createStripe(options: StripeOptions): PaymentProvider {
  const { secretKey, publicUrl, client } = options
  const stripe = new Stripe(secretKey, { telemetry: false, ...patience, ...client })

  /** Who was deleted over there pays as somebody new. */
  async function payer({ paymentMethod, email }: Order) {
    const known = paymentMethod && (await ifThere(stripe.customers.retrieve(paymentMethod)))
    if (known && !known.deleted) return { customer: known.id }
    return { customer_creation: 'always', ...(email && { customer_email: email }) } as const
  }

  async function openCheckout(order: Order): Promise<Page> {
    const { checkoutId, description, amount, currency, expiresAt } = order
    const price = { currency, unit_amount: amount, product_data: { name: description } }
    const page = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: checkoutId,
        line_items: [{ quantity: 1, price_data: price }],
        // Other ways to pay may take days, or cannot be charged again.
        allowed_payment_method_types: ['card'],
        payment_intent_data: { setup_future_usage: 'off_session', description },
        invoice_creation: { enabled: true },
        // What is paid is what was asked for, to the coin.
        adaptive_pricing: { enabled: false },
        expires_at: Math.floor(expiresAt.getTime() / 1000),
        success_url: `${publicUrl}${paths.subscriptionSuccess()}`,
        cancel_url: `${publicUrl}${paths.subscriptionCancel()}`,
        ...(await payer(order)),
      },
      { idempotencyKey: `checkout-${checkoutId}` },
    )
    if (page.url === null) throw new Error('Stripe opened a payment page without an address')
    return { url: page.url, reference: page.id }
  }

  return {
    name: 'stripe',
    invoiceNote: isTestKey(secretKey) ? 'This is a test: no money was taken.' : null,
    openCheckout,
    charge: createStripeCharge(stripe),
    openPortal: async (customer) => {
      const { url } = await stripe.billingPortal.sessions.create({
        customer,
        return_url: `${publicUrl}${paths.mySubscriptions()}`,
      })
      return { url }
    },
    async forget(customer) {
      await ifThere(stripe.customers.del(customer))
    },
    elsewhere: createElsewhere(stripe, options),
    completeTest: null,
  }
}

const isTestKey = (secretKey: string) => secretKey.includes('_test_')

function createElsewhere(stripe: Stripe, { webhookSecret, now }: StripeOptions): PaymentsElsewhere {
  /** Charged from now on, whatever they paid with before. */
  const keepCard = (customer: string, default_payment_method: string) =>
    stripe.customers.update(customer, { invoice_settings: { default_payment_method } })

  async function paidOn(
    { checkoutId, amount, currency }: OpenedPage,
    session: Stripe.Checkout.Session,
  ): Promise<Standing> {
    const { payment_intent: intent, invoice, customer } = session
    if (!intent || typeof intent === 'string' || !customer) throw new Error('a paid page of Stripe’s names no payment')
    if (intent.amount_received !== amount || intent.currency !== currency.toLowerCase())
      throw new Error('a page of Stripe’s was paid with another sum than was asked for')
    const { latest_charge: charge, payment_method: method } = intent
    // It went back before we heard of it.
    if (!charge || typeof charge === 'string' || charge.refunded || charge.disputed || !method)
      return { kind: 'closed' }
    await keepCard(idOf(customer), idOf(method))
    const invoiceNumber = invoice && typeof invoice !== 'string' ? invoice.number : null
    const paid = { kind: 'checkout-paid', checkoutId, reference: intent.id, invoiceNumber } as const
    const event = { id: `checkout-${session.id}`, ...paid, paymentMethod: idOf(customer), card: cardOf(method) }
    return { kind: 'paid', event }
  }

  /** Null for whatever cannot be shown to be Stripe's: a signature may be so broken that it fails in other ways. */
  function eventIn(body: Buffer, signature: string): Stripe.Event | null {
    try {
      const at = now().getTime()
      // Stripe's library looks at the past alone.
      const sentAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]) * 1000
      if (!(sentAt <= at + toleranceSeconds * 1000)) return null
      return stripe.webhooks.constructEvent(body, signature, webhookSecret, toleranceSeconds, undefined, at)
    } catch {
      return null
    }
  }

  return {
    signatureHeader: 'stripe-signature',

    hintIn(body, signature) {
      const event = eventIn(Buffer.from(body), signature ?? '')
      return event === null ? 'forged' : hintOf(event)
    },

    async *hintsSince(moment) {
      const created = { gte: Math.floor(moment.getTime() / 1000) }
      for await (const event of stripe.events.list({ created, types: hintTypes, limit: 100 })) {
        const hint = hintOf(event)
        if (hint) yield hint
      }
    },

    async standingOf(page) {
      const expand = ['invoice', 'payment_intent.latest_charge', 'payment_intent.payment_method']
      const session = await ifThere(stripe.checkout.sessions.retrieve(page.reference, { expand }))
      if (!session || session.status === 'expired') return { kind: 'closed' }
      return session.payment_status === 'paid' ? paidOn(page, session) : { kind: 'open' }
    },

    async closePage(reference) {
      await unlessRefused(stripe.checkout.sessions.expire(reference))
    },

    async giveBack(reference) {
      await unlessRefused(
        stripe.refunds.create({ payment_intent: reference }, { idempotencyKey: `give-back-${reference}` }),
      )
    },

    async returnOf(reference) {
      const { latest_charge: charge } = await stripe.paymentIntents.retrieve(reference, { expand: ['latest_charge'] })
      if (!charge || typeof charge === 'string') return null
      if (charge.refunded) return 'refunded'
      if (!charge.disputed) return null
      const disputes = await stripe.disputes.list({ payment_intent: reference })
      return disputes.data.some(({ status }) => takenBy.includes(status)) ? 'disputed' : null
    },

    async cardOf(customer) {
      const expand = ['invoice_settings.default_payment_method']
      const found = await ifThere(stripe.customers.retrieve(customer, { expand }))
      const method = found && !found.deleted ? found.invoice_settings.default_payment_method : null
      return method && cardOf(method)
    },
  }
}

/** How a dispute stands while the bank has the money. A warning is only a question, and what is won comes back. */
const takenBy: Stripe.Dispute.Status[] = [
  'needs_response',
  'under_review',
  'lost',
  'appeal_needs_response',
  'appeal_under_review',
]
