import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Keywords } from './keywords.tsx'

it.each([
  [14, 14],
  [15, 10],
])('of %i keywords shows %i: fewer than five are not worth a press', (count, shown) => {
  const keyword = { importance: 'required', inJob: 1, inResume: 0, status: 'missing', evidence: [] }
  render(
    <Keywords
      keywords={Array.from({ length: count }, (_, at) => ({ ...keyword, term: `word ${at}` }))}
      isTailored={false}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Keywords' }))
  expect(screen.getAllByText(/^word /)).toHaveLength(shown)
  expect(screen.queryByRole('button', { name: `Show all ${count}` }) === null).toBe(shown === count)
})
