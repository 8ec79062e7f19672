export { matchResume, standingOf } from './match.ts'
export type {
  Correction,
  Evidence,
  Fix,
  KeywordRow,
  KnockOutRow,
  LedgerRow,
  Match,
  RowKind,
  RowStatus,
  Standing,
  SubScore,
  WeightRow,
} from './types.ts'
