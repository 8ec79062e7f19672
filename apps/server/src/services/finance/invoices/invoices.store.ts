import type { Item, Totals } from '@bespeak/domain/billing/order.ts'
import { and, asc, desc, eq, gte, inArray, lt, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import { type InvoiceStatus, invoiceItems, invoiceNumbers, invoices } from '../schema.ts'

export type InvoiceItemRow = typeof invoiceItems.$inferSelect
type InvoiceRow = typeof invoices.$inferSelect
export type Invoice = InvoiceRow & { items: InvoiceItemRow[] }
export type NewInvoice = Omit<typeof invoices.$inferInsert, 'number' | keyof Totals> &
  Totals & { items: readonly Item[] }

export interface InvoiceFilter {
  status: InvoiceStatus | null
  from: Date | null
  to: Date | null
}

/**
 * The next number of its year. The row is held until the end: whoever comes next waits, and takes the same number if
 * this invoice is not kept after all. So none is missing and none is there twice.
 */
async function nextNumber(tx: Sql, year: number): Promise<string> {
  const [row] = await tx
    .insert(invoiceNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoiceNumbers.year, set: { last: raw`${invoiceNumbers.last} + 1` } })
    .returning()
  return `${year}-${String(row?.last).padStart(4, '0')}`
}

export async function insertInvoice(tx: Sql, { items, ...invoice }: NewInvoice): Promise<Invoice> {
  const number = await nextNumber(tx, invoice.createdAt.getUTCFullYear())
  const [row] = await tx
    .insert(invoices)
    .values({ ...invoice, number })
    .returning()
  if (!row) throw new Error('the invoice was not kept')
  const listed = items.map((item) => ({ ...item, invoiceId: row.id }))
  return { ...row, items: await tx.insert(invoiceItems).values(listed).returning() }
}

/** Gives back its number. */
export async function payInvoice(tx: Sql, id: number, paidAt: Date): Promise<string | null> {
  const paid = tx.update(invoices).set({ status: 'paid', paidAt, updatedAt: paidAt }).where(eq(invoices.id, id))
  return (await paid.returning({ number: invoices.number }))[0]?.number ?? null
}

export const voidInvoice = (tx: Sql, id: number, now: Date) =>
  tx
    .update(invoices)
    .set({ status: 'void', updatedAt: now })
    .where(and(eq(invoices.id, id), eq(invoices.status, 'open')))

/** The one that a renewal which was declined is still to be paid by. */
export const openInvoiceOf = async (sql: Sql, subscriptionId: number): Promise<Invoice | null> =>
  (await withItems(sql, await sql.select().from(invoices).where(openOf(subscriptionId))))[0] ?? null

const openOf = (subscriptionId: number) => and(eq(invoices.subscriptionId, subscriptionId), eq(invoices.status, 'open'))

export const voidOpenInvoices = (tx: Sql, subscriptionId: number, now: Date) =>
  tx.update(invoices).set({ status: 'void', updatedAt: now }).where(openOf(subscriptionId))

/** Whom it was for is no longer said. */
export const giveInvoicesTo = (tx: Sql, userId: number, former: number) =>
  tx
    .update(invoices)
    .set({ userId: former, customer: ['Former customer'] })
    .where(eq(invoices.userId, userId))

export const invoiceOf = async (sql: Sql, userId: number, id: number): Promise<Invoice | null> =>
  (
    await withItems(
      sql,
      await sql
        .select()
        .from(invoices)
        .where(and(eq(invoices.id, id), eq(invoices.userId, userId))),
    )
  )[0] ?? null

const mostListed = 1000

export async function invoicesOf(sql: Sql, userId: number, { status, from, to }: InvoiceFilter): Promise<Invoice[]> {
  const wanted = and(
    eq(invoices.userId, userId),
    status ? eq(invoices.status, status) : undefined,
    from ? gte(invoices.createdAt, from) : undefined,
    to ? lt(invoices.createdAt, to) : undefined,
  )
  const rows = sql.select().from(invoices).where(wanted)
  return withItems(sql, await rows.orderBy(desc(invoices.createdAt), desc(invoices.id)).limit(mostListed))
}

async function withItems(sql: Sql, rows: InvoiceRow[]): Promise<Invoice[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const items = await sql
    .select()
    .from(invoiceItems)
    .where(inArray(invoiceItems.invoiceId, ids))
    .orderBy(asc(invoiceItems.id))
  return rows.map((row) => ({ ...row, items: items.filter(({ invoiceId }) => invoiceId === row.id) }))
}
