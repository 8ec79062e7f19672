import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Stitches, UseBar } from './progress.tsx'

describe('Stitches', () => {
  it('says the step in words and figures', () => {
    render(<Stitches label="Tailoring" step={2} of={4} text="Checking each change against your own lines." />)
    const bar = screen.getByRole('progressbar', { name: 'Tailoring' })
    expect(bar.getAttribute('aria-valuenow')).toBe('2')
    expect(bar.getAttribute('aria-valuemax')).toBe('4')
    expect(bar.getAttribute('aria-valuetext')).toBe('Step 2 of 4: Checking each change against your own lines.')
    expect(screen.getByText('2 of 4')).toBeTruthy()
  })
})

describe('UseBar', () => {
  it.each([
    { used: 3, limit: 5, text: '3 of 5', width: '60%' },
    { used: 7, limit: 5, text: '7 of 5', width: '100%' },
    { used: 0, limit: 0, text: '0 of 0', width: '100%' },
  ])('shows $text', ({ used, limit, text, width }) => {
    const { container } = render(<UseBar label="Tailored resumes" used={used} limit={limit} />)
    expect(screen.getByText(text)).toBeTruthy()
    expect(container.querySelector('rect')?.getAttribute('width')).toBe(width)
  })

  it('has no bar where there is no limit', () => {
    const { container } = render(<UseBar label="Match analyses" used={31} limit={null} />)
    expect(screen.getByText('31, no limit')).toBeTruthy()
    expect(container.querySelector('svg')).toBeNull()
  })
})
