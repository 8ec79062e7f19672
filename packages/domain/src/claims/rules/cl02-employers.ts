import { nounBehind, tells, type Word } from '../../language/word.ts'
import { among } from '../../text/patterns.ts'
import { lowerAt } from '../../text/tokens.ts'
import { branches } from '../../words/noun-classes.ts'
import { linksPastEmployers, linksToBranches, linksToEmployers } from '../../words/small-words.ts'
import { hiringVerbs } from '../../words/verb-classes.ts'
import type { Reading } from '../reading.ts'
import { linkOf } from './cl02-ties.ts'

const besideHouse = among(linksPastEmployers)
const atBranch = among(linksToBranches)
const ofHouse = among(linksToEmployers)
const isHiring = among(hiringVerbs)

/** Who repaired Skoda cars, or brought straps to Skoda, did not work at Skoda. */
export function isOnlyMake(text: Reading, word: Word, said: Reading, source: Word): boolean {
  if (!/^\p{Lu}/u.test(word.text) || source.governor < 0 || said.isHeading) return false
  const way = linkOf(text, word)
  const governor = text.words[word.governor]
  const isWork = governor !== undefined && (governor.isLight || isHiring(governor.verb ?? ''))
  if (way !== 'at' && !(isWork && ofHouse(way))) return false
  const deed = said.words[source.governor]
  if (isWork && source.isDirect && deed?.verb && !deed.isLight && !isHiring(deed.verb)) return true
  const next = nounBehind(said.words, source)
  const isThings = next && /^\p{Ll}+$/u.test(next.text) && !/ly$/.test(next.lower)
  const link = linkOf(said, source)
  if (isThings && !tells(text, next) && !(isBranch(next.lower) && atBranch(link))) return true
  if (link === 'of') return isWork && !isBranch(outerOf(said, source))
  return isWork && besideHouse(link)
}

/** The noun before the `of`. */
function outerOf({ words }: Reading, { at }: Word): string {
  const of = words.slice(0, at).findLast(({ lower }) => lower === 'of')
  return lowerAt(words, (of?.at ?? 0) - 1)
}

const isBranch = among(branches)
