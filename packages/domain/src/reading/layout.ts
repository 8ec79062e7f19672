import { findPeriods, isOnlyPeriod } from '../language/numbers/dates.ts'
import { sectionKindOf } from './headings.ts'
import { type Row, rowsOf } from './rows.ts'
import type { Fragment, SourceText } from './source.ts'

// From places on pages to one reading order. Two real columns are read one after the other, through all pages they run
// over; a column of dates, places or section titles beside the text belongs to the rows it stands on.

/** A part of a page between two heights: one column, or several side by side. */
interface Band {
  page: number
  columns: Fragment[][]
}

const narrowestGutter = 9
const fewestRows = 4
const tallEnoughRows = 9
const tallEnoughShare = 0.2

export function orderRows(source: SourceText): Row[] {
  if (!source.positioned) return rowsOf(source.fragments, 'text')
  const bands = source.pages.flatMap((page, index) =>
    bandsOf(
      source.fragments.filter((it) => it.page === index + 1),
      index + 1,
      page.height,
    ),
  )
  return joinColumns(bands).flatMap((fragments, index) => unfoldGrids(separateTitles(rowsOf(fragments, `r${index}`))))
}

function bandsOf(fragments: Fragment[], page: number, height: number): Band[] {
  if (fragments.length === 0) return []
  const found = widestColumns(fragments, height)
  if (!found) return [{ page, columns: [fragments] }]
  const above = fragments.filter((it) => it.y < found.top)
  const below = fragments.filter((it) => it.y > found.bottom)
  const within = fragments.filter((it) => it.y >= found.top && it.y <= found.bottom)
  const left = within.filter((it) => it.x + it.width / 2 < found.gutter)
  const right = within.filter((it) => it.x + it.width / 2 >= found.gutter)
  return [...bandsOf(above, page, height), { page, columns: [left, right] }, ...bandsOf(below, page, height)]
}

interface Columns {
  top: number
  bottom: number
  gutter: number
  rows: number
}

/** The tallest part of the page that an empty upright strip divides into two columns of text. */
function widestColumns(fragments: Fragment[], height: number): Columns | null {
  const rows = rowsOf(fragments, '')
  let best: Columns | null = null
  for (let from = 0; from < rows.length; from += 1) {
    const covered: [number, number][] = []
    for (let to = from; to < rows.length; to += 1) {
      for (const cell of rows[to]?.cells ?? []) cover(covered, [cell.x, cell.x + cell.width])
      const gaps = gapsIn(covered)
      if (gaps.length === 0 && to > from + fewestRows) break
      for (const gap of gaps) {
        const columns = columnsAt(rows.slice(from, to + 1), gap, height)
        if (columns && (!best || columns.rows > best.rows)) best = columns
      }
    }
  }
  return best
}

/** Adds an interval to a sorted list of intervals that do not touch. */
function cover(covered: [number, number][], [from, to]: [number, number]) {
  let [start, end] = [from, to]
  for (let index = covered.length - 1; index >= 0; index -= 1) {
    const interval = covered[index]
    if (!interval || interval[0] > end || interval[1] < start) continue
    start = Math.min(start, interval[0])
    end = Math.max(end, interval[1])
    covered.splice(index, 1)
  }
  covered.push([start, end])
  covered.sort((a, b) => a[0] - b[0])
}

const gapsIn = (covered: readonly [number, number][]) =>
  covered.slice(1).flatMap(([next], index) => {
    const end = covered[index]?.[1] ?? next
    return next - end >= narrowestGutter ? [{ at: (end + next) / 2 }] : []
  })

function columnsAt(rows: Row[], { at }: { at: number }, height: number): Columns | null {
  const cells = rows.flatMap((row) => row.cells)
  const [left, right] = [cells.filter((it) => it.x < at), cells.filter((it) => it.x >= at)]
  const [leftRows, rightRows] = [baselines(left), baselines(right)]
  if (Math.min(leftRows, rightRows) < fewestRows || Math.max(leftRows, rightRows) < tallEnoughRows) return null
  const top = Math.min(...cells.map((it) => it.y))
  const bottom = Math.max(...cells.map((it) => it.y))
  if (sideBySide(left, right) < tallEnoughShare * height) return null
  if (belongsToRows(left, right) || belongsToRows(right, left)) return null
  return { top, bottom, gutter: at, rows: rows.length }
}

/** The height over which both columns run: cards in the corner of a page are no columns of it. */
function sideBySide(left: Fragment[], right: Fragment[]): number {
  const [leftYs, rightYs] = [left.map((it) => it.y), right.map((it) => it.y)]
  return Math.min(Math.max(...leftYs), Math.max(...rightYs)) - Math.max(Math.min(...leftYs), Math.min(...rightYs))
}

const baselines = (cells: Fragment[]) => new Set(cells.map((it) => Math.round(it.y / 3))).size

/** A narrow column of dates, places or titles says something about the rows beside it. */
function belongsToRows(narrow: Fragment[], wide: Fragment[]): boolean {
  const said = narrow.filter((it) => /[\p{L}\d]/u.test(it.text))
  if (said.length === 0 || width(narrow) > width(wide)) return false
  const marginal = said.filter((it) => isOnlyPeriod(it.text) || findPeriods(it.text).length > 0 || isTitle(it.text))
  return marginal.length >= 0.5 * said.length && !said.some((it) => isContact(it.text))
}

const isTitle = (text: string) => sectionKindOf(text) !== null
const isContact = (text: string) => /@[\w-]+\.|linkedin\.com|github\.com/i.test(text)
const width = (cells: Fragment[]) =>
  Math.max(...cells.map((it) => it.x + it.width)) - Math.min(...cells.map((it) => it.x))

/** Bands in order; columns that go on in the next band or on the next page are put together. */
function joinColumns(bands: Band[]): Fragment[][] {
  const flows: Fragment[][] = []
  let open: Fragment[][] = []
  for (const { columns } of bands) {
    if (columns.length > 1 && open.length === columns.length && sameColumns(open, columns)) {
      for (const [index, column] of columns.entries()) open[index]?.push(...column)
      continue
    }
    if (columns.length === 1 && open.length > 0 && continuesOne(open, columns[0] ?? [])) continue
    open = columns.map((column) => [...column])
    flows.push(...open)
  }
  return flows
}

const leftEdge = (cells: readonly Fragment[]) => Math.min(...cells.map((it) => it.x))
const rightEdge = (cells: readonly Fragment[]) => Math.max(...cells.map((it) => it.x + it.width))

const sameColumns = (open: Fragment[][], columns: Fragment[][]) =>
  columns.every((column, index) => Math.abs(leftEdge(column) - leftEdge(open[index] ?? [])) < 12)

/** A single column goes on from page to page; of two, often only one is left on the last. */
function continuesOne(open: Fragment[][], cells: Fragment[]): boolean {
  if (open.length === 1) {
    open[0]?.push(...cells)
    return true
  }
  const column = open.find((it) => leftEdge(cells) >= leftEdge(it) - 6 && rightEdge(cells) <= rightEdge(it) + 12)
  column?.push(...cells)
  return column !== undefined
}

/** A section title in the margin stands before the row it is beside. */
function separateTitles(rows: Row[]): Row[] {
  return rows.flatMap((row) => {
    const [first, ...rest] = row.cells
    if (!first || rest.length === 0 || !isTitle(first.text)) return [row]
    return [withCells(row, [first]), withCells(row, rest)]
  })
}

const withCells = (row: Row, cells: Fragment[]): Row => ({
  ...row,
  cells,
  x: leftEdge(cells),
  right: rightEdge(cells),
  size: Math.max(...cells.map((it) => it.size)),
})

/** Cards side by side: a row of small titles, each with its own lines under it. They are read card by card. */
function unfoldGrids(rows: Row[]): Row[] {
  const result: Row[] = []
  for (let index = 0; index < rows.length; index += 1) {
    const head = rows[index]
    const under = head ? rowsUnder(rows, index) : []
    if (!head || under.length === 0) {
      if (head) result.push(head)
      continue
    }
    const starts = head.cells.map((cell) => cell.x)
    for (const [column, cell] of head.cells.entries()) {
      result.push(withCells(head, [cell]))
      for (const row of under) {
        const own = row.cells.filter((it) => columnOf(it, starts) === column)
        if (own.length > 0) result.push(withCells(row, own))
      }
    }
    index += under.length
  }
  return result
}

const columnOf = ({ x }: Fragment, starts: number[]) => starts.findLastIndex((start) => x >= start - 4)

/** The rows that belong under a row of titles: smaller, and each cell under one of them. */
function rowsUnder(rows: Row[], index: number): Row[] {
  const head = rows[index]
  if (!head || head.cells.length < 2 || head.cells.some((cell) => cell.size < head.size - 0.6)) return []
  const starts = head.cells.map((cell) => cell.x)
  const under: Row[] = []
  for (const row of rows.slice(index + 1)) {
    if (row.size > head.size - 0.6 || row.cells.some((cell) => columnOf(cell, starts) < 0)) break
    under.push(row)
  }
  const used = new Set(under.flatMap((row) => row.cells.map((cell) => columnOf(cell, starts))))
  return used.size > 1 ? under : []
}
