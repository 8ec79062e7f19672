import { bodyOf, runningHeads } from './running-heads.ts'
import type { SourceText } from './source.ts'
import { borderScore, likeliestAtEach, type Scored, scored, worthOf } from './strip-scores.ts'
import { type Cell, cellOf, stripsIn } from './strips.ts'

// From places on pages to one reading order. Two real columns are read one after the other, through all pages they run
// over; a column of dates, places or section titles beside the text belongs to the rows it stands on.

/** A part of a page between two heights: one column of text, or parts side by side. */
interface Band {
  cells: Cell[]
  columns: Band[][]
}

const deepest = 4
/** What is less sure is read across: that loses less. */
const surest = 0.4
/** Less of a page's height has no columns. */
const lowest = 0.01

/** Text with places gets the number of its column. What repeats at the edges of pages has none. */
export function inColumns(source: SourceText): SourceText {
  const columns = new Map(
    flowsIn(source).flatMap((flow, column) => flow.map(({ fragment }) => [fragment, column] as const)),
  )
  const fragments = source.fragments.map((it) => {
    const column = columns.get(it)
    return column === undefined ? it : { ...it, column }
  })
  return { ...source, fragments }
}

function flowsIn(source: SourceText): Cell[][] {
  const { pages } = source
  const cells = bodyOf(source, runningHeads(source)).map(cellOf)
  const cellsOn = pages.map((_, at) => cells.filter(({ fragment }) => fragment.page === at + 1))
  const found = cellsOn.map((own, at) => scoredIn(own, at + 1, pages))
  const all = found.flatMap(likeliestAtEach)
  const bands = cellsOn.flatMap((own, at) => bandsOf(own, () => found[at] ?? [], { all, page: at + 1, pages }))
  return flowsOf(bands.reduce(joined, []))
}

interface Known {
  all: readonly Scored[]
  page: number
  pages: SourceText['pages']
}

const scoredIn = (cells: readonly Cell[], page: number, pages: SourceText['pages']): Scored[] =>
  scoredOn(pages[page - 1] ?? { width: 600, height: 800 }, cells, page)

function scoredOn(sheet: { width: number; height: number }, cells: readonly Cell[], page: number): Scored[] {
  const ys = cells.map(({ y }) => y)
  if (Math.max(...ys) - Math.min(...ys) < lowest * sheet.height) return []
  return stripsIn(cells).map((strip) => scored(strip, page, sheet))
}

/** What stands above, beside and below the likeliest border of two columns. */
function bandsOf(cells: Cell[], found: () => readonly Scored[], known: Known, depth = 0): Band[] {
  if (cells.length === 0) return []
  const best = depth === deepest ? null : likeliest(found(), known)
  if (!best) return [{ cells, columns: [] }]
  const ys = [...best.left, ...best.right].map(({ y }) => y)
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const inside = (own: Cell[]) => bandsOf(own, () => scoredIn(own, known.page, known.pages), known, depth + 1)
  return [
    ...inside(cells.filter(({ y }) => y < top)),
    { cells: [...best.left, ...best.right], columns: [inside(best.left), inside(best.right)] },
    ...inside(cells.filter(({ y }) => y > bottom)),
  ]
}

/** The border that most of the text says: the taller of two that are as likely. */
function likeliest(found: readonly Scored[], { all }: Known): Scored['strip'] | null {
  let [best, most] = [null as Scored['strip'] | null, 0]
  for (const it of found) {
    const score = borderScore(it, all)
    const worth = worthOf(score, it.strip)
    if (score > surest && worth > most) [best, most] = [it.strip, worth]
  }
  return best
}

const leftEdge = (cells: readonly Cell[]) => Math.min(...cells.map((it) => it.x))
const rightEdge = (cells: readonly Cell[]) => Math.max(...cells.map((it) => it.right))
const cellsOf = (bands: readonly Band[]) => bands.flatMap(({ cells }) => cells)

/** A band goes on where the one before it ends: column by column, or in the one column that is left. */
function joined(before: Band[], next: Band): Band[] {
  const open = before.at(-1)
  if (!open || open.columns.length === 0) return [...before, next]
  const fits = (column: Band[]) => next.columns.length === 0 && fitsIn(next.cells, cellsOf(column))
  const at = open.columns.findIndex(fits)
  if (at < 0 && !isSame(open, next)) return [...before, next]
  const columns = open.columns.map((column, index) =>
    at < 0 ? (next.columns[index] ?? []).reduce(joined, column) : index === at ? joined(column, next) : column,
  )
  return [...before.slice(0, -1), { cells: [...open.cells, ...next.cells], columns }]
}

const isSame = (open: Band, next: Band) =>
  open.columns.length === next.columns.length &&
  open.columns.every(
    (column, at) => Math.abs(leftEdge(cellsOf(column)) - leftEdge(cellsOf(next.columns[at] ?? []))) < 12,
  )

/** Of two columns, often only one is left on the last page. */
const fitsIn = (cells: Cell[], column: Cell[]) =>
  leftEdge(cells) >= leftEdge(column) - 6 && rightEdge(cells) <= rightEdge(column) + 12

/** The columns of text one after the other; what goes on from page to page is one. */
function flowsOf(bands: readonly Band[]): Cell[][] {
  const flows: Cell[][] = []
  let isOpen = false
  for (const { cells, columns } of bands) {
    if (columns.length > 0) flows.push(...columns.flatMap(flowsOf))
    else if (isOpen) flows.at(-1)?.push(...cells)
    else flows.push([...cells])
    isOpen = columns.length === 0
  }
  return flows
}
