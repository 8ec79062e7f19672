import type { LedgerRow, SubScore } from './types.ts'
import { isChecked } from './verdict.ts'
import { allPoints, importanceWeights, parts, statusShares } from './weights.ts'

/** A row without its points. */
export type Counted = Omit<LedgerRow, 'points' | 'maxPoints'> & {
  part: 'requirements' | 'title' | 'years'
  /** The resume says that it is not held. */
  isDenied: boolean
  skills: readonly string[]
}

export const ledgerRow = (
  { part: _, isDenied: _denied, skills: _skills, ...row }: Counted,
  points: number,
  maxPoints: number,
): LedgerRow => ({
  ...row,
  points,
  maxPoints,
})

/** Gives every row its points, whole numbers that add up to 100; what the ad does not name hands its part to the requirements. */
export function withPoints(rows: readonly Counted[]): LedgerRow[] {
  const most = wholeParts(weightsOf(rows), allPoints)
  const points = pointsOf(rows.map(({ status }, at) => ({ status, maxPoints: most[at] ?? 0 })))
  return rows.map((row, at) => ledgerRow(row, points[at] ?? 0, most[at] ?? 0))
}

/** What each row has of its points, in whole ones. */
export const pointsOf = (rows: readonly Pick<LedgerRow, 'status' | 'maxPoints'>[]): number[] =>
  inWholes(rows.map(({ status, maxPoints }) => maxPoints * statusShares[status]))

function weightsOf(rows: readonly Counted[]): number[] {
  const isOwn = (row: Counted) => row.part === 'requirements' && isChecked(row)
  const all = rows.filter(isOwn).reduce((sum, { importance }) => sum + importanceWeights[importance], 0)
  const others = rows.filter(({ part }) => part !== 'requirements')
  const left = allPoints - others.reduce((sum, { part }) => sum + parts[part], 0)
  return rows.map((row) => {
    if (row.part !== 'requirements') return parts[row.part]
    return isOwn(row) ? (left * importanceWeights[row.importance]) / all : 0
  })
}

/** Whole numbers in these proportions that add up to a total. */
function wholeParts(weights: readonly number[], total: number): number[] {
  const sum = weights.reduce((all, it) => all + it, 0)
  return sum === 0 ? weights.map(() => 0) : inWholes(weights.map((weight) => (weight * total) / sum))
}

/** Rounded so that they add up to their rounded sum: those with the largest remainders are rounded up. */
function inWholes(exact: readonly number[]): number[] {
  const whole = exact.map((it) => Math.floor(it + rounding))
  const total = Math.round(exact.reduce((all, it) => all + it, 0))
  const left = total - whole.reduce((all, it) => all + it, 0)
  const order = exact.map((it, at) => [it - (whole[at] ?? 0), at] as const).sort(([a, i], [b, j]) => b - a || i - j)
  for (const [, at] of order.slice(0, Math.max(0, left))) whole[at] = (whole[at] ?? 0) + 1
  return whole
}

/** Of floating point: 6.999… is 7. */
const rounding = 1e-9

export const sumOf = (rows: readonly Pick<LedgerRow, 'points'>[]): number =>
  rows.reduce((sum, { points }) => sum + points, 0)

/** 0 to 100; null where no row has points. Keywords are all rows. */
export function subScoreOf(subScore: SubScore, ledger: readonly LedgerRow[]): number | null {
  const rows = ledger.filter((row) => row.maxPoints > 0 && (subScore === 'keyword' || row.subScore === subScore))
  const most = rows.reduce((sum, { maxPoints }) => sum + maxPoints, 0)
  return most === 0 ? null : Math.round((sumOf(rows) / most) * allPoints)
}
