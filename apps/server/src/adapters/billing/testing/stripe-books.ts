import { cannot, missing, type Thing } from './stripe-wire.ts'

/** What each card does when it is charged without its owner. */
const refusals: Record<string, string | null> = {
  '4242': null,
  '0341': 'card_declined',
  '3220': 'authentication_required',
}

export type StripeBooks = ReturnType<typeof createStripeBooks>

interface Paid {
  customer: string
  method: string
  amount: number
  currency: string
}

/** What Stripe keeps, and what happens there without us: people pay, banks take back, cards are changed. */
export function createStripeBooks(now: () => Date) {
  const things = new Map<string, Thing>()
  const events: Thing[] = []
  let made = 0
  const seconds = () => Math.floor(now().getTime() / 1000)

  function add(prefix: string, object: string, fields: object): Thing {
    made += 1
    const thing = { id: `${prefix}_${made}`, object, created: seconds(), ...fields }
    things.set(thing.id, thing)
    return thing
  }

  function get(id: string): Thing {
    const thing = things.get(id)
    if (!thing) throw missing(id)
    return thing
  }

  const all = (object: string) => [...things.values()].filter((thing) => thing.object === object)

  function tell(type: string, object: Thing): Thing {
    const event = add('evt', 'event', { type, data: { object: structuredClone(object) }, livemode: false })
    events.push(event)
    return event
  }

  function addCard(customer: string, last4: string): Thing {
    return add('pm', 'payment_method', { type: 'card', customer, card: { brand: 'visa', last4 } })
  }

  const refusalOf = (method: string): string | null => {
    const { last4 } = get(method).card as { last4: string }
    return last4 in refusals ? (refusals[last4] ?? null) : 'card_declined'
  }

  /** Money is taken. */
  function take({ customer, method, amount, currency }: Paid): Thing {
    const charge = add('ch', 'charge', { amount, amount_refunded: 0, refunded: false, disputed: false })
    const intent = add('pi', 'payment_intent', {
      ...{ customer, amount, amount_received: amount, currency, status: 'succeeded' },
      ...{ payment_method: method, latest_charge: charge.id },
    })
    charge.payment_intent = intent.id
    return intent
  }

  const numbered = (invoice: Thing) => Object.assign(invoice, { number: `PEER-${String(made).padStart(4, '0')}` })

  const chargeOf = (intent: string) => get(String(get(intent).latest_charge))

  return {
    add,
    get,
    find: (id: string) => things.get(id),
    all,
    take,
    refusalOf,
    numbered,
    seconds,
    events,

    /** Somebody pays on a payment page. */
    pay(session: string, last4 = '4242'): Thing {
      const page = get(session)
      if (page.status !== 'open') throw cannot('This page is no longer open.')
      const customer =
        page.customer ?? add('cus', 'customer', { invoice_settings: { default_payment_method: null } }).id
      const { id: method } = addCard(String(customer), last4)
      const [amount, currency] = [Number(page.amount_total), String(page.currency)]
      const intent = take({ customer: String(customer), method, amount, currency })
      const invoice = numbered(add('in', 'invoice', { customer, status: 'paid', total: amount }))
      Object.assign(page, { status: 'complete', payment_status: 'paid', customer })
      Object.assign(page, { payment_intent: intent.id, invoice: invoice.id })
      return tell('checkout.session.completed', page)
    },

    expire: (session: string) =>
      tell('checkout.session.expired', Object.assign(get(session), { status: 'expired', url: null })),

    refund(intent: string, part?: number): Thing {
      const charge = chargeOf(intent)
      const amount_refunded = part ?? charge.amount
      return tell(
        'charge.refunded',
        Object.assign(charge, { amount_refunded, refunded: amount_refunded === charge.amount }),
      )
    },

    /** The bank takes it back, or only asks. */
    dispute(intent: string, status = 'needs_response'): Thing {
      Object.assign(chargeOf(intent), { disputed: true })
      return tell('charge.dispute.created', add('dp', 'dispute', { payment_intent: intent, status }))
    },

    /** A customer changes their card on Stripe's billing page; null takes it away. */
    changeCard(customer: string, last4: string | null): Thing {
      const default_payment_method = last4 === null ? null : addCard(customer, last4).id
      return tell('customer.updated', Object.assign(get(customer), { invoice_settings: { default_payment_method } }))
    },

    event: tell,

    /** How much was taken of a customer, and not given back. */
    takenFrom: (customer: string): number =>
      all('payment_intent')
        .filter((intent) => intent.customer === customer)
        .map(({ id }) => Number(chargeOf(id).amount) - Number(chargeOf(id).amount_refunded))
        .reduce((sum, amount) => sum + amount, 0),
  }
}
