import { useState } from 'react'
import { groupsOf, type RequirementRow, type RowGroup } from './row.ts'

/** A row that the person speaks of stays where it stood until the next visit: there it is undone. */
export function useGroups<Row extends RequirementRow>(rows: readonly Row[]): RowGroup<Row>[] {
  const [before, setBefore] = useState(rows)
  const stood = rows.map((row) => {
    const was = before.find(({ id }) => id === row.id)
    return was && was.corrected !== row.corrected ? was : row
  })
  if (JSON.stringify(stood) !== JSON.stringify(before)) setBefore(stood)
  const now = new Map(rows.map((row) => [row.id, row]))
  return groupsOf(stood).map((group) => ({ ...group, rows: group.rows.flatMap(({ id }) => now.get(id) ?? []) }))
}
