import type { Fix, LedgerRow } from './types.ts'

const mostFixes = 5

/** What would add most, if it is true of the person. */
export const topFixes = (ledger: readonly LedgerRow[]): Fix[] =>
  openRows(ledger)
    .slice(0, mostFixes)
    .map((row) => ({ text: fixText(row), gain: gainOf(row), requirement: row.id }))

/** Rows that a line would show, a name that is not there before what nobody could match. */
export const openRows = (ledger: readonly LedgerRow[]): LedgerRow[] =>
  ledger
    .filter(
      ({ status, kind, corrected, todo }) =>
        status !== 'met' && kind !== 'title' && kind !== 'years' && !corrected && todo !== null,
    )
    .filter((row) => gainOf(row) > 0)
    .toSorted((a, b) => Number(b.certain) - Number(a.certain) || gainOf(b) - gainOf(a))

const gainOf = ({ maxPoints, points }: LedgerRow) => maxPoints - points

export const fixText = ({ kind, requirement, todo }: LedgerRow) =>
  kind === 'skill' ? (todo ?? '') : `“${requirement}” ${todo ?? ''}`
