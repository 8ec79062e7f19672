import { patternOf } from '../text/patterns.ts'
import { letterWords } from '../words/letter.ts'

const british = patternOf(letterWords.british, 'g')
const american = patternOf(letterWords.american, 'g')

const count = (texts: readonly string[], pattern: RegExp) =>
  texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0)

/** Which English the person and the advertisement write; the person's own words count double. */
export function writesBritish(person: readonly string[], ad: string): boolean {
  const score = (pattern: RegExp) => 2 * count(person, pattern) + count([ad], pattern)
  return score(british) > score(american)
}
