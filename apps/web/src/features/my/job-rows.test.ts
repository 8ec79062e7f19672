import { describe, expect, it } from 'vitest'
import {
  countedFilters,
  filterOf,
  firstToAct,
  groupOf,
  groupsBy,
  inStage,
  jobRows,
  nextStep,
  searchedRows,
} from './job-rows.ts'
import { job, rankedJobs, version } from './testing/dashboard.ts'

const row = (
  part: Parameters<typeof job>[0] = {},
  match: Parameters<typeof rankedJobs>[0] = {},
  versions: ReturnType<typeof version>[] = [],
) => {
  const [only] = jobRows({ jobs: [job(part)], versions }, rankedJobs(match))
  if (!only) throw new Error('no row')
  return only
}

describe('the group of a job, and what to do next', () => {
  it.each([
    ['ready', { matchScore: 65, tailoredResumeId: 1 }, 'Review and apply'],
    ['good', { matchScore: 65 }, 'Tailor resume'],
    ['long', { matchScore: 64 }, 'View job'],
    ['long', { matchScore: 64, tailoredResumeId: 1 }, 'View job'],
    ['dealbreaker', { matchScore: 90, tailoredResumeId: 1, dealbreaker: 'RN license' }, 'View job'],
    ['dealbreaker', { matchScore: 20, dealbreaker: 'RN license' }, 'View job'],
    ['checking', { matchScore: null, measuredAt: null }, 'View job'],
  ])('%s for %j: %s', (group, match, step) => {
    const found = row({ id: 1 }, match)
    expect([groupOf(found), nextStep(found)]).toEqual([group, { label: step, to: '/job/1' }])
  })

  it('is to be completed where its ad names no requirement: an ad is there, and the step leads to it', () => {
    const found = row({ id: 1 }, { matchScore: null, asked: 0 })
    expect([groupOf(found), nextStep(found)]).toEqual(['no-ad', { label: 'Add the full ad', to: '/job/1#job-ad' }])
  })

  it('is of its stage once somebody has applied, whatever the match', () => {
    const stages = ['applied', 'interviewing', 'offer', 'rejected', 'withdrawn']
    const found = stages.map((stage) => row({ stage }, { dealbreaker: 'RN license' }))
    expect(found.map(groupOf)).toEqual(stages)
    expect(new Set(found.map((it) => nextStep(it).label))).toEqual(new Set(['View job']))
  })

  it('is no match where no resume was compared', () => {
    const [only] = jobRows({ jobs: [job()], versions: [] }, null)
    expect(only && groupOf(only)).toBe('unmatched')
  })
})

it('the number is the tailored version’s where there is one, whole and never rounded up', () => {
  const versions = [version({ id: 7, matchScore: 71.9 })]
  expect(row({}, { matchScore: 63, tailoredResumeId: 7 }, versions).score).toBe(71)
  expect(row({}, { matchScore: 63 }, versions).score).toBe(63)
  expect(row({}, { matchScore: 63, tailoredResumeId: 7 }, [version({ id: 7, matchScore: null })]).score).toBe(63)
})

it('a title that is missing is the ad’s', () => {
  expect(row({ title: 'Job' }, { title: 'Florist' }).title).toBe('Florist')
  expect(row({ title: 'Job' }, { title: 'Job' }).title).toBe('Untitled')
})

const many = jobRows(
  {
    jobs: [
      job({ id: 1, title: 'Cook', deadline: '2026-12-01' }),
      job({ id: 2, title: 'Baker', company: 'Oven', createdAt: '2026-11-09T09:00:00.000Z' }),
      job({ id: 3, title: 'Chef', deadline: '2026-11-20' }),
      job({ id: 4, title: 'Waiter', stage: 'offer' }),
      job({ id: 5, title: 'Host', stage: 'withdrawn' }),
      job({ id: 6, title: 'New' }),
    ],
    versions: [],
  },
  rankedJobs(
    { jobDescriptionId: 3, matchScore: 40 },
    { jobDescriptionId: 1, matchScore: 70 },
    { jobDescriptionId: 2, matchScore: 81 },
    { jobDescriptionId: 4, matchScore: 90 },
    { jobDescriptionId: 5, matchScore: 90 },
    { jobDescriptionId: 6, matchScore: null, measuredAt: null },
  ),
)
const namesOf = (rows: typeof many) => rows.map(({ title }) => title)

describe('the list', () => {
  it('has the highest number first, what ranks higher among equals, and what has none last', () => {
    expect(namesOf(many)).toEqual(['Waiter', 'Host', 'Baker', 'Cook', 'Chef', 'New'])
  })

  it('is counted by stage: an offer is still in talks, a withdrawal is over', () => {
    expect(countedFilters(many).map(({ label, count }) => `${label} ${count}`)).toEqual([
      ...['To apply 4', 'Applied 0', 'Interviewing 1', 'Closed 1', 'All 6'],
    ])
    expect(namesOf(inStage(many, 'interviewing'))).toEqual(['Waiter'])
    expect(filterOf('nonsense')).toBe('saved')
  })

  it('stands in groups, in the order of what to do first', () => {
    const groups = groupsBy('match', many)
    expect(groups.map(({ title, rows }) => [title, ...namesOf(rows)])).toEqual([
      ['Good matches', 'Baker', 'Cook'],
      ['Long shots', 'Chef'],
      ['Checking your match', 'New'],
      ['Offer', 'Waiter'],
      ['Withdrawn', 'Host'],
    ])
  })

  it('in another order is one list; what has no deadline comes last', () => {
    const saved = inStage(many, 'saved')
    expect(groupsBy('deadline', saved).map(({ rows }) => namesOf(rows))).toEqual([['Chef', 'Cook', 'Baker', 'New']])
    expect(groupsBy('newest', saved).map(({ rows }) => namesOf(rows)[0])).toEqual(['Baker'])
    expect(groupsBy('newest', [])).toEqual([])
  })

  it('begins with the best match that is still open', () => {
    const beginning = (rows: typeof many, today: string) => firstToAct(groupsBy('match', rows), today)?.title
    const cooks = many.filter(({ title }) => title !== 'Baker')
    expect(beginning(many, '2026-11-16')).toBe('Baker')
    expect(beginning(cooks, '2026-12-01')).toBe('Cook')
    expect(beginning(cooks, '2026-12-02')).toBeUndefined()
  })

  it('is searched by title, company and place, each word', () => {
    expect(namesOf(searchedRows(many, 'oven  BAKER'))).toEqual(['Baker'])
    expect(searchedRows(many, 'leeds')).toHaveLength(6)
    expect(searchedRows(many, 'cook oven')).toEqual([])
  })
})
