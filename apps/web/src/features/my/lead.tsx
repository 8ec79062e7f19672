import { daysBetween } from '@bespeak/domain/calendar/days.ts'
import { Fragment, type ReactNode } from 'react'
import { dayOf, dayWords, weekday } from '../../lib/days.ts'
import { paths } from '../../lib/paths.ts'
import { TextLink } from '../../ui/text-link.tsx'
import type { DashboardData, DashboardJob } from './dashboard-query.ts'
import { datesOf } from './dates-ahead.ts'
import { groupOf, type JobRow } from './job-rows.ts'
import { placeOf } from './stages.ts'
import * as texts from './texts.tsx'

/** "7 to apply · 2 ready · interview Thursday at 10:00: keep practicing" */
export function Lead({ data, rows }: { data: DashboardData; rows: readonly JobRow[] }) {
  if (data.jobs.length === 0) return texts.firstLead
  const today = dayOf(new Date())
  const toApply = rows.filter(({ job }) => job.stage === 'saved').length
  const ready = rows.filter((row) => groupOf(row) === 'ready').length
  const parts: ReactNode[] = [
    texts.toApplyCount(toApply),
    ready > 0 && texts.readyCount(ready),
    interviewAhead(data, today) ?? followUpDue(data, today),
  ].filter(Boolean)
  return parts.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: three fixed places
    <Fragment key={place}>
      {place > 0 && ' · '}
      {part}
    </Fragment>
  ))
}

const dueDay = (job: DashboardJob, wanted: string) => datesOf(job).find(({ kind }) => kind === wanted)?.on ?? null

/** Further off it is in the list alone. */
const mostDays = 14

function interviewAhead({ jobs, guides }: DashboardData, today: string): ReactNode {
  const [next] = jobs
    .flatMap((job) => {
      const on = dueDay(job, 'interview')
      return on !== null && on >= today && daysBetween(today, on) <= mostDays ? { job, on } : []
    })
    .toSorted((a, b) => a.on.localeCompare(b.on))
  if (!next) return null
  const { job, on } = next
  const guide = guides.find(({ jobDescriptionId }) => jobDescriptionId === job.id)
  const link = guide
    ? { to: paths.interviewGuide(guide.id), label: texts.practiceWords(guide.practisedCount) }
    : { to: paths.createInterviewGuide({ job: String(job.id) }), label: texts.prepareShortly }
  return (
    <>
      {texts.interviewWhen(whenWords(on, today), job.interviewTime)} <TextLink to={link.to}>{link.label}</TextLink>
    </>
  )
}

function whenWords(on: string, today: string): string {
  const left = daysBetween(today, on)
  if (left < 2) return texts.nextDays[left] ?? ''
  return left < 7 ? weekday(on) : texts.onDay(dayWords(on, today))
}

function followUpDue({ jobs }: DashboardData, today: string): ReactNode {
  const job = jobs.find((it) => (dueDay(it, 'followUp') ?? '9') <= today)
  if (!job) return null
  return (
    <>
      {texts.followUpWith(placeOf(job))}{' '}
      <TextLink to={paths.jobs({ job: String(job.id), write: '' })}>{texts.writeMessage}</TextLink>
    </>
  )
}
