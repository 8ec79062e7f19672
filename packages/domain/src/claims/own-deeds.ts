import { isByOthers } from './governance.ts'
import { isGeneralVerb, isLightVerb } from './ranks.ts'
import { deedOf } from './synonyms.ts'
import { singular } from './tokens.ts'
import type { Reading, Word } from './word.ts'

const notOwn =
  /^(?:attend|receive|observe|shadow|order|buy|purchase|check|review|supervise|oversee|request|plan|watch)$/

/** `Completed a training`, `supervised the repainting by contractors`: a deed, and not the person's. */
export function isOwnDeed(source: Word, said: Reading, verb: string, text: Reading): boolean {
  if (source.verb) return true
  const governor = said.words[source.governor]?.verb ?? ''
  if (text.words.some((word) => word.verb === governor)) return true
  if (/^(?:train|teach|instruct|coach)$/.test(verb) && /^(?:complete|finish|pass|take|undertake|do)$/.test(governor))
    return !source.isDirect
  if (source.isDirect && notOwn.test(governor)) return false
  if (isPurpose(said.words, source, governor) || isSubject(said.words, source)) return false
  return !isByOthers(said.words, source.at)
}

/** `marked for thinning`: to be thinned. */
const isPurpose = (words: readonly Word[], { at }: Word, governor: string) =>
  [1, 2].some((back) => words[at - back]?.lower === 'for' && (back === 1 || words[at - 1]?.verb === null)) &&
  !/^(?:duty|)$/.test(governor) &&
  !isGeneralVerb(governor) &&
  !isLightVerb(governor)

/** `the redesign raised sales`: whose, it does not say. */
const isSubject = (words: readonly Word[], { at, governor }: Word) =>
  governor < 0 && words[at - 1]?.lower === 'the' && words[at + 1]?.form === 'past'

/** `Operating theatre`: no operating was done; nor selling by the `sales team`. */
export function isBeforeNoun(word: Word, { words }: Reading): boolean {
  const next = words[word.at + 1]
  return (
    (/(?:ing|ed)$/.test(word.lower) || deedOf(singular(word.lower)) !== undefined) &&
    next !== undefined &&
    next.gap === ' ' &&
    !next.isLight &&
    !next.digits
  )
}
