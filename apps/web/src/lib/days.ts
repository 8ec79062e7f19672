/** A day of the calendar where the person is: `2026-07-01`. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

const long = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const longWithYear = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** "13 December", with the year where it is another one than today's. */
export const dayWords = (day: string, today = day): string =>
  (day.slice(0, 4) === today.slice(0, 4) ? long : longWithYear).format(new Date(day))

/** "13 Dec" */
export const shortDay = (day: string): string => short.format(new Date(day))

const longWeekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })

/** "Thursday" */
export const weekday = (day: string): string => longWeekday.format(new Date(day))
