import { readVerb } from './verbs.ts'

/** Verbs that tell what came of the work. */
const outcomes =
  'cut reduce increase raise save improve lower grow win earn halve double triple achieve exceed pass gain reach'.split(
    ' ',
  )

/** Whether a word is a form of one of these, or of the others named. */
export const isOutcome = (word: string, others: readonly string[]): boolean =>
  [...outcomes, ...others].includes(readVerb(word)?.base ?? '')
