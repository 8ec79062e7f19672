import { oneLine } from '@bespeak/domain/resume/shown.ts'
import { ad, type Cell, type Column, ours, type Paragraph, quotedLine, type Row, type Table } from '../house/block.ts'
import type { MatchReport, ReportCondition, ReportRow } from './match-report.ts'
import { state } from './states.ts'

const columns: Column[] = [
  { head: 'Points', width: 'fit', align: 'end' },
  { head: 'Of', width: 'fit', align: 'end' },
  { head: 'State', width: 'fit', align: 'start' },
  { head: 'What the ad asks, and what in the resume shows it', width: 'rest', align: 'start' },
]

/** Every row with its points, and their sum. */
export const ledgerTable = ({ ledger, score }: Pick<MatchReport, 'ledger' | 'score'>): Table => ({
  type: 'table',
  form: 'hanging',
  columns,
  rows: ledger.length === 0 ? [] : [...ledger.map(ledgerRow), sumRow(score)],
})

const ledgerRow = (row: ReportRow): Row => ({
  above: 'rule',
  cells: [figures(row.points), figures(row.maxPoints, 'soft'), [state(row.status)], account(row)],
})

const sumRow = (score: number): Row => ({
  above: 'seam',
  cells: [figures(score), figures(100, 'soft'), [], [[ours('What you bring, the sum of all rows', 'strong')]]],
})

/** Rules over the whole take points away; they have none to give. */
const figures = (points: number, tone: 'strong' | 'soft' = 'strong'): Cell => [
  [ours(points < 0 ? `−${(-points).toFixed(2)}` : points.toFixed(2), tone)],
]

function account({ requirement, isQuoted, measure, importance, how, evidence, todo }: ReportRow): Paragraph[] {
  const asked = isQuoted ? ad(requirement) : [ours(oneLine(requirement), 'strong')]
  return [
    [...asked, ours(`  ${[oneLine(measure), importance].filter(Boolean).join(', ')}`, 'soft')],
    ...evidence.map(quotedLine),
    ...(how === null ? [] : [[ours(oneLine(how), 'soft')]]),
    ...(todo === null ? [] : [[ours('To do: ', 'strong'), ours(oneLine(todo))]]),
  ].filter((paragraph) => paragraph.length > 0)
}

/** What the conditions take of the score is a row of the ledger. */
export const conditionsTable = (conditions: readonly ReportCondition[]): Table => ({
  type: 'table',
  form: 'hanging',
  columns: [
    { head: 'State', width: 'fit', align: 'start' },
    { head: 'Condition, and what in the resume shows it', width: 'rest', align: 'start' },
  ],
  rows: conditions.map(({ status, requirement, evidence }) => ({
    above: 'rule',
    cells: [[state(status)], [ad(requirement), ...evidence.map(quotedLine)]],
  })),
})
