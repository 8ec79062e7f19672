import { foundWords, roundedScore } from '@bespeak/domain/match/verdict.ts'
import { useQuery } from '@tanstack/react-query'
import { analysesByResumeQuery, analysisQuery, isEarlier } from '../../lib/resumes/analyses.ts'
import type { TailoredResume } from '../../lib/resumes/tailored.ts'

/** How many requirements are on the version, where an analysis speaks of it as it is now. */
export function useFound({ id, originalResumeId, matchScore }: TailoredResume) {
  const { data: analyses = [] } = useQuery(analysesByResumeQuery(originalResumeId))
  const [newest] = analyses
    .filter(({ tailoredResumeId }) => tailoredResumeId === id)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  const { data: analysis } = useQuery(analysisQuery(newest?.id ?? null))
  if (!analysis || analysis.unscored || isEarlier(analysis) || matchScore === null) return null
  if (roundedScore(analysis.matchScore) !== roundedScore(matchScore)) return null
  return { words: foundWords(analysis.ledger), analysisId: analysis.id }
}
