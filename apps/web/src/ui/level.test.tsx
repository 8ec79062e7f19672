import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Demand, Level } from './level.tsx'

it('a level is read out in words, once', () => {
  const { container } = render(<Level level={4} />)
  expect(screen.getByRole('img', { name: 'Level 4 of 5, Very good' }).children).toHaveLength(5)
  expect(container.querySelectorAll('[aria-hidden]')).toHaveLength(1)
})

it.each([
  { of: 12, stitches: 12 },
  { of: 13, stitches: 0 },
])('of $of jobs there are $stitches stitches; more are a bar with the same label', ({ of, stitches }) => {
  const { container } = render(<Demand jobs={4} of={of} />)
  const seam = screen.getByRole('img', { name: `Asked for in 4 of ${of} saved jobs` })
  expect(seam.querySelectorAll('span')).toHaveLength(stitches)
  expect(container.textContent).toBe(`4 of ${of}`)
})
