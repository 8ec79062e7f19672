import type { PartialDate } from '../document.ts'
import { parseDate } from '../partial-date.ts'

/** `Mar 2021`, `2021`, `May 4, 2020`: the day of a month is more than a resume says. */
export const dateOf = (text: string | undefined): PartialDate | undefined =>
  parseDate((text ?? '').replace(/ \d{1,2},? (?=\d{4}$)/, ' ')) ?? undefined

export function startOf(text: string | undefined): PartialDate | undefined {
  const date = dateOf(text)
  return date === 'present' ? undefined : date
}

/** What began and has no end goes on. */
export const endOf = (text: string | undefined, start: PartialDate | undefined): PartialDate | undefined =>
  dateOf(text) ?? (start === undefined || text !== undefined ? undefined : 'present')
