import { namesIn } from '../words/notation.ts'
import { oneOfMany } from './tokens.ts'

// A rule that asks for one of several words is a row of a table and one of these.

const setOf = (tables: readonly string[]) => new Set(tables.flatMap((words) => words.split(' ')))

/** Whether a word, in small letters, stands in one of the tables as it is. */
export function among(...tables: string[]): (lower: string) => boolean {
  const known = setOf(tables)
  return (lower) => known.has(lower)
}

/** The same, for one or for many: `teams` is among `team`, and not what is the team's. */
export function amongMany(...tables: string[]): (lower: string) => boolean {
  const known = setOf(tables)
  return (lower) => known.has(lower) || known.has(oneOfMany(lower))
}

/** The phrases of a table, for a pattern in which any of them may stand. */
export const alternatives = (table: string): string => namesIn(table).join('|')
