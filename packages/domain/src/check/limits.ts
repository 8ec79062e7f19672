import type { Source } from '../resume/sources.ts'
import { type CheckedSentence, isLoud } from './sentence.ts'

export const maxSentences = 400
export const maxBytes = 100_000

/** Why a text cannot be checked, in one sentence that helps; null where it can. */
export function whyNotChecked(text: string, lines: readonly Pick<Source, 'text'>[]): string | null {
  if (!/[\p{L}\p{N}]/u.test(text)) return 'Paste the text you want to check.'
  if (new TextEncoder().encode(text).length > maxBytes)
    return 'This text is longer than 100 KB. Check one letter or resume at a time.'
  if (!lines.some((line) => /\p{L}/u.test(line.text)))
    return "We couldn't read anything in this resume. Paste its text, or choose another file."
  return null
}

/** `14 sentences: 9 mine, 3 with new claims, 2 not mine`: nothing of what they say. */
export function summaryOf(sentences: readonly CheckedSentence[]): string {
  const told = sentences.filter(({ verdict }) => verdict !== 'nothing-to-check')
  const loud = told.filter(isLoud).length
  const notMine = told.filter(({ verdict }) => verdict === 'not-yours').length
  const counts = [`${told.length - loud - notMine} mine`, `${loud} with new claims`, `${notMine} not mine`]
  return `${told.length} ${told.length === 1 ? 'sentence' : 'sentences'}: ${counts.join(', ')}`
}
