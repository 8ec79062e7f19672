export { isCharge } from './charge.ts'
export { matchResume, standingOf } from './match.ts'
export { relevance } from './relevance.ts'
export type {
  Correction,
  Evidence,
  Fix,
  KeywordRow,
  KnockOutRow,
  LedgerRow,
  Match,
  RowStatus,
  Standing,
  SubScore,
  WeightRow,
} from './types.ts'
export { subScores } from './weights.ts'
