import { isEnglish } from '@bespeak/domain/ats/view.ts'
import { type CheckedSentence, maxSentences } from '@bespeak/domain/check/index.ts'
import { words } from '@bespeak/domain/language/words.ts'

/** What to know of a check besides its sentences. */
export function notesOn(
  text: string,
  sentences: readonly CheckedSentence[],
  resumes: readonly string[] = [],
): string[] {
  return [
    ...(isForeign(text) ? ['This text is not in English, so we only compare word for word.'] : []),
    ...(resumes.some(isForeign) ? ['Your resume is not in English, so we only compare word for word.'] : []),
    ...(isCut(text, sentences)
      ? [`We checked the first ${maxSentences} sentences. Check the rest as a text of its own.`]
      : []),
  ]
}

const isForeign = (text: string) => !isEnglish(words(text))

/** Whether a text goes on after the last sentence that was checked. */
export const isCut = (text: string, sentences: readonly CheckedSentence[]): boolean =>
  sentences.length === maxSentences && /[\p{L}\p{N}]/u.test(text.slice(sentences.at(-1)?.to))
