import type { PaymentProvider } from '../../services/finance/ports.ts'

/** Nothing is sold, and so nothing is limited. A charge that was begun under another provider is not paid. */
export const noPayments: PaymentProvider = {
  name: 'none',
  invoiceNote: null,
  openCheckout: null,
  charge: async () => ({ paid: false }),
  openPortal: null,
  forget: async () => undefined,
  elsewhere: null,
  completeTest: null,
}
