import { addDays } from '@bespeak/domain/billing/calendar.ts'
import { totalsOf } from '@bespeak/domain/billing/order.ts'
import type { Job } from '../../../kernel/jobs.ts'
import { byReference } from '../payments/transactions.store.ts'
import type { FinancePorts, Hint, PaymentsElsewhere } from '../ports.ts'
import { isPaidWith, renameCard } from '../subscriptions/subscriptions.store.ts'
import {
  type Checkout,
  caughtUpUntil,
  checkoutById,
  keepCaughtUp,
  settleCheckout,
  unsettledCheckouts,
  unsettledCheckoutsOf,
} from './checkouts.store.ts'
import type { Events } from './events.ts'

const hearJob = 'finance.hear'

/** How far back is looked by who has never looked: as long as providers try to tell us. */
const firstLookDays = 3
/** Looked at twice, so that nothing is lost between two looks. */
const overlapMs = 60 * 60 * 1000

/** Where everything that is paid is paid here, there is nothing to hear of. */
const allHere = {
  jobs: [] as Job<never>[],
  receive: async () => true,
  settleAll: async () => undefined,
  closeAll: async () => undefined,
}

export interface Elsewhere {
  jobs: Job<never>[]
  /** What somebody sent us in the provider's name. False where they had no right to. */
  receive(body: Uint8Array, signature: string | undefined): Promise<boolean>
  /** What somebody paid on pages that they opened before, whether or not we were told. */
  settleAll(userId: number): Promise<void>
  /** The same, and nobody can pay on them any more. */
  closeAll(userId: number): Promise<void>
}

export const createElsewhere = (ports: FinancePorts, events: Events): Elsewhere =>
  ports.provider.elsewhere ? listenTo(ports.provider.elsewhere, ports, events) : allHere

/**
 * Payments that are made on the provider's own pages. Whatever we hear of them is only a hint where to look: what is so
 * is asked for, and so it is right in whatever order, how often, and by whom it is told.
 */
function listenTo(there: PaymentsElsewhere, ports: FinancePorts, events: Events): Elsewhere {
  const { sql, now, jobs, provider, alarm } = ports

  const tell = (hint: Hint) => jobs.enqueue(sql, hearJob, hint, { key: `${hearJob}-${hint.id}` })

  /** Looks how a page ended, and keeps it. What was paid for something they have already goes back. */
  async function settle(checkout: Checkout): Promise<void> {
    const { id: checkoutId, reference, currency } = checkout
    if (checkout.settled || reference === null) return
    if (checkout.status === 'void') await there.closePage(reference)
    const standing = await there.standingOf({ checkoutId, reference, currency, amount: totalsOf(checkout).total })
    if (standing.kind === 'open') return
    if (standing.kind === 'paid' && !(await events.receive(standing.event))) {
      await there.giveBack(standing.event.reference)
      alarm('payment-given-back')
    }
    await settleCheckout(sql, checkoutId)
  }

  async function settleEach(userId: number, status: Partial<Pick<Checkout, 'status'>>): Promise<void> {
    for (const checkout of await unsettledCheckoutsOf(sql, userId)) await settle({ ...checkout, ...status })
  }

  async function hearOfPage(checkoutId: string, reference: string): Promise<void> {
    const checkout = await checkoutById(sql, checkoutId)
    // Who opened it may have been stopped before they could note what it is known by.
    if (checkout) await settle({ ...checkout, reference: checkout.reference ?? reference })
  }

  async function hearOfReturn(reference: string): Promise<void> {
    const isOurs = (await byReference(sql, 'charge', reference)) !== null
    const kind = isOurs ? await there.returnOf(reference) : null
    if (kind) await events.receive({ id: `returned-${reference}`, kind, reference })
  }

  async function hearOfCard(paymentMethod: string): Promise<void> {
    if (await isPaidWith(sql, paymentMethod)) await renameCard(sql, paymentMethod, await there.cardOf(paymentMethod))
  }

  const hear: Job<Hint> = {
    name: hearJob,
    async work(hint) {
      if (hint.kind === 'page') await hearOfPage(hint.checkoutId, hint.reference)
      if (hint.kind === 'returned') await hearOfReturn(hint.reference)
      if (hint.kind === 'card') await hearOfCard(hint.paymentMethod)
    },
  }

  /** What we were not told, or were told in vain. One job for each, so that none holds up another. */
  const catchUp: Job<unknown> = {
    name: 'finance.catch-up',
    every: 'hour',
    async work() {
      const until = now()
      for await (const { id, reference } of unsettledCheckouts(sql))
        await tell({ id: `checkout-${id}`, kind: 'page', checkoutId: id, reference: reference ?? '' })
      const since = (await caughtUpUntil(sql, provider.name)) ?? addDays(until, -firstLookDays)
      for await (const hint of there.hintsSince(new Date(since.getTime() - overlapMs))) await tell(hint)
      await keepCaughtUp(sql, provider.name, until)
    },
  }

  return {
    jobs: [hear, catchUp],
    async receive(body, signature) {
      const hint = there.hintIn(body, signature)
      if (hint === 'forged') alarm('webhook-forged')
      else if (hint) await tell(hint)
      return hint !== 'forged'
    },
    settleAll: (userId) => settleEach(userId, {}),
    closeAll: (userId) => settleEach(userId, { status: 'void' }),
  }
}
