import type { Sql } from '../../../kernel/db.ts'
import { underWay } from '../answers.ts'
import { canStillPay } from '../checkouts/checkouts.store.ts'
import { giveInvoicesTo } from '../invoices/invoices.store.ts'
import { giveTransactionsTo } from '../payments/transactions.store.ts'
import type { FinancePorts } from '../ports.ts'
import { giveSubscriptionsTo, hasLive, lockBilling, nextFormerCustomer } from './subscriptions.store.ts'

/**
 * What the law wants kept, without the person: numbers, days and amounts stay, and belong to a former customer who is
 * nobody. After `closeAccount`; whoever subscribed or opened a payment page in between closes again.
 */
export const createWithoutPerson =
  ({ now }: Pick<FinancePorts, 'now'>) =>
  async (tx: Sql, userId: number): Promise<void> => {
    await lockBilling(tx, userId)
    if ((await hasLive(tx, userId)) || (await canStillPay(tx, userId, now()))) throw underWay()
    const former = await nextFormerCustomer(tx)
    await giveSubscriptionsTo(tx, userId, former)
    await giveInvoicesTo(tx, userId, former)
    await giveTransactionsTo(tx, userId, former)
  }
