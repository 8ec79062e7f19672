import { rowIdOf } from '@bespeak/domain/job/row-id.ts'
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
  const there = new Set(rows.map(({ id }) => id))
  const used = new Set(rows.flatMap(({ id, corrected }) => (corrected ? [id] : [])))
  return {
    rowless: corrections.filter(({ rowId }) => !there.has(rowId)),
    lineless: corrections.filter(({ rowId }) => there.has(rowId) && !used.has(rowId)),
  }
}

/** What is said of them. */
export function noteOn({ rowless, lineless }: Unused, advertisement: string): string | null {
  const ad = rowIdOf(advertisement)
  const told = [
    ...rowless.map(({ rowId, requirement }) => (ad.includes(rowId) ? regrouped(requirement) : unsaid(requirement))),
    ...lineless.map(
      ({ requirement }) => `Your line for “${requirement}” is no longer on your resume, so it doesn’t count.`,
    ),
  ]
  return told.join(' ') || null
}

const unsaid = (requirement: string) => `The ad no longer says “${requirement}”, so your correction is gone.`

/** Another engine may read the same words as part of another requirement. */
const regrouped = (requirement: string) =>
  `“${requirement}” is part of a longer requirement now. Correct that one to count what you said.`
