import { findPeriods, isOnlyPeriod } from '../text/dates.ts'
import { patternOf } from '../text/patterns.ts'
import { danglingEnd, hyphenated, openLineEnd } from '../words/reading.ts'
import { sectionKindOf } from './headings.ts'
import type { Told } from './labels/decode.ts'
import type { Row } from './rows.ts'
import { cut, join, type Slice, sourceSlice, trim } from './slice.ts'
import type { Fragment } from './source.ts'
import { titleness } from './vocabulary.ts'

/** A line as its writer meant it: wrapped rows joined, the bullet taken off, cells kept apart. */
export interface TextLine {
  /** The cells joined; a tab stands where there was a wide gap. */
  slice: Slice
  cells: Slice[]
  /** The bullet or number that opened it, so that it is not lost. */
  marker: Slice | null
  page: number
  x: number
  y: number
  /** Space above it, in line heights; large where a new part begins. */
  gap: number
  size: number
  bold: boolean
  italic: boolean
  caps: boolean
  headingLevel: number | undefined
  /** 0 for running text, 1 for a bullet, 2 for a bullet inside one. */
  level: number
  region: string
  links: string[]
  /** What it is taken for, where that is known. */
  told?: Told
}

/** The same line with other words. */
export const withSlice = (line: TextLine, slice: Slice): TextLine => ({ ...line, slice, cells: [slice] })

/** What is known of the page as a whole before its rows are put together. */
interface Flow {
  edges: Map<string, number>
  gaps: Map<string, number>
  lists: Set<Row>
  heads: ReadonlySet<Row>
  /** Whether its lines are short because their writer kept them so: none was broken. */
  unbroken: boolean
}

/** What a bullet is drawn with. */
export const sign = '[>•●○▪■□◦‣⁃∙·*➢➤►▸»✓✔❖◆◇–—\uf0b7\uf0a7-]'
const bullet = new RegExp(`^(?:${sign}|o(?=\\s{1,4}\\p{Lu}))(?:\\s+|(?=\\p{Lu}))`, 'u')
/** Copied from a word processor, a bullet stands before a tab: in a cell of its own. */
const loneBullet = new RegExp(`^(?:${sign}|o)$`, 'u')
const numbered = /^\(?\d{1,2}[.)]\s+(?=\p{L})/u

export interface Laid {
  line: TextLine
  row: Row
  textX: number
  last: Row
}

/** Rows become lines: what wraps is put together again. */
export function linesOf(
  rows: readonly Row[],
  offsetOf: (fragment: Fragment) => number,
  { positioned }: { positioned: boolean },
): TextLine[] {
  const unbroken = !positioned && Math.max(...rows.map(lengthOf), 0) < shortestBroken
  const flow: Flow = {
    edges: rightEdges(rows),
    gaps: typicalGaps(rows),
    lists: new Set(),
    heads: datedHeads(rows),
    unbroken,
  }
  flow.lists = unmarkedLists(rows, flow)
  const laid: Laid[] = []
  for (const row of rows) {
    const next = lay(row, offsetOf)
    if (!/[\p{L}\p{N}]/u.test(next.line.slice.text)) continue
    const previous = laid.at(-1)
    if (previous) next.line.gap = gapBetween(previous.last, row)
    if (previous && continues(previous, next, flow)) append(previous, next)
    else laid.push(next)
  }
  markLevels(laid)
  return laid.map(({ line }) => line)
}

/** Rows that begin with a post and stand over nothing but its time: none goes on with the line above it. */
export function datedHeads(rows: readonly Row[]): Set<Row> {
  const isTime = ({ cells }: Row) => cells.length === 1 && isOnlyPeriod(cells[0]?.text.trim() ?? '')
  return new Set(
    rows.filter((row, at) => {
      const below = rows[at + 1]
      const [, post = ''] = /^(\p{Lu}[^,|(]*)[,|(]/u.exec(row.cells[0]?.text ?? '') ?? []
      return below !== undefined && below.region === row.region && isTime(below) && titleness(post) >= knownTitle
    }),
  )
}

const knownTitle = 0.7

// No program breaks typed text at less.
export const shortestBroken = 50
const lengthOf = (row: Row) => row.cells.reduce((sum, { text }) => sum + text.length, 0)

export function lay(row: Row, offsetOf: (fragment: Fragment) => number): Laid {
  const cells = row.cells.flatMap((cell) => cellsOf(cell, offsetOf(cell)))
  const first = cells[0]?.text ?? ''
  const isBullet = bullet.test(first) || (cells.length > 1 && loneBullet.test(first))
  const markLength = isBullet ? (bullet.exec(first) ?? [first])[0].length : (numbered.exec(first)?.[0].length ?? 0)
  const marker = cells[0] && markLength > 0 ? cut(cells[0], 0, markLength) : null
  const rest = cells
    .map((cell, index) => (index === 0 ? trim(cut(cell, markLength)) : cell))
    .filter((it) => it.text !== '')
  const lead = row.cells.find((cell) => /[\p{L}\d]/u.test(cell.text)) ?? row.cells[0]
  const letters = rest
    .map((it) => it.text)
    .join('')
    .replace(/[^\p{L}]/gu, '')
  const listLevel = lead?.listLevel ?? 0
  const line: TextLine = {
    slice: join(rest, '\t'),
    cells: rest,
    marker: marker && trim(marker),
    page: row.page,
    x: row.x,
    y: row.y,
    gap: 0,
    size: row.size,
    bold: lead?.bold ?? false,
    italic: lead?.italic ?? false,
    caps: letters.length > 2 && letters === letters.toUpperCase() && letters !== letters.toLowerCase(),
    headingLevel: lead?.headingLevel,
    level: listLevel || (marker && isBullet ? 1 : 0),
    region: lead?.region ?? row.region,
    links: row.cells.flatMap((cell) => (cell.link ? [cell.link] : [])),
  }
  const charWidth = lead ? lead.width / Math.max(1, lead.text.length) : 0
  return { line, row, last: row, textX: row.x + markLength * charWidth }
}

/** Wide runs of blanks inside a fragment are gaps between cells as well. */
function cellsOf(fragment: Fragment, offset: number): Slice[] {
  const whole = sourceSlice(fragment.text, offset)
  const cells: Slice[] = []
  let from = 0
  for (const match of fragment.text.matchAll(/\t+\s*|\s{3,}/g)) {
    cells.push(trim(cut(whole, from, match.index)))
    from = match.index + match[0].length
  }
  cells.push(trim(cut(whole, from)))
  return cells.filter((cell) => cell.text !== '')
}

const edgeKey = (row: Row) => row.region

/** How far to the right each region's text goes. */
export function rightEdges(rows: readonly Row[]): Map<string, number> {
  const edges = new Map<string, number>()
  for (const row of rows) edges.set(edgeKey(row), Math.max(edges.get(edgeKey(row)) ?? 0, row.right))
  return edges
}

/** The usual distance of two wrapped rows, by region and size. */
function typicalGaps(rows: readonly Row[]): Map<string, number> {
  const gaps = new Map<string, number[]>()
  for (const [index, row] of rows.entries()) {
    const previous = rows[index - 1]
    if (!previous || previous.page !== row.page || previous.region !== row.region) continue
    if (Math.abs(previous.size - row.size) > 0.6 || row.y <= previous.y) continue
    const key = gapKey(row)
    const known = gaps.get(key)
    if (known) known.push(row.y - previous.y)
    else gaps.set(key, [row.y - previous.y])
  }
  return new Map(
    [...gaps].map(([key, values]) => [key, values.sort((a, b) => a - b)[Math.floor(values.length * 0.25)] ?? 0]),
  )
}

const gapKey = (row: Row) => `${row.region} ${Math.round(row.size)}`

export const gapBetween = (previous: Row, row: Row) =>
  previous.page === row.page ? Math.max(0, (row.y - previous.y) / Math.max(row.size, 1)) : 1.2

// No paragraph of a resume is longer; joining without end would take time without end.
const longestJoined = 4000

function continues(previous: Laid, next: Laid, flow: Flow): boolean {
  const [a, b] = [previous.line, next.line]
  if (a.slice.text.length > longestJoined) return false
  if (a.region !== b.region || b.marker || b.headingLevel || (next.row.cells[0]?.listLevel ?? 0) > 0) return false
  if (
    b.cells.length > 1 ||
    a.cells.length > 1 ||
    previous.last.cells.length > 1 ||
    Math.abs(a.size - b.size) > 0.6 ||
    a.bold !== b.bold
  )
    return false
  if (a.headingLevel || (sectionKindOf(a.slice.text) !== null && a.level === 0) || sectionKindOf(b.slice.text) !== null)
    return false
  if ((isOnlyPeriod(b.slice.text) && !danglingWord.test(a.slice.text)) || isOnlyPeriod(a.slice.text)) return false
  // Rows of a table drawn with bars.
  if (/ \| /.test(a.slice.text) && / \| /.test(b.slice.text)) return false
  if (opensWithLabel.test(b.slice.text) || !sameFlow(previous, next, flow.gaps)) return false
  if (hasAddress(a.slice.text) !== hasAddress(b.slice.text) && !/-$/.test(a.slice.text)) return false
  const indent = Math.abs(next.row.x - previous.textX) <= 3 || Math.abs(next.row.x - previous.last.x) <= 2
  const hanging = a.level > 0 && next.row.x > previous.row.x + 1
  if (!indent && !hanging) return false
  return wraps(previous, next, flow)
}

/** `Contact No.: 0917 555 0188`. */
const opensWithLabel = /^\p{Lu}[\p{L}-]*(?: [\p{L}.]+){0,2}\s*:(?=\s)/u

/** A way to reach someone stands for itself; it is no part of a running text. */
const hasAddress = (text: string) => text.length < 160 && /@[\w-]+\.|https?:\/\/|\+\d[\d\s()-]{7,}/.test(text)

function sameFlow(previous: Laid, next: Laid, typical: Map<string, number>): boolean {
  if (previous.last.page !== next.row.page) return next.row.page === previous.last.page + 1
  const distance = next.row.y - previous.last.y
  const usual = typical.get(gapKey(next.row)) ?? distance
  return distance > 0 && distance <= Math.max(usual * 1.3, usual + 2)
}

/** Room left on a row, and the room that the first word of the next would have needed. */
export function isFull(row: Row, next: Row, edge: number): boolean {
  const text = next.cells
    .map((cell) => cell.text)
    .join(' ')
    .trim()
  const charWidth = (next.right - next.x) / Math.max(1, text.length)
  const firstWord = /^\S+/.exec(text)?.[0].length ?? 0
  return edge - row.right < (firstWord + 1) * charWidth * 1.02
}

/** Text is broken only where the next word did not fit. */
function wraps(previous: Laid, next: Laid, { edges, lists, heads, unbroken }: Flow): boolean {
  if (heads.has(next.row)) return false
  const text = next.line.slice.text
  const before = previous.line.slice.text
  const edge = edges.get(edgeKey(next.row)) ?? 0
  const room = edge - previous.last.right
  const full = isFull(previous.last, next.row, edge)
  if (/^\p{Ll}/u.test(text) && !/[.!?]$/.test(before)) return full || room < edge * 0.35
  if (/^\([^()]{1,24}\)$/.test(text) && !/[.!?]$/.test(before)) return true
  if (unbroken) return false
  if (danglingWord.test(before) && !findPeriods(text).some((it) => it.isRange)) return true
  if (openEnded.test(before) && findPeriods(text).length === 0) return full || room < edge * 0.25
  if (lists.has(next.row) && /[.!?]["”)]?$/.test(before) && /^[\p{Lu}\d]/u.test(text)) return false
  const isText = isRunning(previous, before) || (isNarrow(next.row, edge) && before.split(/\s+/).length >= 3)
  return full && isText && !(/^\p{Lu}/u.test(text) && isDated(before))
}

/** A date closes what it stands behind; one in front opens a head. */
const isDated = (text: string) =>
  /\b20\d\d\)?$/.test(text) ||
  findPeriods(text).some(({ from, to, isRange }) => to >= text.length - 1 || (isRange && from === 0))

/** In a side bar even a name or a title wraps. */
const narrow = 190
const isNarrow = (row: Row, edge: number) => edge - row.x < narrow && row.size < 20

const danglingWord = patternOf(danglingEnd, 'u')
const openEnded = patternOf(openLineEnd, 'u')

/** Rows of a list whose bullets are drawn, not written: at one indent, and some end early. */
function unmarkedLists(rows: readonly Row[], { edges }: Flow): Set<Row> {
  const lists = new Set<Row>()
  let block: Row[] = []
  const close = () => {
    const early = block.slice(0, -1).some((row, at) => {
      const next = block[at + 1]
      return next !== undefined && !isFull(row, next, edges.get(edgeKey(row)) ?? 0)
    })
    if (early) for (const row of block) lists.add(row)
    block = []
  }
  for (const row of rows) {
    const last = block.at(-1)
    if (last && (last.region !== row.region || Math.abs(last.x - row.x) > 2 || Math.abs(last.size - row.size) > 0.6))
      close()
    block.push(row)
  }
  close()
  return lists
}

/** A title or a name is not running text, however long it is. */
const isRunning = (previous: Laid, before: string) =>
  previous.line.level > 0 || before.split(/\s+/).length >= 4 || !/[\p{L}]/u.test(before)

/** The next row goes on with a cell of the line, the last one unless told otherwise. */
export function append(previous: Laid, next: Laid, at = previous.line.cells.length - 1) {
  const { line } = previous
  const [before, after] = [line.cells[at] ?? line.slice, next.line.slice]
  line.cells = line.cells.with(at, glued(before, after))
  line.slice = join(line.cells, '\t')
  line.links.push(...next.line.links)
  previous.last = next.row
}

function glued(before: Slice, after: Slice): Slice {
  if (/\p{L}-$/u.test(before.text) && /^\p{Ll}/u.test(after.text)) return joinHyphenated(before, after)
  const isWhole = /[-/]$/.test(before.text) && !/\s[-/]$/.test(before.text)
  return join([before, after], isWhole || isBrokenAddress(before.text, after.text) ? '' : ' ')
}

const address = /^\S+@\S+\.\p{L}{2,}$|^(?:https?:\/\/|www\.)\S+\.\p{L}{2,}\S*$|^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+\/\S+$/u

/** `jane.doe@exam` over `ple.com`: broken where its column ended. */
function isBrokenAddress(before: string, after: string): boolean {
  const [start, end] = [/\S+$/.exec(before)?.[0] ?? '', after]
  return !/\s/.test(end) && address.test(start + end) && !address.test(end)
}

/** `experi-` `ence` is one word; `line-` `necessity` keeps its hyphen. A word that was whole before the break keeps it. */
function joinHyphenated(before: Slice, after: Slice): Slice {
  const stem = /(\p{L}+)-$/u.exec(before.text)?.[1]?.toLowerCase() ?? ''
  const word = `${/\S+$/.exec(before.text)?.[0] ?? ''}${/^\S+/.exec(after.text)?.[0] ?? ''}`
  // In an address a hyphen is part of it.
  const keepsHyphen = hyphenated.has(stem) || /-\p{L}*-$/u.test(before.text) || /@|\/|\p{L}\.\p{L}/u.test(word)
  return join([keepsHyphen ? before : cut(before, 0, before.text.length - 1), after], '')
}

/** Bullets further to the right than the first of their list are inside it. */
export function markLevels(laid: Laid[]) {
  let base = 0
  for (const [index, { line, row }] of laid.entries()) {
    if (line.level !== 1 || row.cells[0]?.listLevel) continue
    if ((laid[index - 1]?.line.level ?? 0) === 0) base = row.x
    if (row.x > base + 8) line.level = 2
    else base = Math.min(base, row.x)
  }
}
