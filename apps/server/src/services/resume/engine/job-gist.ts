import type { Job } from '@bespeak/domain/job/job.ts'
import type { Asking } from '@bespeak/domain/match/analysis/index.ts'

/** As much of an advertisement as is kept of it. The whole stays with the engine. */
export interface JobGist {
  title: string | null
  company: string | null
  location: string | null
  requirements: string[]
  /** What is counted over all of a user's. */
  asks: Asking
}

export const gistOf = ({ title, company, location, requirements, workMode, degree }: Job): JobGist => ({
  ...{ title, company, location },
  requirements: requirements.map(({ text }) => text),
  asks: {
    requirements: requirements.filter(({ skills }) => skills.length > 0).map(({ skills }) => ({ skills })),
    workMode,
    degree,
  },
})
