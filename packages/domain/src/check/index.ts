export { type CheckOptions, check } from './check.ts'
export { maxBytes, maxSentences, summaryOf, whyNotChecked } from './limits.ts'
export { linesOf } from './lines.ts'
export { type CheckedSentence, type Finding, type FindingKind, isLoud, isOpen, type Verdict } from './sentence.ts'
