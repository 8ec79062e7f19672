import { type CalendarEvent, calendarFile } from '../calendar/ics.ts'
import { type ApplicationDate, type ApplicationDates, type DateKind, openDates } from './dates.ts'

export interface CalendarJob extends ApplicationDates {
  id: number
  title: string
  company: string | null
  location: string | null
  url: string | null
  contact: string | null
  /** `10:30` */
  interviewTime: string | null
}

const names: Record<DateKind, string> = { deadline: 'Closes', followUp: 'Follow up', interview: 'Interview' }

/** The dates of jobs that are still to come to something. */
export const jobsCalendar = (name: string, jobs: readonly CalendarJob[], madeAt: string): string =>
  calendarFile({
    maker: 'Jobs',
    name,
    madeAt,
    events: jobs.flatMap((job) => openDates(job).map((date) => eventOf(job, date))),
  })

function eventOf(job: CalendarJob, { kind, on }: ApplicationDate): CalendarEvent {
  const named = [job.title, job.company].filter(Boolean).join(', ')
  return {
    uid: `job-${job.id}-${kind}`,
    summary: `${names[kind]}: ${named}`,
    description: [named, job.contact && `Contact: ${job.contact}`].filter(Boolean).join('\n'),
    startsOn: on,
    endsOn: on,
    url: job.url,
    ...(kind === 'interview' && { time: job.interviewTime, location: job.location }),
  }
}
