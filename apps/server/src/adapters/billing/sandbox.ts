import { paths } from '@bespeak/contracts/paths.ts'
import type { PaymentMethod, PaymentProvider, TestPayment } from '../../services/finance/ports.ts'

const works: PaymentMethod = { paymentMethod: 'sandbox-4242', card: 'Test card ending 4242' }
const confirms: PaymentMethod = { paymentMethod: 'sandbox-3155', card: 'Test card ending 3155' }
/** Taken once, and declined whenever it is charged later. */
const failsLater: PaymentMethod = { paymentMethod: 'sandbox-0341', card: 'Test card ending 0341' }

const paidWith =
  (method: PaymentMethod) =>
  (checkoutId: string): TestPayment => {
    const id = `checkout-${checkoutId}`
    const payment = { reference: id, invoiceNumber: null }
    return { kind: 'event', event: { id, kind: 'checkout-paid', checkoutId, ...payment, ...method } }
  }

/** How a test payment may end. */
const outcomes = new Map<string, (checkoutId: string) => TestPayment>([
  ['paid', paidWith(works)],
  ['confirmed', paidWith(confirms)],
  ['renewal_fails', paidWith(failsLater)],
  ['declined', () => ({ kind: 'declined' })],
  ['needs_confirmation', () => ({ kind: 'needs-confirmation' })],
])

/**
 * Payments that are none: what happens to a charge is told by the card alone, and named by the key alone. So there is
 * nothing to keep, and the same key has the same answer for ever.
 */
export const createSandbox = ({ publicUrl }: { publicUrl: string }): PaymentProvider => ({
  name: 'sandbox',
  invoiceNote: 'This is a test: no money was taken.',
  openCheckout: async ({ checkoutId, planId }) => ({
    url: `${publicUrl}${paths.subscribe({ plan: `${planId}`, checkout: `${checkoutId}` })}`,
    reference: checkoutId,
  }),
  charge: async ({ key, paymentMethod }) =>
    paymentMethod === works.paymentMethod || paymentMethod === confirms.paymentMethod
      ? { paid: true, reference: `charge-${key}`, invoiceNumber: null }
      : { paid: false },
  openPortal: null,
  forget: async () => undefined,
  elsewhere: null,
  completeTest: (checkoutId, outcome) => outcomes.get(outcome)?.(checkoutId) ?? null,
})
