import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { downloadInvoiceMutation, type Invoice } from '../../lib/billing.ts'
import { day, money } from '../../lib/billing-words.ts'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Table } from '../../ui/table.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './billing.module.css'
import * as texts from './texts/subscription.tsx'

const columns = [
  { key: 'number', label: texts.invoiceColumns.number },
  { key: 'for', label: texts.invoiceColumns.for },
  { key: 'date', label: texts.invoiceColumns.date },
  { key: 'total', label: texts.invoiceColumns.total },
  { key: 'status', label: texts.invoiceColumns.status },
  { key: 'pdf', label: <VisuallyHidden>{texts.invoiceColumns.pdf}</VisuallyHidden> },
]

const states: Record<string, { label: string; tone: 'fit' | 'warn' | 'plain' }> = {
  paid: { label: texts.paid, tone: 'fit' },
  open: { label: texts.invoiceOpen, tone: 'warn' },
  void: { label: texts.invoiceVoid, tone: 'plain' },
}

export function InvoicesCard({ invoices }: { invoices: readonly Invoice[] }) {
  return (
    <Card title={texts.invoices} className={styles.invoices}>
      {invoices.length === 0 ? (
        <p className={styles.quiet}>{texts.noInvoices}</p>
      ) : (
        <Table caption={texts.yourInvoices} columns={columns}>
          {invoices.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </Table>
      )}
    </Card>
  )
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { id, number, status, total, currency, createdAt, items } = invoice
  const download = useMutation(downloadInvoiceMutation())
  const state = states[status]
  return (
    <tr>
      <th scope="row">
        {number}
        <small className={styles.narrow}>{items[0]?.description}</small>
      </th>
      <td>{items[0]?.description}</td>
      <td>{day(createdAt)}</td>
      <td>{money(total, currency)}</td>
      <td>
        <Badge tone={state?.tone ?? 'plain'}>{state?.label ?? status}</Badge>
      </td>
      <td data-align="end">
        <IconButton
          label={texts.downloadInvoice(number)}
          disabled={download.isPending}
          onClick={() => download.mutate(id)}
        >
          <Download size={20} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      </td>
    </tr>
  )
}
