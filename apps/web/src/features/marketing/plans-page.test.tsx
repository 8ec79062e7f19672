import { freePlan, planFeatures } from '@bespeak/domain/billing/plans.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { answerByOperation, answerWithSettings, data } from '../../testing/answers.ts'
import { Component as PlansPage } from './plans-page.tsx'
import { visit } from './testing/visit.tsx'

const monthly = { id: 2, name: 'Pro monthly', price: 12, currency: 'USD', frequency: 'month' }
const yearly = { id: 3, name: 'Pro yearly', price: 96, currency: 'USD', frequency: 'year' }
const active = {
  ...{ id: 1, status: 'active', startDate: '2026-11-16T09:00:00.000Z', endDate: null, trialEndDate: null, card: null },
  ...{ currentPeriodEnd: '2027-02-16T09:00:00.000Z', cancelAtPeriodEnd: false, isActive: true, isTrial: false },
  ...{ isPastDue: false, nextCharge: 12, nextChargeAt: '2027-02-16T09:00:00.000Z', plan: monthly, nextPlan: null },
}
const spent = { featureKey: 'cover_letter', used: 5, limitValue: 5, resetsAt: '2026-12-01T00:00:00.000Z' }

type Shown = { canStartTrial?: boolean; allowances?: object[]; address?: string }

const visitWith = (subscription: object | null, { canStartTrial = false, allowances = [], address }: Shown = {}) => {
  const server = answerByOperation({
    'query Subscription': () => data({ getUserSubscription: subscription, canStartTrial }),
    'query UsageAllowances': () => data({ getUsageAllowances: allowances }),
    'mutation StartTrial': () => data({ startTrial: { success: true, message: 'You have Pro.' } }),
    'mutation ResumeSubscription': () => data({ resumeSubscription: { success: true, message: 'You keep Pro.' } }),
  })
  visit(PlansPage, 'signed in', address)
  return server
}

const cardOf = (name: string) => {
  const card = screen.getByRole('heading', { level: 2, name }).closest('article')
  if (card === null) throw new Error(`No card around ${name}`)
  return card
}

/** The button, and what stands under it. */
const actionOf = (name: string) => {
  const card = within(cardOf(name))
  const [action] = [...card.queryAllByRole('button'), ...card.queryAllByRole('link')]
  return [action?.textContent, cardOf(name).querySelector('p:last-child')?.textContent]
}

const linesOf = (name: string) => [...cardOf(name).querySelectorAll('li')].map((line) => line.textContent)

describe('plans page', () => {
  it('shows Free and Pro side by side, each with how much of everything it has', () => {
    visit(PlansPage)
    expect(cardOf('Free').textContent).toContain('$0')
    expect(cardOf('Pro').textContent).toContain('$12 a monthCancel any time, in two clicks')
    expect(linesOf('Pro')).toEqual(planFeatures.map(({ name }) => `${name}No limit`))
    expect(linesOf('Free')).toEqual(
      planFeatures.map(
        ({ key, name }) => `${name}${freePlan.limits.find(({ featureKey }) => featureKey === key)?.limitValue} a month`,
      ),
    )
  })

  it('says what is never limited', () => {
    visit(PlansPage)
    const section = screen.getByRole('heading', { name: 'Never limited' }).closest('section')
    expect(section?.querySelectorAll('li')).toHaveLength(7)
  })

  it('flatters no plan and crosses out no price', () => {
    visit(PlansPage)
    expect(document.body.textContent).not.toMatch(/popular|best value|save \d|recommended/i)
    expect(document.querySelector('s, del, strike')).toBeNull()
  })

  it('has the choice between month and year in the address', async () => {
    visit(PlansPage)
    await userEvent.click(screen.getByRole('radio', { name: 'Yearly, 4 months free' }))
    expect(cardOf('Pro').textContent).toContain('$8 a month$96 once a year')
    await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }))
    expect(cardOf('Pro').textContent).toContain('$12 a month')
  })

  it('opens on the year where the address says so, and leads on with it', () => {
    visit(PlansPage, 'stranger', '/plans?period=year')
    expect(cardOf('Pro').textContent).toContain('$96 once a year')
    const [trial, subscribe] = within(cardOf('Pro'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(trial).toBe('/auth?mode=register&redirect=%2Fplans%3Fperiod%3Dyear')
    expect(subscribe).toBe('/auth?mode=register&redirect=%2Fsubscribe%3Fplan%3D3')
  })

  it('says when payments are only test payments', () => {
    visit(PlansPage)
    expect(screen.getByText(/payments are test payments inside the app, and no money moves/)).toBeDefined()
  })
})

describe('the plans of somebody who is signed in say the next step', () => {
  const past = { isPastDue: true, status: 'past_due', endDate: '2027-02-23T09:00:00.000Z' }
  const year = { address: '/plans?period=year' }
  const free = ['Your plan', '']
  const back = ['Go back to Free', 'Canceling takes two clicks.']

  it.each<[string, object | null, Shown, (string | undefined)[], string[]]>([
    ['on Free', null, { canStartTrial: true }, free, ['Try Pro for 14 days', 'No card needed. Or subscribe now']],
    ['had the trial', null, {}, free, ['Subscribe to Pro', 'Cancel any time, in two clicks.']],
    [
      'had Pro',
      { ...active, isActive: false, endDate: '2027-02-16T09:00:00.000Z' },
      {},
      free,
      ['Subscribe to Pro', 'Pro ended on 16 February 2027.'],
    ],
    [
      'in the trial',
      { ...active, isTrial: true },
      {},
      ['Yours after 16 February 2027', 'Nothing you made is deleted.'],
      ['Keep Pro, $12', 'Your trial ends on 16 February 2027. Nothing is charged by itself.'],
    ],
    ['pays by month', active, {}, back, ['Your plan', 'Next payment on 16 February 2027, $12.00.']],
    [
      'pays by month, looks at the year',
      active,
      year,
      back,
      ['Change to yearly, $96', 'You see what it comes to first.'],
    ],
    [
      'changes at the end',
      { ...active, plan: yearly, nextPlan: monthly },
      year,
      back,
      ['Your plan', 'Pro monthly from 16 February 2027, $12.00.'],
    ],
    [
      'cancelled',
      { ...active, cancelAtPeriodEnd: true, nextChargeAt: null },
      {},
      ['Yours after 15 February 2027', 'Nothing you made is deleted.'],
      ['Take it back', 'You canceled. Pro ends on 15 February 2027.'],
    ],
    [
      'is late',
      { ...active, ...past },
      year,
      back,
      ['Change card and pay', 'Your payment did not go through. Pro stays on until 23 February 2027.'],
    ],
  ])('%s', async (_, subscription, shown, ofFree, ofPro) => {
    visitWith(subscription, shown)
    await waitFor(() => expect(actionOf('Free')).toEqual(ofFree))
    expect(actionOf('Pro')).toEqual(ofPro)
  })

  it('who pays by year sees the year, until the month is chosen', async () => {
    visitWith({ ...active, plan: yearly })
    await waitFor(() => expect(actionOf('Pro')[0]).toBe('Your plan'))
    await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }))
    expect(actionOf('Pro')[0]).toBe('Change to monthly, $12')
  })

  it('who is late pays for what is due, whatever is looked at', async () => {
    visitWith({ ...active, ...past }, year)
    const pay = await screen.findByRole('link', { name: 'Change card and pay' })
    expect(pay.getAttribute('href')).toBe('/subscribe?plan=2')
  })

  it.each([
    ['Try Pro for 14 days', null, 'mutation StartTrial'],
    ['Take it back', { ...active, cancelAtPeriodEnd: true }, 'mutation ResumeSubscription'],
  ])('%s', async (name, subscription, operation) => {
    const server = visitWith(subscription, { canStartTrial: subscription === null })
    await userEvent.click(await screen.findByRole('button', { name }))
    await waitFor(() => expect(JSON.stringify(server.mock.calls)).toContain(operation))
  })
})

describe('what is used up', () => {
  it('stands in the card of Free, in place of how much there is', async () => {
    visitWith(null, { allowances: [spent] })
    await waitFor(() => expect(linesOf('Free')).toContain('Cover letters5 of 5 used'))
    expect(actionOf('Free')).toEqual(['Your plan', 'Resets on 1 December.'])
    expect(screen.queryByText(/Nothing you have is locked/)).toBeNull()
  })

  it.each([
    [[spent], '5 of 5 letters written this month.'],
    [[spent, { ...spent, featureKey: 'interview_guide' }], 'Used up this month: cover letters and interview guides.'],
  ])('is told first to who comes from a limit, with when it starts again', async (allowances, title) => {
    visitWith(null, { allowances, address: '/plans#limit' })
    const note = (await screen.findByText(title)).parentElement
    expect(note?.textContent).toMatch(/They start again on 1 December, .+\. Nothing you have is locked\.$/)
  })

  it('may be nothing', async () => {
    visitWith(null, { allowances: [{ ...spent, used: 1 }], address: '/plans#limit' })
    expect(await screen.findByText('Nothing is used up this month.')).toBeDefined()
  })
})

it('where nothing is sold everything is included', async () => {
  answerWithSettings({ billing: 'none' })
  visit(PlansPage)
  expect(await screen.findByRole('heading', { name: 'Everything is included' })).toBeDefined()
  expect(screen.queryByText(/Pro\b|\$[1-9]/)).toBeNull()
  expect(linesOf('Everything')).toEqual(planFeatures.map(({ name }) => `${name}No limit`))
})
