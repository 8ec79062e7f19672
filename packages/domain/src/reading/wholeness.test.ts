import { expect, it } from 'vitest'
import { readPlainText } from './read.ts'
import { wholeness } from './wholeness.ts'

const withJobs = (...jobs: string[]) =>
  wholeness(readPlainText(`Ailsa Groat\n\nExperience\n\n${jobs.join('\n\n')}`).document)

it('a reading with more whole jobs is the fuller one, and one with a job that lacks its dates the emptier one', () => {
  const [first, second] = ['Shipwright, Harbour Works Ltd, 2012 – 2020', 'Apprentice, Isles Boatyard Ltd, 2008 – 2012']
  expect(withJobs(first, second)).toBeGreaterThan(withJobs(first))
  expect(withJobs(first, 'Harbour Hand, Isles Boatyard Ltd')).toBeLessThan(withJobs(first, second))
})
