import { patternOf } from '../text/patterns.ts'
import { lowerAt } from '../text/tokens.ts'
import { uncountedEnding } from '../words/sentence-forms.ts'
import { readVerb, verbForms } from './verbs.ts'
import { isPreposition } from './vocabulary.ts'
import type { Word } from './word.ts'

// What a word is may be told by those beside it, and by the one that is listed with it.

/** `the ratio for that segment` */
export const isPointedAt = (words: readonly Word[], at: number): boolean =>
  lowerAt(words, at - 1) === 'that' && isPreposition(lowerAt(words, at - 2))

const uncounted = patternOf(uncountedEnding)
const isNounOfDeed = (lower: string) => readVerb(lower) === null && uncounted.test(lower)

/** `Search and examination of applications` */
export const isListedAsNoun = (words: readonly Word[], at: number): boolean =>
  lowerAt(words, at + 1) === 'and' && isNounOfDeed(lowerAt(words, at + 2)) && lowerAt(words, at + 3) === 'of'

/** `Set up, operate and strike`, `Cut and sew`: no past, where the next one is none. */
export function isListedAsBase(words: readonly Word[], at: number): boolean {
  const next = [1, 2].map((ahead) => words[at + ahead]).find((word) => word?.lower === 'and' || word?.gap === ', ')
  const listed = next?.lower === 'and' ? words[next.at + 1] : next
  const read = listed && readVerb(listed.lower)
  return read?.form === 'base' && verbForms(read.base).past !== listed?.lower
}
