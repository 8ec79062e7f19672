import { underWay } from '../answers.ts'
import { canStillPay, removeCheckoutsOf } from '../checkouts/checkouts.store.ts'
import { voidOpenInvoices } from '../invoices/invoices.store.ts'
import { pendingOf } from '../payments/transactions.store.ts'
import type { FinancePorts } from '../ports.ts'
import { removeUsesOf } from '../usage/usage.store.ts'
import { happens } from './happens.ts'
import { changePaymentMethod, latestOf, lockBilling } from './subscriptions.store.ts'

/**
 * Before an account is deleted: nothing is ever charged again, first at the provider, then here. Stopped in between, it
 * is done again from the start. Invoices and transactions stay: the law wants them kept.
 */
export const createCloseAccount =
  (ports: FinancePorts) =>
  async (userId: number): Promise<void> => {
    const { sql, now, provider } = ports
    const latest = await latestOf(sql, userId)
    // How it ends must be known first: afterwards nobody could say what the money was for.
    if (latest && (await pendingOf(sql, latest.id))) throw underWay()
    const method = latest?.paymentMethod
    if (method) await provider.forget(method)
    await sql.transaction(async (tx) => {
      await lockBilling(tx, userId)
      if (await canStillPay(tx, userId, now())) throw underWay()
      await happens(ports, tx, userId, { kind: 'stopped', reason: 'Account closed' })
      const row = await latestOf(tx, userId)
      if (row) await voidOpenInvoices(tx, row.id, now())
      if (row) await changePaymentMethod(tx, row.id, null)
      await removeCheckoutsOf(tx, userId)
      await removeUsesOf(tx, userId)
    })
  }
