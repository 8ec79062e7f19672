import { totalsOf } from '@bespeak/domain/billing/order.ts'
import { renewalItems } from '@bespeak/domain/billing/plan-change.ts'
import { asOf, nextStep, type Step } from '@bespeak/domain/billing/subscription.ts'
import type { Sql } from '../../../kernel/db.ts'
import type { Job } from '../../../kernel/jobs.ts'
import { billedTo, orderOf } from '../invoices/billing.ts'
import type { Notices } from '../notices/notices.ts'
import type { Payments } from '../payments/payments.ts'
import { pendingOf, type Transaction } from '../payments/transactions.store.ts'
import type { FinancePorts } from '../ports.ts'
import { happens } from '../subscriptions/happens.ts'
import { endedNote } from '../subscriptions/noted.ts'
import {
  changeSubscription,
  dueSubscriptions,
  lockBilling,
  type SubscriptionRow,
  subscriptionById,
} from '../subscriptions/subscriptions.store.ts'

const stepJob = 'finance.step'

interface DueStep {
  subscriptionId: number
}

/** What time does to subscriptions: reminders, trials that end, renewals and their further tries. */
export function createSteps(ports: FinancePorts, payments: Payments, notices: Notices): Job<never>[] {
  const { sql, now, jobs, note } = ports

  const isDue = (step: Step | null): step is Step => step !== null && step.at <= now()

  async function remind(tx: Sql, row: SubscriptionRow): Promise<void> {
    await happens(ports, tx, row.userId, { kind: 'reminded' })
    const order = orderOf(ports, renewalItems(row, row.currentPeriodEnd))
    const money = { amount: totalsOf(order).total, currency: order.currency, invoice: null }
    await notices.tell(tx, row.status === 'trialing' ? 'trial-ends' : 'year-ends', row, money)
  }

  async function end(tx: Sql, row: SubscriptionRow): Promise<void> {
    await notices.tell(tx, 'ended', await changeSubscription(tx, row.id, asOf(row, now()), now()))
    await note(tx, row.userId, endedNote(row))
  }

  async function charge(tx: Sql, subscription: SubscriptionRow, customer: string[]): Promise<Transaction> {
    const order = orderOf(ports, renewalItems(subscription, now()))
    const planId = subscription.nextPlanId ?? subscription.planId
    return payments.begin(tx, { subscription, purpose: 'renewal', planId, order, customer })
  }

  /** One step, if it is still due once nobody else is at it. Gives back a charge that was begun. */
  const take = ({ id, userId }: SubscriptionRow, customer: string[]): Promise<Transaction | null> =>
    sql.transaction(async (tx) => {
      await lockBilling(tx, userId)
      const row = await subscriptionById(tx, id)
      const step = row && nextStep(row, now())
      if (!row || !isDue(step) || (await pendingOf(tx, id))) return null
      if (step.kind === 'charge') return charge(tx, row, customer)
      await (step.kind === 'end' ? end : remind)(tx, row)
      return null
    })

  const step: Job<DueStep> = {
    name: stepJob,
    async work({ subscriptionId }) {
      for (;;) {
        const row = await subscriptionById(sql, subscriptionId)
        if (!row) return
        const pending = await pendingOf(sql, subscriptionId)
        if (!pending && !isDue(nextStep(row, now()))) return
        const begun = pending ?? (await take(row, await billedTo(ports, row.userId)))
        if (begun) await payments.finish(begun)
      }
    },
  }

  /** One job for each, so that one that cannot be charged holds up no other. */
  const look: Job<unknown> = {
    name: 'finance.look-for-steps',
    every: 'hour',
    async work() {
      for (const subscriptionId of await dueSubscriptions(sql, now()))
        await jobs.enqueue<DueStep>(sql, stepJob, { subscriptionId }, { key: `${stepJob}-${subscriptionId}` })
    },
  }

  return [step, look]
}
