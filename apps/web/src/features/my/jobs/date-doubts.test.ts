import { expect, it } from 'vitest'
import { dateDoubts } from './date-doubts.ts'

const ahead = 'This day is still to come.'
const before = 'This is before the day you applied.'

it.each([
  [null, null, undefined, undefined],
  ['2026-03-04', null, undefined, undefined],
  ['2026-03-05', null, ahead, undefined],
  [null, '2026-03-01', undefined, undefined],
  ['2026-03-02', '2026-03-02', undefined, undefined],
  ['2026-03-02', '2026-03-01', undefined, before],
  ['2026-03-09', '2026-03-08', ahead, before],
])('of applied on %s and interview on %s, on 4 March, says %s and %s', (appliedOn, interviewOn, applied, interview) => {
  expect(dateDoubts({ appliedOn, interviewOn }, '2026-03-04')).toEqual({ applied, interview })
})
