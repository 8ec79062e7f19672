import { isByOthers } from '../../language/governance.ts'
import { isGeneralVerb, isLightVerb } from '../../language/ranks.ts'
import { changeOf, deedOf, isLikeOneOf } from '../../language/synonyms.ts'
import { isAgent, isPreposition } from '../../language/vocabulary.ts'
import { isAnsweredBy, nounBehind, type Word } from '../../language/word.ts'
import { among } from '../../text/patterns.ts'
import { singular } from '../../text/tokens.ts'
import { linksBeside } from '../../words/small-words.ts'
import { takingVerbs, teachingVerbs, verbsOfOthersDeeds } from '../../words/verb-classes.ts'
import type { Reading } from '../reading.ts'

const isBeside = among(linksBeside)
const isTeaching = among(teachingVerbs)

export const isTaken = among(takingVerbs)
const notOwn = among(verbsOfOthersDeeds)

const isLikeDoing = isLikeOneOf(
  'duty place provide make run handle help contribute share lead write prepare create submit report improve start introduce organise maintain operate build design use include learn practise',
)
const isOfDoing = (verb: string) =>
  isLikeDoing(verb) || isGeneralVerb(verb) || isLightVerb(verb) || changeOf(verb) !== 0

/** `Completed a training`, `supervised the repainting by contractors`: a deed, and not the person's. */
export function isOwnDeed(source: Word, said: Reading, verb: string, text: Reading): boolean {
  if (source.verb) return true
  const governor = said.words[source.governor]?.verb ?? ''
  if (text.words.some((word) => word.verb === governor)) return true
  if (isNamedBefore(source, said, text)) return !isByOthers(said.words, source.at)
  if (source.isDirect && isTeaching(verb) && isTaken(governor)) return false
  if (source.isDirect && source.governor >= 0 && (notOwn(governor) || !isOfDoing(governor))) return false
  if (isBesides(said.words, source, governor) || isOfOwner(said.words[source.at - 1])) return false
  if (isPurpose(said.words, source, governor) || isSubject(said.words, source)) return false
  return !isByOthers(said.words, source.at)
}

/** `the head teacher's travel` */
const isOfOwner = (before: Word | undefined) => before?.lower.includes("'") && isAgent(singular(before.lower))

/** `marked for thinning`: to be thinned. */
const isPurpose = (words: readonly Word[], { at }: Word, governor: string) =>
  [1, 2].some((back) => words[at - back]?.lower === 'for' && (back === 1 || words[at - 1]?.verb === null)) &&
  !/^(?:duty|)$/.test(governor) &&
  !isGeneralVerb(governor) &&
  !isLightVerb(governor)

/** `Handed tools to the fitter on two boiler swaps`: where something else was done. */
function isBesides(words: readonly Word[], { at, isDirect, governor: of }: Word, governor: string): boolean {
  if (of < 0 || isDirect || isGeneralVerb(governor) || isLightVerb(governor) || changeOf(governor) !== 0) return false
  for (let back = at - 1; back > of; back -= 1)
    if (isPreposition(words[back]?.lower ?? '')) return isBeside(words[back]?.lower ?? '')
  return false
}

/** `the redesign raised sales`: whose, it does not say. */
const isSubject = (words: readonly Word[], { at, governor }: Word) =>
  governor < 0 && words[at - 1]?.lower === 'the' && words[at + 1]?.form === 'past'

/** `Operating theatre`: no operating was done; nor selling by the `sales team`. */
export const isBeforeNoun = (word: Word, { words }: Reading): boolean =>
  (/(?:ing|ed)$/.test(word.lower) || deedOf(singular(word.lower)) !== undefined) &&
  nounBehind(words, word) !== undefined

/** `Stock ordering for the shop`: no stocking, where the text has the stock ordered. */
function isNamedBefore(source: Word, { words }: Reading, text: Reading): boolean {
  const first = words[source.governor]
  if (first?.form !== 'base' || !/ing$/.test(source.lower) || source.at - first.at > 3) return false
  if (words[first.at - 1]?.sentence === first.sentence || words.slice(first.at, source.at).some((it) => it.isLight))
    return false
  return text.words.some((it) => !it.verb && isAnsweredBy(it, first))
}
