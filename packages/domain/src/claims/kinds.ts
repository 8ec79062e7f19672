import { isTitle } from '../language/vocabulary.ts'
import type { Word } from '../language/word.ts'
import type { Quantity } from '../text/quantities.ts'
import { singular } from '../text/tokens.ts'
import { kindRows } from '../words/kinds.ts'
import { ranks } from '../words/ranks.ts'
import type { ClaimKind } from './claim.ts'
import type { Reading } from './reading.ts'

const byWord = new Map(
  kindRows.toReversed().flatMap(({ kind, words }) => words.split(' ').map((word) => [word, kind] as const)),
)

export function kindOfWord(reading: Reading, word: Word): ClaimKind {
  if (word.verb && word.rank !== ranks.do && word.rank !== ranks.none) return 'rank'
  const named = byWord.get(word.lower)
  if (named) return named
  if (!word.verb && isTitle(singular(word.lower))) return 'title'
  if (reading.isHeading && /^\p{Lu}/u.test(word.text)) return 'employer'
  return 'statement'
}

export const kindOfNumber = ({ kind, unit }: Quantity): ClaimKind =>
  kind === 'money' ? 'money' : kind === 'time' && unit === 'month' ? 'duration' : 'number'
