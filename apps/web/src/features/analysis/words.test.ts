import { expect, it } from 'vitest'
import { measuresOf } from './measures.tsx'
import { someAnalysis } from './testing/analysis.ts'
import { subScoreLabel, titleOf } from './words.ts'

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

it('what is told and brings no points is not counted as none of none', () => {
  const [row = expect.fail()] = someAnalysis().ledger
  const told = { ...row, subScore: 'culturalFit', kind: 'trait', points: 0, maxPoints: 0 }
  const weights = [{ subScore: 'culturalFit', weight: 0, assessed: true }]
  const culture = measuresOf(someAnalysis({ ledger: [told], weights })).find(({ name }) => name === 'culturalFit')
  expect(culture).toMatchObject({ score: 50, share: 'described, not scored' })
})

it('names what is weighed over the whole as the exported report does', () => {
  expect(subScoreLabel('overall')).toBe('Overall')
})
