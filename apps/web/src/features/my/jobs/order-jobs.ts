import type { JobDescription } from '../../../lib/resumes/job-descriptions.ts'
import { jobTitle, stages } from '../stages.ts'
import * as texts from '../texts.tsx'

export const jobOrders = [
  { value: 'changed', label: texts.lastChanged },
  { value: 'deadline', label: texts.deadline },
  { value: 'company', label: texts.company },
  { value: 'stage', label: texts.stage },
] as const

export type JobOrder = (typeof jobOrders)[number]['value']

const stageAt = ({ stage }: JobDescription) => stages.findIndex(({ value }) => value === stage)

// What has no deadline comes last.
const orders: Record<JobOrder, (a: JobDescription, b: JobDescription) => number> = {
  changed: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
  deadline: (a, b) => (a.deadline ?? '9').localeCompare(b.deadline ?? '9'),
  company: (a, b) => (a.company || jobTitle(a)).localeCompare(b.company || jobTitle(b), 'en'),
  stage: (a, b) => stageAt(a) - stageAt(b),
}

export const ordered = (jobs: readonly JobDescription[], order: JobOrder): JobDescription[] =>
  jobs.toSorted((a, b) => orders[order](a, b) || orders.changed(a, b))

/** Each of the words must be in it somewhere. */
export function searched(jobs: readonly JobDescription[], search: string): JobDescription[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return jobs.filter(({ title, company, location, notes, contact }) => {
    const text = [title, company, location, notes, contact].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
