import { eq, inArray } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Sql } from '../../kernel/db.ts'
import type { Held } from '../../kernel/held.ts'
import { checkouts, invoiceItems, invoices, subscriptions, transactions, uses } from './schema.ts'

const own = (column: PgColumn) => (_: Sql, userId: number) => eq(column, userId)

export const held: readonly Held[] = [
  {
    ...{ table: subscriptions, path: 'payments/subscriptions.json', by: subscriptions.id },
    ...{ about: 'The plans you have had', whose: own(subscriptions.userId), leftOut: ['paymentMethod'] },
  },
  {
    ...{ table: invoices, path: 'payments/invoices.json', by: invoices.id },
    ...{ about: 'Your invoices', whose: own(invoices.userId) },
  },
  {
    ...{ table: invoiceItems, path: 'payments/invoice-lines.json', by: invoiceItems.id },
    about: 'What stands on each invoice',
    whose: (sql, userId) =>
      inArray(
        invoiceItems.invoiceId,
        sql.select({ id: invoices.id }).from(invoices).where(eq(invoices.userId, userId)),
      ),
  },
  {
    ...{ table: transactions, path: 'payments/transactions.json', by: transactions.id },
    ...{ about: 'What was paid and given back', whose: own(transactions.userId), leftOut: ['paymentMethod', 'key'] },
  },
  {
    ...{ table: checkouts, path: 'payments/checkouts.json', by: checkouts.id },
    ...{ about: 'Payment pages that you opened', whose: own(checkouts.userId) },
  },
  {
    ...{ table: uses, path: 'payments/use.json', by: uses.id },
    ...{ about: 'What you used, as it is counted against your plan', whose: own(uses.userId), leftOut: ['resultKey'] },
  },
]
