import type Stripe from 'stripe'
import type { Hint } from '../../services/finance/ports.ts'
import { idOf } from './stripe-objects.ts'

const ofPage = ({ id, client_reference_id }: Stripe.Checkout.Session) =>
  client_reference_id === null ? null : ({ kind: 'page', checkoutId: client_reference_id, reference: id } as const)

const ofReturn = ({ payment_intent }: Stripe.Charge | Stripe.Dispute) =>
  payment_intent === null ? null : ({ kind: 'returned', reference: idOf(payment_intent) } as const)

/** What an event names. Nothing else in it is believed. */
function named(event: Stripe.Event) {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
      return ofPage(event.data.object)
    case 'charge.refunded':
    case 'charge.dispute.created':
    case 'charge.dispute.funds_withdrawn':
      return ofReturn(event.data.object)
    case 'customer.updated':
      return { kind: 'card', paymentMethod: event.data.object.id } as const
    default:
      return null
  }
}

export const hintTypes = [
  'checkout.session.completed',
  'checkout.session.expired',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.funds_withdrawn',
  'customer.updated',
]

/** Null for what is nothing to us. */
export function hintOf(event: Stripe.Event): Hint | null {
  const hint = named(event)
  return hint && { id: event.id, ...hint }
}
