import type { Analysis } from '../../lib/resumes/analyses.ts'
import { points, subScoreLabel } from './words.ts'

export type Row = Analysis['ledger'][number]

/** Rows that the person took out stand there to be put back. */
export const isAsked = ({ corrected }: Row) => corrected !== 'not-asked'

export interface LedgerGroup {
  name: string
  label: string
  rows: Row[]
}

const order = ['skills', 'experience', 'education', 'culturalFit', 'overall', 'keyword']

/** Rows by the measure they belong to; single words last. */
export function groupsOf(rows: readonly Row[]): LedgerGroup[] {
  const named = (name: string) => rows.filter(({ subScore }) => subScore === name)
  return order
    .map((name) => ({ name, label: subScoreLabel(name), rows: named(name) }))
    .filter((group) => group.rows.length > 0)
}

export const sumOf = (rows: readonly Row[], of: 'points' | 'maxPoints'): string =>
  points(rows.reduce((total, row) => total + row[of], 0))

/** What is asked for and can be learned, and is not there: what would bring most first. */
export const missingRows = ({ ledger, missingSkills }: Pick<Analysis, 'ledger' | 'missingSkills'>): Row[] =>
  ledger
    .filter((row) => row.subScore !== 'keyword' && row.status !== 'met' && missingSkills.includes(row.requirement))
    .toSorted((a, b) => b.maxPoints - b.points - (a.maxPoints - a.points))
