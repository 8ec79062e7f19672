import { hasStem, type Person, type PersonLine, type ReadText } from './person.ts'
import type { Word } from './words.ts'

export interface Alignment {
  /** The lines that say most of the sentence, the best first. */
  lines: PersonLine[]
  /** What they and the lines beside them say. */
  entryLines: PersonLine[]
  /** How much of the sentence they say, from 0 to 1. */
  coverage: number
}

/** What a sentence is held against. */
export interface Ground {
  person: Person
  alignment: Alignment
  today: string
  /** Whether this may be named though no line has it: whom it is for, and what they are told of themselves. */
  mayBeNamed(word: Word): boolean
}

const mostLines = 3
/** A further line must say this much of the sentence that no line before it said. */
const leastGain = 0.12

/** Up to three lines that a sentence may rest on, by the stems they share. */
export function align({ words }: ReadText, person: Person): Alignment {
  const content = distinct(words.filter((word) => person.weightOf(word) > 0))
  const total = sum(content, person)
  const lines: PersonLine[] = []
  let open = content
  while (lines.length < mostLines && open.length > 0) {
    const next = bestLine(open, person, lines)
    if (!next || (lines.length > 0 && next.gain < leastGain * total)) break
    lines.push(next.line)
    open = open.filter(({ stem }) => !hasStem(next.line.stems, stem))
  }
  const entryLines = [...new Set([...lines, ...lines.flatMap((line) => person.sistersOf(line))])]
  return { lines, entryLines, coverage: total === 0 ? 0 : 1 - sum(open, person) / total }
}

const distinct = (words: readonly Word[]) => [...new Map(words.map((word) => [word.stem, word])).values()]
const sum = (words: readonly Word[], person: Person) => words.reduce((all, word) => all + person.weightOf(word), 0)

function bestLine(words: readonly Word[], person: Person, taken: readonly PersonLine[]) {
  let best: { line: PersonLine; gain: number; rank: number } | null = null
  for (const line of person.lines) {
    if (taken.includes(line)) continue
    const gain = sum(
      words.filter(({ stem }) => hasStem(line.stems, stem)),
      person,
    )
    // Of two lines that say as much, the shorter one.
    const rank = gain - 0.01 * line.words.length
    if (gain > 0 && (!best || rank > best.rank)) best = { line, gain, rank }
  }
  return best
}
