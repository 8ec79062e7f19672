import { isShared } from '../../language/governance.ts'
import { isAgent } from '../../language/vocabulary.ts'
import { isAnsweredBy, type Word } from '../../language/word.ts'
import { alternatives, among } from '../../text/patterns.ts'
import { isPluralNoun, lowerAt, singular } from '../../text/tokens.ts'
import { raisingWords, smallerTitles, spansOfAwards, standInWords } from '../../words/noun-classes.ts'
import { ranks } from '../../words/ranks.ts'
import { lesserTitles } from '../../words/reservations.ts'
import { linksToOthers } from '../../words/small-words.ts'
import { appointingVerbs } from '../../words/verb-classes.ts'
import type { Reading } from '../reading.ts'
import { isOfOtherWords } from './cl05-synonyms.ts'

const isAppointing = among(appointingVerbs)
const isSpan = among(spansOfAwards)
const isForATime = among(standInWords)

export const isPlural = ({ lower }: Word) => isPluralNoun(lower)

const raising = among(raisingWords)

/** `Commis Sommelier` is no `Sommelier`: what stands before a title makes it smaller, unless it is known to make it greater. */
export function isLesserTitle(text: Reading, word: Word, said: Reading, source: Word): boolean {
  const before = lesseningTitle(said, source)
  if (!before || isShared(word)) return false
  return !text.words.some((other) => other !== word && isAnsweredBy(other, before))
}

/** What stands before a title and makes it smaller: in a heading any word but a few, elsewhere the known ones. */
export function lesseningTitle(said: Reading, source: Word): Word | null {
  const before = said.words[source.at - 1]
  if (!before || before.part !== source.part || source.verb) return null
  if (!isAgent(singular(source.lower)) && !isForATime(before.lower)) return null
  if (!said.isHeading)
    return isLesser.test(before.lower) && !isPlural(source) && isOneself(said, source) ? before : null
  if (before.isLight || before.digits) return null
  return raising(before.lower) || before.gap.includes('-') || source.gap === '-' ? null : before
}

const isLesser = new RegExp(`^(?:${lesserTitles}|${alternatives(smallerTitles)})$`)

/** A word for one person, and not for what is theirs: `keeper talks`. */
export function isOnePerson({ words }: Reading, word: Word): boolean {
  const next = words[word.at + 1]
  if (word.verb || isPlural(word)) return false
  if (next?.lower === 'who') return true
  if (!isAgent(word.lower) || isAwarded(words, word.at)) return false
  if (!next || next.part !== word.part || next.gap !== ' ') return true
  return next.isLight || next.lower === 'currently' || next.digits || next.verb !== null
}

/** `Referee of the Year` */
const isAwarded = (words: readonly Word[], at: number) =>
  words[at + 1]?.lower === 'of' && isSpan(lowerAt(words, at + 3))

const ofOthers = among(linksToOthers)

/** Where nothing is done to the one it names, or `as` stands before it, a title is the person's own. */
export function isOneself({ words }: Reading, word: Word): boolean {
  const governor = words[word.governor]
  if (governor && isAppointing(governor.verb ?? '')) return true
  // `a partner signed them`
  if (words[word.at + 1]?.verb && words[word.at + 1]?.rank === ranks.others) return false
  for (let at = word.at - 1; at >= Math.max(0, word.at - 5); at -= 1) {
    const before = words[at]
    if (!before || before.part !== word.part) break
    if (before.lower === 'as') return true
    if (ofOthers(before.lower)) return false
  }
  return !governor
}

/** `lists for the manager` were no management. */
export const isOfOtherAgent = (word: Word, source: Word, said: Reading) =>
  !source.verb &&
  isAgent(singular(source.lower)) &&
  !isAgent(singular(word.lower)) &&
  singular(word.lower) !== singular(source.lower) &&
  !word.asks.some(isOfOtherWords) &&
  !said.isHeading &&
  !isOneself(said, source)
