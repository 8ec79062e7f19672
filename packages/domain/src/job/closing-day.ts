import { findPeriods, monthWord } from '../text/dates.ts'
import type { Condition } from './job.ts'

const year = '(20\\d\\d)'
const forms = [
  `(?<day>\\d{1,2})(?:\\p{L}{2})?(?: of)? (?<month>${monthWord}),? (?<year>${year})`,
  `(?<month>${monthWord}) (?<day>\\d{1,2})(?:\\p{L}{2})?,? (?<year>${year})`,
  `(?<year>${year})-(?<month>\\d\\d)-(?<day>\\d\\d)`,
  `(?<day>\\d{1,2})(?<dot>[./-])(?<month>\\d{1,2})\\k<dot>(?<year>${year})`,
].map((form) => new RegExp(`(?:\\b(?<weekday>(?!mid)\\p{L}+day),? )?(?<!\\d[./-]?)${form}(?!\\d)`, 'giu'))

/** [J8] The closing day, `2027-01-30`, where only one day can be meant: with its year, on its weekday, alone. */
export function closingDayOf(conditions: readonly Pick<Condition, 'kind' | 'words'>[]): string | null {
  const said = conditions.filter(({ kind }) => kind === 'closing').map(({ words }) => words)
  const days = forms.flatMap((form) => said.flatMap((it) => [...it.matchAll(form)].map((found) => dayIn(found.groups))))
  const [day = null, ...others] = new Set(days)
  return others.length === 0 ? day : null
}

/** Null where it may be one of several days, or is none. */
function dayIn(said: Record<string, string | undefined> = {}): string | null {
  const { day = '', month = '', year = '', dot, weekday } = said
  // `03/04` is in March or in April.
  if (dot !== undefined && dot !== '.' && Number(day) < 13 && day !== month) return null
  const named = /\d/.test(month) ? `${year}-${month.padStart(2, '0')}` : findPeriods(`${month} ${year}`)[0]?.end
  const date = new Date(`${named}-${day.padStart(2, '0')}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)) return null
  const name = date.toLocaleDateString('en-GB', { weekday: 'short', timeZone: 'UTC' }).toLowerCase()
  return weekday && !weekday.toLowerCase().startsWith(name) ? null : date.toISOString().slice(0, 10)
}
