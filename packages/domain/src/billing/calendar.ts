// Everything here is in UTC, so that the same moment has the same answer everywhere.

const dayMs = 24 * 60 * 60 * 1000

export type Period = { readonly start: Date; readonly end: Date }

/** The same day of a later month at the same time, or the last day of a month that has no such day. */
export function addMonths(from: Date, months: number): Date {
  const moved = new Date(from)
  moved.setUTCDate(1)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  moved.setUTCDate(Math.min(from.getUTCDate(), daysInMonth(moved)))
  return moved
}

export const addDays = (from: Date, days: number): Date => new Date(from.getTime() + days * dayMs)

/**
 * The period that holds the moment, of those that follow one another from `anchor`. Each is counted from the anchor and
 * not from the one before: after 28 February comes 31 March again.
 */
export function periodAt(anchor: Date, months: number, at: Date): Period {
  const passed = (at.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + at.getUTCMonth() - anchor.getUTCMonth()
  const index = Math.floor(passed / months)
  const first = addMonths(anchor, index * months) > at ? index - 1 : index
  return { start: addMonths(anchor, first * months), end: addMonths(anchor, (first + 1) * months) }
}

/** Days from one moment to a later one; one that has begun counts as a whole. */
export const wholeDays = (from: Date, to: Date): number =>
  Math.max(0, Math.ceil((to.getTime() - from.getTime()) / dayMs))

/** `16 November 2026`. */
export const dayText = (at: Date): string =>
  at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `16 November 2026 to 15 December 2026`: the last day is the one before the next period begins. */
export const periodText = ({ start, end }: Period): string => `${dayText(start)} to ${dayText(addDays(end, -1))}`

const daysInMonth = (of: Date) => new Date(Date.UTC(of.getUTCFullYear(), of.getUTCMonth() + 1, 0)).getUTCDate()
