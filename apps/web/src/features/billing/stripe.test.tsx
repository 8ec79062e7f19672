import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Subscription } from '../../lib/billing.ts'
import { data } from '../../testing/answers.ts'
import { showPage } from '../../testing/show-page.tsx'
import { ProCard } from './pro-card.tsx'
import { Component as SubscribePage } from './subscribe-page.tsx'
import { Component as SuccessPage } from './subscription-success-page.tsx'
import { pastDue, subscription } from './testing/billing.ts'

// Where payments are real: they are made on the provider's pages.

const stripe = { billing: 'stripe' }
const preview = {
  ...{ success: true, message: '', dueNow: 12, tax: 0, nextCharge: 12, currency: 'USD' },
  nextChargeAt: '2026-12-16T09:00:00.000Z',
}
const page = 'https://checkout.stripe.example/c/pay/cs_1'
const portal = 'https://billing.stripe.example/cus_1'

const answers = (has: () => Subscription | null, settings: object = stripe) => ({
  '/api/v1/site': () => new Response(JSON.stringify(settings)),
  'query Subscription': () => data({ getUserSubscription: has(), canStartTrial: false }),
  'query PlanChange': () => data({ previewPlanChange: preview }),
  'mutation StartCheckout': () => data({ startCheckout: { success: true, message: '', url: page } }),
  'mutation OpenBillingPortal': () => data({ openBillingPortal: { success: true, message: '', url: portal } }),
})

const assign = vi.fn()
beforeEach(() => {
  assign.mockReset()
  vi.stubGlobal('location', { ...window.location, assign })
})
afterEach(() => vi.unstubAllGlobals())

describe('the page on which a plan is paid for', () => {
  const show = () =>
    showPage(
      { path: '/subscribe', address: '/subscribe?plan=2', Page: SubscribePage },
      answers(() => null),
    )

  it('never says that payments are a test, asks for no card, and says who takes the money', async () => {
    const { container } = show()
    expect(container.textContent).not.toContain('Test payments')
    expect(await screen.findByRole('button', { name: 'Go to payment, $12.00' })).toBeDefined()
    expect(container.textContent).not.toContain('Test payments')
    expect(screen.queryByLabelText('Card number')).toBeNull()
    expect(container.textContent).toContain('You pay on a secure page of Stripe’s.')
  })

  it('goes on at the provider’s page, and a double click at the same one', async () => {
    const { sent } = show()
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Go to payment, $12.00' }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith(page))
    expect(new Set(assign.mock.calls.flat())).toEqual(new Set([page]))
    expect(sent('mutation CompleteSandboxCheckout')).toEqual([])
  })
})

describe('after a payment', () => {
  it('waits for the news of it, and grants nothing by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let has: Subscription | null = null
    const place = { path: '/subscription/success', address: '/subscription/success', Page: SuccessPage }
    const { sent } = showPage(
      place,
      answers(() => has),
    )
    await screen.findByText('Checking your payment')
    await vi.advanceTimersByTimeAsync(5000)
    expect(screen.queryByRole('heading', { name: 'You have Pro' })).toBeNull()
    has = subscription()
    await vi.advanceTimersByTimeAsync(2000)
    expect(await screen.findByRole('heading', { name: 'You have Pro' })).toBeDefined()
    expect(sent('mutation')).toEqual([])
    vi.useRealTimers()
  })

  it('that never comes says so after a while', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const place = { path: '/subscription/success', address: '/subscription/success', Page: SuccessPage }
    showPage(
      place,
      answers(() => null),
    )
    await screen.findByText('Checking your payment')
    await vi.advanceTimersByTimeAsync(21_000)
    expect(await screen.findByRole('heading', { name: 'No payment has arrived' })).toBeDefined()
    vi.useRealTimers()
  })
})

describe('a card', () => {
  const show = (has: Subscription, settings: object = stripe) =>
    showPage(
      { path: '/', address: '/', Page: () => <ProCard subscription={has} /> },
      answers(() => has, settings),
    )

  it('is changed at the provider’s page', async () => {
    show(subscription({ card: 'Card ending 4242' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Change card' }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith(portal))
  })

  it.each([
    ['there is none', subscription({ card: null }), stripe],
    ['a payment is late, and paying changes it', pastDue, stripe],
    ['it is a test card', subscription(), { billing: 'sandbox' }],
  ])('cannot be changed where %s', async (_, has, settings) => {
    show(has, settings)
    await screen.findByRole('button', { name: 'Cancel subscription' })
    expect(screen.queryByRole('button', { name: 'Change card' })).toBeNull()
  })
})
