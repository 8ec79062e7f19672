import type { PartialDate } from './document.ts'

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
