import { initialsOf } from '../language/acronyms.ts'
import type { Word } from '../language/word.ts'
import type { PartialDate } from '../resume/document.ts'
import type { Source } from '../resume/sources.ts'
import type { Quantity } from '../text/quantities.ts'
import { perThing } from '../text/remembered.ts'
import { sentencesIn } from '../text/sentences.ts'
import { type Reading, readingOf } from './reading.ts'
import { type Languages, languagesOf } from './rules/cl18-languages.ts'

/** One statement of the person: a line, a heading, a sentence of a longer text. */
export interface Unit {
  at: number
  id: string
  source: Source | null
  reading: Reading
  start: PartialDate | undefined
  end: PartialDate | undefined
  /** Its words by what they are for a text. */
  words: Map<string, Word[]>
  verbs: Word[]
}

export interface Found {
  unit: Unit
  word: Word
}
interface FoundQuantity {
  unit: Unit
  quantity: Quantity
}

/** Sources read once, for many checks. */
export interface Prepared {
  units: Unit[]
  words: Map<string, Found[]>
  quantities: FoundQuantity[]
  languages: Languages
  /** All the reservations that they make. */
  reservations: number
  skills: Map<string, Found[]>
  /** By their letters. */
  acronyms: Map<string, Found[]>
}

const mostWords = 45
/** A word that stands in more statements than this is found in the first of them. */
const mostFound = 100

const mostQuantities = 1000

export const prepare = perThing(
  (sources: readonly (string | Source)[]): Prepared =>
    index(sources.flatMap(unitsOf).map((unit, at) => ({ ...unit, at }))),
)

const unitsOf = (source: string | Source, at: number): Unit[] =>
  typeof source === 'string' ? statements(source).map((text) => toUnit(text, String(at), null)) : unitsOfSource(source)

const unitsOfSource = perThing((source: Source) =>
  statements(source.text).map((text) => toUnit(text, source.id, source)),
)

/** [CL25] A long text is many statements; a line is one. What is read and kept is bounded. */
function statements(text: string): string[] {
  if (text.length < mostWords * 4 || text.split(' ', mostWords + 1).length <= mostWords) return [text]
  return sentencesIn(text.slice(0, mostLetters))
    .slice(0, mostStatements)
    .flatMap((it) => inPieces(it.text.trim()))
    .slice(0, mostStatements)
}

/** No line of a resume comes near; what is behind it states nothing. */
const mostLetters = 100_000
const mostStatements = 200

/** Nothing that a person says at once is longer; without an end, what is checked word by word would be. */
const longest = 800

function inPieces(text: string): string[] {
  if (text.length <= longest) return [text]
  const pieces: string[] = []
  for (let from = 0; from < text.length; ) {
    const blank = text.indexOf(' ', from + longest)
    const to = blank < 0 || blank > from + 2 * longest ? from + longest : blank
    pieces.push(text.slice(from, to))
    from = to
  }
  return pieces
}

function toUnit(text: string, id: string, source: Source | null): Unit {
  const reading = readingOf(text)
  const range = reading.periods.find(({ isRange }) => isRange)
  const words = new Map<string, Word[]>()
  for (const word of reading.words) for (const key of word.offers) push(words, key, word)
  const start = source?.start ?? range?.start
  const end = source?.end ?? range?.end
  return { at: 0, id, source, reading, start, end, words, verbs: reading.words.filter(({ verb }) => verb !== null) }
}

function push<T>(map: Map<string, T[]>, key: string, value: T) {
  const list = map.get(key)
  if (!list) map.set(key, [value])
  else if (list.length < mostFound) list.push(value)
}

function index(units: Unit[]): Prepared {
  const languages = languagesOf(units)
  const made: Prepared = {
    units,
    words: new Map(),
    quantities: [],
    languages,
    reservations: 0,
    skills: new Map(),
    acronyms: new Map(),
  }
  for (const unit of units) {
    for (const [key, words] of unit.words) for (const word of words.slice(0, 4)) push(made.words, key, { unit, word })
    for (const word of unit.reading.words) {
      made.reservations |= word.hedges
      const initials = initialsOf(word)
      if (initials) push(made.acronyms, initials, { unit, word })
    }
    if (made.quantities.length < mostQuantities)
      for (const quantity of unit.reading.quantities) made.quantities.push({ unit, quantity })
    for (const { skill, from, negated } of unit.reading.skills) {
      const word = unit.reading.words.find((it) => it.to > from)
      if (!negated && word) push(made.skills, skill.name, { unit, word })
    }
  }
  return made
}
