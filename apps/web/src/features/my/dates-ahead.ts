import { type DateKind, openDates } from '@bespeak/domain/applications/dates.ts'
import { daysBetween } from '@bespeak/domain/calendar/days.ts'
import { paths } from '../../lib/paths.ts'
import { hasHours } from '../../lib/resumes/chain.ts'
import type { DashboardData, DashboardJob, DashboardPlan } from './dashboard-query.ts'
import { dayIn, jobTitle } from './stages.ts'
import * as texts from './texts.tsx'

export interface DateAhead {
  key: string
  kind: DateKind | 'plan'
  on: string
  /** Days from today: below 0 where it is late. */
  left: number
  what: string
  of: string
  /** The one thing to do. */
  todo: { label: string; to: string } | null
}

type Known = Pick<DashboardData, 'jobs' | 'versions' | 'guides' | 'plans'>

export const datesOf = ({ stage, deadline, followUpOn, interviewOn }: DashboardJob) =>
  openDates({ stage, deadline: dayIn(deadline), followUpOn: dayIn(followUpOn), interviewOn: dayIn(interviewOn) })

type Row = { what: string; todo: (job: DashboardJob, known: Known) => DateAhead['todo'] }

const rows: Record<DateKind, Row> = {
  deadline: {
    what: texts.closes,
    todo: ({ id }, { versions }) =>
      versions.some(({ jobDescriptionId }) => jobDescriptionId === id)
        ? { label: texts.applyThenMark, to: paths.job(id) }
        : { label: texts.tailorForIt, to: paths.job(id) },
  },
  followUp: {
    what: texts.followUp,
    todo: ({ id }) => ({ label: texts.draftMessage, to: paths.jobs({ job: String(id), write: '' }) }),
  },
  interview: {
    what: texts.interview,
    todo({ id }, { guides }) {
      const guide = guides.find(({ jobDescriptionId }) => jobDescriptionId === id)
      if (guide) return { label: texts.openGuide, to: paths.interviewGuide(guide.id) }
      return { label: texts.prepareForIt, to: paths.createInterviewGuide({ job: String(id) }) }
    },
  },
}

const nameOf = (job: DashboardJob, kind: DateKind) =>
  [jobTitle(job), job.company, kind === 'interview' ? job.interviewTime : null].filter(Boolean).join(', ')

const ofJob = (job: DashboardJob, known: Known, today: string): DateAhead[] =>
  datesOf(job).map(({ kind, on }) => ({
    key: `${kind}-${job.id}`,
    kind,
    on,
    left: daysBetween(today, on),
    what: rows[kind].what,
    of: nameOf(job, kind),
    todo: rows[kind].todo(job, known),
  }))

const ofPlan = ({ id, skill, endsOn }: DashboardPlan, today: string): DateAhead => ({
  key: `plan-${id}`,
  kind: 'plan',
  on: endsOn.slice(0, 10),
  left: daysBetween(today, endsOn.slice(0, 10)),
  what: texts.planEnds,
  of: skill.name,
  todo: { label: texts.openPlan, to: paths.developmentPlan(id) },
})

/** What is ahead, the next first; a follow-up that is late is still to be done. */
export function datesAhead(known: Known, today: string): DateAhead[] {
  const isKept = ({ left, kind }: DateAhead) => left >= 0 || kind === 'followUp'
  const plans = known.plans.filter((plan) => plan.finishedAt === null && hasHours(plan))
  return [...known.jobs.flatMap((job) => ofJob(job, known, today)), ...plans.map((plan) => ofPlan(plan, today))]
    .filter(isKept)
    .toSorted((a, b) => a.on.localeCompare(b.on) || a.key.localeCompare(b.key))
}
