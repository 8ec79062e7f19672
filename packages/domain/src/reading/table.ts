import { patternOf } from '../text/patterns.ts'
import { endColumnName, otherColumnName } from '../words/reading.ts'
import { type FieldLabel, fieldNamed } from './field-labels.ts'
import type { Ledger } from './ledger.ts'
import type { TextLine } from './lines.ts'
import { join, nothing, type Slice, split } from './slice.ts'

type Column = FieldLabel | 'end' | null

const endColumn = patternOf(endColumnName, 'iu')
const otherColumn = patternOf(otherColumnName, 'iu')

const columnOf = ({ text }: Slice): Column | undefined =>
  fieldNamed(text) ?? (endColumn.test(text) ? 'end' : otherColumn.test(text) ? null : undefined)

/** A table whose first row names its columns: each row below it is read like a form that was filled in. */
export function withColumns(lines: readonly TextLine[], ledger: Ledger): readonly TextLine[] {
  const [head, ...rows] = lines
  const columns = head ? cellsOf(head).map(columnOf) : []
  if (!head || columns.length < 3 || columns.includes(undefined)) return lines
  ledger.note('columns', head.slice, 1)
  return rows.map((line) => {
    const row = { ...line, cells: cellsOf(line) }
    return row.cells.length === columns.length ? filledIn(row, columns) : line
  })
}

const cellsOf = ({ cells, slice }: TextLine) => (cells.length > 1 ? cells : split(slice, /\s*\|\s*/u))

function filledIn(row: TextLine, columns: readonly (Column | undefined)[]): TextLine {
  const end = columns.indexOf('end')
  const cells = row.cells.flatMap((cell, at) => {
    if (at === end) return columns.includes('period') ? [] : [cell]
    if (columns[at] === 'period') return [join([cell, row.cells[end] ?? nothing], ' – ')]
    const label = columns[at] === 'title' ? 'Title:' : columns[at] === 'organisation' ? 'Company:' : ''
    return [join([{ text: label, at: Array.from(label, () => -1) }, cell])]
  })
  return { ...row, cells, slice: join(cells, '\t') }
}
