import { act, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { LastSaved } from './last-saved.tsx'
import { timeAgo } from './time-ago.ts'

const saved = Date.UTC(2026, 5, 1, 9, 0, 0)
const after = (milliseconds: number) => timeAgo(saved, saved + milliseconds)

describe('the words of the last-saved label', () => {
  it('are "just now" under 10 seconds', () => {
    expect([after(0), after(9_999)]).toEqual(['just now', 'just now'])
  })

  it('count seconds under 60 of them', () => {
    expect([after(10_000), after(59_999)]).toEqual(['10 seconds ago', '59 seconds ago'])
  })

  it('count minutes under 60 of them', () => {
    expect([after(60_000), after(120_000), after(3_599_999)]).toEqual([
      '1 minute ago',
      '2 minutes ago',
      '59 minutes ago',
    ])
  })

  it('count hours from then on', () => {
    expect([after(3_600_000), after(30 * 3_600_000)]).toEqual(['1 hour ago', '30 hours ago'])
  })

  it('are "just now" where the clock of the server is ahead', () => {
    expect(after(-5_000)).toBe('just now')
  })
})

describe('the last-saved label', () => {
  const advance = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
  const label = () => screen.queryByText(/^Last saved/)?.textContent

  it('is refreshed every 30 seconds and not between', () => {
    vi.useFakeTimers({ now: saved })
    render(<LastSaved at={saved} />)
    expect(label()).toBe('Last saved just now')
    advance(29_000)
    expect(label()).toBe('Last saved just now')
    advance(1_000)
    expect(label()).toBe('Last saved 30 seconds ago')
    advance(30_000)
    expect(label()).toBe('Last saved 1 minute ago')
  })

  it('follows a new save at once', () => {
    vi.useFakeTimers({ now: saved })
    const { rerender } = render(<LastSaved at={saved} />)
    advance(90_000)
    expect(label()).toBe('Last saved 1 minute ago')
    rerender(<LastSaved at={new Date().toISOString()} />)
    expect(label()).toBe('Last saved just now')
  })

  it('says nothing where nothing was saved', () => {
    render(<LastSaved at={null} />)
    expect(label()).toBeUndefined()
  })
})
