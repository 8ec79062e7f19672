import { abbreviatedInProse, abbreviations, beforeNumbers } from '../words/abbreviations.ts'
import { patternOf } from './patterns.ts'

export interface Sentence {
  text: string
  /** Where it stands. */
  from: number
  to: number
  /** What ends it; nothing at the end of the text. */
  mark: string
}

/** Whether a stop between these two belongs to the word before it. */
export function isAbbreviated(before: string, next: string): boolean {
  const lower = before.toLowerCase()
  return abbreviations.has(lower) || (beforeNumbers.has(lower) && /^\d/.test(next))
}

const end = /[.!?]+(?=[\s"”')]|$)|[;\n•|]/g
const lastWord = /\p{L}+$/u

/** [TX3] The sentences of a text: what stands between stops, semicolons, bullets and new lines. */
export function sentencesIn(text: string): Sentence[] {
  const found: Sentence[] = []
  let from = 0
  const add = (to: number, mark: string) => {
    if (/[\p{L}\p{N}]/u.test(text.slice(from, to))) found.push({ text: text.slice(from, to), from, to, mark })
    from = to + mark.length
  }
  for (const { index, 0: mark } of text.matchAll(end)) {
    const behind = text.slice(index + mark.length, index + mark.length + 2).trimStart()
    const before = lastWord.exec(text.slice(Math.max(from, index - 12), index))?.[0] ?? ''
    if (mark !== '.' || behind === '' || !isAbbreviated(before, behind)) add(index, mark)
  }
  add(text.length, '')
  return found
}

/** Stands for a letter that is not to be read, as in a bracket: a sentence may begin with one. */
export const hidden = '\ue000'
/** The same, where a sentence that is not to be read ends. */
export const hiddenEnd = '\ue001'

const endInProse =
  /(?:(?<![.!?…])[.!?…]+["”’]?|\ue001\.?)\s+(?:\p{Extended_Pictographic}\s*)*(?=[\p{Lu}\p{N}\p{Sc}"“„(\ue000])/gu
const abbreviated = patternOf(abbreviatedInProse)
const longestAbbreviation = 7

/** [TX3] Where the sentences of a text in whole ones begin, but for the first: behind a stop and before a capital or a number. */
export const startsInProse = (text: string): number[] =>
  [...text.matchAll(endInProse)]
    .filter(({ index, 0: end }) => {
      const before = text.slice(Math.max(0, index - longestAbbreviation), index + 1)
      return !end.startsWith('.') || !abbreviated.test(before)
    })
    .map(({ index, 0: end }) => index + end.length)
