import { openDates } from '@bespeak/domain/applications/dates.ts'
import { daysBetween } from '@bespeak/domain/calendar/days.ts'
import { dayOf, shortDay } from '../../../lib/days.ts'
import type { JobDescription } from '../../../lib/resumes/job-descriptions.ts'
import { Badge } from '../../../ui/badge.tsx'
import { dayIn, deadlineWords, nearDays } from '../stages.ts'
import * as texts from '../texts.tsx'
import styles from './jobs.module.css'

interface DateWords {
  key: string
  text: string
  isNear: boolean
}

/** The days of a job that something is still to be done for, in a few words each. */
function dateWords(job: JobDescription, now: Date): DateWords[] {
  const days = { followUpOn: dayIn(job.followUpOn), interviewOn: dayIn(job.interviewOn), deadline: dayIn(job.deadline) }
  return openDates({ stage: job.stage, ...days }).flatMap(({ kind, on }) => {
    if (kind === 'deadline') return { key: kind, ...(deadlineWords(job, now) ?? { text: '', isNear: false }) }
    const left = daysBetween(dayOf(now), on)
    if (kind === 'interview' && left < 0) return []
    const day = shortDay(on)
    const text = kind === 'interview' ? texts.interviewOnDay(day, job.interviewTime) : texts.followUpOnDay(day)
    return { key: kind, text, isNear: left <= nearDays }
  })
}

export function JobDates({ job }: { job: JobDescription }) {
  return (
    <div className={styles.dates}>
      {dateWords(job, new Date()).map(({ key, text, isNear }) =>
        isNear ? (
          <Badge key={key} tone="warn">
            {text}
          </Badge>
        ) : (
          <span key={key} className={styles.quiet}>
            {text}
          </span>
        ),
      )}
    </div>
  )
}
