import { jobsCalendar } from '@bespeak/domain/applications/calendar.ts'
import { openDates } from '@bespeak/domain/applications/dates.ts'
import type { JobDescription } from '../../../lib/resumes/job-descriptions.ts'
import { saveText } from '../../../lib/save-file.ts'
import { dayIn, jobTitle } from '../stages.ts'

const withDays = (job: JobDescription) => ({
  ...job,
  title: jobTitle(job),
  deadline: dayIn(job.deadline),
  followUpOn: dayIn(job.followUpOn),
  interviewOn: dayIn(job.interviewOn),
})

export const hasDates = (job: JobDescription): boolean => openDates(withDays(job)).length > 0

const nameOf = ({ title, company }: { title: string; company: string | null }) =>
  [title, company].filter(Boolean).join(', ')

/** Made here, of the job that is on the page: it needs no connection. */
export function saveJobCalendar(job: JobDescription, now: Date): void {
  const named = withDays(job)
  const text = jobsCalendar(nameOf(named), [named], now.toISOString())
  saveText(
    text,
    'text/calendar',
    `${nameOf(named)
      .replace(/[^\p{L}\p{N} ,.-]+/gu, ' ')
      .slice(0, 80)}.ics`,
  )
}
