import { findPeriods, isOnlyPeriod } from './dates.ts'
import type { TextLine } from './lines.ts'
import { degreeness, namesInstitution, organisationness, titleness } from './vocabulary.ts'

/** The lines of one entry: those that say what it is, and those that tell of it. */
export interface RawEntry {
  head: TextLine[]
  body: TextLine[]
}

const labels =
  /^(?:key\s+|main\s+|selected\s+)?(?:highlights|responsibilities|duties|achievements|accomplishments|tasks|courses|coursework|keywords|technologies|tech stack|tools|summary|description|projects?|results?|impact)\s*:?$/iu

export const isLabel = (line: TextLine) => line.cells.length === 1 && labels.test(line.slice.text)

type Part = 'head' | 'body'

/** Cuts a section into entries. Periods anchor them: one entry has one, save for a date in running text. */
export function entriesOf(lines: readonly TextLine[]): RawEntry[] {
  const parts = partsOf(lines)
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

const hasPeriod = (line: TextLine) => findPeriods(line.slice.text).length > 0

function partsOf(lines: readonly TextLine[]): Part[] {
  const sentenceXs = lines.filter((line) => isSentence(line)).map((line) => line.x)
  const headX = Math.min(
    ...lines.filter((line) => hasPeriod(line) && line.level === 0).map((line) => line.x),
    Number.POSITIVE_INFINITY,
  )
  return lines.map((line) => {
    if (line.level > 0 || isLabel(line)) return 'body'
    if (isSentence(line)) return 'body'
    const indented = line.x > headX + 4 && sentenceXs.some((x) => Math.abs(x - line.x) < 2)
    return indented && !hasPeriod(line) && line.cells.length === 1 && !line.bold ? 'body' : 'head'
  })
}

/** Running text: long enough, and ending or wrapping like a sentence. */
function isSentence(line: TextLine): boolean {
  const text = line.slice.text
  const words = text.split(/\s+/).length
  if (line.cells.length > 1 || endsWithPeriod(text)) return false
  if (words >= 14) return true
  return (
    (words >= 5 && /[a-z)\d%][.!;]$/u.test(text) && !/\b(?:Inc|Ltd|Co|Corp|St|U\.S|Jr|Sr)\.$/u.test(text)) ||
    /^\p{Ll}/u.test(text)
  )
}

const endsWithPeriod = (text: string) =>
  findPeriods(text).some((it) => it.isRange && (it.to >= text.length - 2 || it.from <= 1))

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
