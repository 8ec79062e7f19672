import { isChecked } from '@bespeak/domain/match/verdict.ts'
import { type Analysis, isEarlier } from '../../lib/resumes/analyses.ts'
import { speaksOf } from '../../lib/resumes/chain.ts'

export type Row = Analysis['ledger'][number]

/** In the order of the page: what the person can settle comes first. */
const groupNames = ['not-found', 'unsure', 'close', 'not-mine', 'met', 'not-asked', 'unchecked'] as const
export type GroupName = (typeof groupNames)[number]

export interface RowGroup {
  name: GroupName
  rows: Row[]
}

/** A row that the person took out stays on the page, so that it can be put back. */
function groupOf(row: Row): GroupName {
  if (row.corrected === 'not-asked') return 'not-asked'
  if (!isChecked(row)) return 'unchecked'
  if (row.corrected === 'not-mine') return 'not-mine'
  if (row.status === 'met') return 'met'
  if (row.status === 'partly') return 'close'
  return row.certain ? 'not-found' : 'unsure'
}

const openPoints = ({ points, maxPoints }: Row) => maxPoints - points

/** What is worth most first. */
const byWorth = (a: Row, b: Row) => openPoints(b) - openPoints(a) || b.maxPoints - a.maxPoints

export function groupsOf(rows: readonly Row[]): RowGroup[] {
  return groupNames
    .map((name) => ({ name, rows: rows.filter((row) => groupOf(row) === name).toSorted(byWorth) }))
    .filter((group) => group.rows.length > 0)
}

export const sumOf = (rows: readonly Row[], of: 'points' | 'maxPoints'): number =>
  rows.reduce((total, row) => total + row[of], 0)

const kinds = new Set<string>([
  ...['skill', 'experience', 'responsibility', 'years', 'degree', 'certificate', 'language', 'title'],
  ...['trait', 'condition'],
])

/** Earlier engines also had rows of single words and of rules, which no page tells any more. */
export const rowsOf = (analysis: Analysis): Row[] =>
  isEarlier(analysis) ? analysis.ledger.filter(({ kind }) => kinds.has(kind)) : analysis.ledger

const learnable = new Set(['skill', 'experience', 'responsibility', 'degree', 'certificate', 'language'])

/** What is known not to be there and can be learned: what would bring most first. */
export const missingRows = (analysis: Analysis): Row[] =>
  analysis.ledger.filter((row) => isGap(row) && learnable.has(row.kind)).toSorted(byWorth)

/** A row is a whole sentence of the ad: what is learned is the skill that it names. */
export const skillIn = ({ missingSkills }: Analysis, { requirement }: Row): string | undefined =>
  missingSkills.find((name) => speaksOf(requirement, name))

/** A row that is only not recognised is no gap. */
export const isGap = (row: Row): boolean => ['not-found', 'not-mine'].includes(groupOf(row))
