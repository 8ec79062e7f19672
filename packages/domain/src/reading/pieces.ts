import { opensWithLegalForm } from '../language/legal-form.ts'
import { organisationness } from '../language/organisations.ts'
import { durationPattern, type FoundPeriod, findPeriods, isOnlyDuration, isOnlyPeriod } from '../text/dates.ts'
import { patternOf } from '../text/patterns.ts'
import { numbersWhole } from '../text/split.ts'
import { cities } from '../words/cities.ts'
import { beforeOwnDate } from '../words/reading.ts'
import { asksFor, type FieldLabel, labelOf } from './field-labels.ts'
import type { TextLine } from './lines.ts'
import { cut, join, nothing, type Slice, split, trimSeparators, without } from './slice.ts'
import { titleness } from './vocabulary.ts'

/** The head of an entry: its period, and the pieces that are left, each with its line and how it stands there. */
export interface Head {
  period: FoundPeriod | null
  periodSlice: Slice
  /** The line that the period stands on. */
  periodAt: number | null
  /** Its cells without dates and labels. */
  cells: HeadCell[]
  pieces: Piece[]
  /** What belongs to no field: labels, numbers, the `at` between title and employer. */
  words: Slice[]
}

export interface HeadCell extends Pick<TextLine, 'size' | 'bold' | 'italic'> {
  slice: Slice
  /** Which line of the head. */
  line: number
  /** Which of the cells of that line. */
  column: number
  /** What a label before it says that it is: `Employer: …`. */
  says: FieldLabel | null
}

export interface Piece {
  slice: Slice
  line: number
  size: number
  bold: boolean
  /** What stood before it on its line: a gap, a dash or bar, a comma, or nothing. */
  after: 'start' | 'gap' | 'strong' | 'comma'
  /** What a label before it says that it is: `Employer: …`. */
  says: FieldLabel | null
}

/** Not behind `University of Hollowell`: `at Corvane` goes on with its name. */
export const behindName = String.raw`(?<!\b(?:[Uu]niversit|UNIVERSIT)\p{L}+ (?:of|OF) [\p{L}'’. -]*)`

/** No bracket is parted. */
const outsideBracket = String.raw`(?![^()]{0,80}\))`
const slash = new RegExp(String.raw`\s+/\s+${outsideBracket}`, 'u')

// `First Aid at Work`, `Working at Height`: not all that stands behind `at` is an employer.
const strong = new RegExp(
  String.raw`(?:\s+[|·•∙‖]\s+|\s+[–—-]+\s+|\s*[|‖]\s*|\s*;\s+|\s+@\s+|${behindName}\s+at\s+(?=(?!(?:Work|Heights?|Sea)\b)\p{Lu}|various\b|several\b))${outsideBracket}`,
  'gu',
)

/** What stands between strong signs. */
export const strongParts = (slice: Slice): Slice[] => split(slice, strong).map(trimSeparators)

export function headOf(lines: readonly TextLine[]): Head {
  const all = lines.flatMap((line, at) => line.cells.map((slice, column) => ({ slice, column, line, at })))
  const firsts = all.filter(({ column }) => column === 0)
  const wrapped = wrappedPeriod(firsts.map(({ slice }) => slice)) ?? twoEnds(firsts.map(({ slice }) => slice))
  const head: Head = {
    period: wrapped?.period ?? null,
    periodSlice: wrapped?.slice ?? nothing,
    periodAt: firsts.find(({ slice }) => wrapped?.cells.includes(slice))?.at ?? null,
    cells: [],
    pieces: [],
    words: lines.flatMap(({ marker }) => (marker ? [marker] : [])),
  }
  let labelBefore: FieldLabel | null = null
  for (const { slice: whole, column, line, at } of all) {
    if (wrapped?.cells.includes(whole)) continue
    const asked = column < line.cells.length - 1 ? asksFor(whole) : null
    const { says, label, value: slice } = asked ? { says: asked, label: whole, value: nothing } : labelOf(whole)
    if (label.text) head.words.push(label)
    const saying: FieldLabel | null = says ?? (column > 0 ? labelBefore : null)
    labelBefore = slice.text === '' ? saying : null
    const left = trimSeparators(takePeriod(head, slice, at))
    if (left.text === '') continue
    const { size, bold, italic } = line
    head.cells.push({ slice: left, line: at, column, says: saying, size, bold, italic })
    head.pieces.push(...piecesOf(left, line, at, column === 0 ? 'start' : 'gap').map((it) => ({ ...it, says: saying })))
  }
  return head
}

/** Takes dates out of a cell; of several the one that another holds, as an employer's span holds those of its roles. */
function takePeriod(head: Head, slice: Slice, line: number): Slice {
  // `5 years 4 months` over the roles of one employer: said by their dates.
  if (isOnlyDuration(slice.text)) {
    dated(head, slice)
    return nothing
  }
  const best = withItsBracket(slice.text, bestPeriod(slice.text))
  const found = best && (!head.period || (best.isRange && isPeriodLine(slice.text, best))) ? best : null
  if (found && (!head.period || isWithin(found, head.period))) {
    head.period = found
    head.periodAt = line
  }
  const rest = found ? takenOut(head, slice, found) : slice
  const duration = head.period && besideDate(rest.text)
  return duration ? takenOut(head, rest, duration) : rest
}

/** How long it was, as a part of its own: not in `under 5 yrs experience`, nor in `8 yrs tram driver`. */
function besideDate(text: string): Pick<FoundPeriod, 'from' | 'to'> | null {
  const found = new RegExp(durationPattern.source, 'iu').exec(text)
  if (!found) return null
  const [from, to] = [found.index, found.index + found[0].length]
  const isTold = /\p{Ll}\s+$/u.test(text.slice(0, from)) || /^\s+[\p{L}\p{N}]/u.test(text.slice(to))
  return isTold ? null : { from, to }
}

function dated(head: Head, part: Slice) {
  head.periodSlice = join([head.periodSlice, part])
}

/** What is left of it without what tells a time. */
function takenOut(head: Head, slice: Slice, { from, to }: Pick<FoundPeriod, 'from' | 'to'>): Slice {
  dated(head, cut(slice, from, to))
  return without(slice, from, to)
}

/** At an end of what it stands in: not a date that a sentence tells. */
const isPeriodLine = (text: string, { from, to }: FoundPeriod) => from <= 2 || to >= text.length - 2

const isWithin = (one: FoundPeriod, other: FoundPeriod) =>
  (one.start ?? '') >= (other.start ?? '') && `${one.end ?? 'present'}` <= `${other.end ?? 'present'}-99`

/** A range before a single date, the last of several: `Class of 2012, 2014 – 2016`. */
function bestPeriod(text: string): FoundPeriod | null {
  const periods = findPeriods(text)
  return periods.findLast((it) => it.isRange) ?? periods.at(-1) ?? null
}

const opensBracket = patternOf(beforeOwnDate, 'u')

/** `(awarded 2019)` is a date as a whole; `(refreshed March 2025)` tells of something else, and is none. */
export function withItsBracket(text: string, found: FoundPeriod | null): FoundPeriod | null {
  const [bracket, isOwn] = (found && opensBracket.exec(text.slice(0, found.from))) ?? []
  if (!found || !bracket || text[found.to] !== ')') return found
  return isOwn ? { ...found, from: found.from - bracket.length, to: found.to + 1 } : null
}

/** A narrow column of dates breaks them: `Sept 2014 – Aug` over `2019`. */
function wrappedPeriod(firsts: Slice[]): { period: FoundPeriod; slice: Slice; cells: Slice[] } | null {
  for (const [index, first] of firsts.entries()) {
    const next = firsts[index + 1]
    if (!next || !/\d/.test(first.text) || !/[–—-]\s*\p{L}*\.?$|\bto\s*\p{L}*$/u.test(first.text)) continue
    const both = join([first, next])
    const whole = findPeriods(both.text).find((it) => it.isRange && it.to > first.text.length)
    if (whole && whole.from <= 1 && whole.to >= both.text.length - 1)
      return { period: whole, slice: both, cells: [first, next] }
  }
  return null
}

/** Start and end on a line each. */
function twoEnds(firsts: Slice[]): { period: FoundPeriod; slice: Slice; cells: Slice[] } | null {
  for (const [index, first] of firsts.entries()) {
    const next = firsts[index + 1]
    if (!next || !isOnlyPeriod(first.text) || !isOnlyPeriod(next.text)) continue
    const [start, end] = [findPeriods(first.text)[0], findPeriods(next.text)[0]]
    if (!start?.end || !end?.end || start.isRange || end.isRange || start.end > end.end) continue
    return {
      period: { ...start, start: start.end, end: end.end, isRange: true },
      slice: join([first, next]),
      cells: [first, next],
    }
  }
  return null
}

function piecesOf(slice: Slice, line: TextLine, at: number, after: Piece['after']): Omit<Piece, 'says'>[] {
  const groups = split(slice, strong).flatMap(splitSlash)
  return groups.flatMap((group, index) =>
    splitCommas(group).map((piece, part) => ({
      slice: trimSeparators(piece),
      line: at,
      size: line.size,
      bold: line.bold,
      after: part > 0 ? 'comma' : index > 0 ? 'strong' : after,
    })),
  )
}

/** `Owner / Manager` is one title, `Berlin / Remote` are two things. */
export function splitSlash(slice: Slice): Slice[] {
  const sides = split(slice, slash)
  const last = sides.at(-1)?.text ?? ''
  const isTitle = titleness(last) > 0.4 && !cities.has(last) && organisationness(sides[0]?.text ?? '') < 0.5
  return isTitle ? [slice] : sides
}

/** Commas outside brackets; `, Inc.` belongs to the name before it. */
export function splitCommas(slice: Slice): Slice[] {
  const cuts: number[] = []
  let depth = 0
  for (const { index, 0: char } of numbersWhole(slice.text).matchAll(/[(),]/g)) {
    if (char === '(') depth += 1
    if (char === ')') depth = Math.max(0, depth - 1)
    if (char === ',' && depth === 0) cuts.push(index)
  }
  const bounds = [-1, ...cuts.filter((at) => !opensWithLegalForm(slice.text.slice(at + 1))), slice.text.length]
  return bounds
    .slice(1)
    .map((end, index) => trimSeparators(cut(slice, (bounds[index] ?? -1) + 1, end)))
    .filter((piece) => piece.text !== '')
}
