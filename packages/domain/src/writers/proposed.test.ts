import { expect, it } from 'vitest'
import { lines, today } from '../check/testing/person.ts'
import { proposalJudge } from './proposed.ts'

const judge = proposalJudge({ lines, today })
const citing = (...words: string[]) => lines.filter(({ text }) => words.some((it) => text.includes(it)))
const sold = 'Sold rail passes worth £90,000 a year'

it('what rests on one role tells of nothing done at another', () => {
  expect(judge(sold, citing('front desk')).verdict).toBe('refused')
  expect(judge(sold, citing('rail passes')).verdict).toBe('supported')
})

it('what rests on several, as a summary does, is of none of them', () => {
  expect(judge(sold, citing('front desk', 'rail passes')).verdict).toBe('supported')
})
