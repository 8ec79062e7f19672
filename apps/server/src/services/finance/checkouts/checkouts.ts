import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { totalsOf } from '@bespeak/domain/billing/order.ts'
import { type PlanChange, planChange } from '@bespeak/domain/billing/plan-change.ts'
import { type Plan, planById, plansById } from '@bespeak/domain/billing/plans.ts'
import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import type { Sql } from '../../../kernel/db.ts'
import { badInput, notFound } from '../../../kernel/errors.ts'
import { nothingSold, refused, underWay } from '../answers.ts'
import { orderOf } from '../invoices/billing.ts'
import { countChange } from '../limits.ts'
import { pendingOf } from '../payments/transactions.store.ts'
import type { FinancePorts, Page } from '../ports.ts'
import { latestOf, lockBilling, type SubscriptionRow } from '../subscriptions/subscriptions.store.ts'
import {
  type Checkout,
  checkoutById,
  insertCheckout,
  keepPage,
  openCheckoutsOf,
  voidCheckoutsBut,
} from './checkouts.store.ts'
import type { Elsewhere } from './elsewhere.ts'
import type { Events } from './events.ts'

const openMs = 60 * 60 * 1000
/** So long a page that could not be opened is asked for again: providers want it to stay open for a while. */
const openingMs = 5 * 60 * 1000

export type Checkouts = ReturnType<typeof createCheckouts>

/** Where somebody who is there pays. To open the page, and whatever page comes after it, gives nothing. */
export function createCheckouts(ports: FinancePorts, events: Events, elsewhere: Elsewhere) {
  const { sql, now, provider, personOf } = ports

  /** Pressed twice, or in two tabs, it is the same page; another plan closes the page of the one before. */
  async function open(tx: Sql, userId: number, plan: Plan): Promise<Checkout> {
    await lockBilling(tx, userId)
    const subscription = await latestOf(tx, userId)
    if (subscription && (await pendingOf(tx, subscription.id))) throw underWay()
    const { items, ...order } = orderOf(ports, payable(subscription, plan, planChange(subscription, plan, now())))
    const opened = await openCheckoutsOf(tx, userId, now())
    const same = opened.find((it) => it.planId === plan.id && isDeepStrictEqual(it.items, items) && isUsable(it))
    await voidCheckoutsBut(tx, userId, same?.id ?? null)
    const times = { createdAt: now(), expiresAt: new Date(now().getTime() + openMs) }
    const made = {
      id: randomUUID(),
      userId,
      planId: plan.id,
      ...order,
      items,
      status: 'open',
      ...{ url: null, reference: null, settled: provider.elsewhere === null },
      ...times,
    } as const
    return same ?? insertCheckout(tx, made)
  }

  const isUsable = ({ url, createdAt }: Checkout) => url !== null || now().getTime() - createdAt.getTime() < openingMs

  /** The page of a checkout, opened at the provider where nobody has done so. */
  async function pageOf(checkout: Checkout, openPage: NonNullable<typeof provider.openCheckout>): Promise<Page> {
    const { id: checkoutId, userId, planId, currency, expiresAt, url, reference } = checkout
    if (url !== null && reference !== null) return { url, reference }
    const [subscription, person] = await Promise.all([latestOf(sql, userId), personOf(userId)])
    const page = await openPage({
      ...{ checkoutId, planId, currency, expiresAt, amount: totalsOf(checkout).total },
      description: plansById[planId].name,
      ...{ paymentMethod: subscription?.paymentMethod ?? null, email: person?.email ?? null },
    })
    if (await keepPage(sql, checkoutId, page)) return page
    // Its account was closed meanwhile: what were paid there would be nobody's.
    await provider.elsewhere?.closePage(page.reference)
    throw refused(closed)
  }

  const succeeded = async (userId: number) => ({
    success: true,
    message: 'Thank you. You have Pro now.',
    subscription: await latestOf(sql, userId),
  })

  return {
    async start(context: RequestContext, planId: number) {
      const { userId } = signedIn(context)
      if (!provider.openCheckout) throw nothingSold()
      const plan = planById(planId)
      if (!plan) throw refused('There is no such plan.')
      await countChange(ports, userId)

      await elsewhere.settleAll(userId)
      const checkout = await sql.transaction((tx) => open(tx, userId, plan))
      const { url } = await pageOf(checkout, provider.openCheckout)
      return { success: true, message: 'Your payment page is ready.', url }
    },

    /** Sandbox only: says how the payment ends. Said again, it is paid once. */
    async completeTest(context: RequestContext, checkoutId: string, outcome: string) {
      const { userId } = signedIn(context)
      const checkout = await checkoutById(sql, checkoutId)
      if (checkout?.userId !== userId || !provider.completeTest) throw notFound()
      if (checkout.status === 'paid') return succeeded(userId)

      const test = provider.completeTest(checkoutId, outcome)
      if (!test) throw badInput({ outcome: 'A test payment cannot end like that.' })
      if (test.kind !== 'event') throw refused(notPaid[test.kind])
      if (checkout.status === 'void' || now() >= checkout.expiresAt) throw refused(closed)
      if (!(await events.receive(test.event))) throw refused(closed)
      return succeeded(userId)
    },

    async openPortal(context: RequestContext) {
      const { userId } = signedIn(context)
      if (!provider.openCheckout) throw nothingSold()

      const method = (await latestOf(sql, userId))?.paymentMethod
      if (!provider.openPortal) throw refused('Test payments keep no card, so there is nothing to change.')
      if (!method) throw refused('You have not paid for anything yet, so there is no card to change.')
      const { url } = await provider.openPortal(method)
      return { success: true, message: 'Your billing page is ready.', url }
    },
  }
}

const closed = 'This payment page is no longer open. Nothing was charged. Please start again.'

const notPaid = {
  declined: 'This card was declined. Nothing was charged.',
  'needs-confirmation': 'Your bank asks you to confirm this payment. Nothing is charged until you do.',
}

/** What is to be paid for on a page: a plan for whoever has none, or the renewal that was declined. */
function payable(subscription: SubscriptionRow | null, plan: Plan, { kind, dueNow }: PlanChange) {
  if (kind === 'subscribe') return dueNow
  if (plan.price === 0) throw refused('Free costs nothing. To go back to it, cancel your subscription.')
  if (kind !== 'pay-first' || !subscription) throw refused('You already have Pro. You can change your plan instead.')
  const owed = plansById[subscription.nextPlanId ?? subscription.planId]
  if (owed.id !== plan.id) throw refused(`Please pay for ${owed.name} first. Then you can change your plan.`)
  return dueNow
}
