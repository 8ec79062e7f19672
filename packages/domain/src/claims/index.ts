export type { Check, Claim, Verdict } from './claim.ts'
export { claimsIn, type SupportOptions, supports } from './supports.ts'
export { type Prepared, prepare } from './units.ts'
