import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Moment, momentWords } from './moment.tsx'

const now = new Date(2026, 0, 1, 0, 30)

describe('a moment', () => {
  it.each([
    [new Date(2026, 0, 1, 0, 5), 'today, 00:05'],
    [new Date(2025, 11, 31, 23, 59), 'yesterday, 23:59'],
    [new Date(2025, 11, 30, 9), '30 Dec 2025'],
    [new Date(2026, 5, 6, 9), '6 Jun'],
  ])('%s is "%s"', (at, words) => {
    expect(momentWords(at, now)).toBe(words)
  })

  it('tells machines the exact time', () => {
    render(<Moment at="2025-03-04T09:00:00.000Z" />)
    expect(screen.getByText(/Mar 2025$/).getAttribute('datetime')).toBe('2025-03-04T09:00:00.000Z')
  })
})
