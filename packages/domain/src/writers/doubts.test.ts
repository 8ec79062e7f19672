import { expect, it } from 'vitest'
import { checked, lines } from '../check/testing/person.ts'
import { doubtsOf } from './doubts.ts'

it('a doubt is a run of words, with what the line has in their place, and nothing for what is new', () => {
  const lineOf = (id: string) => lines.find((it) => it.id === id)
  const text = 'Sold rail passes. Handled the front desk and signed the lease.'
  const doubts = doubtsOf(checked(text), lineOf)
  expect(doubts.map(({ words }) => words)).toEqual(['Sold rail passes.', 'Handled', 'signed', 'lease'])
  expect(doubts.map(({ youWrote }) => youWrote)).toEqual(['Sold rail passes worth £90,000 a year', 'Managed', '', ''])
  for (const { from, to, words } of doubts) expect(text.slice(from, to)).toBe(words)
  expect(doubtsOf(checked('Managed the front desk. Led the clinic.'), lineOf)).toEqual([])
})
