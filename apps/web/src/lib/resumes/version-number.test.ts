import { expect, it } from 'vitest'
import { versionNumber } from './version-number.ts'

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
