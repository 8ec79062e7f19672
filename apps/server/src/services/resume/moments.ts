/** Now, but after what was before: a change is always newer than what it changed. */
export const after = (before: Date, now: Date): Date => new Date(Math.max(now.getTime(), before.getTime() + 1))
