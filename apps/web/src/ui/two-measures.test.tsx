import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { TwoMeasures } from './two-measures.tsx'

const tapes = () => screen.getAllByRole('img').map((tape) => tape.getAttribute('aria-label'))

describe('two measures', () => {
  it('are each on a tape of its own, with the target for each', () => {
    render(
      <TwoMeasures
        brings={{ score: 68.3, before: 61, ceiling: 81.5, words: 'From your answers.' }}
        shows={{ score: 92, before: 58, words: 'From six changes.' }}
      />,
    )
    expect(tapes()).toEqual([
      'What you bring: 68 of 100, before 61, 81 if you say yes, target 75 to 90',
      'What the page shows: 92 of 100, before 58, target 75 to 90',
    ])
    expect(screen.getByText('From six changes.')).toBeDefined()
  })

  it('say one number where nothing moved', () => {
    render(
      <TwoMeasures brings={{ score: 68, before: 68.4, ceiling: 68, words: '' }} shows={{ score: 92, words: '' }} />,
    )
    expect(tapes()).toEqual([
      'What you bring: 68 of 100, target 75 to 90',
      'What the page shows: 92 of 100, target 75 to 90',
    ])
  })

  it('are one where it cannot be said what the page shows', () => {
    render(<TwoMeasures brings={{ score: 68, ceiling: null, words: '' }} shows={null} />)
    expect(tapes()).toHaveLength(1)
  })
})
