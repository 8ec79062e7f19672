import { outcomeVerbs } from '../words/verbs.ts'
import { readVerb } from './verbs.ts'

/** Whether a word is a form of a verb that tells what came of the work, or of one of the others named. */
export function isOutcome(word: string, others: readonly string[]): boolean {
  const base = readVerb(word)?.base ?? ''
  return outcomeVerbs.has(base) || others.includes(base)
}
