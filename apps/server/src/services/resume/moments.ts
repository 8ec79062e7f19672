/** Now, but after what was before: a change is always newer than what it changed. */
export const after = (before: Date, now: Date): Date => new Date(Math.max(now.getTime(), before.getTime() + 1))

/** Of the calendar, as it is kept and sent: `2026-03-01`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)
