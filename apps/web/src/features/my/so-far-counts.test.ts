import { describe, expect, it } from 'vitest'
import { soFar } from './so-far-counts.ts'
import { job, version } from './testing/dashboard.ts'

const counts = (jobs: ReturnType<typeof job>[], versions: ReturnType<typeof version>[] = []) =>
  soFar(jobs, versions).steps.map(({ count }) => count)

describe('so far', () => {
  it('a job that was given up before applying counts as saved alone', () => {
    expect(counts([job({ stage: 'withdrawn' }), job({ id: 2, stage: 'rejected' })])).toEqual([2, 0, 0, 0, 0])
  })

  it('counts how far each has come, also of those that are over by now', () => {
    const jobs = [
      job(),
      job({ id: 2, stage: 'applied' }),
      job({ id: 3, stage: 'rejected', appliedOn: '2026-11-02', interviewOn: '2026-11-09' }),
      job({ id: 4, stage: 'interviewing' }),
      job({ id: 5, stage: 'offer', createdAt: '2026-10-12T09:00:00.000Z' }),
    ]
    const versions = [version({ jobDescriptionId: 2 }), version({ id: 2, jobDescriptionId: 2 })]
    expect(counts(jobs, versions)).toEqual([5, 1, 4, 3, 1])
    const { steps, since, words } = soFar(jobs, versions)
    expect(steps.map(({ note }) => note)).toEqual(['', '1 still to do', '1 waiting, 1 said no', '', ''])
    expect(since).toBe('2026-10-12T09:00:00.000Z')
    expect(words).toBe('4 applications are too few to say what works. Look again at ten.')
  })

  it.each([
    [0, 'Mark a job as applied to count it here.'],
    [1, '1 application is too few to say what works. Look again at ten.'],
    [9, '9 applications are too few to say what works. Look again at ten.'],
    [10, '0 of your 10 applications led to an interview.'],
  ])('of %i applications it says: %s', (count, words) => {
    const jobs = Array.from({ length: count }, (_, id) => job({ id, stage: 'applied' }))
    expect(soFar(jobs, []).words).toBe(words)
  })
})
