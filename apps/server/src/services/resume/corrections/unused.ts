import { rowIdOf } from '@bespeak/domain/match/row-id.ts'
import type { Match } from '@bespeak/domain/match/types.ts'
import type { CorrectionRow } from './corrections.store.ts'

export interface Unused {
  /** Their row is not among those that the ad has now. */
  rowless: CorrectionRow[]
  /** Their row is there, and their line is not. */
  lineless: CorrectionRow[]
}

/** Corrections that changed nothing. */
export function unusedIn(
  { ledger, takenOut = [] }: Pick<Match, 'ledger' | 'takenOut'>,
  corrections: readonly CorrectionRow[],
): Unused {
  const rows = [...ledger, ...takenOut]
  const there = new Set(rows.map(({ requirement }) => rowIdOf(requirement)))
  const used = new Set(rows.flatMap(({ requirement, corrected }) => (corrected ? [rowIdOf(requirement)] : [])))
  return {
    rowless: corrections.filter(({ rowId }) => !there.has(rowId)),
    lineless: corrections.filter(({ rowId }) => there.has(rowId) && !used.has(rowId)),
  }
}

/** What is said of them. */
export function noteOn({ rowless, lineless }: Unused): string | null {
  const told = [
    ...rowless.map(({ requirement }) => `The ad no longer says “${requirement}”, so your correction is gone.`),
    ...lineless.map(
      ({ requirement }) => `Your line for “${requirement}” is no longer on your resume, so it doesn’t count.`,
    ),
  ]
  return told.join(' ') || null
}
