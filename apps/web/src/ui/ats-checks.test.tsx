import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { AtsChecks } from './ats-checks.tsx'

const check = (id: string, status: string, fix: string | null = null) => ({
  ...{ id, title: `About ${id}`, status, detail: `Detail of ${id}.`, fix },
})

const checks = [
  check('name', 'pass'),
  check('phone', 'warn', 'Add a number.'),
  check('dates-valid', 'fail', 'Put the dates right.'),
  check('columns', 'n/a'),
]

describe('AtsChecks', () => {
  it('shows the failures first, then the warnings, each with its fix', () => {
    render(<AtsChecks report={{ checks }} />)
    const shown = screen.getAllByRole('listitem').slice(0, 2)
    expect(shown.map((item) => item.textContent)).toEqual([
      'To fix: About dates-validDetail of dates-valid.Put the dates right.',
      'To look at: About phoneDetail of phone.Add a number.',
    ])
  })

  it('counts what there is to do, without a score', () => {
    const { container } = render(<AtsChecks report={{ checks }} />)
    expect(container.textContent).not.toMatch(/score|of 100/i)
    expect(screen.getByText('1 to fix, 1 to look at')).toBeDefined()
  })

  it('folds away what passed and what was skipped', async () => {
    render(<AtsChecks report={{ checks }} />)
    const folded = screen.getByText('1 passed').closest('details')
    expect(folded?.open).toBe(false)
    await userEvent.click(screen.getByText('1 passed'))
    expect(folded?.open).toBe(true)
    expect(screen.getByText('1 skipped')).toBeDefined()
  })

  it('says so where nothing is to be done', () => {
    render(<AtsChecks report={{ checks: [check('name', 'pass')] }} />)
    expect(screen.getByText('Nothing to fix.')).toBeDefined()
    expect(screen.queryByText(/skipped$/)).toBeNull()
  })

  it('has a place for the way to what a check is about', () => {
    render(<AtsChecks report={{ checks }} actionFor={({ id }) => <a href={`#${id}`}>Change it</a>} />)
    const [first] = screen.getAllByRole('listitem')
    expect(
      within(first as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('#dates-valid')
  })
})
