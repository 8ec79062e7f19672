import type { Condition } from './knock-outs.ts'
import type { Statement } from './resume-model.ts'
import { rowIdOf } from './row-id.ts'
import type { ShownRow } from './rows.ts'
import { nothing, quote } from './shown.ts'
import type { Correction } from './types.ts'

// What the person says of a row goes before what was found; their line is quoted, and nothing is made of it.

type Named = { requirement: string }

const saidOf = (corrections: readonly Correction[]) => {
  const byRow = new Map(corrections.map((it) => [it.row, it]))
  return ({ requirement }: Named) => (byRow.size === 0 ? undefined : byRow.get(rowIdOf(requirement)))
}

/** The line that shows it, wherever it stands by now. */
const lineOf = ({ line }: Correction, statements: readonly Statement[]) =>
  statements.find(({ source }) => source.id === line?.source) ??
  statements.find(({ source }) => source.text === line?.text)

/** [M61] The rows as the person corrects them, and apart from them those that the ad does not ask. */
export function correctedRows(
  rows: readonly ShownRow[],
  corrections: readonly Correction[],
  statements: readonly Statement[],
): { rows: ShownRow[]; takenOut: ShownRow[] } {
  const said = saidOf(corrections)
  const all = rows.map((row) => {
    const it = said(row)
    if (!it) return row
    const own = { ...row, presumed: 0, corrected: it.correction }
    if (it.correction !== 'shown') return { ...own, shown: nothing }
    const line = lineOf(it, statements)
    return line ? { ...own, shown: { share: 1, how: null, evidence: [quote(line)] } } : row
  })
  const isOut = ({ corrected }: ShownRow) => corrected === 'not-asked'
  return { rows: all.filter((row) => !isOut(row)), takenOut: all.filter(isOut) }
}

/** [M62] The same of the conditions. */
export function correctedConditions(
  conditions: readonly Condition[],
  corrections: readonly Correction[],
  statements: readonly Statement[],
): Condition[] {
  const said = saidOf(corrections)
  return conditions.flatMap((condition) => {
    const it = said(condition)
    if (it?.correction === 'not-asked') return []
    if (it?.correction === 'not-mine') return { ...condition, status: 'failed', evidence: [] }
    const line = it && lineOf(it, statements)
    return line ? { ...condition, status: 'met', evidence: [quote(line)] } : condition
  })
}
