import { joints } from '../words/check.ts'
import { isAbbreviated } from './sentences.ts'
import { lowerAt, type Token } from './tokens.ts'

const ends = /[,;:()–—|•]|\.\s|\s-\s/

/** [TX9] The words between commas, semicolons, colons, brackets and dashes; an `and` that opens one is left out. */
export function clausesOf<Word extends Token>(words: readonly Word[]): Word[][] {
  const clauses: Word[][] = []
  for (const word of words) {
    const before = clauses.at(-1)?.at(-1)?.text ?? ''
    const isAbbreviation = word.gap.startsWith('. ') && isAbbreviated(before, word.text)
    if (clauses.length === 0 || (ends.test(word.gap) && !isAbbreviation)) clauses.push([])
    clauses.at(-1)?.push(word)
  }
  return clauses.map(withoutJoint).filter((clause) => clause.length > 0)
}

const withoutJoint = <Word extends Token>(clause: Word[]) => (joints.has(lowerAt(clause, 0)) ? clause.slice(1) : clause)
