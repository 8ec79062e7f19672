import { expect, it } from 'vitest'
import { supports } from './index.ts'

const verdictOn = (source: string, text: string, asked: string[] = []) =>
  supports([source], text, { today: '2026-07-01', asked }).verdict

it('[CL28] a word that the advertisement asks for is the person’s only in a form of its own', () => {
  expect(verdictOn('Fixed 30 bicycles a week.', 'Repaired 30 bicycles a week.')).toBe('supported')
  expect(verdictOn('Fixed 30 bicycles a week.', 'Repaired 30 bicycles a week.', ['repair'])).toBe('refused')
  expect(verdictOn('Repaired bicycles.', 'Repair of bicycles.', ['bicycle repairs'])).toBe('supported')
})
