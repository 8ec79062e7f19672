// Days of the calendar, written `2026-07-01`.

const dayLength = 86_400_000

const daysOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayLength

export const daysBetween = (from: string, to: string): number => daysOf(to) - daysOf(from)

export const daysAfter = (day: string, days: number): string =>
  new Date((daysOf(day) + days) * dayLength).toISOString().slice(0, 10)
