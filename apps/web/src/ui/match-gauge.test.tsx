import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MatchGauge } from './match-gauge.tsx'

const tape = () => screen.getByRole('img', { name: /of 100/ }).getAttribute('aria-label')

it('says one number, its word, what it was before, and how far it could go', () => {
  const { container } = render(
    <MatchGauge score={78} before={64} ceiling={94}>
      <p>9 of 14 requirements found on your resume.</p>
    </MatchGauge>,
  )
  expect(tape()).toBe('Your match: 78 of 100, before 64, up to 94, good from 65, strong from 80')
  expect(container.textContent).toMatch(/^6478 Good of 100/)
  expect(container.textContent).toContain('Up to 94 if you can add these.')
  expect(screen.getByText('9 of 14 requirements found on your resume.')).toBeDefined()
})

it('says nothing of before and further where nothing moved and nothing could', () => {
  const { container } = render(<MatchGauge score={81} before={81} ceiling={81} />)
  expect(tape()).toBe('Your match: 81 of 100, good from 65, strong from 80')
  expect(container.textContent).not.toContain('Up to')
})

it('says no number where the ad asks nothing that can be checked', () => {
  const { container } = render(<MatchGauge score={null} ceiling={null} />)
  expect(container.textContent).toBe('This ad doesn’t list anything we can check against a resume.')
})
