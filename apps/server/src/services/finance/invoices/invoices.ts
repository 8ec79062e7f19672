import type { RenderFailure } from '@bespeak/documents/write/index.ts'
import type { InvoiceContent } from '@bespeak/documents/write/invoice/invoice.ts'
import { fromMinor } from '@bespeak/domain/billing/money.ts'
import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import { AppError, badInput, notFound } from '../../../kernel/errors.ts'
import { countInvoice } from '../limits.ts'
import type { FinancePorts } from '../ports.ts'
import { type InvoiceStatus, invoiceStatuses } from '../schema.ts'
import { type Invoice, invoiceOf, invoicesOf } from './invoices.store.ts'

interface Asked {
  status: string | null
  from: Date | null
  to: Date | null
}

export type Invoices = ReturnType<typeof createInvoices>

export function createInvoices(ports: FinancePorts) {
  const { sql, provider, writerFor } = ports

  return {
    async list(context: RequestContext, { status, from, to }: Asked): Promise<Invoice[]> {
      const viewer = signedIn(context)

      return invoicesOf(sql, viewer.userId, { status: status === null ? null : known(status), from, to })
    },

    async asPdf(context: RequestContext, id: number) {
      const { userId } = signedIn(context)
      const invoice = await invoiceOf(sql, userId, id)
      if (!invoice) throw notFound()
      await countInvoice(ports, userId)

      const rendered = await writerFor(userId).renderInvoice(contentOf(invoice, provider.invoiceNote), 'a4')
      if (!rendered.ok) throw notWritten(rendered)
      const filename = `invoice-${invoice.number}.pdf`
      return {
        success: true,
        message: 'Your invoice is ready.',
        data: Buffer.from(rendered.bytes).toString('base64'),
        filename,
      }
    },
  }
}

function known(status: string): InvoiceStatus {
  const found = invoiceStatuses.find((it) => it === status)
  if (!found) throw badInput({ status: `An invoice is ${invoiceStatuses.join(', ')}.` })
  return found
}

/** Somebody who waits can try again; a writer that breaks is a mistake of ours. */
function notWritten({ reason, line }: RenderFailure): Error {
  if (['own', 'busy', 'slow'].includes(reason))
    return new AppError('RATE_LIMITED', 'Many documents are being made right now. Please try again in a moment.', {
      retryAfter: 10,
    })
  if (reason === 'unproven') return badInput({ invoice: `One line cannot be printed: “${line}”. Please contact us.` })
  return new Error(`the invoice was not written: ${reason}`)
}

const thousandths = 1000

function contentOf(invoice: Invoice, note: string | null): InvoiceContent {
  const { currency, taxRate, providerNumber } = invoice
  const units = (minor: number) => fromMinor(minor, currency)
  return {
    issuer: invoice.issuer,
    customer: invoice.customer,
    number: invoice.number,
    status: invoice.status,
    createdAt: invoice.createdAt.toISOString(),
    dueDate: invoice.dueDate?.toISOString() ?? null,
    paidAt: invoice.paidAt?.toISOString() ?? null,
    currency,
    items: invoice.items.map(({ description, quantity, unitPrice, amount }) => ({
      ...{ description, quantity, unitPrice: units(unitPrice), amount: units(amount) },
    })),
    subtotal: units(invoice.subtotal),
    taxRate: taxRate === 0 ? null : taxRate / thousandths,
    tax: units(invoice.tax),
    total: units(invoice.total),
    notes: [note, providerNumber && `The payment provider’s invoice: ${providerNumber}`].filter((it) => it !== null),
  }
}
