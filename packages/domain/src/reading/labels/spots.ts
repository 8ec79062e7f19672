import type { Row } from '../rows.ts'
import type { Fragment } from '../source.ts'

/** A fragment at its place in reading, with what stands around it. */
export interface Spot {
  fragment: Fragment
  row: Row
  /** Which of its row's cells. */
  cell: number
  column: Column
  /** How it is set; fragments that look alike share it. */
  look: string
  /** From the baseline above to its own, in sizes of its type; null at the head of a column or page. */
  above: number | null
  below: number | null
  /** The nearest fragment of the row above, or of one before it, that it stands under. */
  under: Fragment | null
}

interface Column {
  left: number
  right: number
}

export function spotsOf(rows: readonly Row[]): Spot[] {
  const columns = columnsOf(rows)
  return rows.flatMap((row, at) => {
    const before = rows[at - 1]
    const after = rows[at + 1]
    return row.cells.map((fragment, cell) => ({
      fragment,
      row,
      cell,
      column: columns.get(row.region) ?? { left: 0, right: 600 },
      look: lookOf(fragment),
      above: before ? stepTo(before, row) : null,
      below: after ? stepTo(row, after) : null,
      under: before && before.region === row.region ? nearest(before.cells, fragment) : null,
    }))
  })
}

function columnsOf(rows: readonly Row[]): Map<string, Column> {
  const columns = new Map<string, Column>()
  for (const { region, x, right } of rows) {
    const known = columns.get(region)
    columns.set(region, {
      left: Math.min(known?.left ?? x, x),
      right: Math.max(known?.right ?? right, right),
    })
  }
  return columns
}

/** Rows of other columns or pages are no measure. */
const stepTo = (before: Row, row: Row) =>
  before.region === row.region && before.page === row.page && row.y > before.y
    ? (row.y - before.y) / Math.max(row.size, 1)
    : null

const nearest = (cells: readonly Fragment[], { x }: Fragment): Fragment | null =>
  cells.reduce<Fragment | null>((best, it) => (!best || Math.abs(it.x - x) < Math.abs(best.x - x) ? it : best), null)

export const isCapitals = (text: string) => {
  const letters = text.replace(/[^\p{L}]/gu, '')
  return letters.length > 2 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
}

const lookOf = ({ size, bold, italic, text, headingLevel }: Fragment) =>
  `${size.toFixed(1)} ${bold === true} ${italic === true} ${isCapitals(text)} ${headingLevel ?? ''}`
