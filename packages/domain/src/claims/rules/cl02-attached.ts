import { innerOf, placedPeople } from '../../language/attachment.ts'
import type { Statement } from '../../language/statement.ts'
import { groupsOf } from '../../language/synonyms.ts'
import { isAnsweredBy, tells, type Word } from '../../language/word.ts'

// What a word or a number belongs to in its statement: a text that keeps it keeps what it belongs to.

export const isSameDeed = (text: Word, source: Word) =>
  text.verb === source.verb ||
  isAnsweredBy(text, source) ||
  groupsOf(text.verb ?? '').some((group) => source.offers.includes(group))

/** `Port closed for two years; worked there eight months`: the time or the date is of another deed. */
export function isOfOtherVerb(
  text: Statement,
  word: Word | undefined,
  said: Statement,
  source: Word | undefined,
): boolean {
  const deed = text.words[word?.governor ?? -1]
  const own = said.words[source?.governor ?? -1]
  if (!deed || !source || (own && isAny(deed, own))) return false
  const isRival = (it: Word) => it.verb !== null && it !== own && isSameDeed(deed, it)
  return said.words.some((it) => isRival(it) && (own || it.sentence !== source.sentence || it.at > source.at))
}

const isAny = (deed: Word, own: Word) =>
  [...deed.chain, deed].some((one) => [...own.chain, own].some((other) => isSameDeed(one, other)))

/** Whether the text drops what the source tells it of. */
export function isLifted(text: Statement, word: Word | undefined, said: Statement, source: Word): boolean {
  const inner = innerOf(source, said)
  if (inner !== null && !tells(text, inner)) return true
  const deed = text.words[word?.governor ?? -1]
  const theirs = deed?.isLight ? placedPeople(said, source) : null
  return theirs !== null && !tells(text, theirs)
}
