import type { FoundPeriod } from '../text/dates.ts'
import type { Quantity } from '../text/quantities.ts'
import { perText } from '../text/remembered.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { opened, passes } from './passes.ts'
import type { Opened, Words } from './word.ts'

/** What a text says, clause by clause and word by word. Nothing of it changes once it is read. */
export interface Statement extends Words {
  readonly text: string
  readonly clauses: readonly Clause[]
  readonly quantities: readonly Quantity[]
  /** The numbers by the places of their words. */
  readonly numbered: ReadonlyMap<number, Quantity>
  readonly periods: readonly FoundPeriod[]
  /** A title, a degree, a name: no sentence. */
  readonly isHeading: boolean
}

/** All passes, one after the other. */
export function readWords(text: string): Opened {
  const made = opened(text)
  for (const { run } of passes) run(made)
  return made
}

/** [LG11] What was read, closed. */
export const closed = ({ text, words, quantities, numbered, periods, isHeading }: Opened): Statement => ({
  text,
  words,
  clauses: clausesOf(words, numbered),
  quantities,
  numbered,
  periods,
  isHeading,
})

/** [LG12] The one picture of a text that every part asks. Remembered, since a resume's lines are asked again and again. */
export const readStatement: (text: string) => Statement = perText((text) => closed(readWords(text)), 4000, 4000)
