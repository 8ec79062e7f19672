import { expect, it } from 'vitest'
import { subjectWords, versionNumber } from './version-number.ts'

const version = (id: number, jobDescriptionId: number | null, originalResumeId = 1) => ({
  ...{ id, jobDescriptionId, originalResumeId },
})
const versions = [version(9, 2), version(7, 2, 3), version(4, 2), version(2, 5)]

it('versions of one resume for one job are numbered from the first', () => {
  expect([4, 9, 7, 2].map((id) => versionNumber(versions, id))).toEqual([1, 2, 1, 1])
})

it('one that is not there has no number', () => {
  expect(versionNumber(versions, 8)).toBeNull()
  expect(versionNumber(versions, null)).toBeNull()
})

it('versions whose job is gone may be of different jobs: they have no number', () => {
  expect(versionNumber([version(1, null), version(3, null)], 3)).toBeNull()
})

it('an analysis speaks of the resume, of a version by its number, or of one that has none', () => {
  const words = (tailoredResumeId: number | null, shownScoreBefore: number | null) =>
    subjectWords({ tailoredResumeId, shownScoreBefore }, versions)
  expect(words(null, null)).toBe('your resume')
  expect(words(9, 60)).toBe('version 2')
  expect(words(null, 60)).toBe('a tailored version')
})
