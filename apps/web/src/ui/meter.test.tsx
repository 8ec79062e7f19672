import { meterOf } from '@bespeak/domain/billing/meter.ts'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { LimitNote, MeterLine, MonthBar } from './meter.tsx'

const meter = (used: number, limitValue: number | null = 5) =>
  meterOf({ featureKey: 'cover_letter', used, limitValue, resetsAt: new Date('2026-12-01T00:00:00Z') })

const show = (used: number, limitValue: number | null = 5) =>
  render(
    <MemoryRouter>
      <MeterLine meter={meter(used, limitValue)} />
      <LimitNote meter={meter(used, limitValue)} to="/plans#limit" />
      <MonthBar meter={meter(used, limitValue)} label="Letters">
        Editing is never counted.
      </MonthBar>
    </MemoryRouter>,
  ).container.textContent

describe('a meter', () => {
  it('says nothing where nothing is limited', () => {
    expect(show(31, null)).toBe('')
  })

  it('is a count while there is plenty, and a word when little is left', () => {
    expect(show(3)).toMatch(/^3 of 5 this monthLetters3 of 5 this month/)
    expect(show(4)).toMatch(/^One left this month\. Resets on 1 December\.Letters/)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('at the limit says what can be done all the same, when it starts again, and where there is more', () => {
    show(5)
    expect(screen.getByRole('alert').textContent).toBe(
      '5 of 5 letters written this month. You can still edit, copy and download all of them, and write each again. Resets on 1 December. See Pro',
    )
    expect(screen.getByRole('link', { name: 'See Pro' }).getAttribute('href')).toBe('/plans#limit')
  })
})
