import type { GoodLength } from '../../../lib/resumes/guides.ts'
import * as texts from '../texts.tsx'
import type { Outcome } from './use-practice.ts'

type Length = keyof typeof texts.lengths

const isLength = (value: string): value is Length => value in texts.lengths

/** A typed answer is as long as it would take to say it; a spoken one as long as it took. */
export function lengthOfOutcome(outcome: Outcome, { from, to }: GoodLength): Length {
  if ('practice' in outcome) return isLength(outcome.practice.length) ? outcome.practice.length : 'good'
  if (outcome.spokenSeconds < from) return 'short'
  return outcome.spokenSeconds > to ? 'long' : 'good'
}
