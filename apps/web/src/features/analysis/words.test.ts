import { describe, expect, it } from 'vitest'
import { measuresOf } from './measures.tsx'
import { someAnalysis } from './testing/analysis.ts'
import { titleOf, verdictOf } from './words.ts'

describe('the verdict', () => {
  it('never reads as a good match where a condition is not met, whatever the score', () => {
    const knockOuts = [{ requirement: 'A driving licence', status: 'failed', evidence: [] }]
    expect(verdictOf({ matchScore: 96, knockOuts })).toBe('Held up by a condition')
  })

  it.each([
    [90.1, 'A very close fit'],
    [90, 'A good fit, inside the target'],
    [75, 'A good fit, inside the target'],
    [74.9, 'A fair fit, below the target'],
    [59, 'A partial fit'],
    [39, 'A weak fit'],
  ])('of %d is "%s"', (matchScore, words) => {
    expect(verdictOf({ matchScore, knockOuts: [] })).toBe(words)
  })
})

it('where the stored title is "Job" or empty, the one of the advertisement is shown', () => {
  expect(titleOf(someAnalysis())).toBe('Senior Product Analyst')
  expect(titleOf(someAnalysis({ jobTitle: ' ' }))).toBe('Senior Product Analyst')
  expect(titleOf(someAnalysis({ jobTitle: 'Cook' }))).toBe('Cook')
  expect(titleOf({ jobTitle: 'Job', requirements: { title: null } })).toBe('Untitled')
})

it('what the ad does not ask is not assessed', () => {
  const measures = measuresOf(someAnalysis())
  expect(measures.find(({ name }) => name === 'education')).toMatchObject({
    score: null,
    share: 'not asked in this ad',
  })
  expect(measures.find(({ name }) => name === 'skills')).toMatchObject({ score: 72, share: '5.5 of 11 points' })
})
