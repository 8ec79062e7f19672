import { maxSentences } from '@bespeak/domain/check/limits.ts'
import type { CheckedSentence } from '@bespeak/domain/check/sentence.ts'

/** Whether a text goes on after the last sentence that was checked. */
export const isCut = (text: string, sentences: readonly CheckedSentence[]): boolean =>
  sentences.length === maxSentences && /[\p{L}\p{N}]/u.test(text.slice(sentences.at(-1)?.to))

/** What to know of a check besides its sentences. */
export const notesOn = (text: string, sentences: readonly CheckedSentence[]): string[] =>
  isCut(text, sentences) ? [`We checked the first ${maxSentences} sentences. Check the rest as a text of its own.`] : []
