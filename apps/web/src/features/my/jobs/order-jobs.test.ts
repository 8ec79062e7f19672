import { describe, expect, it } from 'vitest'
import { someJob } from '../testing/jobs.ts'
import { ordered, searched } from './order-jobs.ts'

const jobs = [
  someJob({ id: 1, company: 'Oven', deadline: null, stage: 'offer', updatedAt: '2026-11-03T00:00:00.000Z' }),
  someJob({ id: 2, company: 'ashgrove', deadline: '2026-12-01T00:00:00.000Z', updatedAt: '2026-11-02T00:00:00.000Z' }),
  someJob({ id: 3, company: null, title: 'Miller', deadline: '2026-11-20T00:00:00.000Z', notes: 'Write to Ann' }),
]
const ids = (found: { id: number }[]) => found.map(({ id }) => id)

describe('jobs in a list', () => {
  it('are found by all of the words, wherever they stand', () => {
    expect(ids(searched(jobs, '  ANN mill '))).toEqual([3])
    expect(ids(searched(jobs, 'ann oven'))).toEqual([])
    expect(ids(searched(jobs, ' '))).toEqual([1, 2, 3])
  })

  it('are ordered, those without a deadline last', () => {
    expect(ids(ordered(jobs, 'changed'))).toEqual([1, 2, 3])
    expect(ids(ordered(jobs, 'deadline'))).toEqual([3, 2, 1])
    expect(ids(ordered(jobs, 'company'))).toEqual([2, 3, 1])
    expect(ids(ordered(jobs, 'stage'))).toEqual([2, 3, 1])
  })
})
