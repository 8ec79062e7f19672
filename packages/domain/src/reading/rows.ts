import type { Fragment } from './source.ts'

/** What stands on one baseline of one column, from left to right. */
export interface Row {
  page: number
  y: number
  x: number
  right: number
  size: number
  cells: Fragment[]
  /** Rows of one column, cell or box share it; a wrapped line never leaves it. */
  region: string
}

/** Groups fragments by baseline. Sub- and superscripts, and the icons beside a line, are on it. */
export function rowsOf(fragments: readonly Fragment[], region: string): Row[] {
  const sorted = [...fragments].sort((a, b) => a.page - b.page || a.y - b.y || a.x - b.x)
  const rows: Row[] = []
  for (const fragment of sorted) {
    const row = rows.at(-1)
    if (row && isOnRow(row, fragment)) extend(row, fragment)
    else rows.push(rowWith(fragment, region))
  }
  for (const row of rows) row.cells.sort((a, b) => a.x - b.x)
  return rows
}

function isOnRow(row: Row, { page, y, size }: Fragment): boolean {
  return row.page === page && Math.abs(y - row.y) <= Math.max(1.5, 0.35 * Math.min(size, row.size))
}

function extend(row: Row, fragment: Fragment) {
  row.cells.push(fragment)
  row.x = Math.min(row.x, fragment.x)
  row.right = Math.max(row.right, fragment.x + fragment.width)
  row.size = Math.max(row.size, fragment.size)
}

const rowWith = (fragment: Fragment, region: string): Row => ({
  page: fragment.page,
  y: fragment.y,
  x: fragment.x,
  right: fragment.x + fragment.width,
  size: fragment.size,
  cells: [fragment],
  region,
})
