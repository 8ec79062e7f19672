import { describe, expect, it } from 'vitest'
import { datesAhead } from './dates-ahead.ts'
import { dashboard, job, version } from './testing/dashboard.ts'

const today = '2026-11-16'
const ahead = (part: Parameters<typeof dashboard>[0]) =>
  datesAhead(dashboard(part), today).map(({ on, left, what, todo }) => [on, left, what, todo?.label])

describe('dates ahead', () => {
  it('are none of jobs that are over, and none that have passed', () => {
    const jobs = [
      job({ deadline: '2026-11-20', stage: 'withdrawn' }),
      job({ id: 2, deadline: '2026-11-15', interviewOn: '2026-11-15' }),
      job({ id: 3, deadline: '2026-11-20', stage: 'applied' }),
    ]
    expect(ahead({ jobs })).toEqual([])
  })

  it('come in their order, each with the one thing to do; a late follow-up stays', () => {
    const jobs = [
      job({ deadline: '2026-11-22T00:00:00.000Z', followUpOn: '2026-11-14', interviewOn: '2026-11-24' }),
      job({ id: 2, deadline: '2026-11-16' }),
    ]
    const step = { id: 1, description: 'Read it', estimatedTimeInHours: 2, completedAt: null }
    const plan = {
      ...{ id: 5, endsOn: '2026-12-13T00:00:00.000Z', finishedAt: null, updatedAt: '' },
      ...{ skill: { name: 'PSIRF' }, steps: [step] },
    }
    // Without hours no end is known.
    const plans = [plan, { ...plan, id: 6, steps: [{ ...step, estimatedTimeInHours: 0 }] }]
    const guides = [{ id: 3, jobDescriptionId: 1, questionCount: 1, practisedCount: 0 }]
    expect(ahead({ jobs, plans, guides, versions: [version({ jobDescriptionId: 2 })] })).toEqual([
      ['2026-11-14', -2, 'Follow up', 'Draft a short message'],
      ['2026-11-16', 0, 'Closes', 'Apply, then mark it'],
      ['2026-11-22', 6, 'Closes', 'Tailor for it'],
      ['2026-11-24', 8, 'Interview', 'Open the guide'],
      ['2026-12-13', 27, 'Plan ends', 'Open the plan'],
    ])
  })
})
