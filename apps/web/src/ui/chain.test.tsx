import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { Chain } from './chain.tsx'

const places = {
  gap: { text: 'Snowflake', quoted: true, done: true },
  talk: { text: 'What to say if they ask', done: true, way: { to: '/interview-guide/3', label: 'Read it' } },
  plan: { text: '8 of 18 hours' },
  proof: { text: 'One line in your resume' },
  score: { text: 'Your match: 68' },
}

it('stands in order, says which are done and which this page is, and leads to the others', () => {
  render(<Chain now="plan" places={places} />, { wrapper: MemoryRouter })
  const [gap, talk, plan, proof, score] = screen.getAllByRole('listitem')
  expect(gap?.textContent).toBe('Gap, done“Snowflake”')
  expect(talk?.textContent).toBe('Talk, doneWhat to say if they askRead it')
  expect(plan?.getAttribute('aria-current')).toBe('step')
  expect([gap, talk, proof, score].map((it) => it?.getAttribute('aria-current'))).toEqual([null, null, null, null])
  expect(proof?.textContent).toBe('ProofOne line in your resume')
  expect(screen.getByRole('link', { name: 'Read it' }).getAttribute('href')).toBe('/interview-guide/3')
})

it('may be done as a whole', () => {
  render(<Chain places={places} />, { wrapper: MemoryRouter })
  expect(screen.getByRole('list', { name: 'From gap to score' }).querySelector('[aria-current]')).toBeNull()
})
