import type { Job } from '../job/job.ts'
import { monthStems, ordinalEndings } from '../words/dates.ts'

const month = `(${monthStems.join('|')})\\p{Ll}*`
const ordinal = `(?:${ordinalEndings})?`
const announced = 'interviews?\\b[^.;\\n]{0,60}?\\b'
const patterns = [
  {
    pattern: new RegExp(`${announced}(\\d{1,2})${ordinal}(?: of)? ${month}\\.?,?(?: (\\d{4}))?`, 'iu'),
    day: 1,
    month: 2,
  },
  { pattern: new RegExp(`${announced}${month}\\.? (\\d{1,2})${ordinal}\\b(?:,? (\\d{4}))?`, 'iu'), day: 2, month: 1 },
]

/** The first day that the advertisement names for interviews; without a year, the next one from today. */
export function interviewDay({ text }: Pick<Job, 'text'>, today: string): string | null {
  for (const { pattern, day, month: at } of patterns) {
    const found = pattern.exec(text)
    if (!found) continue
    const monthAndDay = `${padded(monthStems.indexOf((found[at] ?? '').slice(0, 3).toLowerCase()) + 1)}-${padded(Number(found[day]))}`
    return existing(`${found[3] ?? yearOf(monthAndDay, today)}-${monthAndDay}`)
  }
  return null
}

const padded = (value: number) => String(value).padStart(2, '0')

function yearOf(monthAndDay: string, today: string): number {
  const year = Number(today.slice(0, 4))
  return `${year}-${monthAndDay}` < today ? year + 1 : year
}

/** Not the 31st of February. */
const existing = (day: string): string | null => {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null
}
