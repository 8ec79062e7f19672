import { shortDay } from '../../lib/days.ts'
import type { JobDescription } from '../../lib/resumes/job-descriptions.ts'

export const stages = [
  { value: 'saved', label: 'Saved' },
  { value: 'applied', label: 'Applied' },
  { value: 'interviewing', label: 'Interviewing' },
  { value: 'offer', label: 'Offer' },
  { value: 'rejected', label: 'Rejected' },
  { value: 'withdrawn', label: 'Withdrawn' },
] as const

export const stageName = (stage: string): string => stages.find(({ value }) => value === stage)?.label ?? stage

/** A title of "Job" says nothing: it is what an analysis is stored under. */
export function jobTitle({ title }: Pick<JobDescription, 'title'>): string {
  const said = title?.trim() ?? ''
  return said === '' || said === 'Job' ? 'Untitled' : said
}

const day = 24 * 60 * 60 * 1000

/** "closes today", "closes in 3 days", "closed on 6 Nov"; null where it is far off. */
export function deadlineWords({ deadline, stage }: Pick<JobDescription, 'deadline' | 'stage'>, now: Date) {
  if (!deadline || stage !== 'saved') return null
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  const left = Math.round((Date.parse(deadline.slice(0, 10)) - today) / day)
  if (left < 0) return { text: `closed on ${shortDay(deadline)}`, isNear: false }
  if (left === 0) return { text: 'closes today', isNear: true }
  if (left === 1) return { text: 'closes tomorrow', isNear: true }
  return { text: left <= 7 ? `closes in ${left} days` : `closes on ${shortDay(deadline)}`, isNear: left <= 7 }
}
