import { describe, expect, it } from 'vitest'
import { sheetTask } from '../house/sheet.ts'
import { proven } from '../testing/engine.ts'
import { endless, hostile, isAccessible, metaOf, rightToLeft, setSheet } from '../testing/house.ts'
import type { InvoiceContent } from './invoice.ts'
import { invoiceSheet } from './invoice-sheet.ts'
import { moneyIn } from './money.ts'

const invoice: InvoiceContent = {
  issuer: ['Sandbox issuer', 'Test payments only'],
  customer: ['Ines Duarte', 'Porto'],
  number: 'BSP-2026-000042',
  status: 'paid',
  createdAt: '2026-11-01T09:00:00Z',
  dueDate: '2026-11-15',
  paidAt: '2026-11-02T10:00:00Z',
  currency: 'EUR',
  items: [{ description: 'Pro plan, November 2026', quantity: 2, unitPrice: 617.25, amount: 1234.5 }],
  subtotal: 1234.5,
  taxRate: 23,
  tax: 283.94,
  total: 1518.44,
  notes: ['Paid by card.'],
}

describe('an invoice as PDF', () => {
  it('sets text as text, whatever it looks like and however long it is, in every writing we promise', async () => {
    for (const text of [hostile, rightToLeft]) {
      const items = [text, endless].map((description) => ({ description, quantity: 1, unitPrice: 1, amount: 1 }))
      const sheet = invoiceSheet({ ...invoice, issuer: [text], customer: [text, text], items, notes: [text] }, 'a4')
      expect(await setSheet(sheet)).toMatchObject({ ok: true })
    }
  })

  it('says everything an invoice must, in order', () => {
    expect(sheetTask(invoiceSheet(invoice, 'a4')).lines.join(' | ')).toBe(
      'Invoice | Sandbox issuer | BSP-2026-000042 | Issued | Due | Paid | Status | 1 November 2026 | 15 November 2026 | 2 November 2026 | Paid | ' +
        'From | Sandbox issuer | Test payments only | Billed to | Ines Duarte | Porto | ' +
        'Description | Quantity | Unit price | Amount | Pro plan, November 2026 | 2 | €617.25 | €1,234.50 | ' +
        'Subtotal | €1,234.50 | Tax (23 %) | €283.94 | Total EUR | €1,518.44 | Paid by card.',
    )
  })

  it('says what is open, and no day of payment', () => {
    const { lines } = sheetTask(invoiceSheet({ ...invoice, status: 'open', paidAt: null, taxRate: null, tax: 0 }, 'a4'))
    expect(lines).toEqual(expect.arrayContaining(['Open', 'Tax']))
    expect(lines).not.toContain('Paid')
  })

  it('goes on over pages with its heads, says title, issuer and language, is tagged, and can be listened to', async () => {
    const items = Array.from({ length: 60 }, (_, index) => ({
      description: `Item ${index}`,
      quantity: 1,
      unitPrice: 1,
      amount: 1,
    }))
    const sheet = invoiceSheet({ ...invoice, items }, 'letter')
    const { bytes, pages } = proven(await setSheet(sheet))
    const { info, tagged } = await metaOf(bytes)
    expect(pages).toBeGreaterThan(1)
    expect(info).toMatchObject({ Title: 'Invoice BSP-2026-000042', Author: 'Sandbox issuer', Language: 'en' })
    expect([tagged, await isAccessible(sheetTask(sheet))]).toEqual([true, true])
  })
})

describe('money', () => {
  it.each([
    ['EUR', 1234.5, '€1,234.50'],
    ['USD', -3, '−$3.00'],
    ['JPY', 1200, '¥1,200'],
    ['credits', 2, '2.00 credits'],
    ['', 2, '2.00'],
  ])('in %s is written as it is usual', (currency, amount, written) => {
    expect(moneyIn(currency)(amount)).toBe(written)
  })
})
