import { lowerAt } from '../../language/tokens.ts'
import { nounBehind, tells, type Word } from '../../language/word.ts'
import type { Reading } from '../reading.ts'
import { linkOf } from './cl02-ties.ts'

/** Who repaired Skoda cars, or brought straps to Skoda, did not work at Skoda. */
export function isOnlyMake(text: Reading, word: Word, said: Reading, source: Word): boolean {
  if (!/^\p{Lu}/u.test(word.text) || source.governor < 0 || said.isHeading) return false
  const place = linkOf(text, word)
  const governor = text.words[word.governor]
  const isWork = governor !== undefined && (governor.isLight || /^(?:employ|join|hire)$/.test(governor.verb ?? ''))
  if (place !== 'at' && !(isWork && /^(?:for|with|by)$/.test(place))) return false
  const next = nounBehind(said.words, source)
  const isThings = next && /^\p{Ll}+$/u.test(next.text) && !/ly$/.test(next.lower)
  const link = linkOf(said, source)
  if (isThings && !tells(text, next) && !(isBranch.test(next.lower) && /^(?:at|for|in)$/.test(link))) return true
  if (link === 'of') return isWork && !isBranch.test(outerOf(said, source))
  return isWork && /^(?:to|from|about|near|after|outside|into|by)$/.test(link)
}

/** The noun before the `of`. */
function outerOf({ words }: Reading, { at }: Word): string {
  const of = words.slice(0, at).findLast(({ lower }) => lower === 'of')
  return lowerAt(words, (of?.at ?? 0) - 1)
}

const isBranch = /^(?:kitchen|workshop|department|staff|team|employ|office|branch|site|store)$/
