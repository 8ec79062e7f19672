import type { Works } from '@bespeak/documents/write/works.ts'
import type { Sql } from '../../kernel/db.ts'
import type { JobQueue } from '../../kernel/jobs.ts'

/** What somebody pays with, as its provider knows it, and as its owner does: `Card ending 4242`. */
export interface PaymentMethod {
  paymentMethod: string
  card: string
}

/** Something to be paid for on a page of the provider's. Amounts are in the smallest coin. */
interface Order {
  checkoutId: string
  userId: number
  planId: number
  description: string
  amount: number
  currency: string
}

/** Money to be taken from somebody who is not there. The same key is charged once, however often it is asked for. */
export interface Charge {
  key: string
  paymentMethod: string
  description: string
  amount: number
  currency: string
}

export type Charged = { paid: true; reference: string } | { paid: false }

/** What a provider tells us of, whenever and however often it likes. */
export type PaymentEvent = { id: string } & (
  | ({ kind: 'checkout-paid'; checkoutId: string; reference: string } & PaymentMethod)
  /** The whole of a charge went back: given by us, or taken by the bank. */
  | { kind: 'refunded' | 'disputed'; reference: string }
)

/** How a test payment is to end, and what comes of it. */
export type TestPayment = { kind: 'event'; event: PaymentEvent } | { kind: 'declined' | 'needs-confirmation' }

/** Takes the money. Throws where it cannot be reached: then nobody knows, and it is asked again. */
export interface PaymentProvider {
  readonly name: string
  /** What stands on each invoice, where something must. */
  readonly invoiceNote: string | null
  /** The page where it is paid; null where nothing is sold, and nothing limited. */
  openCheckout: ((order: Order) => Promise<{ url: string }>) | null
  charge(charge: Charge): Promise<Charged>
  /** Where its owner changes card and address; null where there is no such page. */
  openPortal: ((paymentMethod: string) => Promise<{ url: string }>) | null
  /** Never charged again. Right also for one that is forgotten already. */
  forget(paymentMethod: string): Promise<void>
  /** Null for an ending that there is none of; the whole is null where payments are real. */
  completeTest: ((checkoutId: string, outcome: string) => TestPayment | null) | null
}

interface Mailer {
  send(message: { id: string; to: string; subject: string; text: string }): Promise<void>
}

/** A piece of news, and the page that shows more of it. */
interface Notification {
  kind: string
  title: string
  body: string
  href: string | null
  /** Told of once under it. */
  key?: string
}

export interface LimitRule {
  name: string
  points: number
  seconds: number
}

interface RateLimits {
  take(rule: LimitRule, key: string): Promise<{ allowed: true } | { allowed: false; retryAfter: number }>
}

export type InvoiceWriter = Pick<Works, 'renderInvoice'>

export interface FinancePorts {
  sql: Sql
  now(): Date
  jobs: JobQueue
  provider: PaymentProvider
  mail: Mailer
  limits: RateLimits
  /** Told of what could not be kept for want of room, and was left out. */
  outOfRoom(): void
  live: { notify(userId: number, notification: Notification): Promise<void> }
  writerFor(userId: number): InvoiceWriter
  /** Whom an invoice is for and where mails go; null where the account is gone. */
  personOf(userId: number): Promise<{ name: string; email: string } | null>
  publicUrl: string
  /** What stands on invoices: who issues them, a line each, and the tax in thousandths of a percent. */
  invoiceIssuer: string[]
  taxRate: number
}
