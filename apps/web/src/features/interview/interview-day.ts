import { daysBetween } from '@bespeak/domain/calendar/days.ts'
import { dayOf, dayWords } from '../../lib/days.ts'

/** "Interviews on 10 December, in 24 days.", from the day that the ad names; nothing once it is over. */
export function interviewWords(on: string | null | undefined, now: Date): string {
  if (!on) return ''
  const left = daysBetween(dayOf(now), on)
  if (Number.isNaN(left) || left < 0) return ''
  const until = left === 0 ? 'today' : left === 1 ? 'tomorrow' : `in ${left} days`
  return `Interviews on ${dayWords(on)}, ${until}.`
}
