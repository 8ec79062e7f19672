import { rowGroups } from '@bespeak/domain/match/row-groups.ts'
import * as texts from '../texts/requirements.ts'

/** A requirement of the ad, with what of the resume shows it. */
export interface RequirementRow {
  id: string
  requirement: string
  kind: string
  importance: string
  status: string
  points: number
  maxPoints: number
  /** Whether a row that is not found can be looked up exactly. */
  certain: boolean
  evidence: string[]
  near: string[]
  corrected: string | null
}

export interface RowGroup<Row> {
  name: string
  rows: Row[]
}

/** By their status; what the person took out comes last, to be put back. */
export function groupsOf<Row extends RequirementRow>(ledger: readonly Row[]): RowGroup<Row>[] {
  const isTakenOut = ({ corrected }: Row) => corrected === 'not-asked'
  const takenOut = ledger.filter(isTakenOut)
  return [
    ...rowGroups(ledger.filter((row) => !isTakenOut(row))).map(({ status, rows }) => ({ name: status, rows })),
    ...(takenOut.length > 0 ? [{ name: texts.notAsked, rows: takenOut }] : []),
  ]
}

export const sumOf = (rows: readonly RequirementRow[], of: 'points' | 'maxPoints'): number =>
  rows.reduce((total, row) => total + row[of], 0)
