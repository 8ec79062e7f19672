import { engineVersion } from '@bespeak/domain/match/analysis/version.ts'
import type { Match } from '@bespeak/domain/match/index.ts'

/** What a tailored page scores, and the resume it was made from; null where that cannot be said. */
export interface PageScores {
  matchScore: number | null
  matchScoreBefore: number | null
  matchScoreCeiling: number | null
  /** Scores of two engines are never compared. */
  scoredBy: string | null
}

export const noScores: PageScores = {
  matchScore: null,
  matchScoreBefore: null,
  matchScoreCeiling: null,
  scoredBy: null,
}

/** An ad that asks nothing has no score. */
export const scoresOf = ({ score, ceiling, unscored }: Match, before: number): PageScores =>
  unscored
    ? noScores
    : { matchScore: score, matchScoreBefore: before, matchScoreCeiling: ceiling, scoredBy: engineVersion }
