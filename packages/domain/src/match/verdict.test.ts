import { describe, expect, it } from 'vitest'
import { askedOutright, ceilingWords, isQuoted, shownCeiling, shownScore, verdictOf } from './verdict.ts'

describe('the verdict', () => {
  it('never reads as a good match where a condition is not met, whatever the score', () => {
    expect(verdictOf(96, true)).toBe('Held up by a condition')
  })

  it.each([
    [91, 'A very close fit'],
    [90.9, 'A good fit, inside the target'],
    [75, 'A good fit, inside the target'],
    [74.9, 'A fair fit, below the target'],
    [59, 'A partial fit'],
    [39, 'A weak fit'],
  ])('of %d is "%s"', (score, words) => {
    expect(verdictOf(score, false)).toBe(words)
  })
})

it('a score is never rounded up', () => {
  expect([74.99, 75, 0, 100, 79.999].map(shownScore)).toEqual([74, 75, 0, 100, 79])
})

it('promises nothing from words where they bring no whole point', () => {
  expect(ceilingWords(84.2, 84.9)).toMatch(/^Your words name all we could find/)
  expect(ceilingWords(84.2, 85)).toMatch(/to 85/)
})

it('shows a ceiling only beyond the score as it is shown', () => {
  expect(shownCeiling(84.2, 84.9)).toBeUndefined()
  expect(shownCeiling(84.2, 83)).toBeUndefined()
  expect(shownCeiling(84.2, null)).toBeUndefined()
  expect(shownCeiling(84.9, 85.9)).toBe(85)
})

it('counts what is asked outright, each once; neither words nor rules over the whole', () => {
  const ledger = [
    { requirement: 'SQL', kind: 'skill', status: 'met' },
    { requirement: 'SQL', kind: 'keyword', status: 'met' },
    { requirement: 'Snowflake', kind: 'skill', status: 'not-shown' },
    { requirement: 'Snowflake', kind: 'skill', status: 'not-shown' },
    { requirement: 'The work as a whole', kind: 'wording', status: 'met' },
  ]
  expect(askedOutright(ledger)).toEqual({ asked: 2, met: 1 })
})

it('puts no quotation marks around what nobody wrote', () => {
  expect(['skill', 'keyword', 'title'].map(isQuoted)).toEqual([true, true, true])
  expect(['years', 'field', 'wording', 'seniority', 'rule'].map(isQuoted)).toEqual([false, false, false, false, false])
})
