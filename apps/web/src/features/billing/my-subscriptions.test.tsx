import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Subscription } from '../../lib/billing.ts'
import { data, noConnection } from '../../testing/answers.ts'
import { showPage } from '../../testing/show-page.tsx'
import { currentToasts } from '../../ui/toast.ts'
import { Component as Page } from './my-subscriptions-page.tsx'
import { invoice, monthly, pastDue, subscription, yearly } from './testing/billing.ts'

type Answers = Parameters<typeof showPage>[1]

const allowance = (used: number, limitValue: number | null, featureKey = 'cover_letter') => ({
  featureKey,
  used,
  limitValue,
  resetsAt: limitValue === null ? null : '2026-12-01T00:00:00.000Z',
})

const show = (
  {
    has = null,
    canStartTrial = false,
    address = '/my-subscriptions',
  }: {
    has?: Subscription | null
    canStartTrial?: boolean
    address?: string
  },
  answers: Answers = {},
) =>
  showPage(
    { path: '/my-subscriptions', address, Page },
    {
      'query Subscription': () => data({ getUserSubscription: has, canStartTrial }),
      'query Invoices': () => data({ getUserInvoices: [] }),
      'query UsageAllowances': () => data({ getUsageAllowances: [] }),
      ...answers,
    },
  )

const told = (operation: string, message: string, success = true) => ({
  [`mutation ${operation[0]?.toUpperCase()}${operation.slice(1)}`]: () => data({ [operation]: { success, message } }),
})

const factsShown = () => [...document.querySelectorAll('dl > div')].map((row) => row.textContent)

describe('the page of a subscription', () => {
  it('is one of the four pages of an account', async () => {
    show({})
    const tabs = within(await screen.findByRole('navigation', { name: 'Account' })).getAllByRole('link')
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Profile', 'Settings', 'Privacy', 'Subscription'])
    expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual([null, null, null, 'page'])
  })

  it('says what could not be loaded, shows what came, and tries again', async () => {
    let isAway = true
    show(
      {},
      {
        'query Invoices': () => {
          if (isAway) throw noConnection()
          return data({ getUserInvoices: [invoice] })
        },
      },
    )
    expect(await screen.findByRole('heading', { name: 'Free' })).toBeDefined()
    const again = await screen.findByRole('button', { name: 'Try again' })
    isAway = false
    await userEvent.click(again)
    expect(await screen.findByRole('rowheader', { name: /^2027-0031/ })).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('tells what is loaded while it is', async () => {
    show({}, { 'query Subscription': () => new Promise(() => undefined) })
    expect(await screen.findByText('Loading your plan')).toBeDefined()
  })

  it('of Free offers the trial, which asks for no card', async () => {
    let has: Subscription | null = null
    const page = show(
      {},
      {
        'query Subscription': () => data({ getUserSubscription: has, canStartTrial: has === null }),
        'mutation StartTrial': () => {
          has = subscription({
            isTrial: true,
            status: 'trialing',
            trialEndDate: '2026-11-30T09:00:00.000Z',
            card: null,
          })
          return data({ startTrial: { success: true, message: 'You have Pro until 30 November 2026.' } })
        },
      },
    )
    expect(await screen.findByText(/No card needed/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Try Pro for 14 days' }))
    expect(await screen.findByRole('heading', { name: 'Pro, trial' })).toBeDefined()
    expect(factsShown()).toContain('Ends30 November 2026. Nothing will be charged.')
    expect(screen.queryByRole('button', { name: 'Cancel subscription' })).toBeNull()
    expect(page.sent('mutation StartTrial')).toEqual([{ planId: monthly.id }])
  })

  it('offers no second trial, and says when Pro ended', async () => {
    show({ has: subscription({ isActive: false, status: 'expired', endDate: '2027-01-23T09:00:00.000Z' }) })
    expect(await screen.findByText(/Pro ended on 23 January 2027/)).toBeDefined()
    expect(screen.queryByRole('button', { name: /Try Pro/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'Subscribe to Pro' }).getAttribute('href')).toBe('/subscribe?plan=2')
  })

  it('of Pro says what is paid, when and with which card', async () => {
    show({ has: subscription() })
    expect(await screen.findByRole('heading', { name: 'Pro, monthly' })).toBeDefined()
    expect(factsShown()).toEqual([
      'Price$12 a month',
      'Next payment16 February 2027, $12.00',
      'CardTest card ending 4242',
      'Since16 November 2026',
    ])
  })

  it('where nothing is sold says that everything is included', async () => {
    const page = show({}, { '/api/v1/site': () => new Response('{"billing":"none"}') })
    expect(await screen.findByRole('heading', { name: 'Everything is included' })).toBeDefined()
    expect(page.container.textContent).not.toContain('Subscribe')
  })
})

describe('cancelling', () => {
  it('takes two clicks, says what stays, and begins on the safe way', async () => {
    let has = subscription()
    const page = show(
      {},
      {
        'query Subscription': () => data({ getUserSubscription: has, canStartTrial: false }),
        'mutation CancelSubscription': () => {
          has = subscription({ cancelAtPeriodEnd: true, nextCharge: null, nextChargeAt: null })
          return data({ cancelSubscription: { success: true, message: 'Pro ends on 15 February 2027.' } })
        },
        'mutation ResumeSubscription': () => {
          has = subscription()
          return data({ resumeSubscription: { success: true, message: 'You keep Pro.' } })
        },
      },
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel subscription' }))
    const dialog = screen.getByRole('dialog', { name: 'Cancel Pro?' })
    expect(dialog.textContent).toContain('You keep Pro until 15 February 2027, which is paid.')
    expect(document.activeElement?.textContent).toBe('Keep Pro')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel Pro' }))

    expect(await screen.findByText('Pro ends on 15 February 2027.', { selector: 'b' })).toBeDefined()
    expect(page.sent('mutation CancelSubscription')).toEqual([{ reason: null }])
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Pro, monthly/))

    await userEvent.click(screen.getByRole('button', { name: 'Take it back' }))
    expect(await screen.findByRole('button', { name: 'Cancel subscription' })).toBeDefined()
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Pro, monthly/))
  })

  it('sends the reason where one was chosen', async () => {
    const page = show({ has: subscription() }, told('cancelSubscription', 'Pro ends.'))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel subscription' }))
    await userEvent.selectOptions(screen.getByLabelText(/Why/), 'I found a job')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel Pro' }))
    await waitFor(() => expect(page.sent('mutation CancelSubscription')).toEqual([{ reason: 'I found a job' }]))
  })

  it('that is refused says why', async () => {
    show({ has: subscription() }, told('cancelSubscription', 'One of your payments is still under way.', false))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel subscription' }))
    await userEvent.click(screen.getByRole('button', { name: 'Cancel Pro' }))
    await waitFor(() => expect(currentToasts()[0]?.description).toBe('One of your payments is still under way.'))
    vi.mocked(console.error).mockClear()
  })
})

describe('a payment that is late', () => {
  it('says until when Pro stays and when it is tried again, and can be paid', async () => {
    show({ has: pastDue })
    expect(await screen.findByText('Your payment of 16 January 2027 did not go through.')).toBeDefined()
    expect(screen.getByText(/Pro stays on until 23 January 2027. We try again on 19 January 2027./)).toBeDefined()
    const pay = screen.getByRole('link', { name: 'Change card and pay' })
    expect(pay.getAttribute('href')).toBe('/subscribe?plan=2')
  })

  it('makes cancelling end it at once, and says so', async () => {
    show({ has: pastDue })
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel subscription' }))
    expect(screen.getByRole('dialog').textContent).toContain('Pro ends at once and nothing more is charged')
  })
})

describe('changing the plan', () => {
  const preview = (dueNow: number) => ({
    'query PlanChange': () =>
      data({
        previewPlanChange: {
          ...{ success: true, message: 'Pro yearly starts today.', dueNow, tax: 0 },
          ...{ nextCharge: 96, nextChargeAt: '2028-01-20T09:00:00.000Z', currency: 'USD' },
        },
      }),
  })

  it('shows the difference first, and the sum on the button', async () => {
    const page = show({ has: subscription() }, { ...preview(85.5), ...told('changePlan', 'You are on Pro yearly.') })
    await userEvent.click(await screen.findByRole('button', { name: 'Change to yearly, $96' }))
    const dialog = screen.getByRole('dialog', { name: 'Change to Pro yearly?' })
    expect(await within(dialog).findByText('Pro yearly starts today.')).toBeDefined()
    expect(within(dialog).getByText('20 January 2028, $96.00')).toBeDefined()
    expect(page.sent('mutation ChangePlan')).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pay $85.50' }))
    await waitFor(() => expect(page.sent('mutation ChangePlan')).toEqual([{ planId: yearly.id }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is opened by the address', async () => {
    show({ has: subscription(), address: '/my-subscriptions?change=3' }, preview(85.5))
    expect(await screen.findByRole('dialog', { name: 'Change to Pro yearly?' })).toBeDefined()
  })

  it('that waits for the end of the period can be taken back', async () => {
    const has = subscription({ plan: yearly, nextPlan: monthly })
    const page = show({ has }, told('changePlan', 'You are on Pro yearly.'))
    await userEvent.click(await screen.findByRole('button', { name: 'Keep Pro yearly' }))
    await waitFor(() => expect(page.sent('mutation ChangePlan')).toEqual([{ planId: yearly.id }]))
  })
})

describe('use against the plan', () => {
  const used = (...allowances: object[]) => ({
    'query UsageAllowances': () => data({ getUsageAllowances: allowances }),
  })

  it.each([
    [allowance(5, 5), '5 of 5 letters written this month.'],
    [allowance(4, 5), 'Cover letters: one left this month.'],
    [allowance(6, null), 'On Free you would have reached a limit: cover letters.'],
  ])('has a word for %o', async (one, words) => {
    show({}, used(one))
    expect(await screen.findByText(words)).toBeDefined()
    if (one.limitValue) expect(screen.getByText(/^Resets on 1 December\. What you have stays open/)).toBeDefined()
  })

  it('has none while there is plenty', async () => {
    show({}, used(allowance(3, 5)))
    expect(await screen.findByText('3 of 5')).toBeDefined()
    expect(screen.queryByText(/left|used up/)).toBeNull()
  })
})

describe('invoices', () => {
  it('are none at first, and that is said', async () => {
    show({})
    expect(await screen.findByText(/No invoices yet/)).toBeDefined()
  })

  it('are downloaded one by one', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }))
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const page = show(
      {},
      {
        'query Invoices': () => data({ getUserInvoices: [invoice] }),
        'mutation DownloadInvoicePDF': () =>
          data({ downloadInvoicePDF: { success: true, message: '', data: btoa('%PDF'), filename: 'i.pdf' } }),
      },
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Download invoice 2027-0031 as PDF' }))
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce())
    expect(page.sent('mutation DownloadInvoicePDF')).toEqual([{ invoiceId: 31 }])
  })
})
