import { type OfLetter, statementsOf } from '../letter/statements.ts'
import type { Source } from '../resume/sources.ts'

// What a sentence of a letter is held against: when it is written, and when the person answers for it.

/** What the person chose for a letter, and the role that it is about. */
export interface LetterWishes extends OfLetter {
  role: string
  recipient?: string | null | undefined
}

/** Whom it may name. */
export const addresseeOf = (
  company: string | null,
  { role, recipient }: Pick<LetterWishes, 'role' | 'recipient'>,
): string => [company, role, recipient].filter(Boolean).join('\n')

/** All that the person states, and what they wrote for it alone. */
export const letterLines = (lines: readonly Source[], ofLetter: OfLetter): Source[] => [
  ...lines,
  ...statementsOf(lines, ofLetter),
]
