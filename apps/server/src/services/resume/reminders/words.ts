import { paths } from '@bespeak/contracts/paths.ts'
import type { ApplicationDate, DateKind } from '@bespeak/domain/applications/dates.ts'
import { type WrittenMail, writeMail } from '../../../kernel/mail.ts'
import type { JobDescription } from '../job-descriptions/job-descriptions.store.ts'

type NamedJob = Pick<JobDescription, 'id' | 'title' | 'company' | 'interviewTime'>

export interface JobDate extends ApplicationDate {
  job: NamedJob
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
})
/** The date itself: what is today or tomorrow for one reader is not for another. */
const dayWords = (day: string) => dayFormat.format(new Date(day)).replace(',', '')

const longest = 60

/** On one line, and no longer than a title should be. */
function short(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  const signs = [...line]
  return signs.length <= longest
    ? line
    : `${signs
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
}

function nameOf({ title, company }: NamedJob): string {
  const said = [title === 'Job' ? null : title, company].filter(Boolean).join(', ')
  return said === '' ? 'a job you saved' : short(said)
}

const toDo: Record<DateKind, (date: JobDate) => { what: string; next: string }> = {
  deadline: ({ job, on }) => ({
    what: `${nameOf(job)} closes on ${dayWords(on)}`,
    next: 'Apply before then, or take it off your list.',
  }),
  followUp: ({ job, on }) => ({
    what: `Follow up: ${nameOf(job)}`,
    next: `You wanted to write again on ${dayWords(on)}. A short message is enough.`,
  }),
  interview: ({ job, on }) => ({
    what: `Interview: ${nameOf(job)}, ${dayWords(on)}${job.interviewTime ? `, ${job.interviewTime}` : ''}`,
    next: 'Practice your answers once more.',
  }),
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const mostListed = 10

/** One piece of news, however many dates there are. */
export function reminderWords(dates: readonly JobDate[]): { title: string; lines: string[]; href: string } {
  const told = dates.map((date) => toDo[date.kind](date))
  const [first] = told
  if (first && told.length === 1) {
    return { title: capital(first.what), lines: [first.next], href: paths.jobs({ job: `${dates[0]?.job.id}` }) }
  }
  const listed = told.slice(0, mostListed).map(({ what }) => capital(what))
  const more = told.length - listed.length
  return {
    title: `${told.length} of your job dates are coming up`,
    lines: more > 0 ? [...listed, `And ${more} more.`] : listed,
    href: paths.dashboard(),
  }
}

export function reminderMail(dates: readonly JobDate[], publicUrl: string, unsubscribe: string): WrittenMail {
  const { title, lines, href } = reminderWords(dates)
  return writeMail({
    subject: title,
    parts: [lines.join('\n'), { button: 'Open it', href: `${publicUrl}${href}` }],
    why: 'You are getting this email because you set these dates.',
    publicUrl,
    unsubscribe,
  })
}
