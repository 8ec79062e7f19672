import { type FieldLabel, fieldNamed } from './field-labels.ts'
import { sectionKindOf } from './headings.ts'
import { withCells } from './layout.ts'
import { type Row, rowsOf } from './rows.ts'
import type { Fragment, SourceText } from './source.ts'

// Forms as authorities have them: on the left what is asked for, on the right the answer, over as many rows as it takes.

interface Answer {
  asked: Fragment[]
  says: FieldLabel | null
  rows: Row[]
}

/** So many answers in one column are a form. */
const fewest = 6

/** The rows of such a form in the order of reading: of each entry first what it is, then what is told of it. */
export function formRows({ positioned, fragments }: SourceText): Row[] | null {
  const rows = positioned ? rowsOf(fragments, 'form') : []
  const edge = answersAt(rows)
  return edge === null ? null : spread(inOrder(answersIn(rows, edge)), edge)
}

/** Where the answers begin. */
function answersAt(rows: readonly Row[]): number | null {
  const counts = new Map<number, number>()
  for (const { cells } of rows) {
    const [first, second] = cells
    if (!first || !second || fieldNamed(first.text) === null) continue
    const place = Math.round(second.x / 4)
    counts.set(place, (counts.get(place) ?? 0) + 1)
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  return most && most[1] >= fewest ? most[0] * 4 : null
}

function answersIn(rows: readonly Row[], edge: number): Answer[] {
  const answers: Answer[] = []
  for (const row of rows) {
    const asked = row.cells.filter(({ x }) => x < edge - 8)
    const told = row.cells.filter(({ x }) => x >= edge - 8)
    const last = answers.at(-1)
    // `Main activities and` over `responsibilities`.
    if (asked.length > 0 && last && /^\p{Ll}/u.test(asked[0]?.text ?? '')) last.asked.push(...asked)
    else if (asked.length > 0 || !last) answers.push({ asked, says: null, rows: [] })
    if (told.length > 0) answers.at(-1)?.rows.push(withCells(row, told))
  }
  return answers.map((it) => ({ ...it, says: fieldNamed(it.asked.map(({ text }) => text).join(' ')) }))
}

const isHeading = ({ asked, rows }: Answer) =>
  rows.length === 0 || sectionKindOf(asked.map(({ text }) => text).join(' ')) !== null

/** An entry begins with its dates; what tells of it comes last. */
function inOrder(answers: readonly Answer[]): Answer[] {
  const blocks: Answer[][] = []
  for (const it of answers) {
    const block = blocks.at(-1)
    if (!block || it.says === 'period' || isHeading(it)) blocks.push([it])
    else block.push(it)
  }
  return blocks.flatMap((block) => [...block].sort((a, b) => Number(tells(a)) - Number(tells(b))))
}

const tells = ({ says }: Answer) => says === null || says === 'tasks'

/** One below the other, with room above what begins anew. */
function spread(answers: readonly Answer[], edge: number): Row[] {
  const rows: Row[] = []
  let y = 0
  const add = (row: Row, above: number, x = row.x) => {
    y += above * row.size
    rows.push({ ...row, page: 1, y, x, right: row.right - row.x + x, region: 'form' })
  }
  for (const { asked, says, rows: own } of answers) {
    const [first, ...more] = own
    const [lead] = asked
    const above = says === 'period' || !first ? 2.4 : 1.2
    if (lead && (!first || says === 'tasks')) add(rowOf(asked, lead), above, edge)
    else if (first) add(withCells(first, [...asked, ...first.cells]), above)
    for (const row of says === 'tasks' ? own : more) add(row, 1.2)
  }
  return rows
}

const rowOf = (cells: Fragment[], { page, y, x, size }: Fragment): Row =>
  withCells({ page, y, x, right: x, size, cells, region: 'form' }, cells)
