import { expect, it } from 'vitest'
import { measuresOf } from './measures.tsx'
import { someAnalysis } from './testing/analysis.ts'
import { titleOf } from './words.ts'

it('where the stored title is "Job" or empty, the one of the advertisement is shown', () => {
  expect(titleOf(someAnalysis())).toBe('Senior Product Analyst')
  expect(titleOf(someAnalysis({ jobTitle: ' ' }))).toBe('Senior Product Analyst')
  expect(titleOf(someAnalysis({ jobTitle: 'Cook' }))).toBe('Cook')
  expect(titleOf({ jobTitle: 'Job', requirements: { title: null } })).toBe('Untitled')
})

it('what the ad does not ask is not scored', () => {
  const measures = measuresOf(someAnalysis())
  expect(measures.find(({ name }) => name === 'culturalFit')?.score).toBeNull()
  expect(measures.find(({ name }) => name === 'skills')?.score).toBe(72)
})
