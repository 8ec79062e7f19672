import { oneLine } from '@bespeak/domain/resume/shown.ts'
import {
  ad,
  type Cell,
  type Column,
  type HouseBlock,
  ours,
  type Paragraph,
  paragraph,
  quotedLine,
  type Row,
} from '../house/block.ts'
import type { MatchReport, ReportCondition, ReportGroup, ReportRow } from './match-report.ts'

const text: Column = { head: 'What the ad asks', width: 'rest', align: 'start' }
const withPoints: Column[] = [
  { head: 'Points', width: 'fit', align: 'end' },
  { head: 'Of', width: 'fit', align: 'end' },
  text,
]

/** Every row under its status, and what their points come to. */
export function requirementBlocks({ requirements, hasPoints, score }: MatchReport): HouseBlock[] {
  const sum = ours('These points add up to your score: ')
  return [
    ...requirements.flatMap((group) => groupBlocks(group, hasPoints)),
    ...(hasPoints && score !== null ? [paragraph(sum, ours(`${score} of 100.`, 'strong'))] : []),
  ]
}

function groupBlocks({ status, rows }: ReportGroup, hasPoints: boolean): HouseBlock[] {
  // What nobody can check on a resume has none.
  const isWeighed = hasPoints && rows.some(({ maxPoints }) => maxPoints > 0)
  return [
    { type: 'heading', text: `${status} (${rows.length})` },
    {
      type: 'table',
      form: 'hanging',
      columns: isWeighed ? withPoints : [text],
      rows: rows.map((row) => ({
        above: 'rule',
        cells: [...(isWeighed ? pointsOf(row) : []), account(row)],
      })),
    },
  ]
}

const pointsOf = ({ points, maxPoints }: ReportRow): Cell[] => [
  [[ours(String(points), 'strong')]],
  [[ours(String(maxPoints), 'soft')]],
]

function account({ requirement, isQuoted, what, how, evidence, near, todo }: ReportRow): Paragraph[] {
  return [
    [...(isQuoted ? ad(requirement) : [ours(oneLine(requirement), 'strong')]), ours(`  ${oneLine(what)}`, 'soft')],
    ...evidence.map(quotedLine),
    ...(near.length === 0 ? [] : [[ours('Is it one of these?', 'soft')], ...near.map(quotedLine)]),
    ...(how === null ? [] : [[ours(oneLine(how), 'soft')]]),
    ...(todo === null ? [] : [[ours(oneLine(todo))]]),
  ].filter((phrases) => phrases.length > 0)
}

export const dealbreakerBlocks = (dealbreakers: readonly ReportCondition[]): HouseBlock[] =>
  dealbreakers.length === 0
    ? []
    : [
        paragraph(ours('Employers often stop here.')),
        {
          type: 'table',
          form: 'hanging',
          columns: [{ head: 'Status', width: 'fit', align: 'start' }, text],
          rows: dealbreakers.map(dealbreakerRow),
        },
      ]

const dealbreakerRow = ({ status, requirement, evidence }: ReportCondition): Row => ({
  above: 'rule',
  cells: [[[ours(status, 'strong')]], [ad(requirement), ...evidence.map(quotedLine)]],
})
