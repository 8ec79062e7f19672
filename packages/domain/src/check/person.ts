import { opensReserved } from '../facts/answers.ts'
import type { Source } from '../resume/sources.ts'
import { skillMatcher } from '../skills/index.ts'
import { clausesOf } from '../text/clauses.ts'
import { type FoundPeriod, findPeriods } from '../text/dates.ts'
import { isEnglish } from '../text/language.ts'
import { type Quantity, quantitiesIn } from '../text/quantities.ts'
import { perThing } from '../text/remembered.ts'
import { wordsIn } from '../text/spans.ts'
import { isOneStem } from '../text/stem.ts'
import { oneOfMany } from '../text/tokens.ts'
import { isContent, type Word, wordsOf } from './words.ts'

/** A text with its words, numbers and dates. */
export interface ReadText {
  text: string
  words: Word[]
  clauses: Word[][]
  quantities: Quantity[]
  periods: readonly FoundPeriod[]
}

export interface PersonLine extends ReadText {
  source: Source
  stems: ReadonlySet<string>
  isHeading: boolean
  /** What it states: a heading its title, employer and dates, each by itself. */
  parts: readonly Word[][]
}

/** All that a person states, read once. */
export interface Person {
  lines: readonly PersonLine[]
  /** Those of other roles as well: a title or degree is theirs wherever they say it. */
  everywhere: readonly PersonLine[]
  stems: ReadonlySet<string>
  /** How much it says that a line has this stem: the fewer lines have it, the more. */
  weightOf(word: Word): number
  /** The lines of the same role or entry. */
  sistersOf(line: PersonLine): readonly PersonLine[]
  skillIds: ReadonlySet<number>
  /** Their words as they are written: another form of a word is another name. */
  names: ReadonlySet<string>
  /** The first letters of words in a row. */
  initials: ReadonlySet<string>
  /** Of another language than English nothing but the words themselves can be compared. */
  isExact: boolean
}

export function readText(text: string): ReadText {
  const words = wordsOf(text)
  const periods = findPeriods(text)
  const isTaken = (at: number) => {
    const { from = 0 } = words[at] ?? {}
    return periods.some((period) => period.from <= from && from < period.to)
  }
  const quantities = quantitiesIn(words, isTaken)
  // A number is judged as one, and is no word that a line shares.
  for (const word of words) word.isSmall ||= quantities.some((it) => it.from <= word.from && word.from < it.to)
  return { text, words, clauses: clausesOf(words), quantities, periods }
}

export const personOf: (sources: readonly Source[]) => Person = perThing((sources) => {
  const lines = sources.filter(isEvidence).map(toLine)
  const counts = new Map<string, number>()
  for (const { stems } of lines) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return {
    lines,
    everywhere: lines,
    stems: new Set(counts.keys()),
    weightOf: (word) =>
      word.isSmall ? 0 : Math.log(1 + lines.length / (counts.get(word.stem) ?? 1)) * (word.isEveryday ? 0.4 : 1),
    sistersOf: ({ source }) => {
      const place = source.role ?? source.entry
      return place === null ? [] : lines.filter((line) => isOf(line.source, place, source.entry))
    },
    skillIds: new Set(lines.flatMap(({ text }) => skillsIn(text))),
    names: new Set(lines.flatMap(({ words }) => words.map(({ lower }) => oneOfMany(lower)))),
    initials: new Set(lines.flatMap(({ words }) => initialsIn(words))),
    isExact: !areEnglish(sources),
  }
})

/** The role's own lines, its heading, and what stands over all roles of the entry. */
const isOf = ({ id, role, entry }: Source, place: string, whole: string | null) =>
  id === place || (role ?? entry) === place || (role === null && entry !== null && entry === whole)

const done = new Set<Source['kind']>(['line', 'role'])

/** The same person without what they did elsewhere than in this role or entry; a summary or a skill rests on all of it. */
export function withinPlace(person: Person, place: string | undefined): Person {
  const own = person.lines.find(({ source: { id, role, entry } }) => [id, role, entry].includes(place ?? ''))?.source
  if (!own || own.entry === null || !(done.has(own.kind) || own.kind === 'item' || own.kind === 'study')) return person
  const isHere = ({ source: { role, entry, kind } }: PersonLine) =>
    !done.has(kind) || entry === null || (entry === own.entry && (role === null || role === own.role))
  return { ...person, lines: person.lines.filter(isHere) }
}

export const areEnglish = (lines: readonly Pick<Source, 'text'>[]): boolean =>
  isEnglish(lines.map(({ text }) => text).join('\n'))

const skillsIn = (text: string) =>
  skillMatcher()
    .find(text)
    .flatMap(({ skill, negated }) => (negated ? [] : [skill.id]))

/** An answer such as `No` or `Not yet` says nothing that could be told. */
const isEvidence = ({ kind, text }: Source) => kind !== 'fact' || !opensReserved(text)

const headings = new Set<Source['kind']>(['role', 'study', 'item'])

function toLine(source: Source): PersonLine {
  const read = readText(source.text)
  const isHeading = headings.has(source.kind)
  const parts = source.quotes.length > 1 ? source.quotes.map(wordsOf) : [read.words]
  return { ...read, source, isHeading, parts, stems: new Set(read.words.map(({ stem }) => stem)) }
}

/** `Project Management Professional`: of words in a row that are written large, small ones among them. */
function initialsIn(words: readonly Word[]): string[] {
  const letters = words.map(({ text, isSmall }) => (isSmall ? '' : (/^\p{Lu}/u.exec(text)?.[0] ?? ' '))).join('')
  const runs = wordsIn(letters.toLowerCase())
  return runs.flatMap((run) => [...run].flatMap((_, at) => [2, 3, 4, 5].map((length) => run.slice(at, at + length))))
}

/** Whether one of these stems is of the same word. */
export const hasStem = (stems: ReadonlySet<string>, stem: string): boolean =>
  stems.has(stem) || [...stems].some((it) => isOneStem(it, stem))

export const hasWord = (lines: readonly PersonLine[], { stem }: Pick<Word, 'stem'>): boolean =>
  lines.some(({ stems }) => hasStem(stems, stem))

export const contentOf = (words: readonly Word[]): Word[] => words.filter(isContent)
