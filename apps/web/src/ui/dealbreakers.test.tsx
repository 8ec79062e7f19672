import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Dealbreakers } from './dealbreakers.tsx'

const row = (requirement: string, status: string, evidence: string[] = []) => ({ requirement, status, evidence })

it('names what the resume does not show, with its status and the line that is nearest', () => {
  const { container } = render(
    <Dealbreakers
      rows={[
        row('RN license', 'not-shown'),
        row('CPA', 'partly', ['CPA candidate']),
        row('Driver’s license', 'failed'),
        row('BSc', 'met', ['BSc']),
      ]}
    />,
  )
  expect(container.textContent).toContain('Dealbreakers. Employers often stop here.')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '“RN license” Not found',
    '“CPA” CloseCPA candidate',
    '“Driver’s license” You don’t have this',
  ])
})

it('is not there where each is on the resume', () => {
  const { container } = render(<Dealbreakers rows={[row('RN license', 'met')]} />)
  expect(container.innerHTML).toBe('')
})
