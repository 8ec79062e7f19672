import type { ShownRow } from './rows.ts'
import { todoFor } from './todo.ts'
import type { LedgerRow, RowStatus, SubScore, WeightRow } from './types.ts'
import { allPoints, fewRows, statusFrom, subScores, subScoreWeights } from './weights.ts'

const hundredths = (value: number) => Math.round(value * 100)
const whole = hundredths(allPoints)

/** The shares of the sub-scores as applied: what is not asked gives its share to the others. */
export function weightsFor(rows: readonly ShownRow[]): WeightRow[] {
  const asked = new Map<SubScore, number>()
  for (const { subScore, weight } of rows) asked.set(subScore, (asked.get(subScore) ?? 0) + weight)
  const shares = subScores.map((subScore) => {
    const weight = asked.get(subScore) ?? 0
    return { subScore, isAsked: weight > 0, share: (subScoreWeights[subScore] * weight) / (weight + fewRows) }
  })
  const total = shares.reduce((sum, { share }) => sum + share, 0)
  const parts = shares.map(({ share }) => (total === 0 ? 0 : Math.round((share / total) * whole)))
  const left = total === 0 ? 0 : whole - parts.reduce((sum, part) => sum + part, 0)
  const most = parts.indexOf(Math.max(...parts))
  return shares.map(({ subScore, isAsked }, index) => ({
    subScore,
    weight: ((parts[index] ?? 0) + (index === most ? left : 0)) / whole,
    assessed: isAsked,
  }))
}

/** Gives every row its points. The most of all rows is 100, to the hundredth. */
export function ledgerOf(rows: readonly ShownRow[], weights: readonly WeightRow[]): LedgerRow[] {
  const byScore = new Map<SubScore, number>()
  for (const { subScore, weight } of rows) byScore.set(subScore, (byScore.get(subScore) ?? 0) + weight)
  let [exact, given] = [0, 0]
  return rows.map((row) => {
    const share = weights.find(({ subScore }) => subScore === row.subScore)?.weight ?? 0
    exact += (whole * share * row.weight) / (byScore.get(row.subScore) ?? 1)
    const most = Math.round(exact) - given
    given += most
    return toRow(row, most)
  })
}

/** Rows that nothing is asked by. */
export const withoutPoints = (rows: readonly ShownRow[]): LedgerRow[] => rows.map((row) => toRow(row, 0))

function toRow(row: ShownRow, most: number): LedgerRow {
  const { id, requirement, kind, importance, subScore, shown, presumed, corrected } = row
  const status = statusOf(shown.share)
  const points = Math.min(most, Math.round(most * (shown.share + presumed)))
  return {
    id,
    requirement,
    kind,
    importance,
    subScore,
    points: points / 100,
    maxPoints: most / 100,
    status,
    how:
      status !== 'met' && points > Math.round(most * shown.share) ? ofTrade(shown) : shown.share > 0 ? shown.how : null,
    evidence: shown.evidence,
    todo: status === 'met' || most === 0 || corrected ? null : todoFor(kind, requirement),
    ...(corrected && { corrected }),
  }
}

/** M48: why a row counts for more than is shown of it. */
const ofTrade = ({ share, how }: ShownRow['shown']) =>
  share === 0
    ? 'Not said; it counts in part, as your roles are of this work'
    : `${how ?? 'Not said in full'}; more of it counts, as your roles are of this work`

const statusOf = (share: number): RowStatus =>
  share >= statusFrom.met ? 'met' : share >= statusFrom.partly ? 'partly' : 'not-shown'

/** The points of all rows, without the errors of floating point. */
export const sumOf = (rows: readonly Pick<LedgerRow, 'points'>[]): number =>
  rows.reduce((sum, { points }) => sum + hundredths(points), 0) / 100

/** A rule over the whole, as a row that takes these points away */
export function ruleRow(rule: Pick<LedgerRow, 'id' | 'requirement' | 'how' | 'todo'>, points: number): LedgerRow {
  return {
    ...rule,
    kind: 'rule',
    importance: 'required',
    subScore: 'overall',
    points: -hundredths(points) / 100,
    maxPoints: 0,
    status: 'not-shown',
    evidence: [],
  }
}
