import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MatchScore } from './match-score.tsx'

describe('a match score', () => {
  it('says where it came from, where that is another', () => {
    render(<MatchScore score={78.4} before={64} />)
    expect(screen.getByRole('img', { name: 'Match 78 of 100, before 64' })).toBeDefined()
    expect(screen.getByText('64 →')).toBeDefined()
  })

  it.each([null, 78])('says one number where nothing moved (before: %s)', (before) => {
    render(<MatchScore score={78.4} before={before} />)
    expect(screen.getByRole('img', { name: 'Match 78 of 100' })).toBeDefined()
  })

  it('is not there where nothing was scored', () => {
    const { container } = render(<MatchScore score={null} />)
    expect(container.innerHTML).toBe('')
  })
})
