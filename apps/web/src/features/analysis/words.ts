import { verdictOf } from '@bespeak/domain/match/verdict.ts'
import type { Analysis, AnalysisListed } from '../../lib/resumes/analyses.ts'

export const subScores = [
  { name: 'keyword', label: 'Keywords', field: 'keywordMatchScore' },
  { name: 'skills', label: 'Skills', field: 'skillsMatchScore' },
  { name: 'experience', label: 'Experience', field: 'experienceMatchScore' },
  { name: 'education', label: 'Education', field: 'educationMatchScore' },
  { name: 'culturalFit', label: 'Culture fit', field: 'culturalFitScore' },
] as const

export const subScoreLabel = (name: string): string =>
  subScores.find((it) => it.name === name)?.label ?? (name === 'overall' ? 'Overall' : name)

/** Where the stored title says nothing, the one that the advertisement gives. */
export function titleOf({
  jobTitle,
  requirements,
}: Pick<AnalysisListed, 'jobTitle'> & { requirements: { title: string | null } }): string {
  const stored = jobTitle.trim()
  return stored !== '' && stored !== 'Job' ? stored : requirements.title?.trim() || 'Untitled'
}

type Judged = Pick<Analysis, 'matchScore' | 'knockOuts' | 'ledger'>

export const verdictFor = ({ matchScore, knockOuts, ledger }: Judged): string =>
  verdictOf(matchScore, knockOuts, ledger)

export const statusWords: Record<string, { label: string; tone: 'fit' | 'warn' | 'danger' | 'plain' }> = {
  met: { label: 'Met', tone: 'fit' },
  matched: { label: 'Found', tone: 'fit' },
  partly: { label: 'Partly', tone: 'warn' },
  partial: { label: 'Partly', tone: 'warn' },
  'not-shown': { label: 'Gap', tone: 'danger' },
  missing: { label: 'Not found', tone: 'danger' },
}

const oneDigit = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })
export const points = (value: number): string => oneDigit.format(value)
