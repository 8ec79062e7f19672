import { changeVerbs } from '../words/verb-classes.ts'
import { outcomeVerbs } from '../words/verbs.ts'
import { readVerb } from './verbs.ts'

/** Whether a word is a form of a verb that tells what came of the work, or of one of the others named. */
function isOutcome(word: string, others: readonly string[]): boolean {
  const base = readVerb(word)?.base ?? ''
  return outcomeVerbs.has(base) || others.includes(base)
}

const changes = changeVerbs.split(' ')

/** Whether a verb tells what came of the work, or that something became more or less. */
export const tellsChange = (word: string): boolean => isOutcome(word, changes)
