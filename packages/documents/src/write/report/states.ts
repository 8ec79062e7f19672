import { ours, type Paragraph, type Tone } from '../house/block.ts'
import type { ReportCondition, ReportKeyword, ReportRow } from './match-report.ts'

type Status = ReportRow['status'] | ReportCondition['status'] | ReportKeyword['status']

const words: Record<Status, [text: string, tone: Tone]> = {
  met: ['Met', 'fit'],
  partly: ['Partly', 'warn'],
  'not-shown': ['Not shown', 'danger'],
  failed: ['Not met', 'danger'],
  matched: ['Found', 'fit'],
  partial: ['In part', 'warn'],
  missing: ['Not found', 'danger'],
}

export const state = (status: Status): Paragraph => [ours(...words[status])]
