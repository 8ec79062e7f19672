import type { Fix, LedgerRow } from './types.ts'

const mostFixes = 5

/** What would add most, if it is true of the person: a name that is not there before what nobody could match. */
export function topFixes(ledger: readonly LedgerRow[]): Fix[] {
  const gainOf = ({ maxPoints, points }: LedgerRow) => maxPoints - points
  return ledger
    .filter(({ status, kind, corrected, todo }) => status !== 'met' && kind !== 'title' && kind !== 'years' && !corrected && todo !== null)
    .filter((row) => gainOf(row) > 0)
    .toSorted((a, b) => Number(b.certain) - Number(a.certain) || gainOf(b) - gainOf(a))
    .slice(0, mostFixes)
    .map((row) => ({ text: textOf(row), gain: gainOf(row), requirement: row.id }))
}

const textOf = ({ kind, requirement, todo }: LedgerRow) => (kind === 'skill' ? (todo ?? '') : `“${requirement}” ${todo ?? ''}`)
