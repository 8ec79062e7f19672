import { freePlan, neverLimited, planFeatures, proMonthlyPlan, proYearlyPlan } from '@bespeak/domain/billing/plans.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { answerByOperation, answerWithSettings, data } from '../../testing/answers.ts'
import { Component as PlansPage } from './plans-page.tsx'
import { visit } from './testing/visit.tsx'

const { plan: monthly, ...active } = {
  ...{ id: 1, status: 'active', isActive: true, isTrial: false, isPastDue: false, nextPlan: null },
  plan: { id: 2, name: 'Pro monthly', price: 12, currency: 'USD', frequency: 'month' },
}

const visitWith = (subscription: object | null, { canStartTrial = false, allowances = [] as object[] } = {}) => {
  const server = answerByOperation({
    'query Subscription': () => data({ getUserSubscription: subscription, canStartTrial }),
    'query UsageAllowances': () => data({ getUsageAllowances: allowances }),
    'mutation StartTrial': () => data({ startTrial: { success: true, message: 'You have Pro.' } }),
  })
  visit(PlansPage, 'signed in')
  return server
}

const actionOf = (name: string) => {
  const card = within(cardOf(name))
  return [...card.queryAllByRole('button'), ...card.queryAllByRole('link')].map((it) => it.textContent)
}

const cardOf = (name: string) => {
  const heading = screen.getByRole('heading', { level: 2, name })
  const card = heading.closest('article')
  if (card === null) throw new Error(`No card around ${name}`)
  return card
}

describe('plans page', () => {
  it('shows the prices side by side', () => {
    visit(PlansPage)

    expect(cardOf(freePlan.name).textContent).toContain(`$${freePlan.price}`)
    expect(cardOf(proMonthlyPlan.name).textContent).toContain(`$${proMonthlyPlan.price} a month`)
    expect(cardOf(proYearlyPlan.name).textContent).toContain(`$${proYearlyPlan.price} a year`)
    expect(cardOf(proYearlyPlan.name).textContent).toContain('$8 a month, $48 less than twelve single months.')
  })

  it.each(planFeatures)('says how much of $name each plan includes', ({ key, name }) => {
    visit(PlansPage)

    const row = screen.getByRole('rowheader', { name: new RegExp(`^${name}`) }).closest('tr')
    const cells = [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)
    const free = freePlan.limits.find((limit) => limit.featureKey === key)?.limitValue
    expect(cells).toEqual([String(free), 'Unlimited', 'Unlimited'])
  })

  it('says what is never limited', () => {
    visit(PlansPage)

    const section = screen.getByRole('heading', { name: 'What never is' }).closest('section')
    const named = [...(section?.querySelectorAll('li') ?? [])].map((item) => item.textContent?.toLowerCase())
    expect(named).toEqual([...neverLimited])
  })

  it('offers the trial without a card on both Pro plans, and none on Free', () => {
    visit(PlansPage)

    expect(cardOf(freePlan.name).textContent).not.toContain('try it')
    for (const plan of [proMonthlyPlan, proYearlyPlan])
      expect(cardOf(plan.name).textContent).toContain(`${plan.trialDays} days to try it, no card`)
  })

  it('leads a signed-in user to the choice of a plan', () => {
    visit(PlansPage, 'signed in')

    const link = within(cardOf(proYearlyPlan.name)).getByRole('link', { name: 'Choose Pro yearly' })
    expect(link.getAttribute('href')).toBe('/subscribe?plan=3')
  })

  it('leads a stranger to it once they have an account', () => {
    visit(PlansPage)

    const link = within(cardOf(proMonthlyPlan.name)).getByRole('link', { name: 'Choose Pro monthly' })
    expect(link.getAttribute('href')).toBe('/auth?mode=register&redirect=%2Fsubscribe%3Fplan%3D2')
  })

  it('says when payments are only test payments', () => {
    visit(PlansPage)

    expect(screen.getByText(/payments are test payments inside the app, and no money moves/)).toBeDefined()
  })
})

describe('the buttons of the plans say what happens', () => {
  it.each([
    ['nobody paid yet', null, true, ['Your plan'], ['Try Pro for 14 days', 'Or subscribe now'], ['Choose Pro yearly']],
    ['had the trial', null, false, ['Your plan'], ['Choose Pro monthly'], ['Choose Pro yearly']],
    [
      'has Pro monthly',
      { ...active, plan: monthly },
      false,
      ['Go back to Free'],
      ['Your plan'],
      ['Change to Pro yearly'],
    ],
    [
      'is in the trial',
      { ...active, plan: monthly, isTrial: true },
      false,
      ['Go back to Free'],
      ['Choose Pro monthly'],
      ['Choose Pro yearly'],
    ],
    [
      'had Pro',
      { ...active, plan: monthly, isActive: false },
      false,
      ['Your plan'],
      ['Choose Pro monthly'],
      ['Choose Pro yearly'],
    ],
  ])('%s', async (_, subscription, canStartTrial, free, byMonth, byYear) => {
    visitWith(subscription, { canStartTrial })
    await waitFor(() => expect(actionOf(freePlan.name)).toEqual(free))
    expect(actionOf(proMonthlyPlan.name)).toEqual(byMonth)
    expect(actionOf(proYearlyPlan.name)).toEqual(byYear)
  })

  it('begins the trial', async () => {
    const server = visitWith(null, { canStartTrial: true })
    await userEvent.click(await screen.findByRole('button', { name: 'Try Pro for 14 days' }))
    await waitFor(() => expect(JSON.stringify(server.mock.calls)).toContain('mutation StartTrial'))
  })

  it('names what is used up, and when it starts again', async () => {
    const spent = { featureKey: 'cover_letter', used: 5, limitValue: 5, resetsAt: '2026-12-01T00:00:00.000Z' }
    visitWith(null, { allowances: [spent, { ...spent, featureKey: 'interview_guide', used: 1 }] })
    const note = (await screen.findByText('Used up this month: cover letters.')).parentElement
    expect(note?.textContent).toContain('They start again on 1 December 2026. What you have made stays open')
  })

  it('are none where nothing is sold: everything is included', async () => {
    answerWithSettings({ billing: 'none' })
    visit(PlansPage)
    expect(await screen.findByRole('heading', { name: 'Everything is included' })).toBeDefined()
    expect(screen.queryByText(/\$\d/)).toBeNull()
  })
})
