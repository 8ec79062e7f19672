import { readFile } from '@bespeak/documents/read-file.ts'
import { itemOf } from '@bespeak/domain/billing/order.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { field, startTestApp, type TestApp } from '../../../testing/app.ts'
import { type BillingCalls, billingCalls, portsOf, type User } from '../testing/billing-calls.ts'
import { bill } from './billing.ts'

let app: TestApp
let calls: BillingCalls
let user: User
beforeAll(async () => {
  const env = {
    RATE_LIMIT_FACTOR: '1000',
    TAX_RATE: '8.875',
    INVOICE_ISSUER: 'Bespeak Ltd; 1 Mill Lane, Leeds; VAT GB 000',
  }
  app = await startTestApp({ env })
  calls = billingCalls(app)
  app.clock.set(new Date('2026-12-31T23:59:00Z'))
  user = await app.signUp()
})
afterAll(() => app.close())

const numbers = async () =>
  (await app.pool.query<{ number: string }>('select number from finance.invoices order by id')).rows.map(
    (it) => it.number,
  )

const pdfText =
  'mutation($invoiceId: Int!) { downloadInvoicePDF(invoiceId: $invoiceId) { success message data filename } }'

describe('invoices', () => {
  it('are listed newest first, by status and by day, and no one else’s', async () => {
    await calls.subscribe(user)
    const other = await app.signUp()
    expect(await calls.invoices(other)).toEqual([])
    const [invoice] = await calls.invoices(user)
    expect(invoice).toMatchObject({ number: '2026-0001', subtotal: 12, tax: 1.07, total: 13.07 })
    expect(await calls.invoices(user, { status: 'paid' })).toHaveLength(1)
    expect(await calls.invoices(user, { status: 'open' })).toEqual([])
    expect(await calls.invoices(user, { from: '2026-12-31T23:59:00Z' })).toHaveLength(1)
    expect(await calls.invoices(user, { to: '2026-12-31T23:59:00Z' })).toEqual([])
    const { body } = await calls.call(user, '{ getUserInvoices(status: "lost") { id } }')
    expect(body.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { status: 'An invoice is open, paid, void.' },
    })
  })

  it('as PDF are for their owner, and say who, for what and how much', async () => {
    const [invoice] = await calls.invoices(user)
    const other = await app.signUp()
    for (const [who, invoiceId] of [
      [other, invoice?.id],
      [user, 2_000_000_000],
      [user, -1],
    ] as const)
      expect((await calls.call(who, pdfText, { invoiceId })).body.errors?.[0]?.extensions?.code).toBe('NOT_FOUND')

    const pdf = field<{ success: boolean; data: string; filename: string }>(
      await calls.call(user, pdfText, { invoiceId: invoice?.id }),
      'downloadInvoicePDF',
    )
    expect([pdf.success, pdf.filename]).toEqual([true, 'invoice-2026-0001.pdf'])
    const read = await readFile(Buffer.from(pdf.data, 'base64'))
    if (!read.ok) throw new Error(read.message)
    const text = JSON.stringify(read.source)
    const said = [
      'Bespeak Ltd',
      'VAT GB 000',
      user.email,
      '2026-0001',
      '31 December 2026',
      '$12.00',
      'Tax (8.875 %)',
      '$1.07',
      '$13.07',
      'no money was taken',
    ]
    for (const words of said) expect(text).toContain(words)
  })

  it('stay as they were written, whatever is changed later', async () => {
    await app.pool.query(`update identity.users set first_name = 'Somebody', last_name = 'Else' where id = $1`, [
      user.userId,
    ])
    const { rows } = await app.pool.query<{ customer: string[] }>('select customer from finance.invoices')
    expect(rows[0]?.customer).toEqual([user.username, user.email])
  })

  it('are numbered without a gap in each year, however many at once and however many fail', async () => {
    const subscription = await calls.subscription(user)
    const ports = portsOf(app)
    const place = (at: number) =>
      app.sql.transaction(async (tx) => {
        const order = { currency: 'USD', taxRate: 0, items: [itemOf(`Item ${at}`, at)] }
        const owner = { userId: user.userId, subscriptionId: subscription?.id ?? 0, customer: [] }
        await bill(tx, ports, { ...owner, order, now: new Date('2027-01-01T00:00:00Z') })
        if (at % 5 === 0) throw new Error('not kept after all')
      })
    const placed = await Promise.allSettled(Array.from({ length: 250 }, (_, at) => place(at)))
    expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(200)
    const expected = Array.from({ length: 200 }, (_, at) => `2027-${String(at + 1).padStart(4, '0')}`)
    expect((await numbers()).sort()).toEqual(['2026-0001', ...expected])
  })
})
