import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Subscription } from '../../lib/billing.ts'
import { data, noConnection } from '../../testing/answers.ts'
import { showPage } from '../../testing/show-page.tsx'
import { Component as Page } from './subscribe-page.tsx'
import { Component as CancelPage } from './subscription-cancel-page.tsx'
import { Component as SuccessPage } from './subscription-success-page.tsx'
import { testCards } from './test-cards.ts'
import { pastDue, subscription } from './testing/billing.ts'

type Answers = Parameters<typeof showPage>[1]
type Shown = { has?: Subscription | null; canStartTrial?: boolean; address?: string }

const sums: Record<number, number> = { 2: 12, 3: 96 }

const preview = ({ planId }: Record<string, unknown>) => ({
  ...{ success: true, message: '', dueNow: sums[Number(planId)], tax: 0, nextCharge: sums[Number(planId)] },
  ...{ nextChargeAt: '2026-12-16T09:00:00.000Z', currency: 'USD' },
})

const declined = 'This card was declined. Nothing was charged.'
const question = 'Your bank asks you to confirm this payment. Nothing is charged until you do.'
const endings: Record<string, { success: boolean; message: string }> = {
  paid: { success: true, message: 'Thank you.' },
  confirmed: { success: true, message: 'Thank you.' },
  renewal_fails: { success: true, message: 'Thank you.' },
  declined: { success: false, message: declined },
  needs_confirmation: { success: false, message: question },
}

const service = ({ has = null, canStartTrial = false }: Shown): Answers => ({
  'query Subscription': () => data({ getUserSubscription: has, canStartTrial }),
  'query PlanChange': (given) => data({ previewPlanChange: preview(given) }),
  'mutation StartCheckout': ({ planId }) =>
    data({
      startCheckout: {
        success: true,
        message: '',
        url: `http://localhost/subscribe?plan=${planId}&checkout=c-${planId}`,
      },
    }),
  'mutation CompleteSandboxCheckout': ({ outcome }) => data({ completeSandboxCheckout: endings[String(outcome)] }),
})

const show = (shown: Shown = {}, answers: Answers = {}) =>
  showPage(
    { path: '/subscribe', address: shown.address ?? '/subscribe?plan=2', Page },
    { ...service(shown), ...answers },
  )

const numberOf = (outcome: string) => testCards.find((card) => card.outcome === outcome)?.number ?? ''
const take = async (outcome: string) => userEvent.click(await screen.findByRole('button', { name: numberOf(outcome) }))
const payButton = () => screen.findByRole('button', { name: /^(Pay|Try again,) \$/ })
const address = () => screen.findByLabelText('Address')

describe('the page on which a plan is paid for', () => {
  it('says first that payments are a test, and lists the test cards with their ends', async () => {
    show()
    const note = (await screen.findByText('Test payments.')).closest('form')
    expect(note?.firstElementChild?.textContent).toMatch(/^Test payments\. This server is in its sandbox/)
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      testCards.map(({ number, words }) => `${number} ${words}`),
    )
  })

  it('says nothing of test payments before it is known that they are, nor where nobody knows', async () => {
    let answer: (response: Response) => void = () => undefined
    const page = show({}, { '/api/v1/site': () => new Promise((resolve) => (answer = resolve)) })
    await waitFor(() => expect(page.sent('query Subscription')).toHaveLength(1))
    expect(screen.queryByText(/test|sandbox/i)).toBeNull()
    answer(new Response('', { status: 500 }))
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
    expect(screen.queryByText(/test|sandbox/i)).toBeNull()
  })

  it('takes no card but a test card, sends nothing, and keeps what was typed', async () => {
    const page = show()
    await userEvent.type(await screen.findByLabelText('Card number'), '4111 1111 1111 1111')
    await userEvent.click(await payButton())
    expect(screen.getByText('Please use one of the test cards above, not a real one.')).toBeDefined()
    expect(screen.getByText('Please write any 3 digits.')).toBeDefined()
    expect(screen.getByLabelText('Card number')).toHaveProperty('value', '4111 1111 1111 1111')
    expect(document.activeElement).toBe(screen.getByLabelText('Card number'))
    expect(page.sent('mutation StartCheckout')).toEqual([])
  })

  it('takes no card that has expired, and says so at its month', async () => {
    const page = show()
    await take('paid')
    await userEvent.clear(screen.getByLabelText('Expires'))
    await userEvent.type(screen.getByLabelText('Expires'), '1225{Enter}')
    expect(screen.getByText(/^That month is over\./)).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Expires'))
    expect(page.sent('mutation StartCheckout')).toEqual([])
  })

  it('pays, and no card leaves the page', async () => {
    const page = show()
    await take('paid')
    await userEvent.click(await payButton())
    expect((await address()).textContent).toBe('/subscription/success')
    expect(page.sent('mutation CompleteSandboxCheckout')).toEqual([{ checkoutId: 'c-2', outcome: 'paid' }])
    expect(JSON.stringify(vi.mocked(fetch).mock.calls)).not.toContain('4242')
  })

  it('pays once for a double click', async () => {
    let answer: (response: Response) => void = () => undefined
    const page = show({}, { 'mutation CompleteSandboxCheckout': () => new Promise((resolve) => (answer = resolve)) })
    await take('paid')
    await userEvent.dblClick(await payButton())
    const busy = await screen.findByRole('button', { name: 'Paying, please keep this page open' })
    expect(busy).toHaveProperty('disabled', true)
    await waitFor(() => expect(page.sent('mutation CompleteSandboxCheckout')).toHaveLength(1))
    answer(data({ completeSandboxCheckout: endings.paid }))
    await address()
    expect(page.sent('mutation StartCheckout')).toHaveLength(1)
    expect(page.sent('mutation CompleteSandboxCheckout')).toHaveLength(1)
  })

  it('says that a card was declined, keeps the fields, and lets try again', async () => {
    show()
    await take('declined')
    await userEvent.click(await payButton())
    expect(await screen.findByText(declined)).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Card number'))
    expect(screen.getByLabelText('Card number')).toHaveProperty('value', numberOf('declined'))
    expect(screen.getByRole('button', { name: 'Try again, $12.00' })).toBeDefined()
    await take('paid')
    expect(screen.queryByText(declined)).toBeNull()
    await userEvent.click(await payButton())
    expect((await address()).textContent).toBe('/subscription/success')
  })

  it.each([
    ['Confirm $12.00', 'confirmed'],
    ['Refuse', 'declined'],
  ])('asks to confirm where the bank does: %s', async (name, outcome) => {
    const page = show()
    await take('needs_confirmation')
    await userEvent.click(await payButton())
    expect(await screen.findByText(new RegExp(question))).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name }))
    await waitFor(() =>
      expect(page.sent('mutation CompleteSandboxCheckout').at(-1)).toEqual({ checkoutId: 'c-2', outcome }),
    )
    if (outcome === 'confirmed') expect((await address()).textContent).toBe('/subscription/success')
    else expect(await screen.findByText(declined)).toBeDefined()
  })

  it('says why nothing was paid where the connection is gone', async () => {
    show({}, { 'mutation StartCheckout': () => Promise.reject(noConnection()) })
    await take('paid')
    await userEvent.click(await payButton())
    expect(await screen.findByRole('alert')).toBeDefined()
    expect(await payButton()).toHaveProperty('disabled', false)
  })

  it('carries the sum of the plan that is chosen', async () => {
    const page = show()
    await userEvent.click(await screen.findByRole('radio', { name: /^Yearly/ }))
    expect(await screen.findByRole('button', { name: 'Pay $96.00' })).toBeDefined()
    expect(screen.getByText(/We will email you three days before/)).toBeDefined()
    await take('paid')
    await userEvent.click(await payButton())
    await waitFor(() => expect(page.sent('mutation StartCheckout')).toEqual([{ planId: 3 }]))
  })

  it('opens on the plan of its address', async () => {
    show({ address: '/subscribe?plan=3' })
    expect(await screen.findByRole('button', { name: 'Pay $96.00' })).toBeDefined()
    expect(screen.queryByText(/days, no card/)).toBeNull()
  })

  it('starts a trial without a card', async () => {
    const page = show(
      { canStartTrial: true },
      { 'mutation StartTrial': () => data({ startTrial: { success: true, message: 'You have Pro.' } }) },
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Try Pro for 14 days' }))
    expect((await address()).textContent).toBe('/my-subscriptions')
    expect(page.sent('mutation StartTrial')).toEqual([{ planId: 2 }])
  })

  it('has nothing to pay for who has Pro', async () => {
    show({ has: subscription() })
    expect(await screen.findByRole('heading', { name: 'You already have Pro' })).toBeDefined()
    expect(screen.queryByLabelText('Card number')).toBeNull()
  })

  it('lets who is late pay for what is due, and nothing else', async () => {
    const page = show({ has: pastDue, address: '/subscribe?plan=3' })
    expect(await screen.findByRole('heading', { name: 'Change card and pay' })).toBeDefined()
    expect(screen.queryByRole('radio')).toBeNull()
    await take('paid')
    await userEvent.click(await payButton())
    await waitFor(() => expect(page.sent('mutation StartCheckout')).toEqual([{ planId: 2 }]))
  })

  it('where the order cannot be loaded says so, and cannot be paid on', async () => {
    show({}, { 'query PlanChange': () => Promise.reject(noConnection()) })
    expect(await screen.findByText('Your order could not be loaded.')).toBeDefined()
    expect(screen.getByRole('button', { name: /^Pay/ })).toHaveProperty('disabled', true)
  })
})

describe('after a payment', () => {
  const after = (has: Subscription | null) =>
    showPage({ path: '/subscription/success', address: '/subscription/success', Page: SuccessPage }, service({ has }))

  it('the address opened without paying says that nothing was paid, and changes nothing', async () => {
    const page = after(null)
    expect(await screen.findByRole('heading', { name: 'No payment has arrived' })).toBeDefined()
    expect(page.sent('mutation')).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(page.sent('query Subscription')).toHaveLength(2))
  })

  it('says what is paid, and what comes next', async () => {
    after(subscription())
    const card = await screen.findByRole('region', { name: 'You have Pro' })
    expect(card.textContent).toContain('Pro monthly is paid until 15 February 2027.')
    expect(card.textContent).toContain('Next payment on 16 February 2027, $12.00.')
    expect(within(card).getByRole('link', { name: 'Tailor a resume' })).toBeDefined()
  })

  it('that was left says that nothing was charged', async () => {
    showPage({ path: '/subscription/cancel', address: '/subscription/cancel', Page: CancelPage }, {})
    expect(await screen.findByRole('heading', { name: 'Nothing was charged' })).toBeDefined()
  })
})
