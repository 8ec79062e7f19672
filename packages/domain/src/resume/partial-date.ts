import type { PartialDate } from './document.ts'

/** What is written into a document. */
export const dateForm = /^(?:\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?|present)$/

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export const yearOf = (date: PartialDate): number | null => (date === 'present' ? null : Number(date.slice(0, 4)))
export const monthOf = (date: PartialDate): number | null =>
  date.length >= 7 && date !== 'present' ? Number(date.slice(5, 7)) : null

/** `Mar 2019`, `2019`, `Present`. */
export function displayDate(date: PartialDate): string {
  if (date === 'present') return 'Present'
  const month = monthOf(date)
  return month === null ? date : `${monthNames[month - 1]} ${date.slice(0, 4)}`
}

export function displayPeriod(start: PartialDate | undefined, end: PartialDate | undefined): string {
  if (start && end) return `${displayDate(start)} – ${displayDate(end)}`
  const only = start ?? end
  return only ? displayDate(only) : ''
}

/** One date as forms and files hold it: `2019-3-1`, `2019-03-01T00:00:00Z`, `03/2019`, `March 2019`, `now`. */
export function parseDate(text: string): PartialDate | null {
  const words = text.trim().toLowerCase()
  if (/^(?:present|current|now|today|ongoing)$/.test(words)) return 'present'
  const [year, month, day] = yearFirst(words) ?? monthFirst(words) ?? []
  const parts = [year, month, day].filter((part) => part !== undefined).map((part) => part.padStart(2, '0'))
  const date = parts.join('-')
  return dateForm.test(date) ? date : null
}

type Parts = [year: string | undefined, month?: string | undefined, day?: string | undefined]

function yearFirst(words: string): Parts | null {
  const match = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?:[t ]\d{2}:\d{2}.*)?$/.exec(words)
  return match && [match[1], match[2], match[3]]
}

function monthFirst(words: string): Parts | null {
  const match = /^(?:(\d{1,2})[-/.]|(\p{L}{3,9})\.?,? )(\d{4})$/u.exec(words)
  const named = monthNames.findIndex((name) => match?.[2]?.startsWith(name.toLowerCase())) + 1
  return match && (match[1] || named > 0) ? [match[3], match[1] ?? String(named)] : null
}
