import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MatchScore } from './match-score.tsx'

describe('the figures in a list', () => {
  it('are not there where nothing was scored', () => {
    const { container } = render(<MatchScore score={null} shown={null} />)
    expect(container.innerHTML).toBe('')
  })

  it('are one where it is not known what the page shows', () => {
    const { container } = render(<MatchScore score={78.4} shown={null} />)
    expect(screen.getByRole('img', { name: 'What you bring: 78 of 100' })).toBeDefined()
    expect(container.textContent).toBe('78')
  })

  it('are two: a tape for what is brought, a figure for what the page shows', () => {
    const { container } = render(<MatchScore score={68.2} shown={92.9} />)
    expect(screen.getByRole('img', { name: 'What you bring: 68 of 100' })).toBeDefined()
    expect(container.textContent).toBe('68page shows 92')
  })

  it('are two also where the page shows nothing', () => {
    const { container } = render(<MatchScore score={61} shown={0} />)
    expect(container.textContent).toBe('61page shows 0')
  })
})
