import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MatchScore } from './match-score.tsx'

it('shows nothing where nothing was scored', () => {
  const { container } = render(<MatchScore score={null} />)
  expect(container.innerHTML).toBe('')
})

it('shows a score as a whole number, never rounded up, with its word', () => {
  const { container } = render(<MatchScore score={79.9} />)
  expect(screen.getByRole('img', { name: 'Your match: 79 of 100' })).toBeDefined()
  expect(container.textContent).toBe('79Good')
})

it('shows a score of nothing too', () => {
  const { container } = render(<MatchScore score={0} />)
  expect(container.textContent).toBe('0Low')
})
