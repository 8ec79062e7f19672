import * as texts from './texts/moments.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** How long ago a moment is, in the words of the last-saved label. */
export function timeAgo(at: number, now: number): string {
  const past = Math.max(0, now - at)
  if (past < 10 * second) return texts.justNow
  if (past < minute) return texts.secondsAgo(Math.floor(past / second))
  if (past < hour) return texts.minutesAgo(Math.floor(past / minute))
  return texts.hoursAgo(Math.floor(past / hour))
}
