import { oneLine } from '@bespeak/domain/resume/shown.ts'
import { ours, ownLine, type Table, type Tone } from '../house/block.ts'
import { figure } from '../house/lines.ts'
import type { ReportFix, ReportKeyword, ReportSubScore } from './match-report.ts'

export const subScoresTable = (subScores: readonly ReportSubScore[]): Table => ({
  type: 'table',
  form: 'figures',
  columns: [
    { head: 'Part', width: 'rest', align: 'start' },
    { head: '', width: 'fit', align: 'start' },
    { head: 'Of 100', width: 'fit', align: 'end' },
  ],
  rows: subScores.map(({ name, score }) => ({
    above: 'rule',
    cells: [
      [[ours(oneLine(name))]],
      { bar: score },
      [[score === null ? ours('Not scored', 'soft') : ours(figure(score), 'strong')]],
    ],
  })),
})

export const fixesTable = (fixes: readonly ReportFix[]): Table => ({
  type: 'table',
  form: 'hanging',
  columns: [
    { head: 'Points', width: 'fit', align: 'end' },
    { head: 'What to add, if it’s true', width: 'rest', align: 'start' },
  ],
  rows: fixes.map(({ text, gain }) => ({
    above: 'rule',
    cells: [[[ours(`+${gain}`, 'fit')]], [[ours(oneLine(text))]]],
  })),
})

const words: Record<ReportKeyword['status'], [text: string, tone: Tone]> = {
  matched: ['On your resume', 'fit'],
  partial: ['Close', 'warn'],
  missing: ['Not found', 'danger'],
}

export const keywordsTable = (keywords: readonly ReportKeyword[]): Table => ({
  type: 'table',
  form: 'figures',
  columns: [
    { head: 'Asked for', width: 'rest', align: 'start' },
    { head: 'Importance', width: 'fit', align: 'start' },
    { head: 'In the ad', width: 'fit', align: 'end' },
    { head: 'In the resume', width: 'fit', align: 'end' },
    { head: 'Status', width: 'fit', align: 'start' },
  ],
  rows: keywords.map(({ term, importance, inJob, inResume, status }) => ({
    above: 'rule',
    cells: [
      [[{ ...ownLine(term), voice: 'ad' }]],
      [[ours(importance, 'soft')]],
      [[ours(String(inJob))]],
      [[ours(String(inResume))]],
      [[ours(...words[status])]],
    ],
  })),
})
