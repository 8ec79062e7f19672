import type { DashboardData, DashboardJob, LatestVersion, Version } from '../dashboard-query.ts'
import type { RankedJob, RankedJobs } from '../ranked-jobs.ts'
import { someJob } from './jobs.ts'

export const job = (part: Partial<DashboardJob> = {}): DashboardJob => {
  const { title, company, location, stage, appliedOn, deadline, followUpOn, interviewOn, interviewTime, createdAt } =
    someJob()
  return {
    ...{
      id: 1,
      title,
      company,
      location,
      stage,
      appliedOn,
      deadline,
      followUpOn,
      interviewOn,
      interviewTime,
      createdAt,
    },
    isSample: false,
    ...part,
  }
}

export const version = (part: Partial<Version> = {}): Version => ({
  ...{ id: 1, title: 'Cook', jobAdvertisingCompany: 'Rosewater Foods', jobDescriptionId: 1, originalResumeId: 4 },
  ...{
    matchScore: 70,
    matchScoreCeiling: 70,
    engineVersion: 'engine-2',
    createdAt: '2026-11-02T09:00:00.000Z',
  },
  ...part,
})

export const latest = (part: Partial<LatestVersion> = {}): LatestVersion => ({
  ...{ id: 1, title: 'Cook', jobAdvertisingCompany: 'Rosewater Foods', jobDescriptionId: 1, originalResumeId: 4 },
  ...{
    matchScore: 70,
    createdAt: '2026-11-02T09:00:00.000Z',
    updatedAt: '2026-11-02T09:00:00.000Z',
  },
  edits: [{ kind: 'reworded', undone: false }],
  gaps: [{ answered: false }],
  ...part,
})

export const dashboard = (part: Partial<DashboardData> = {}): DashboardData => ({
  ...{ resume: null, jobs: [], latest: [], versions: [], guides: [], plans: [], tip: null },
  ...part,
})

const ranked = (part: Partial<RankedJob> = {}): RankedJob => ({
  ...{ jobDescriptionId: 1, title: 'Cook', matchScore: 70, dealbreaker: null, shown: 9, asked: 12 },
  ...{ missing: [], measuredAt: '2026-11-02T09:00:00.000Z', tailoredResumeId: null },
  ...part,
})

export const rankedJobs = (...jobs: Partial<RankedJob>[]): RankedJobs => {
  const all = jobs.map(ranked)
  return {
    ...{ resumeId: 4, jobs: all, total: all.length },
    measured: all.filter(({ measuredAt }) => measuredAt !== null).length,
  }
}
