import { findPeriods, isOnlyPeriod } from '../../text/dates.ts'
import { sectionKindOf } from '../headings.ts'
import { withCells } from '../layout.ts'
import {
  append,
  datedHeads,
  gapBetween,
  isFull,
  type Laid,
  lay,
  markLevels,
  rightEdges,
  shortestBroken,
  type TextLine,
} from '../lines.ts'
import type { Row } from '../rows.ts'
import { characterWidth, type Fragment } from '../source.ts'
import { degreeness, namesInstitution } from '../vocabulary.ts'
import type { Told } from './decode.ts'
import type { SpotLabel } from './passes.ts'

/** Rows become lines by what their fragments are taken for. */
export function labelledLines(rows: readonly Row[], offsetOf: (fragment: Fragment) => number): TextLine[] {
  const edges = edgesOf(rows)
  const heads = datedHeads(rows)
  const laid: Laid[] = []
  for (const row of rows) {
    for (const cells of cellsTogether(row)) {
      const next = laidOut(withCells(row, cells), offsetOf)
      if (!/[\p{L}\p{N}]/u.test(next.line.slice.text)) continue
      const previous = laid.at(-1)
      if (previous) next.line.gap = gapBetween(previous.last, row)
      const above = beginningOf(laid, next)
      const isMore =
        labelOf(cells[0]) === 'more' || (above && (hangs(above, next) || isBrokenTitle(above, next, edges)))
      const whole = isMore ? above : undefined
      const cell = whole ? cellAbove(whole, next) : -1
      const isHead = heads.has(row)
      if (whole && cell >= 0 && !isHead && !isMarked(next) && (hangs(whole, next) || mayGoOn(whole, next, cell, edges)))
        append(whole, next, cell)
      else laid.push(whole ? besides(next, whole, isHead) : next)
    }
  }
  markLevels(laid)
  return withOpenings(laid.map(({ line }) => line))
}

/**
 * An item opens itself, but for a date and what it dates, and a school and what was learnt there. One entry has one date: a further one in a
 * line that looks like its first opens another.
 */
function withOpenings(lines: TextLine[]): TextLine[] {
  let first: TextLine | undefined
  let opened: TextLine | undefined
  for (const line of lines) {
    const { told } = line
    const isFurther = told?.label === 'head' && first && isDated(first) && isDated(line) && looksLike(first, line)
    const isHalf = told?.label === 'item' && first && isOtherHalf(first, line, told)
    const isStudy = opened && told?.section === 'education' && opensStudy(opened, line)
    if (told && (isFurther || isStudy || told.label === 'item'))
      line.told = { ...told, label: isHalf ? 'head' : 'opens' }
    if (line.told?.label === 'opens' && isDated(line)) opened = line
    if (line.told?.label === 'heading') opened = undefined
    if (line.told?.label !== 'head') first = line.told?.label === 'opens' ? line : undefined
  }
  return lines
}

/** Under a study that is typed in one line with its date, another that is dated or names what was got is one of its own. */
const opensStudy = (opened: TextLine, line: TextLine) =>
  line.region === 'text' &&
  line.level === 0 &&
  line.gap < 1.6 &&
  opened.slice.text.includes(',') &&
  (isDated(line) || degreeness(line.slice.text) > 0.5) &&
  !/^[^,]*:|^\P{L}*\p{L}+ed\b/u.test(line.slice.text) &&
  line.slice.text.split(/\s+/).length < 14

function isOtherHalf({ slice: { text: first } }: TextLine, { slice: { text } }: TextLine, { section }: Told): boolean {
  if (isOnlyPeriod(first) || isOnlyPeriod(text))
    return isOnlyPeriod(first) !== isOnlyPeriod(text) && !areBothDated(first, text)
  const isDated = findPeriods(first).length > 0 && findPeriods(text).length === 0
  return section === 'education' && isDated && namesInstitution(first) !== namesInstitution(text)
}

const areBothDated = (...texts: string[]) => texts.every((text) => findPeriods(text).length > 0)

const isDated = ({ slice: { text } }: TextLine) => findPeriods(text).length > 0 && !isOnlyPeriod(text)

const looksLike = (first: TextLine, line: TextLine) =>
  first.size === line.size && first.bold === line.bold && Math.abs(first.x - line.x) < 3

/** How far text goes to the right: by column, and by where cells of lists begin. */
interface Edges {
  rows: Map<string, number>
  cells: Map<string, number>
  /** How far to the left entries begin. */
  texts: Map<string, number>
}

const beginsAt = (region: string, x: number) => `${region} ${Math.round(x / 4)}`

function edgesOf(rows: readonly Row[]): Edges {
  const cells = new Map<string, number>()
  const texts = new Map<string, number>()
  for (const { region, cells: own } of rows)
    for (const { x, width, told } of own) {
      const key = beginsAt(region, x)
      cells.set(key, Math.max(cells.get(key) ?? 0, x + width))
      if (ofEntries.has(told?.label)) texts.set(region, Math.min(texts.get(region) ?? x, x))
    }
  return { rows: rightEdges(rows), cells, texts }
}

const ofEntries = new Set<SpotLabel | undefined>(['opens', 'head', 'bullet'])

/** Which cell of a line a row stands under; -1 where it stands under none. */
function cellAbove({ line, row }: Laid, { row: next }: Laid): number {
  if (next.cells.length > 1) return -1
  if (line.cells.length === 1) return 0
  return row.cells.length === line.cells.length ? row.cells.findIndex(({ x }) => Math.abs(x - next.x) < 3) : -1
}

/** A row goes on only with one of its own look, where its first word found no room. */
function mayGoOn({ line, row: first, last }: Laid, { row, line: next }: Laid, cell: number, edges: Edges): boolean {
  const bold = first.cells.length > 1 ? (first.cells[cell]?.bold ?? false) : line.bold
  if (Math.abs(last.size - row.size) > 0.6 || bold !== next.bold) return false
  if (row.region === 'text' && (next.gap >= 1.6 || opensAnew(line, next, edges))) return false
  if (last.page !== row.page) return true
  if (line.told?.label === 'heading' && isInMargin(last, edges)) return isInMargin(row, edges)
  const edge = edges.rows.get(row.region) ?? 0
  if (line.told?.label !== 'skills') return isFull(last, row, edge) || edge - last.right < 0.35 * (edge - last.x)
  // `Public` over `speaking`.
  if (/^\p{Ll}/u.test(next.slice.text)) return true
  const above = last.cells.find(({ x }) => Math.abs(x - row.x) < 3)
  const [x, right] = above ? [above.x, above.x + above.width] : [last.x, last.right]
  return isFull({ ...last, right }, row, edges.cells.get(beginsAt(row.region, x)) ?? edge)
}

/** A capital opens another line behind a date, behind a sentence of a job that is typed without bullets, and where no line is so long that it was broken. */
const opensAnew = ({ slice: { text }, told, marker, region }: TextLine, { slice: after }: TextLine, edges: Edges) =>
  /^\P{Ll}*\p{Lu}/u.test(after.text) &&
  ((edges.rows.get(region) ?? 0) < shortestBroken * characterWidth ||
    findPeriods(text).some(({ to }) => to >= text.length - 1) ||
    (told?.section === 'work' && !marker && /[.!?]$/.test(text)))

/** A heading beside its text has little room: any of its words may stand below. */
const isInMargin = ({ region, right }: Row, { texts }: Edges) => right < (texts.get(region) ?? 0)

/** In text a bullet is one more, whatever it was taken for, and what hangs under its words goes on with it. */
const isMarked = ({ line: { marker, region } }: Laid) => marker !== null && region === 'text'
const hangs = (above: Laid, next: Laid) =>
  isMarked(above) && !isMarked(next) && next.line.gap < 1.6 && next.row.x === above.textX && next.row.x > above.row.x

/** Right under a heading in the margin stands nothing but more of it. */
const isBrokenTitle = ({ line, last }: Laid, { row }: Laid, edges: Edges) =>
  line.told?.label === 'heading' &&
  last.page === row.page &&
  row.y - last.y < 1.6 * row.size &&
  [last, row].every((it) => isInMargin(it, edges))

/** One more of what the line before it is; what goes on with nothing and names a section is its heading, over a time the head of a job. */
function besides(next: Laid, { line: { told, level: above } }: Laid, isHead: boolean): Laid {
  const isTitle = sectionKindOf(next.line.slice.text) !== null
  const other = told?.label === 'opens' ? 'head' : (told?.label ?? 'text')
  const isBullet = isMarked(next)
  const label = isTitle ? 'heading' : isHead ? 'opens' : isBullet ? 'bullet' : other
  const level = isHead ? 0 : isBullet ? next.line.level : above
  return { ...next, line: { ...next.line, level, ...(told ? { told: { ...told, label } } : {}) } }
}

const labelOf = (fragment: Fragment | undefined): SpotLabel | undefined => fragment?.told?.label

/** What may stand in cells of one line. */
const families: Partial<Record<SpotLabel, string>> = { opens: 'head', head: 'head' }
const familyOf = (fragment: Fragment) => families[labelOf(fragment) ?? 'text'] ?? labelOf(fragment)

/** Cells of one row that are of one line; headings and group names stand for themselves. */
function cellsTogether(row: Row): Fragment[][] {
  const groups: Fragment[][] = []
  for (const cell of row.cells) {
    const group = groups.at(-1)
    if (group?.[0] && familyOf(group[0]) === familyOf(cell) && !alone.has(labelOf(cell))) group.push(cell)
    else groups.push([cell])
  }
  return groups
}

const alone = new Set<SpotLabel | undefined>(['heading', 'group', 'more'])

function laidOut(row: Row, offsetOf: (fragment: Fragment) => number): Laid {
  const next = lay(row, offsetOf)
  const told = row.cells.find((cell) => cell.told?.label === 'opens')?.told ?? row.cells[0]?.told
  if (told) next.line.told = told
  if (told?.label === 'bullet' && next.line.level === 0) next.line.level = 1
  if (told && told.label !== 'bullet' && told.label !== 'item' && next.line.level > 0 && !next.line.marker)
    next.line.level = 0
  return next
}

/** The line that a row goes on with: the last one of its column that it stands under. */
function beginningOf(laid: readonly Laid[], { row }: Laid): Laid | undefined {
  const recent = laid.slice(-6).filter((it) => it.last.region === row.region)
  const above = recent.filter(({ last }) => last.y < row.y || last.page < row.page)
  return above.findLast(({ last }) => last.x <= row.right && row.x <= last.right) ?? recent.at(-1)
}
