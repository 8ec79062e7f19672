import { statementsOf } from '../letter/statements.ts'
import type { Source } from '../resume/sources.ts'

// What a sentence of a letter is held against: when it is written, and when the person answers for it.

/** What the person chose for a letter, and the role that it is about. */
export interface OfLetter {
  role: string
  recipient?: string | null | undefined
  motivation?: string | null | undefined
  achievements?: readonly string[] | undefined
}

/** Whom it may name. */
export const addresseeOf = (
  company: string | null,
  { role, recipient }: Pick<OfLetter, 'role' | 'recipient'>,
): string => [company, role, recipient].filter(Boolean).join('\n')

/** All that the person states, and what they wrote for it alone. */
export const letterLines = (
  lines: readonly Source[],
  { motivation, achievements }: Omit<OfLetter, 'role'>,
): Source[] => [...lines, ...statementsOf(lines, achievements, motivation ?? undefined)]
