import type Stripe from 'stripe'
import type { Charge, Charged } from '../../services/finance/ports.ts'
import { idOf, ifThere, isRefusal, unlessRefused } from './stripe-objects.ts'

const declined: Charged = { paid: false }

/**
 * Charges the card that a customer has, by an invoice of Stripe's. What is made is made under a key; what becomes of it
 * is read from it, for as long as Stripe has it and not only for the day that it knows a key.
 */
export function createStripeCharge(stripe: Stripe) {
  // Keys begin with the customer: another installation that has the same account at Stripe counts its invoices as we do.
  const expand = ['payments']
  const now = (id: string) => stripe.invoices.retrieve(id, { expand })

  async function hasCard(customer: string): Promise<boolean> {
    const found = await ifThere(stripe.customers.retrieve(customer))
    return found !== null && !found.deleted && found.invoice_settings.default_payment_method !== null
  }

  async function begun({ key, paymentMethod: customer }: Charge): Promise<Stripe.Invoice | null> {
    for await (const invoice of stripe.invoices.list({ customer, limit: 100 }))
      if (invoice.metadata?.key === key) return invoice
    return null
  }

  const begin = ({ key, paymentMethod: customer, description, currency }: Charge) =>
    stripe.invoices.create(
      {
        ...{ customer, description, currency, metadata: { key } },
        // When to try, and how often, is ours to say.
        ...{
          collection_method: 'charge_automatically',
          auto_advance: false,
          pending_invoice_items_behavior: 'exclude',
        },
      },
      { idempotencyKey: `${customer}-${key}` },
    )

  async function addItem({ id, lines }: Stripe.Invoice, charge: Charge): Promise<void> {
    const { key, paymentMethod: customer, description, amount, currency } = charge
    if (lines.data.length > 0) return
    const item = { customer, invoice: id, description, amount, currency }
    await unlessRefused(stripe.invoiceItems.create(item, { idempotencyKey: `${customer}-${key}-item` }))
  }

  async function issue(invoice: Stripe.Invoice, charge: Charge): Promise<Stripe.Invoice> {
    if (invoice.status !== 'draft') return invoice
    await addItem(invoice, charge)
    await unlessRefused(stripe.invoices.finalizeInvoice(invoice.id, { auto_advance: false }))
    const issued = await now(invoice.id)
    if (issued.total !== charge.amount) throw new Error('Stripe asks for another sum than it was told to')
    return issued
  }

  /** Refused, it is void: nobody else shall pay it later, and asked again it is refused again. */
  async function pay(invoice: Stripe.Invoice): Promise<Stripe.Invoice> {
    if (invoice.status !== 'open') return now(invoice.id)
    const tried = stripe.invoices.pay(invoice.id, { off_session: true })
    const isRefused = await tried.then(() => false, isRefusedBy)
    if (isRefused) await unlessRefused(stripe.invoices.voidInvoice(invoice.id))
    return now(invoice.id)
  }

  return async (charge: Charge): Promise<Charged> => {
    const existing = isCustomer(charge.paymentMethod) ? await begun(charge) : null
    if (!existing && !(isCustomer(charge.paymentMethod) && (await hasCard(charge.paymentMethod)))) return declined
    const invoice = await pay(await issue(existing ?? (await begin(charge)), charge))
    if (invoice.status === 'void' || invoice.status === 'uncollectible') return declined
    return { paid: true, ...paymentOf(invoice) }
  }
}

/** What was paid under another provider is none of Stripe's. */
const isCustomer = (paymentMethod: string) => paymentMethod.startsWith('cus_')

function isRefusedBy(error: unknown): boolean {
  if (isRefusal(error)) return true
  throw error
}

/** Throws where it is not known yet: it is asked again. */
function paymentOf({ status, number, payments }: Stripe.Invoice) {
  const intent = payments?.data.find((it) => it.status === 'paid')?.payment.payment_intent
  if (status !== 'paid' || !intent) throw new Error('Stripe does not say yet whether a charge was paid')
  return { reference: idOf(intent), invoiceNumber: number }
}
