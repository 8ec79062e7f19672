export { type MatchOptions, matchResume } from './match.ts'
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
  SubScore,
  WeightRow,
} from './types.ts'
export { importanceWeights, subScores, subScoreWeights } from './weights.ts'
