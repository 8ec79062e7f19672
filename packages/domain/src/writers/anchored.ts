import { contentStems } from '../language/words.ts'
import { type NumberedLine, type NumberedPage, newSummary } from './page.ts'
import type { Proposal } from './proposal.ts'

/** From 0 to 1: how much of the shorter of two texts stands in the other. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((it) => other.has(it)).length
  return shared < 2 ? 0 : shared / Math.min(one.size, other.size)
}

const stemsOf = (text: string): Set<string> => new Set(contentStems(text))

/** Below this a text is hardly about the line whose number it has. */
const strange = 0.2
/** From here on it is about that line, whatever number it has. */
const sure = 0.5

interface Rated {
  line: NumberedLine
  rate: number
}

/** The lines by how much a text has of them, the most like first. */
export function likest(page: NumberedPage, text: string, fits: (line: NumberedLine) => boolean): Rated[] {
  const stems = stemsOf(text)
  return page.lines
    .filter(fits)
    .map((line) => ({ line, rate: likeness(stems, stemsOf(line.text)) }))
    .sort((a, b) => b.rate - a.rate)
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * The line that is meant: what is said to have stood there, then the number, unless the words are plainly those of another
 * line. Null where it is none.
 */
export function anchored(
  page: NumberedPage,
  { line, text, before }: Proposal,
): NumberedLine | typeof newSummary | null {
  const open = page.lines.filter((it) => it.open)
  const was = before === null ? '' : plain(before)
  const quoted =
    was === '' ? undefined : open.find((it) => plain(it.text).startsWith(was) || was.startsWith(plain(it.text)))
  if (quoted) return quoted
  if (line === newSummary) return newSummary
  const [best] = likest(page, text, (it) => it.open)
  const numbered = open.find(({ number }) => number === line)
  const own = numbered ? likeness(stemsOf(text), stemsOf(numbered.text)) : 0
  if (best && best.rate >= sure && own < strange) return best.line
  return numbered ?? null
}
