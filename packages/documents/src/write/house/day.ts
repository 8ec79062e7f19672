const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `2026-11-15`, also with a time: `15 November 2026`. What is no date stays as it is. */
export function dayOf(date: string | null): string {
  const time = Date.parse(date ?? '')
  return Number.isNaN(time) ? (date ?? '') : days.format(time)
}
