import type { DashboardJob, Version } from './dashboard-query.ts'
import { stages } from './stages.ts'

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
  return [waiting > 0 ? `${waiting} waiting` : '', no > 0 ? `${no} said no` : ''].filter(Boolean).join(', ')
}

/** How far one's own jobs have come, as far as it was noted. */
export function soFar(jobs: readonly DashboardJob[], versions: readonly Version[]) {
  const tailored = new Set(versions.map(({ jobDescriptionId }) => jobDescriptionId))
  const applied = jobs.filter(hasApplied)
  const untailored = jobs.filter(({ id, stage }) => stage === 'saved' && !tailored.has(id)).length
  const steps: Step[] = [
    { label: 'Saved', count: jobs.length, note: '' },
    {
      label: 'Tailored',
      count: jobs.filter(({ id }) => tailored.has(id)).length,
      note: untailored > 0 ? `${untailored} still to do` : '',
    },
    { label: 'Applied', count: applied.length, note: answersWords(applied) },
    { label: 'Interview', count: jobs.filter(hasInterview).length, note: '' },
    { label: 'Offer', count: jobs.filter((job) => reached(job, 'offer')).length, note: '' },
  ]
  return { steps, since: jobs.map(({ createdAt }) => createdAt).toSorted()[0] ?? null, words: lastWords(applied) }
}

function lastWords(applied: readonly DashboardJob[]): string {
  const { length } = applied
  if (length === 0) return 'Once you have applied, mark the job, and it is counted here.'
  if (length < fewest)
    return `${length} application${length === 1 ? ' is' : 's are'} too few to say what works. Look again at ten.`
  const invited = applied.filter(hasInterview).length
  return `${invited} of your ${length} applications led to an interview.`
}
