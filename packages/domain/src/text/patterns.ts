import type { Wording } from '../words/job/row.ts'
import { namesIn } from '../words/notation.ts'
import { oneOfMany } from './tokens.ts'

// A rule that asks for one of several words is a row of a table and one of these. A page is built without what is marked
// as free of effects and not used on it.

const setOf = (tables: readonly string[]) => new Set(tables.flatMap((words) => words.split(' ')))

/** Whether a word, in small letters, stands in one of the tables as it is. */
/* @__NO_SIDE_EFFECTS__ */
export function among(...tables: string[]): (lower: string) => boolean {
  const known = setOf(tables)
  return (lower) => known.has(lower)
}

/** The same, for one or for many: `teams` is among `team`, and not what is the team's. */
/* @__NO_SIDE_EFFECTS__ */
export function amongMany(...tables: string[]): (lower: string) => boolean {
  const known = setOf(tables)
  return (lower) => known.has(lower) || known.has(oneOfMany(lower))
}

/** The phrases of a table, for a pattern in which any of them may stand. */
/* @__NO_SIDE_EFFECTS__ */
export const alternatives = (table: string): string => namesIn(table).join('|')

/** A text for a pattern in which it stands as it is. */
/* @__NO_SIDE_EFFECTS__ */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Any of these names, in a pattern. */
/* @__NO_SIDE_EFFECTS__ */
export const anyNamed = (names: readonly string[]): string => names.map(literally).join('|')

/** What stands for the `<name>` of a row. */
type Named = Readonly<Record<string, string>>

/** Brackets of a table only group. */
/* @__NO_SIDE_EFFECTS__ */
const grouped = (words: string) =>
  words.replace(/\\.|\[(?:\\.|[^\]\\])*\]|\((?!\?)/gs, (found) => (found === '(' ? '(?:' : found))

const linesOf = (words: string) => (words.includes('\n') ? words.trim().split(/\s*\n\s*/) : [words])
const group = (alternatives: string[]) => `(?:${alternatives.join('|')})`

/** The phrases of a row as the source of a pattern, with others in the places that they name. */
/* @__NO_SIDE_EFFECTS__ */
export const sourceOf = ({ words }: Wording, named: Named = {}): string =>
  grouped(linesOf(words).join('|')).replace(/(?<!\(\?)<(\w+)>/g, (whole, name: string) => named[name] ?? whole)

/** One of the words of a row. */
/* @__NO_SIDE_EFFECTS__ */
export const oneOf = ({ words }: Wording): string =>
  group(
    grouped(words.trim())
      .split(/\s+/)
      .map((word) => word.replaceAll('_', ' ')),
  )

/* @__NO_SIDE_EFFECTS__ */
export const patternOf = (row: Wording, flags = 'i', named?: Named): RegExp => new RegExp(sourceOf(row, named), flags)

/** One of the words of a row, whole. */
/* @__NO_SIDE_EFFECTS__ */
export const wordIn = (row: Wording, flags = 'i'): RegExp => new RegExp(`\\b${oneOf(row)}\\b`, flags)
