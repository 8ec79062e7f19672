import { type Wants, wantsOf } from '@bespeak/domain/growth/index.ts'
import { closingDayOf } from '@bespeak/domain/job/closing-day.ts'
import type { Job } from '@bespeak/domain/job/job.ts'
import type { Asking } from '@bespeak/domain/match/analysis/index.ts'

/** As much of an advertisement as is kept of it. The whole stays with the engine. */
export interface JobGist {
  title: string | null
  company: string | null
  location: string | null
  requirements: string[]
  /** The day it closes, where it says so for certain. */
  deadline: string | null
  /** What is counted over all of a user's. */
  asks: Asking
  /** What a user's skills are held against. */
  wants: Wants
}

export function gistOf(job: Job): JobGist {
  const { title, company, location, requirements, workMode, degree, conditions } = job
  return {
    ...{ title, company, location },
    requirements: requirements.filter(({ kind }) => kind !== 'responsibility').map(({ words }) => words),
    deadline: closingDayOf(conditions),
    asks: {
      requirements: requirements.filter(({ skills }) => skills.length > 0).map(({ skills }) => ({ skills })),
      workMode,
      degree,
    },
    wants: wantsOf(job),
  }
}
