import { freePlan, neverLimited, planFeatures, proMonthlyPlan, proYearlyPlan } from '@bespeak/domain/billing/plans.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Component as PlansPage } from './plans-page.tsx'
import { visit } from './testing/visit.tsx'

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
    expect(link.getAttribute('href')).toBe('/subscribe')
  })

  it('says when payments are only test payments', () => {
    visit(PlansPage)

    expect(screen.getByText(/payments are test payments inside the app, and no money moves/)).toBeDefined()
  })
})
