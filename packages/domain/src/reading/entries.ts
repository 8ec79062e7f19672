import { hasLegalForm } from '../language/legal-form.ts'
import { verbOf } from '../language/opening-words.ts'
import { organisationness } from '../language/organisations.ts'
import { findPeriods, isOnlyDuration, isOnlyPeriod } from '../text/dates.ts'
import { patternOf } from '../text/patterns.ts'
import { entryLabel, qualifyingWord } from '../words/reading.ts'
import { fieldNamed } from './field-labels.ts'
import type { TextLine } from './lines.ts'
import { headOf } from './pieces.ts'
import { placeness } from './places.ts'
import { degreeness, isSmallWord, isTownLike, namesDepartment, namesInstitution, titleness } from './vocabulary.ts'

/** The lines of one entry: those that say what it is, and those that tell of it. */
export interface RawEntry {
  head: TextLine[]
  body: TextLine[]
}

const labels = patternOf(entryLabel, 'iu')

export const isLabel = ({ slice: { text } }: TextLine) => labels.test(text) || fieldNamed(text) === 'tasks'

type Part = 'head' | 'body'

/** Cuts a section into entries. Periods anchor them: one entry has one, save for a date in running text. `least` are the words of a line that tells. */
export function entriesOf(lines: readonly TextLine[], least = 4): RawEntry[] {
  if (lines.some(({ told }) => told?.label === 'opens')) return entriesTold(lines)
  const parts = partsOf(lines, least)
  const entries: RawEntry[] = []
  let index = 0
  while (index < lines.length) {
    const start = index
    while (index < lines.length && parts[index] === 'head') index += 1
    const head = lines.slice(start, index)
    const from = index
    while (index < lines.length && parts[index] === 'body') index += 1
    const body = lines.slice(from, index)
    addBlock(entries, head, body)
  }
  return entries
}

/** Where lines say what they are, an entry begins with each that opens one. */
function entriesTold(lines: readonly TextLine[]): RawEntry[] {
  const entries: RawEntry[] = []
  for (const line of lines) {
    const label = line.told?.label
    const last = entries.at(-1)
    if (label === 'opens') entries.push({ head: [line], body: [] })
    else if (!last) entries.push({ head: [], body: [line] })
    else if (label === 'head' && last.body.length === 0 && last.head.some((it) => isOfAnotherTime(it, line)))
      entries.push({ head: [line], body: [] })
    else if (label === 'head' && last.body.length === 0) last.head.push(line)
    else last.body.push(line)
  }
  return entries
}

/** A whole line with a span that ends before the other begins is another entry, whatever it was taken for. */
function isOfAnotherTime(one: TextLine, other: TextLine): boolean {
  const [first, second] = [one, other].map(({ slice }) => findPeriods(slice.text).find(({ isRange }) => isRange))
  const isWhole = !isOnlyPeriod(one.slice.text) && !isOnlyPeriod(other.slice.text)
  if (!first?.start || !second?.start || !isWhole) return false
  return `${second.end ?? 'present'}` <= first.start || `${first.end ?? 'present'}` <= second.start
}

function addBlock(entries: RawEntry[], head: TextLine[], body: TextLine[]) {
  const last = entries.at(-1)
  if (head.length === 0 || (last && !startsEntry(head, last))) {
    if (last) last.body.push(...head, ...body)
    else entries.push({ head: [], body: [...head, ...body] })
    return
  }
  const heads = splitHeads(head, entries)
  entries.push(...heads.map((it) => ({ head: it, body: [] as TextLine[] })))
  entries.at(-1)?.body.push(...body)
}

/** A block without a date is a new entry where it looks or reads like one; else it is a small title inside. */
function startsEntry(head: TextLine[], last: RawEntry): boolean {
  if (head.some(hasPeriod)) return true
  const first = head[0]
  const other = last.head[0]
  if (!first || !other) return true
  if (head.every(isLabel)) return false
  const sameLook =
    Math.abs(first.size - other.size) < 0.6 && first.bold === other.bold && Math.abs(first.x - other.x) < 4
  const named = head.some(
    (line) =>
      titleness(line.slice.text) > 0.5 ||
      organisationness(line.slice.text) > 0.5 ||
      namesInstitution(line.slice.text) ||
      degreeness(line.slice.text) > 0.5,
  )
  return sameLook && (named || first.gap > 1.6)
}

/** More lines than this before a date are no head. */
const longestLead = 6

const hasPeriod = (line: TextLine) => findPeriods(line.slice.text).length > 0

function partsOf(lines: readonly TextLine[], least: number): Part[] {
  const sentenceXs = lines.filter((line) => isSentence(line)).map((line) => line.x)
  const headX = Math.min(
    ...lines.filter((line) => hasPeriod(line) && line.level === 0).map((line) => line.x),
    Number.POSITIVE_INFINITY,
  )
  const dated = lines.map(hasPeriod)
  const lead = Math.min(dated.indexOf(true), longestLead)
  const parts: Part[] = []
  // What was said above a line, as far as no space parts it.
  let head: TextLine[] = []
  for (const [index, line] of lines.entries()) {
    if (line.gap >= 1.6) head = []
    const isNext = lines
      .slice(index, index + 1 + lead)
      .some((it, ahead) => dated[index + ahead] && (ahead === 0 || it.gap < 1.6))
    const part =
      !isNext && line.slice.text.split(/\s+/).length >= least && isWhole(head, line, parts.at(-1) === 'head')
        ? 'body'
        : partOf(line, index)
    if (part === 'head' && parts.at(-1) !== 'head') head = []
    if (part === 'head') head.push(line)
    parts.push(part)
  }
  return parts

  function partOf(line: TextLine, index: number): Part {
    if (line.level > 0 || isLabel(line) || isSentence(line)) return 'body'
    const indented = line.x > headX + 4 && sentenceXs.some((x) => Math.abs(x - line.x) < 2)
    if (namesEmployer(line, lines[index - 1])) return 'head'
    return indented && !hasPeriod(line) && line.cells.length === 1 && !line.bold ? 'body' : 'head'
  }
}

/** Right under dates and title, a name and its place: `Norrvik Papper, Umeå (Sweden)`. */
const namesEmployer = ({ slice: { text } }: TextLine, before: TextLine | undefined) =>
  before !== undefined &&
  hasPeriod(before) &&
  before.cells.length > 1 &&
  placeness(/,\s*(.+)$/u.exec(text)?.[1] ?? '') > 0.6

/** Dates and two things are said, and what the line says is none of what is missing. A town stands right under a head. */
function isWhole(head: readonly TextLine[], { slice: { text }, bold }: TextLine, isUnder: boolean): boolean {
  if (bold || head.length > longestLead || !head.some(hasPeriod)) return false
  const said = headOf(head).pieces.map(({ slice }) => slice.text)
  // A name or a title is capitalised for the most part.
  const isName = (text.match(/(?<!\S)\p{Lu}/gu)?.length ?? 0) * 2 >= text.split(/\s+/).length
  const isMissing = [titleness, organisationness, degreeness].some(
    (tells) => tells(text) > 0.3 && said.every((it) => tells(it) < tells(text)),
  )
  return (
    said.filter((it) => !namesDepartment(it)).length > 1 &&
    !(placeness(text) >= 0.6 || (isUnder && isTownLike(text)) || (isName && isMissing))
  )
}

/** Running text: long enough, and ending or wrapping like a sentence. */
function isSentence(line: TextLine): boolean {
  const text = line.slice.text
  const words = text.split(/\s+/)
  // A bracket only describes what it stands behind: `Kartona (boxes for online shops)` tells nothing.
  const bare = text.replace(/(?<=\S)\s*\([^()]*\)/gu, '').split(/\s+/)
  if (line.cells.length > 1 || endsWithPeriod(text) || isOnlyDuration(text)) return false
  if (words.length >= 14) return true
  const closed = /[a-z)\d%][.!;]$/u.test(text) && !/\b(?:Inc|Ltd|Co|Corp|St|U\.S|Jr|Sr)\.$/u.test(text)
  return (closed && (words.length >= 5 || isTold(bare, 3))) || /^\p{Ll}/u.test(text) || isTold(bare, 4)
}

const qualifies = patternOf(qualifyingWord, 'iu')

/** Names and titles are capitalised; what was done is told in small letters, and often opens with a verb. */
function isTold(words: readonly string[], least: number): boolean {
  const text = words.join(' ')
  if (words.length < 2) return false
  const content = words.slice(1).filter((word) => /^\p{L}/u.test(word) && !isSmallWord(word))
  const small = content.filter((word) => /^\p{Ll}/u.test(word)).length
  const first = words[0] ?? ''
  const verb = verbOf(first)
  if (verb?.form === 'past' && small >= Math.min(2, words.length - 1) && !qualifies.test(first)) return true
  if (words.length < least) return false
  const names = words.filter((word) => /^\p{Lu}/u.test(word)).join(' ')
  if (titleness(text) > 0.5 || organisationness(names) > 0.5 || hasLegalForm(text)) return false
  if (degreeness(names) > 0.5 || namesInstitution(names)) return false
  return small >= 2 ? small >= content.length / 2 : small === 1 && verb !== null
}

const endsWithPeriod = (text: string) =>
  findPeriods(text).some(
    (it) =>
      (it.isRange || (namesInstitution(text) && degreeness(text) > 0)) && (it.to >= text.length - 2 || it.from <= 1),
  )

/** A block that holds several periods holds several entries. */
function splitHeads(head: TextLine[], before: RawEntry[]): TextLine[][] {
  const anchors = anchorsOf(head)
  if (anchors.length < 2) return [head]
  const lead = before.find((entry) => entry.head.some(hasPeriod))?.head.findIndex(hasPeriod) ?? anchors[0] ?? 0
  const starts = [0]
  for (const [index, anchor] of anchors.entries()) {
    const next = anchors[index + 1]
    if (next !== undefined) starts.push(boundary(head, anchor, next, lead))
  }
  return starts.map((start, index) => head.slice(start, starts[index + 1])).filter((it) => it.length > 0)
}

/** Lines with a period; two lines that are nothing but a date each are the two ends of one. */
function anchorsOf(head: TextLine[]): number[] {
  const anchors: number[] = []
  for (const [index, line] of head.entries()) {
    if (!hasPeriod(line)) continue
    const previous = head[index - 1]
    const second = previous && anchors.at(-1) === index - 1 && (isEndOf(previous, line) || breaksOff(previous, line))
    if (!second) anchors.push(index)
  }
  return anchors
}

const isEndOf = (previous: TextLine, line: TextLine) =>
  isOnlyPeriod(line.slice.text) &&
  isOnlyPeriod(previous.slice.text) &&
  !findPeriods(previous.slice.text).some((it) => it.isRange) &&
  !findPeriods(line.slice.text).some((it) => it.isRange)

/** `Sept 2014 – Aug` over `2019`, in a narrow column of dates. */
const breaksOff = (previous: TextLine, line: TextLine) =>
  /\d.*(?:[–—-]|\bto)\s*\p{L}*\.?$/u.test(previous.cells[0]?.text ?? '') &&
  /^\D{0,5}\d{4}$/.test(line.cells[0]?.text ?? '')

/** Where the next entry begins: at the widest gap, or as far before its date as the first one did. */
function boundary(head: TextLine[], anchor: number, next: number, lead: number): number {
  const candidates = Array.from({ length: next - anchor }, (_, offset) => anchor + 1 + offset)
  const gaps = candidates.map((at) => head[at]?.gap ?? 0)
  const widest = Math.max(...gaps)
  const usual = [...gaps].sort((a, b) => a - b)[0] ?? 0
  if (candidates.length > 1 && widest > usual * 1.25) return candidates[gaps.indexOf(widest)] ?? next
  return Math.max(anchor + 1, next - lead)
}
