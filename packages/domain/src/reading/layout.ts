import { sectionKindOf } from './headings.ts'
import { type Row, rowsOf } from './rows.ts'
import type { Fragment, SourceText } from './source.ts'

/** The rows in the order they are read in: column by column where text has its places. */
export function orderRows({ positioned, fragments }: SourceText): Row[] {
  if (!positioned) return rowsOf(fragments, 'text')
  const columns = [...new Set(fragments.map(columnIn))].sort((a, b) => a - b)
  return columns.flatMap((column) => {
    const own = fragments.filter((it) => columnIn(it) === column)
    return unfoldGrids(separateTitles(rowsOf(own, `r${column}`)))
  })
}

const columnIn = ({ column = 0 }: Fragment) => column

/** A section title in the margin stands before the row it is beside. */
function separateTitles(rows: Row[]): Row[] {
  return rows.flatMap((row) => {
    const [first, ...rest] = row.cells
    if (!first || rest.length === 0 || sectionKindOf(first.text) === null) return [row]
    return [withCells(row, [first]), withCells(row, rest)]
  })
}

export const withCells = (row: Row, cells: Fragment[]): Row => ({
  ...row,
  cells,
  x: Math.min(...cells.map((it) => it.x)),
  right: Math.max(...cells.map((it) => it.x + it.width)),
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
