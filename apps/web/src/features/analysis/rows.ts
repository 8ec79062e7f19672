import { rowGroups } from '@bespeak/domain/match/row-groups.ts'
import type { Analysis } from '../../lib/resumes/analyses.ts'
import * as texts from './texts.tsx'

export type Row = Analysis['ledger'][number]

export interface RowGroup {
  name: string
  rows: Row[]
}

/** By their status; what the person took out comes last, to be put back. */
export function groupsOf(ledger: readonly Row[]): RowGroup[] {
  const isTakenOut = ({ corrected }: Row) => corrected === 'not-asked'
  const takenOut = ledger.filter(isTakenOut)
  return [
    ...rowGroups(ledger.filter((row) => !isTakenOut(row))).map(({ status, rows }) => ({ name: status, rows })),
    ...(takenOut.length > 0 ? [{ name: texts.notAsked, rows: takenOut }] : []),
  ]
}

export const sumOf = (rows: readonly Row[], of: 'points' | 'maxPoints'): number =>
  rows.reduce((total, row) => total + row[of], 0)

/** Known not to be there: a row that is only not recognised is no gap. */
export const isGap = ({ certain, corrected }: Row): boolean => corrected === 'not-mine' || (certain && !corrected)

const learnable = new Set(['skill', 'experience', 'responsibility', 'degree', 'certificate', 'language'])

/** What is not there and can be learned: what would bring most first. */
export const missingRows = ({ ledger }: Pick<Analysis, 'ledger'>): Row[] =>
  ledger.filter((row) => isGap(row) && learnable.has(row.kind)).toSorted((a, b) => b.maxPoints - a.maxPoints)
