import { verdictOf } from '@bespeak/domain/match/verdict.ts'
import type { Analysis, AnalysisListed } from '../../lib/resumes/analyses.ts'
import * as texts from './texts.tsx'

export const subScores = [
  { name: 'keyword', label: texts.keywords, field: 'keywordMatchScore' },
  { name: 'skills', label: texts.skills, field: 'skillsMatchScore' },
  { name: 'experience', label: texts.experience, field: 'experienceMatchScore' },
  { name: 'education', label: texts.education, field: 'educationMatchScore' },
  { name: 'culturalFit', label: texts.cultureFit, field: 'culturalFitScore' },
] as const

export const subScoreLabel = (name: string): string =>
  subScores.find((it) => it.name === name)?.label ?? (name === 'overall' ? texts.overall : name)

/** Where the stored title says nothing, the one that the advertisement gives. */
export function titleOf({
  jobTitle,
  requirements,
}: Pick<AnalysisListed, 'jobTitle'> & { requirements: { title: string | null } }): string {
  const stored = jobTitle.trim()
  return stored !== '' && stored !== 'Job' ? stored : requirements.title?.trim() || texts.untitled
}

type Judged = Pick<Analysis, 'matchScore' | 'knockOuts' | 'ledger'>

export const verdictFor = ({ matchScore, knockOuts, ledger }: Judged): string =>
  verdictOf(matchScore, knockOuts, ledger)

export const statusWords: Record<string, { label: string; tone: 'fit' | 'warn' | 'danger' | 'plain' }> = {
  met: { label: texts.met, tone: 'fit' },
  matched: { label: texts.found, tone: 'fit' },
  partly: { label: texts.partly, tone: 'warn' },
  partial: { label: texts.partly, tone: 'warn' },
  'not-shown': { label: texts.gap, tone: 'danger' },
  missing: { label: texts.notFound, tone: 'danger' },
}

/** What somebody of the work usually brings counts in part: no gap, and nothing that was said. */
export const stateOf = ({ status, points, corrected }: Stated) =>
  correctedWords[corrected ?? ''] ??
  (status === 'not-shown' && points > 0 ? notSaid : statusWords[status]) ?? { label: status, tone: 'plain' as const }

interface Stated {
  status: string
  points: number
  corrected?: string | null
}
const correctedWords: Record<string, { label: string; tone: 'danger' | 'plain' }> = {
  'not-mine': { label: texts.gap, tone: 'danger' },
  'not-asked': { label: texts.notAskedState, tone: 'plain' },
}
const notSaid = { label: texts.notSaid, tone: 'warn' as const }

/** To the hundredth, as they are: whoever adds up what stands there comes to the score. */
const asTheyAre = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })
export const points = (value: number): string => asTheyAre.format(value)
