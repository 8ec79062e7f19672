import type { Word } from '../../language/word.ts'
import { ranks } from '../../words/ranks.ts'

/** What one only helped with was not done, and what one did was not led. */
export function claimsMore(text: Word, source: Word): boolean {
  if (source.rank >= ranks.do || (source.passed !== null && text.deed === source.passed)) return false
  if (source.rank === ranks.others && !text.verb && !text.isDirect && text.rank !== ranks.none) return false
  return text.rank === ranks.none ? source.rank <= ranks.intent : text.rank > source.rank
}
