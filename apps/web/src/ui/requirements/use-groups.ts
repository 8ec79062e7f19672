import { useState } from 'react'
import { groupsOf, type RequirementRow, type RowGroup } from './row.ts'

/** A row that is corrected stays where it stood until the next visit: there it is undone. */
export function useGroups<Row extends RequirementRow>(rows: readonly Row[]): RowGroup<Row>[] {
  const [first] = useState(() => groupsOf(rows))
  const now = new Map(rows.map((row) => [row.id, row]))
  const placed = first.map((group) => ({ ...group, rows: group.rows.flatMap(({ id }) => now.get(id) ?? []) }))
  const areAllPlaced = placed.reduce((count, group) => count + group.rows.length, 0) === rows.length
  return areAllPlaced ? placed : groupsOf(rows)
}
