import type { StripeBooks } from './stripe-books.ts'
import { cannot, cardDeclined, missing, type Params, type Thing, textAt, textsIn } from './stripe-wire.ts'

type Route = (books: StripeBooks, id: string, params: Params) => Thing | object

const list = (data: Thing[]) => ({ object: 'list', data, has_more: false, url: '' })

function customerOf(books: StripeBooks, id: string | null): Thing {
  const customer = books.find(id ?? '')
  if (customer?.object !== 'customer') throw missing('customer')
  return customer
}

const openPage: Route = (books, _, params) => {
  const total = Number(textAt(params, 'line_items', '0', 'price_data', 'unit_amount'))
  const minutes = (Number(textAt(params, 'expires_at')) - books.seconds()) / 60
  if (minutes < 30 || minutes > 24 * 60) throw cannot('expires_at must be between 30 minutes and 24 hours ahead.')
  const customer = textAt(params, 'customer')
  if (customer) customerOf(books, customer)
  const page = books.add('cs_test', 'checkout.session', {
    ...{ mode: textAt(params, 'mode'), status: 'open', payment_status: 'unpaid', customer },
    ...{ amount_total: total, currency: textAt(params, 'line_items', '0', 'price_data', 'currency')?.toLowerCase() },
    ...{ client_reference_id: textAt(params, 'client_reference_id'), payment_intent: null, invoice: null },
  })
  return Object.assign(page, { url: `https://checkout.stripe.example/c/pay/${page.id}` })
}

const expirePage: Route = (books, id) => {
  if (books.get(id).status !== 'open') throw cannot('Only open pages can be expired.')
  books.expire(id)
  return books.get(id)
}

const deleteCustomer: Route = (books, id) => {
  const customer = customerOf(books, id)
  if (customer.deleted) throw missing('customer')
  return Object.assign(customer, { deleted: true })
}

const updateCustomer: Route = (books, id, params) => {
  const default_payment_method = textAt(params, 'invoice_settings', 'default_payment_method')
  return Object.assign(customerOf(books, id), { invoice_settings: { default_payment_method } })
}

const makeInvoice: Route = (books, _, params) =>
  books.add('in', 'invoice', {
    ...{ customer: customerOf(books, textAt(params, 'customer')).id, status: 'draft', total: 0, number: null },
    ...{ currency: textAt(params, 'currency')?.toLowerCase(), metadata: { key: textAt(params, 'metadata', 'key') } },
    lines: list([]),
  })

const addItem: Route = (books, _, params) => {
  const invoice = books.get(textAt(params, 'invoice') ?? '')
  if (invoice.status !== 'draft') throw cannot('This invoice can no longer be changed.')
  const item = books.add('ii', 'invoiceitem', { amount: Number(textAt(params, 'amount')) })
  invoice.lines = list([...(invoice.lines as { data: Thing[] }).data, item])
  invoice.total = Number(invoice.total) + Number(item.amount)
  return item
}

const issue: Route = (books, id) => {
  const invoice = books.get(id)
  if (invoice.status !== 'draft') throw cannot('This invoice is already finalized.')
  return Object.assign(books.numbered(invoice), { status: 'open' })
}

const payInvoice: Route = (books, id) => {
  const invoice = books.get(id)
  if (invoice.status !== 'open') throw cannot('Invoice is not open.')
  const customer = customerOf(books, String(invoice.customer))
  const method = (customer.invoice_settings as { default_payment_method: string | null }).default_payment_method
  if (method === null) throw cannot('There is no card to charge.')
  const refusal = books.refusalOf(method)
  if (refusal) throw cardDeclined(refusal)
  const [amount, currency] = [Number(invoice.total), String(invoice.currency)]
  const intent = books.take({ customer: customer.id, method, amount, currency })
  return Object.assign(invoice, { status: 'paid', paid_by: intent.id })
}

const voidInvoice: Route = (books, id) => {
  const invoice = books.get(id)
  if (invoice.status !== 'open') throw cannot('Only open invoices can be voided.')
  return Object.assign(invoice, { status: 'void' })
}

/** Payments are left out unless they are asked for. */
const invoice: Route = (books, id, params) => {
  const { paid_by, ...found } = books.get(id)
  if (!textsIn(params, 'expand').includes('payments')) return found
  const payments = paid_by ? [{ id: 'inpay', status: 'paid', payment: { payment_intent: paid_by } }] : []
  return { ...found, payments: list(payments) }
}

const refund: Route = (books, _, params) => {
  const intent = textAt(params, 'payment_intent') ?? ''
  if (books.get(String(books.get(intent).latest_charge)).refunded) throw cannot('It has already been refunded.')
  books.refund(intent)
  return books.add('re', 'refund', { payment_intent: intent })
}

const portal: Route = (books, _, params) => {
  const customer = customerOf(books, textAt(params, 'customer'))
  if (customer.deleted) throw missing('customer')
  return books.add('bps', 'billing_portal.session', { url: `https://billing.stripe.example/${customer.id}` })
}

const events: Route = (books, _, params) => {
  const since = Number(textAt(params, 'created', 'gte'))
  const types = textsIn(params, 'types')
  // The newest first, as they are over there.
  return list(books.events.filter((it) => Number(it.created) >= since && types.includes(String(it.type))).toReversed())
}

const customer: Route = (books, id) => {
  const found = customerOf(books, id)
  return found.deleted ? { id, object: 'customer', deleted: true } : found
}

/** Everything that is asked of Stripe here. */
export const routes: [method: string, path: RegExp, answer: Route][] = [
  ['POST', /^\/v1\/checkout\/sessions$/, openPage],
  ['GET', /^\/v1\/checkout\/sessions\/(\w+)$/, (books, id) => books.get(id)],
  ['POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, expirePage],
  ['GET', /^\/v1\/customers\/(\w+)$/, customer],
  ['POST', /^\/v1\/customers\/(\w+)$/, updateCustomer],
  ['DELETE', /^\/v1\/customers\/(\w+)$/, deleteCustomer],
  [
    'GET',
    /^\/v1\/invoices$/,
    ({ all }, _, params) => list(all('invoice').filter((it) => it.customer === params.customer)),
  ],
  ['POST', /^\/v1\/invoices$/, makeInvoice],
  ['GET', /^\/v1\/invoices\/(\w+)$/, invoice],
  ['POST', /^\/v1\/invoices\/(\w+)\/finalize$/, issue],
  ['POST', /^\/v1\/invoices\/(\w+)\/pay$/, payInvoice],
  ['POST', /^\/v1\/invoices\/(\w+)\/void$/, voidInvoice],
  ['POST', /^\/v1\/invoiceitems$/, addItem],
  ['POST', /^\/v1\/refunds$/, refund],
  ['GET', /^\/v1\/payment_intents\/(\w+)$/, (books, id) => books.get(id)],
  [
    'GET',
    /^\/v1\/disputes$/,
    ({ all }, _, params) => list(all('dispute').filter((it) => it.payment_intent === params.payment_intent)),
  ],
  ['GET', /^\/v1\/events$/, events],
  ['POST', /^\/v1\/billing_portal\/sessions$/, portal],
]
