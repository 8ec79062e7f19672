import type { Token } from '../text/tokens.ts'
import { negations } from '../words/check.ts'
import { endingWords } from '../words/credentials.ts'

/** Whether the word at a place denies what follows: not "not only", "no-show" or "never lapsed". */
export function isNegated(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token || !(negations.has(token.lower) || token.lower.endsWith("n't"))) return false
  const next = tokens[at + 1]
  if (next?.lower === 'only' || next?.gap === '-' || next?.digits) return false
  return !tokens.slice(at + 1, at + 4).some(({ lower }) => endingWords.has(lower))
}
