import { type ApplicationDates, openDates } from '@bespeak/domain/applications/dates.ts'
import { daysBetween } from '@bespeak/domain/calendar/days.ts'
import { dayOf, shortDay } from '../../lib/days.ts'
import { dayIn, deadlineWords, nearDays } from './stages.ts'
import * as texts from './texts.tsx'

export interface DateWords {
  key: string
  text: string
  isNear: boolean
}

type Dated = ApplicationDates & { interviewTime: string | null }

/** The days of a job that something is still to be done for, in a few words each. */
export function dateWords(job: Dated, now: Date): DateWords[] {
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

const noDate: DateWords = { key: 'none', text: texts.noClosingDate, isNear: false }

/** The one day to know of a job in a list: the interview before the follow-up, else when one applied. */
export function mainDate(job: Dated & { appliedOn: string | null }, now: Date): DateWords | null {
  const dates = dateWords(job, now)
  const found = dates.find(({ key }) => key === 'interview') ?? dates[0]
  if (found) return { ...found, text: texts.asSentence(found.text) }
  if (job.stage === 'saved') return noDate
  return job.appliedOn === null
    ? null
    : { key: 'applied', text: texts.asSentence(texts.appliedOnDay(shortDay(job.appliedOn))), isNear: false }
}
