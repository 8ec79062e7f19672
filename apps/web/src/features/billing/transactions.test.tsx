import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Transaction } from '../../lib/billing.ts'
import * as files from '../../lib/save-file.ts'
import { data, noConnection } from '../../testing/answers.ts'
import { showPage } from '../../testing/show-page.tsx'
import { Component as Page } from './transaction-history-page.tsx'

vi.mock('../../lib/save-file.ts', { spy: true })

const transaction = (id: number, different: Partial<Transaction> = {}): Transaction => ({
  id,
  kind: 'charge',
  amount: 12,
  currency: 'USD',
  status: 'paid',
  description: 'Pro monthly',
  createdAt: '2026-11-16T09:00:00.000Z',
  invoiceId: id,
  ...different,
})

const some = [
  transaction(1),
  transaction(2, { kind: 'refund', description: '=Refund', invoiceId: null }),
  transaction(3, { status: 'failed', description: 'Renewal' }),
]

const show = (answer: () => Response | Promise<Response>) =>
  showPage({ path: '/transaction-history', address: '/transaction-history', Page }, { 'query Transactions': answer })

const rows = async () => within(await screen.findByRole('list', { name: 'Your transactions' })).getAllByRole('listitem')

describe('the history of transactions', () => {
  it('that cannot be loaded says so, and can be asked for again', async () => {
    let isAway = true
    show(() => (isAway ? Promise.reject(noConnection()) : data({ getUserTransactions: some })))
    const again = await screen.findByRole('button', { name: 'Try again' })
    isAway = false
    await userEvent.click(again)
    expect(await rows()).toHaveLength(3)
  })

  it('without any says what will be here', async () => {
    show(() => data({ getUserTransactions: [] }))
    expect(await screen.findByRole('heading', { name: 'No transactions yet' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull()
  })

  it('shows money that came back as less', async () => {
    show(() => data({ getUserTransactions: some }))
    expect((await rows()).map((row) => row.textContent)).toEqual([
      'Pro monthly16 November 2026Paid$12.00',
      '=Refund16 November 2026Refunded-$12.00',
      'Renewal16 November 2026Failed$12.00',
    ])
  })

  it.each([
    ['Payments', ['Pro monthly']],
    ['Refunds', ['=Refund']],
    ['Failed', ['Renewal']],
  ])('filters: %s', async (name, found) => {
    show(() => data({ getUserTransactions: some }))
    await userEvent.click(await screen.findByRole('radio', { name }))
    expect((await rows()).map((row) => row.querySelector('b')?.textContent)).toEqual(found)
  })

  it('says where a filter finds nothing', async () => {
    show(() => data({ getUserTransactions: [transaction(1)] }))
    await userEvent.click(await screen.findByRole('radio', { name: 'Refunds' }))
    expect(screen.getByText('Nothing here yet.')).toBeDefined()
  })

  it('saves what is shown, and no cell is a formula', async () => {
    const save = vi.mocked(files.saveText).mockImplementation(() => undefined)
    show(() => data({ getUserTransactions: some }))
    await userEvent.click(await screen.findByRole('radio', { name: 'Refunds' }))
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
    expect(save.mock.calls[0]?.[0]).toBe(
      '"Date","Description","Kind","Status","Amount","Currency"\r\n"2026-11-16","\'=Refund","refund","paid",-12,"USD"\r\n',
    )
  })
})
