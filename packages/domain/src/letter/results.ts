import { firstWord } from '../language/opening-words.ts'
import { isOutcome } from '../language/outcomes.ts'
import { readVerb, verbForms } from '../language/verbs.ts'
import { patternOf } from '../text/patterns.ts'
import { letterWords } from '../words/letter.ts'

const change = patternOf(letterWords.change, 'iu')

const means = patternOf(letterWords.means, 'iu')

const record = patternOf(letterWords.record, 'iu')
const spelledCount = patternOf(letterWords.spelledCount)

/** `Seven years without a collision`: what did not go wrong, for how long or how often. */
export const isRecord = (line: string): boolean => record.test(line) && (/\p{N}/u.test(line) || spelledCount.test(line))

/** Whether a line says what came of the work, in figures; what is done again and again is no result. */
export function statesResult(line: string): boolean {
  if (change.test(line) || isRecord(line)) return true
  const verb = readVerb(firstWord(line).toLowerCase())
  const isDone = verb !== null && (verb.form === 'past' || verbForms(verb.base).past === firstWord(line).toLowerCase())
  return isDone && /\p{N}/u.test(line) && (isOutcome(verb.base, []) || means.test(line))
}
