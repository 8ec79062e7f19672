import type { Works } from '@bespeak/documents/write/works.ts'
import type { Activity } from '@bespeak/domain/account/activity.ts'
import type { RequestContext } from '../../kernel/context.ts'
import type { Sql } from '../../kernel/db.ts'
import type { JobQueue } from '../../kernel/jobs.ts'
import type { Mailer } from '../../kernel/mail.ts'

/** What somebody pays with, as its provider knows it, and as its owner does: `Card ending 4242`. */
export interface PaymentMethod {
  paymentMethod: string
  card: string
}

interface Money {
  /** In the smallest coin. */
  amount: number
  currency: string
}

/** Something to be paid for on a page of the provider's, until that is closed. */
export interface Order extends Money {
  checkoutId: string
  planId: number
  description: string
  expiresAt: Date
  /** Who pays: what they paid with before, and where they have their mail, so that neither is asked for again. */
  paymentMethod: string | null
  email: string | null
}

/** A payment page, and what its provider knows it by. */
export interface Page {
  url: string
  reference: string
}

/** Money to be taken from somebody who is not there. The same key is charged once, however often it is asked for. */
export interface Charge extends Money {
  key: string
  paymentMethod: string
  description: string
}

/** What a payment is known by at the provider, and the number of the invoice that it keeps of it, if it keeps any. */
interface Payment {
  reference: string
  invoiceNumber: string | null
}

export type Charged = ({ paid: true } & Payment) | { paid: false }

/** What a provider tells us of, whenever and however often it likes. */
export type PaymentEvent = { id: string } & (
  | ({ kind: 'checkout-paid'; checkoutId: string } & Payment & PaymentMethod)
  /** The whole of a charge went back: given by us, or taken by the bank. */
  | { kind: 'refunded' | 'disputed'; reference: string }
)

/** Something happened there, to what is named here. What it was is asked for: nobody's word is taken for it. */
export type Hint = { id: string } & (
  | { kind: 'page'; checkoutId: string; reference: string }
  | { kind: 'returned'; reference: string }
  | { kind: 'card'; paymentMethod: string }
)

/** A page that was opened, and what was asked for on it. */
export interface OpenedPage extends Money {
  checkoutId: string
  reference: string
}

export type Standing = { kind: 'open' | 'closed' } | { kind: 'paid'; event: PaymentEvent }

/** Payments that are made elsewhere, where we are not there to see it. */
export interface PaymentsElsewhere {
  /** The header that the signature of what it sends us stands in. */
  readonly signatureHeader: string
  /** The hint in what was sent to us; null where it is nothing for us, `forged` where the provider did not send it. */
  hintIn(body: Uint8Array, signature: string | undefined): Hint | 'forged' | null
  /** Everything that happened since then. */
  hintsSince(moment: Date): AsyncIterable<Hint>
  standingOf(page: OpenedPage): Promise<Standing>
  /** Nobody can pay on it any more. Right also for one that is closed already. */
  closePage(reference: string): Promise<void>
  /** The whole of a payment, once. */
  giveBack(reference: string): Promise<void>
  /** How the whole of a payment went back, if it did. */
  returnOf(reference: string): Promise<'refunded' | 'disputed' | null>
  /** What their card is called by now; null where they have none left. */
  cardOf(paymentMethod: string): Promise<string | null>
}

/** How a test payment is to end, and what comes of it. */
export type TestPayment = { kind: 'event'; event: PaymentEvent } | { kind: 'declined' | 'needs-confirmation' }

/** Takes the money. Throws where it cannot be reached: then nobody knows, and it is asked again. */
export interface PaymentProvider {
  readonly name: string
  /** What stands on each invoice, where something must. */
  readonly invoiceNote: string | null
  /** The page where it is paid; null where nothing is sold, and nothing limited. */
  openCheckout: ((order: Order) => Promise<Page>) | null
  charge(charge: Charge): Promise<Charged>
  /** Where its owner changes card and address; null where there is no such page. */
  openPortal: ((paymentMethod: string) => Promise<{ url: string }>) | null
  /** Never charged again. Right also for one that is forgotten already. */
  forget(paymentMethod: string): Promise<void>
  /** Null where all of it happens here. */
  elsewhere: PaymentsElsewhere | null
  /** Null for an ending that there is none of; the whole is null where payments are real. */
  completeTest: ((checkoutId: string, outcome: string) => TestPayment | null) | null
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
  /** Kept with what it tells, for the person to read; `by` whom, where a request asked for it. */
  note(tx: Sql, userId: number, activity: Activity, by?: RequestContext | null): Promise<void>
  writerFor(userId: number): InvoiceWriter
  /** Whom an invoice is for and where mails go; null where the account is gone. */
  personOf(userId: number): Promise<{ name: string; email: string } | null>
  publicUrl: string
  /** Somebody who watches over this installation should know. No details: they may be an attacker's. */
  alarm(event: 'webhook-forged' | 'payment-given-back'): void
  /** What stands on invoices: who issues them, a line each, and the tax in thousandths of a percent. */
  invoiceIssuer: string[]
  taxRate: number
}
