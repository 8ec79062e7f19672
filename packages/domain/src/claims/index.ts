export type { Check, Claim, Doubt, Verdict } from './claim.ts'
export { claimsIn, type SupportOptions, supports } from './supports.ts'
export { type Prepared, prepare } from './units.ts'
