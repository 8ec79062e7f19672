import { rowIdOf } from '@bespeak/domain/job/row-id.ts'
import { engineVersion } from '@bespeak/domain/match/analysis/version.ts'
import type { KnockOutRow, LedgerRow, Match, RowKind } from '@bespeak/domain/match/index.ts'
import type { AnalysisRow } from './analyses.store.ts'

/** What an analysis may hold that an earlier engine made: kinds of rows that there are no more, and fields that are missing. */
type StoredRow = Omit<LedgerRow, 'kind' | 'certain' | 'near'> & { kind: string }
type StoredKnockOut = KnockOutRow & { isDate?: boolean }

export const isOfEarlierEngine = ({ engineVersion: by }: Pick<AnalysisRow, 'engineVersion'>): boolean =>
  by !== engineVersion

// Rows of earlier engines that no requirement of the ad was behind.
const withoutRequirement: ReadonlySet<string> = new Set(['keyword', 'field', 'wording', 'seniority', 'culture', 'rule'])
const renamed: Readonly<Record<string, RowKind>> = { place: 'condition' }

/** Its date, number, notes and the texts of its rows stay; points of two engines are never compared, so these have none. */
export function withoutOldPoints<Row extends AnalysisRow>(row: Row): Row {
  if (!isOfEarlierEngine(row)) return row
  const { match } = row.report
  const rows = (stored: readonly StoredRow[]) => stored.filter(({ kind }) => !withoutRequirement.has(kind)).map(rowOf)
  const ledger = rows(match.ledger)
  const known = new Set([...ledger, ...rows(match.takenOut ?? [])].map(({ id }) => id))
  const stored: readonly StoredKnockOut[] = match.knockOuts
  const conditions = stored.filter((it) => !it.isDate && !known.has(rowIdOf(it.requirement))).map(conditionOf)
  const kept: Match = {
    ...match,
    ...{ unscored: !match.weights.some(({ assessed }) => assessed), ceiling: match.score, topFixes: [], knockOuts: [] },
    subScores: { keyword: null, skills: null, experience: null, education: null, culturalFit: null },
    weights: match.weights.map(({ subScore }) => ({ subScore, weight: 0, assessed: false })),
    ledger: withoutDoubles([...ledger, ...conditions]),
    takenOut: withoutDoubles(rows(match.takenOut ?? [])),
  }
  return { ...row, shownScoreBefore: null, report: { ...row.report, match: kept } }
}

function rowOf({ kind, requirement, evidence, ...row }: StoredRow): LedgerRow {
  return {
    ...row,
    evidence: row.status === 'not-shown' ? [] : evidence,
    ...{ id: rowIdOf(requirement), requirement, kind: renamed[kind] ?? (kind as RowKind) },
    ...{ points: 0, maxPoints: 0, certain: false, near: [], how: null, todo: null },
  }
}

/** What ended applications then is more than the dealbreakers of today: it is kept as a row to check. */
const conditionOf = ({ requirement, status, evidence }: StoredKnockOut): LedgerRow => ({
  ...{ id: rowIdOf(requirement), requirement, kind: 'condition', importance: 'required', subScore: 'experience' },
  ...{ points: 0, maxPoints: 0, certain: false, near: [], how: null, todo: null },
  ...(status === 'failed' || status === 'not-shown' ? { status: 'not-shown', evidence: [] } : { status, evidence }),
})

/** One requirement made several rows: the first stays. */
const withoutDoubles = (rows: readonly LedgerRow[]): LedgerRow[] =>
  rows.filter(({ id }, at) => rows.findIndex((row) => row.id === id) === at)
