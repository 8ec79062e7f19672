import { oneLine, shown } from '@bespeak/domain/resume/shown.ts'
import { type Column, type HouseBlock, ours, paragraph, type Row, type Tone } from '../house/block.ts'
import { dayOf } from '../house/day.ts'
import { factsTable } from '../house/facts.ts'
import type { Sheet } from '../house/sheet.ts'
import type { PageSize } from '../layout.ts'
import type { InvoiceContent } from './invoice.ts'
import { moneyIn } from './money.ts'

/** An invoice: who issues it, for whom, what it is for, and what it comes to. */
export function invoiceSheet(invoice: InvoiceContent, pageSize: PageSize): Sheet {
  const number = oneLine(invoice.number)
  const [issuer = ''] = invoice.issuer
  return {
    title: `Invoice ${number}`,
    author: oneLine(issuer),
    pageSize,
    blocks: [
      { type: 'title', marked: false, kind: 'Invoice', date: oneLine(issuer), text: number, paragraphs: [] },
      factsTable([
        ['Issued', dayOf(invoice.createdAt)],
        ['Due', dayOf(invoice.dueDate)],
        ['Paid', dayOf(invoice.paidAt)],
        ['Status', ...statusWords[invoice.status]],
      ]),
      { type: 'address', name: 'From', lines: invoice.issuer.map(oneLine) },
      { type: 'address', name: 'Billed to', lines: invoice.customer.map(oneLine) },
      items(invoice),
      ...invoice.notes.map((note) => paragraph(ours(shown(note), 'soft'))),
    ],
  }
}

const statusWords: Record<InvoiceContent['status'], [text: string, tone: Tone]> = {
  open: ['Open', 'warn'],
  paid: ['Paid', 'fit'],
  void: ['Void', 'danger'],
}

const columns: Column[] = [
  { head: 'Description', width: 'rest', align: 'start' },
  { head: 'Quantity', width: 'fit', align: 'end' },
  { head: 'Unit price', width: 'fit', align: 'end' },
  { head: 'Amount', width: 'fit', align: 'end' },
]

function items({ items, subtotal, tax, taxRate, total, currency }: InvoiceContent): HouseBlock {
  const money = moneyIn(currency)
  const taxName = taxRate === null ? 'Tax' : `Tax (${taxRate} %)`
  return {
    type: 'table',
    form: 'figures',
    columns,
    rows: [
      ...items.map(
        ({ description, quantity, unitPrice, amount }): Row => ({
          above: 'rule',
          cells: [
            [[ours(oneLine(description))]],
            ...[String(quantity), money(unitPrice), money(amount)].map((it) => [[ours(it)]]),
          ],
        }),
      ),
      sumRow('rule', 'Subtotal', money(subtotal), 'plain'),
      sumRow('nothing', taxName, money(tax), 'plain'),
      sumRow('seam', `Total ${currency}`, money(total), 'strong'),
    ],
  }
}

const sumRow = (above: Row['above'], name: string, amount: string, tone: Tone): Row => ({
  above,
  cells: [[], [], [[ours(name, tone)]], [[ours(amount, tone)]]],
})
