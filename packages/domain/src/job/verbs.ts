import { readVerb } from '../language/verbs.ts'

/** The base form of a word that is a verb: `manages`, `managing` and `managed` are `manage`. */
export const verbOf = (word: string): string | null => readVerb(word.replace(/[^\p{L}-]/gu, ''))?.base ?? null

const firstWord = (text: string) => /^[\p{L}’'-]+/u.exec(text)?.[0] ?? ''

/** Opens with such a verb, bare or in -ing or -s. */
export function opensWithVerb(text: string): boolean {
  const word = firstWord(text)
  return word.length > 1 && !/ed$/i.test(word) && verbOf(word) !== null
}
