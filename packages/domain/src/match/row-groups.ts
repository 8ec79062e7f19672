import type { LedgerRow } from './types.ts'
import { statusWords } from './verdict.ts'

/** What the person can settle comes first. */
const order = [
  'Not found',
  'Couldn’t match this',
  'Close',
  'You don’t have this',
  'On your resume',
  'To check yourself',
] as const

export interface RowGroup<Row> {
  /** What the status of its rows is called. */
  status: string
  rows: Row[]
}

type Grouped = Parameters<typeof statusWords>[0] & Pick<LedgerRow, 'maxPoints'>

/** The rows of a ledger by their status, what is worth most first. */
export const rowGroups = <Row extends Grouped>(ledger: readonly Row[]): RowGroup<Row>[] =>
  order
    .map((status) => ({
      status,
      rows: ledger
        .filter((row) => statusWords(row) === status)
        .toSorted((one, other) => other.maxPoints - one.maxPoints),
    }))
    .filter(({ rows }) => rows.length > 0)
