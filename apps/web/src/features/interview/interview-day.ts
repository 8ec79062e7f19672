const longDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const day = 24 * 60 * 60 * 1000

/** "Interviews on 10 December, in 24 days.", from the day that the ad names; nothing once it is over. */
export function interviewWords(on: string | null | undefined, now: Date): string {
  if (!on) return ''
  const at = Date.parse(on)
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  const left = Math.round((at - today) / day)
  if (Number.isNaN(at) || left < 0) return ''
  const until = left === 0 ? 'today' : left === 1 ? 'tomorrow' : `in ${left} days`
  return `Interviews on ${longDay.format(at)}, ${until}.`
}
