import { fromMinor } from '@bespeak/domain/billing/money.ts'
import type { Builder } from '../../../kernel/graphql.ts'
import { type Answer, answer } from '../answers.ts'
import type { Invoice, InvoiceItemRow } from './invoices.store.ts'
import type { Invoices } from './invoices.ts'

type Pdf = Answer<Awaited<ReturnType<Invoices['asPdf']>>>

export function addInvoices(builder: Builder, invoices: Invoices) {
  const item = builder.objectRef<InvoiceItemRow & Pick<Invoice, 'currency'>>('InvoiceItem').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      description: t.exposeString('description'),
      quantity: t.exposeInt('quantity'),
      unitPrice: t.float({ resolve: ({ unitPrice, currency }) => fromMinor(unitPrice, currency) }),
      amount: t.float({ resolve: ({ amount, currency }) => fromMinor(amount, currency) }),
    }),
  })
  const invoice = builder.objectRef<Invoice>('Invoice').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      userId: t.exposeInt('userId'),
      subscriptionId: t.exposeInt('subscriptionId'),
      number: t.exposeString('number'),
      status: t.exposeString('status'),
      subtotal: t.float({ resolve: ({ subtotal, currency }) => fromMinor(subtotal, currency) }),
      tax: t.float({ resolve: ({ tax, currency }) => fromMinor(tax, currency) }),
      total: t.float({ resolve: ({ total, currency }) => fromMinor(total, currency) }),
      currency: t.exposeString('currency'),
      dueDate: t.expose('dueDate', { type: 'DateTime', nullable: true }),
      paidAt: t.expose('paidAt', { type: 'DateTime', nullable: true }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
      providerNumber: t.exposeString('providerNumber', { nullable: true }),
      items: t.field({ type: [item], resolve: ({ items, currency }) => items.map((it) => ({ ...it, currency })) }),
    }),
  })
  const pdf = builder.objectRef<Pdf>('InvoicePDF').implement({
    fields: (t) => ({
      success: t.exposeBoolean('success'),
      message: t.exposeString('message'),
      data: t.string({ nullable: true, resolve: ({ data }) => data ?? null }),
      filename: t.string({ nullable: true, resolve: ({ filename }) => filename ?? null }),
    }),
  })
  builder.queryField('getUserInvoices', (t) =>
    t.field({
      type: [invoice],
      args: { status: t.arg.string(), from: t.arg({ type: 'DateTime' }), to: t.arg({ type: 'DateTime' }) },
      resolve: (_, { status, from, to }, context) =>
        invoices.list(context, { status: status ?? null, from: from ?? null, to: to ?? null }),
    }),
  )
  builder.mutationField('downloadInvoicePDF', (t) =>
    t.field({
      type: pdf,
      args: { invoiceId: t.arg.int({ required: true }) },
      resolve: (_, { invoiceId }, context) => answer(invoices.asPdf(context, invoiceId)),
    }),
  )
}
