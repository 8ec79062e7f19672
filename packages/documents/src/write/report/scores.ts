import { oneLine } from '@bespeak/domain/resume/shown.ts'
import { ours, ownLine, type Table } from '../house/block.ts'
import { figure } from '../house/lines.ts'
import type { ReportFix, ReportKeyword, ReportSubScore } from './match-report.ts'
import { state } from './states.ts'

export const subScoresTable = (subScores: readonly ReportSubScore[]): Table => ({
  type: 'table',
  form: 'figures',
  columns: [
    { head: 'Measure', width: 'rest', align: 'start' },
    { head: 'Weight', width: 'fit', align: 'end' },
    { head: '', width: 'fit', align: 'start' },
    { head: 'Of 100', width: 'fit', align: 'end' },
  ],
  rows: subScores.map(({ name, weight, score }) => ({
    above: 'rule',
    cells: [
      [[ours(oneLine(name))]],
      [[ours(score === null ? '–' : `${Math.round(weight * 100)} %`, 'soft')]],
      { bar: score },
      [[score === null ? ours('Not assessed', 'soft') : ours(figure(score), 'strong')]],
    ],
  })),
})

export const fixesTable = (fixes: readonly ReportFix[]): Table => ({
  type: 'table',
  form: 'hanging',
  columns: [
    { head: 'Gain', width: 'fit', align: 'end' },
    { head: 'What to do, if it is true of you', width: 'rest', align: 'start' },
  ],
  rows: fixes.map(({ text, gain }) => ({
    above: 'rule',
    cells: [[[ours(`+${gain.toFixed(1)}`, 'fit')]], [[ours(oneLine(text))]]],
  })),
})

export const keywordsTable = (keywords: readonly ReportKeyword[]): Table => ({
  type: 'table',
  form: 'figures',
  columns: [
    { head: 'Asked for', width: 'rest', align: 'start' },
    { head: 'Importance', width: 'fit', align: 'start' },
    { head: 'In the ad', width: 'fit', align: 'end' },
    { head: 'In the resume', width: 'fit', align: 'end' },
    { head: 'State', width: 'fit', align: 'start' },
  ],
  rows: keywords.map(({ term, importance, inJob, inResume, status }) => ({
    above: 'rule',
    cells: [
      [[{ ...ownLine(term), voice: 'ad' }]],
      [[ours(importance, 'soft')]],
      [[ours(String(inJob))]],
      [[ours(String(inResume))]],
      [state(status)],
    ],
  })),
})
