import { describe, expect, it } from 'vitest'
import { askedOutright, ceilingWords, isQuoted, roundedScore, shownCeiling, verdictOf } from './verdict.ts'

describe('the verdict', () => {
  it('never reads as a good match where a condition is not met, whatever the score', () => {
    expect(verdictOf(96, [{ status: 'met' }, { status: 'failed' }], [])).toBe('Held back by a condition')
  })

  it('says so where conditions that are not shown hold it down', () => {
    const held = (requirement: string) => [{ requirement, kind: 'rule', status: 'not-shown' }]
    const open = [{ status: 'not-shown' }]
    expect(verdictOf(42, open, held('Condition not shown: Slinger licence'))).toBe(
      'Held back by a condition that is not shown',
    )
    expect(verdictOf(42, open, held('Conditions not shown: Slinger licence and SC clearance'))).toBe(
      'Held back by conditions that are not shown',
    )
    expect(verdictOf(62, [{ status: 'partly' }], held('Condition shown in part: Slinger licence'))).toBe(
      'Held back by a condition that is shown in part',
    )
    expect(verdictOf(42, open, held('Work of another kind'))).toBe('A partial fit')
  })

  it('is no good fit where less than half of what is asked is met', () => {
    const row = (requirement: string, status: string) => ({ requirement, kind: 'skill', status })
    const two = [row('Rigging', 'met'), row('Welding', 'met')]
    const open = ['Scaffolding', 'Slinging', 'Banksman', 'Riveting'].map((name) => row(name, 'partly'))
    expect(verdictOf(75, [], [...two, ...open])).toBe('Close in the work as a whole, with most of what is asked open')
    expect(verdictOf(75, [], [...two, ...open.slice(2)])).toBe('A good fit, inside the target')
    expect(verdictOf(61, [], [...two, ...open])).toBe('A stretch, below the target')
  })

  it.each([
    [91, 'A very close fit'],
    [90.9, 'A good fit, inside the target'],
    [75, 'A good fit, inside the target'],
    [74.9, 'A stretch, below the target'],
    [45, 'A stretch, below the target'],
    [44.9, 'A partial fit'],
    [20, 'A partial fit'],
    [19.9, 'A weak fit'],
  ])('of %d is "%s"', (score, words) => {
    expect(verdictOf(score, [], [])).toBe(words)
  })
})

it('a score is never rounded up', () => {
  expect([74.99, 75, 0, 100, 79.999].map(roundedScore)).toEqual([74, 75, 0, 100, 79])
})

it('promises nothing from more lines where they bring no whole point', () => {
  expect(ceilingWords(84.2, 84.9)).toMatch(/^What you have done and not yet said/)
  expect(ceilingWords(84.2, 85)).toBe(
    'If you say yes to everything that is shown in part, with a line for each, you bring 85.',
  )
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
