import { describe, expect, it } from 'vitest'
import { nextActions } from './next-actions.ts'
import { dashboard, job, latest, version } from './testing/dashboard.ts'

const today = '2026-11-16'
const titles = (part: Parameters<typeof dashboard>[0], putOff: string[] = []) =>
  nextActions(dashboard(part), today, putOff).map(({ title }) => title)

const broken = {
  ...{ id: 4, title: 'General', isSample: false, updatedAt: '2026-11-01T09:00:00.000Z' },
  atsReport: {
    checks: [
      { id: 'a', title: 'Your phone number is missing', status: 'fail', detail: 'None was found.', fix: 'Add one.' },
    ],
  },
}
const last = 'Tailor for another job'

describe('what is next', () => {
  it('is nothing for a job that is over', () => {
    const dates = { deadline: '2026-11-17', followUpOn: '2026-11-16', interviewOn: '2026-11-18' }
    const jobs = [job({ ...dates, stage: 'rejected' }), job({ id: 2, ...dates, stage: 'withdrawn' })]
    expect(titles({ jobs })).toEqual([last])
  })

  it('is not what has passed, nor a follow-up before its day', () => {
    const jobs = [job({ deadline: '2026-11-15' }), job({ id: 2, stage: 'applied', followUpOn: '2026-11-17' })]
    expect(titles({ jobs })).toEqual([last])
  })

  it('is the nearest date, whatever brings more', () => {
    const jobs = [
      job({ company: 'Late', deadline: '2026-11-28' }),
      job({ id: 2, company: 'Soon', deadline: '2026-11-20' }),
      job({ id: 3, company: 'Moor', stage: 'applied', followUpOn: '2026-11-14', appliedOn: '2026-11-04' }),
      job({ id: 4, company: 'Wold', stage: 'interviewing', interviewOn: '2026-11-24' }),
    ]
    expect(titles({ jobs, resume: broken })).toEqual([
      ...['Write to Moor', 'Tailor your resume to Soon', 'Prepare for Wold', 'Tailor your resume to Late'],
      ...['Fix your resume', last],
    ])
  })

  it('is what brings most, where no date is near', () => {
    const jobs = [
      job({ company: 'Far', deadline: '2027-02-01' }),
      job({ id: 2, company: 'Little' }),
      job({ id: 3, company: 'Much' }),
    ]
    const versions = [
      version({ id: 7, jobDescriptionId: 2, matchScore: 70, matchScoreCeiling: 72 }),
      version({ id: 8, jobDescriptionId: 3, matchScore: 60, matchScoreCeiling: 81 }),
    ]
    const open = [
      latest({ id: 7, jobDescriptionId: 2, matchScore: 70 }),
      latest({ id: 8, jobDescriptionId: 3, matchScore: 60 }),
    ]
    const found = nextActions(dashboard({ jobs, versions, latest: open }), today)
    expect(found.map(({ title, gain }) => [title, gain])).toEqual([
      ...[
        ['Finish your Much resume', 21],
        ['Finish your Little resume', 2],
        ['Tailor your resume to Far', 0],
        [last, 0],
      ],
    ])
    expect(found[0]).toMatchObject({
      reason: 'We couldn’t find 1 requirement. Add the ones you have. Up to 81 if you can add these.',
      button: 'Answer, about 1 minute',
      score: 60,
      versionId: 8,
    })
  })

  it('goes on where a version is ready: to apply', () => {
    const jobs = [job({ deadline: '2026-11-20' })]
    const versions = [version({ jobDescriptionId: 1 })]
    const [first] = nextActions(dashboard({ jobs, versions }), today)
    expect(first).toMatchObject({
      title: 'Apply to Rosewater Foods',
      reason: 'Your tailored version is ready. The job closes in 4 days. Mark it here once it is sent.',
    })
  })

  it('asks for news after ten days of silence, and not where a day is set for it', () => {
    const applied = { stage: 'applied', appliedOn: '2026-11-06T00:00:00.000Z' }
    expect(titles({ jobs: [job(applied)] })[0]).toBe('Ask Rosewater Foods for news')
    expect(titles({ jobs: [job({ ...applied, followUpOn: '2026-11-20' })] })).toEqual([last])
    expect(titles({ jobs: [job({ ...applied, appliedOn: '2026-11-07' })] })).toEqual([last])
  })

  it('is to practise until every question was, then nothing more', () => {
    const jobs = [job({ company: 'Wold', stage: 'interviewing', interviewOn: '2026-11-24' })]
    const guide = { id: 3, jobDescriptionId: 1, questionCount: 12, practisedCount: 2 }
    const [first] = nextActions(dashboard({ jobs, guides: [guide] }), today)
    expect(first).toMatchObject({ title: 'Practice for Wold', inShort: 'interview in 8 days, 2 of 12 practiced' })
    expect(titles({ jobs, guides: [{ ...guide, practisedCount: 12 }] })).toEqual([last])
  })

  it('leaves out what was put off', () => {
    expect(titles({ resume: broken }, ['fix-resume'])).toEqual([last])
    expect(titles({ resume: broken }, ['fix-resume', 'another-job'])).toEqual([])
  })
})
