const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** How long ago a moment is, in the words of the last-saved label. */
export function timeAgo(at: number, now: number): string {
  const past = Math.max(0, now - at)
  if (past < 10 * second) return 'just now'
  if (past < minute) return ago(past / second, 'second')
  if (past < hour) return ago(past / minute, 'minute')
  return ago(past / hour, 'hour')
}

function ago(amount: number, unit: string): string {
  const whole = Math.floor(amount)
  return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`
}
