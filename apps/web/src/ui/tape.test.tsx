import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MiniTape, Tape } from './tape.tsx'

describe('Tape', () => {
  it.each([
    {
      props: { score: 78, before: 64, ceiling: 84, target: [65, 80] },
      name: 'Your match: 78 of 100, before 64, up to 84, good from 65, strong from 80',
    },
    { props: { score: 41, name: 'Sample' }, name: 'Sample: 41 of 100' },
    { props: { score: 0, before: 0 }, name: 'Your match: 0 of 100, before 0' },
  ] as const)('is named "$name"', ({ props, name }) => {
    render(<Tape {...props} />)
    expect(screen.getByRole('img', { name })).toBeTruthy()
  })

  it('writes the gain, the ceiling and the target beside it', () => {
    const { container } = render(<Tape score={78} before={64} ceiling={84} target={[65, 80]} />)
    const words = Array.from(container.querySelectorAll('text'), (text) => text.textContent)
    expect(words).toEqual(expect.arrayContaining(['Good 65–80', 'Before 64', '+14', 'Up to 84']))
  })

  it('leaves out the numeral under the tip', () => {
    const { container } = render(<Tape score={78} />)
    const numerals = Array.from(container.querySelectorAll('text'), (text) => text.textContent)
    expect(numerals).toEqual(['10', '20', '30', '40', '50', '60', '70', '90'])
  })

  it('shows no arrow when nothing changed', () => {
    const { container } = render(<Tape score={64} before={64} />)
    expect(container.textContent).not.toContain('Before')
  })
})

describe('MiniTape', () => {
  it('is named by its label', () => {
    render(<MiniTape score={86} label="86 of 100" />)
    expect(screen.getByRole('img', { name: '86 of 100' })).toBeTruthy()
  })
})
