import type { Wording } from '../words/job/row.ts'

type Parts = Readonly<Record<string, string>>

/** Brackets of a table only group. */
export const grouped = (words: string) =>
  words.replace(/\\.|\[(?:\\.|[^\]\\])*\]|\((?!\?)/gs, (found) => (found === '(' ? '(?:' : found))

const linesOf = (words: string) => (words.includes('\n') ? words.trim().split(/\s*\n\s*/) : [words])
const group = (alternatives: string[]) => `(?:${alternatives.join('|')})`

/** The phrases of a row as the source of a pattern, with others in the places that they name. */
export const sourceOf = ({ words }: Wording, parts: Parts = {}): string =>
  grouped(linesOf(words).join('|')).replace(/(?<!\(\?)<(\w+)>/g, (whole, name: string) => parts[name] ?? whole)

/** One of the phrases of a row. */
export const anyOf = (row: Wording, parts?: Parts): string => `(?:${sourceOf(row, parts)})`

/** One of the words of a row. */
export const oneOf = ({ words }: Wording): string =>
  group(
    grouped(words.trim())
      .split(/\s+/)
      .map((word) => word.replaceAll('_', ' ')),
  )

export const patternOf = (row: Wording, flags = 'i', parts?: Parts): RegExp => new RegExp(sourceOf(row, parts), flags)

/** One of the words of a row, whole. */
export const wordIn = (row: Wording, flags = 'i'): RegExp => new RegExp(`\\b${oneOf(row)}\\b`, flags)
