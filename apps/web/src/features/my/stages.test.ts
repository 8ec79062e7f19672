import { describe, expect, it } from 'vitest'
import { deadlineWords, jobTitle } from './stages.ts'

const today = new Date(2026, 10, 15, 23, 30)
const saved = (deadline: string | null, stage = 'saved') => deadlineWords({ deadline, stage }, today)

describe('a deadline', () => {
  it('is not spoken of where there is none, or once one has applied', () => {
    expect(saved(null)).toBeNull()
    expect(saved('2026-11-16T00:00:00.000Z', 'applied')).toBeNull()
  })

  it.each([
    ['2026-11-14T00:00:00.000Z', 'closed on 14 Nov', false],
    ['2026-11-15T00:00:00.000Z', 'closes today', true],
    ['2026-11-16T00:00:00.000Z', 'closes tomorrow', true],
    ['2026-11-22T00:00:00.000Z', 'closes in 7 days', true],
    ['2026-11-23T00:00:00.000Z', 'closes on 23 Nov', false],
  ])('of %s reads "%s"', (deadline, text, isNear) => {
    expect(saved(deadline)).toEqual({ text, isNear })
  })
})

it('a title that says nothing is none', () => {
  expect(['Job', ' ', null].map((title) => jobTitle({ title }))).toEqual(['Untitled', 'Untitled', 'Untitled'])
  expect(jobTitle({ title: 'Job coach' })).toBe('Job coach')
})
