import { fromMinor } from '@bespeak/domain/billing/money.ts'
import type { Builder } from '../../../kernel/graphql.ts'
import type { Payments } from './payments.ts'
import type { Transaction } from './transactions.store.ts'

export function addPayments(builder: Builder, payments: Payments) {
  const transaction = builder.objectRef<Transaction>('Transaction').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      kind: t.exposeString('kind'),
      amount: t.float({ resolve: ({ amount, currency }) => fromMinor(amount, currency) }),
      currency: t.exposeString('currency'),
      status: t.exposeString('status'),
      description: t.exposeString('description'),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      invoiceId: t.exposeInt('invoiceId', { nullable: true }),
    }),
  })
  builder.queryField('getUserTransactions', (t) =>
    t.field({ type: [transaction], resolve: (_, __, context) => payments.list(context) }),
  )
  return transaction
}

export type TransactionType = ReturnType<typeof addPayments>
