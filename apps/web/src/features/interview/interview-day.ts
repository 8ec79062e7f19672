import { daysBetween } from '@bespeak/domain/calendar/days.ts'
import { dayOf, dayWords } from '../../lib/days.ts'
import { untilWords } from '../../lib/texts/days.ts'
import * as texts from './texts.tsx'

/** "Interviews on 10 December, in 24 days.", from the day that the ad names; nothing once it is over. */
export function interviewWords(on: string | null | undefined, now: Date): string {
  if (!on) return ''
  const left = daysBetween(dayOf(now), on)
  if (Number.isNaN(left) || left < 0) return ''
  return texts.interviewsOn(dayWords(on), untilWords(left))
}
