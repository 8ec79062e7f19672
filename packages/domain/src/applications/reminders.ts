import { daysAfter } from '../calendar/days.ts'
import { type ApplicationDate, type ApplicationDates, type DateKind, openDates } from './dates.ts'

interface Rule {
  kind: DateKind
  daysBefore: number
  /** For how many days after its date it is still worth saying, where nothing ran at its time. */
  daysLate: number
}

const rules: readonly Rule[] = [
  { kind: 'deadline', daysBefore: 3, daysLate: 0 },
  { kind: 'deadline', daysBefore: 0, daysLate: 0 },
  { kind: 'followUp', daysBefore: 0, daysLate: 7 },
  { kind: 'interview', daysBefore: 1, daysLate: 0 },
]

/** No zone is known of anybody: at this hour it is the same day from Los Angeles to Auckland. */
const hour = '08:00:00Z'

interface Timed extends ApplicationDate {
  at: Date
  lastDay: string
}

const remindersOf = (application: ApplicationDates): Timed[] =>
  openDates(application).flatMap(({ kind, on }) =>
    rules
      .filter((rule) => rule.kind === kind)
      .map(({ daysBefore, daysLate }) => ({
        kind,
        on,
        at: new Date(`${daysAfter(on, -daysBefore)}T${hour}`),
        lastDay: daysAfter(on, daysLate),
      })),
  )

/** When to speak up next. What lay before `after` when a date was set is not made up for. */
export function nextReminderAt(application: ApplicationDates, after: Date): Date | null {
  const times = remindersOf(application).map(({ at }) => at.getTime())
  const next = Math.min(...times.filter((at) => at > after.getTime()))
  return Number.isFinite(next) ? new Date(next) : null
}

/** What there is to say now, of what was due from `since` on: each date once, and none that is over. */
export function dueReminders(application: ApplicationDates, since: Date, now: Date): ApplicationDate[] {
  const today = now.toISOString().slice(0, 10)
  const due = remindersOf(application).filter(({ at, lastDay }) => at >= since && at <= now && today <= lastDay)
  return [...new Map(due.map(({ kind, on }) => [kind, { kind, on }])).values()]
}
