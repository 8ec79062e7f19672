import type { DashboardJob, Version } from './dashboard-query.ts'
import { stages } from './stages.ts'
import * as texts from './texts.tsx'

export interface Step {
  label: string
  count: number
  /** What stands under it, where there is something to say. */
  note: string
}

const reached = (job: DashboardJob, stage: string): boolean => {
  const at = (value: string) => stages.findIndex((it) => it.value === value)
  return at(job.stage) >= at(stage) && at(job.stage) <= at('offer')
}

const hasApplied = (job: DashboardJob) => job.appliedOn !== null || reached(job, 'applied')
const hasInterview = (job: DashboardJob) =>
  hasApplied(job) && (job.interviewOn !== null || reached(job, 'interviewing'))
const fewest = 10

function answersWords(applied: readonly DashboardJob[]): string {
  const waiting = applied.filter(({ stage }) => stage === 'applied').length
  const no = applied.filter(({ stage }) => stage === 'rejected').length
  return [waiting > 0 ? texts.waiting(waiting) : '', no > 0 ? texts.saidNo(no) : ''].filter(Boolean).join(', ')
}

/** How far one's own jobs have come, as far as it was noted. */
export function soFar(jobs: readonly DashboardJob[], versions: readonly Version[]) {
  const tailored = new Set(versions.map(({ jobDescriptionId }) => jobDescriptionId))
  const applied = jobs.filter(hasApplied)
  const untailored = jobs.filter(({ id, stage }) => stage === 'saved' && !tailored.has(id)).length
  const interviews = jobs.filter(hasInterview).length
  const steps: Step[] = [
    { label: texts.saved, count: jobs.length, note: '' },
    {
      label: texts.tailored,
      count: jobs.filter(({ id }) => tailored.has(id)).length,
      note: untailored > 0 ? texts.stillToDo(untailored) : '',
    },
    { label: texts.applied, count: applied.length, note: answersWords(applied) },
    { label: texts.interview, count: interviews, note: '' },
    { label: texts.offer, count: jobs.filter((job) => reached(job, 'offer')).length, note: '' },
  ]
  return {
    ...{ steps, applied: applied.length, interviews },
    since: jobs.map(({ createdAt }) => createdAt).toSorted()[0] ?? null,
    words: lastWords(applied),
  }
}

function lastWords(applied: readonly DashboardJob[]): string {
  const { length } = applied
  if (length === 0) return texts.notApplied
  if (length < fewest) return texts.tooFew(length)
  const invited = applied.filter(hasInterview).length
  return texts.ledToInterview(invited, length)
}
