export { type MatchOptions, matchResume, standingOf } from './match.ts'
export { type Relevance, relevance } from './relevance.ts'
export type {
  Evidence,
  Fix,
  KeywordRow,
  KnockOutRow,
  LedgerRow,
  Match,
  RowImportance,
  RowKind,
  RowStatus,
  Standing,
  SubScore,
  WeightRow,
} from './types.ts'
export { importanceWeights, subScores, subScoreWeights } from './weights.ts'
