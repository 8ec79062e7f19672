import type { Allowance } from './allowance.ts'
import { type FeatureKey, featureName, planFeatures } from './plans.ts'

/** From this share on it is said that little is left. */
const nearlySpent = 0.8

type Counted = Pick<Allowance, 'used' | 'limitValue' | 'resetsAt'> & { readonly featureKey: string }

/** What a limit says where its feature is used. Where nothing is limited there is nothing to say. */
export type Meter = {
  readonly standing: 'plenty' | 'nearly' | 'spent'
  /** How much of it is used, from 0 to 1. */
  readonly share: number
  /** `3 of 5 this month` */
  readonly count: string
  /** The news in one sentence; empty while there is plenty. */
  readonly news: string
  /** `Resets on 1 December.` */
  readonly again: string
  /** What can be done all the same. */
  readonly still: string
}

type Words = { readonly made: string; readonly still: string }

const wordsOf: Readonly<Record<FeatureKey, Words>> = {
  resume_tailoring: {
    made: 'resumes tailored',
    still: 'You can still edit and download every version, and write letters for them.',
  },
  job_match_analysis: {
    made: 'matches analyzed',
    still: 'Your analyses stay open, and tailoring shows your match as well.',
  },
  cover_letter: {
    made: 'letters written',
    still: 'You can still edit, copy and download all of them, and write each again.',
  },
  interview_guide: {
    made: 'guides made',
    still: 'Your guides stay open: practice, print and download as often as you like.',
  },
  resume_optimization: {
    made: 'resumes optimized',
    still: 'You can still edit your resumes yourself, and every version stays.',
  },
}

export function meterOf({ featureKey, used, limitValue, resetsAt }: Counted): Meter | null {
  const key = keyOf(featureKey)
  if (limitValue === null || key === null) return null
  // Who leaves Pro may have made more than Free has.
  const counted = `${Math.min(used, limitValue)} of ${limitValue}`
  const share = limitValue === 0 ? 1 : Math.min(1, used / limitValue)
  const { made, still } = wordsOf[key]
  const shown = { share, count: `${counted} this month`, again: againWords(resetsAt), still }
  if (used >= limitValue) return { ...shown, standing: 'spent', news: `${counted} ${made} this month.` }
  if (share < nearlySpent) return { ...shown, standing: 'plenty', news: '' }
  return { ...shown, standing: 'nearly', news: `${numberWord(limitValue - used)} left this month.` }
}

/** Whether this use is the one that brings it there: it is told once, and not for each that follows. */
export const becomesScarce = (before: Counted): boolean =>
  !isScarce(before) && isScarce({ ...before, used: before.used + 1 })

/** `Cover letters: one left this month.` */
export function scarceTitle(allowance: Counted, { standing, news }: Meter): string {
  if (standing === 'spent') return news
  return `${featureName(allowance.featureKey)}: ${news.charAt(0).toLowerCase()}${news.slice(1)}`
}

const isScarce = (allowance: Counted): boolean => {
  const standing = meterOf(allowance)?.standing
  return standing === 'nearly' || standing === 'spent'
}

const keyOf = (featureKey: string): FeatureKey | null => planFeatures.find(({ key }) => key === featureKey)?.key ?? null

/** `1 December`: less than a month away, so that it needs no year. */
export const dayInMonth = (at: Date): string =>
  at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

const againWords = (resetsAt: Date | null): string => (resetsAt ? `Resets on ${dayInMonth(resetsAt)}.` : '')

const numberWords = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

const numberWord = (count: number): string => numberWords[count] ?? String(count)
