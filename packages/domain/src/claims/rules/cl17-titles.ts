import { isShared } from '../../language/governance.ts'
import { lowerAt, singular } from '../../language/tokens.ts'
import { isAgent } from '../../language/vocabulary.ts'
import { isAnsweredBy, type Word } from '../../language/word.ts'
import { ranks } from '../../words/ranks.ts'
import { lesserTitles } from '../../words/reservations.ts'
import type { Reading } from '../reading.ts'
import { isOfOtherWords } from './cl05-synonyms.ts'

export const isPlural = ({ lower }: Word) => singular(lower) !== lower && !lower.includes("'")

const raising =
  /^(?:senior|lead|principal|chief|registered|certified|licensed|chartered|experienced|qualified|head|executive|managing|general|full|professional|freelance)$/

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
  if (!isAgent(singular(source.lower)) && !/^(?:deputy|acting|interim)$/.test(before.lower)) return null
  if (!said.isHeading)
    return isLesser.test(before.lower) && !isPlural(source) && isOneself(said, source) ? before : null
  if (before.isLight || before.digits) return null
  return raising.test(before.lower) || before.gap.includes('-') || source.gap === '-' ? null : before
}

const isLesser = new RegExp(
  `^(?:${lesserTitles}|in|associate|under|sub|second|third|fourth|honorary|provisional|temporary|substitute|relief)$`,
)

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
  words[at + 1]?.lower === 'of' && /^(?:year|month|season|week|decade)$/.test(lowerAt(words, at + 3))

const ofOthers = /^(?:with|by|for|to|under|from|alongside|between|of|the|his|her|their|our|my)$/

/** Where nothing is done to the one it names, or `as` stands before it, a title is the person's own. */
export function isOneself({ words }: Reading, word: Word): boolean {
  const governor = words[word.governor]
  if (governor && /^(?:promote|appoint|elect|become|name|hire|employ|qualify)$/.test(governor.verb ?? '')) return true
  // `a partner signed them`
  if (words[word.at + 1]?.verb && words[word.at + 1]?.rank === ranks.others) return false
  for (let at = word.at - 1; at >= Math.max(0, word.at - 5); at -= 1) {
    const before = words[at]
    if (!before || before.part !== word.part) break
    if (before.lower === 'as') return true
    if (ofOthers.test(before.lower)) return false
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
