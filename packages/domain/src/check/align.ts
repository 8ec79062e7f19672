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
  const weighing = words.filter((word) => person.weightOf(word) > 0)
  const content = [...new Map(weighing.map((word) => [word.stem, word])).values()]
  const total = sum(person, content)
  const lines: PersonLine[] = []
  let open = content
  while (lines.length < mostLines && open.length > 0) {
    const next = bestLine(open, person, lines)
    if (!next || (lines.length > 0 && next.gain < leastGain * total)) break
    lines.push(next.line)
    open = open.filter(({ stem }) => !hasStem(next.line.stems, stem))
  }
  const entryLines = [...new Set([...lines, ...lines.flatMap((line) => person.sistersOf(line))])]
  return { lines, entryLines, coverage: total === 0 ? 0 : 1 - sum(person, open) / total }
}

const sum = (person: Person, words: readonly Word[]) => words.reduce((all, word) => all + person.weightOf(word), 0)

/** Of two lines that say as much, the shorter one. */
function bestLine(words: readonly Word[], person: Person, taken: readonly PersonLine[]) {
  const gainOf = ({ stems }: PersonLine) =>
    sum(
      person,
      words.filter(({ stem }) => hasStem(stems, stem)),
    )
  const left = person.lines.filter((line) => !taken.includes(line)).map((line) => ({ line, gain: gainOf(line) }))
  const rankOf = ({ line, gain }: (typeof left)[number]) => gain - 0.01 * line.words.length
  return left.filter(({ gain }) => gain > 0).sort((a, b) => rankOf(b) - rankOf(a))[0]
}
