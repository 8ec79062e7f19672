import type { Importance } from '@bespeak/domain/job/job.ts'
import type { RowStatus } from '@bespeak/domain/match/index.ts'
import { exampleRows } from './texts/how-calculated.tsx'

export interface ExampleRow {
  words: string
  kind: Importance | 'title' | 'years'
  status: RowStatus
  points: number
  maxPoints: number
}

/** A made-up match. Its points follow from the table of weights: a test works them out. */
export const example: readonly ExampleRow[] = [
  { words: exampleRows.snowflake, kind: 'required', status: 'not-shown', points: 0, maxPoints: 17 },
  { words: exampleRows.reports, kind: 'mentioned', status: 'partly', points: 5, maxPoints: 10 },
  { words: exampleRows.sql, kind: 'required', status: 'met', points: 17, maxPoints: 17 },
  { words: exampleRows.tableau, kind: 'required', status: 'met', points: 17, maxPoints: 17 },
  { words: exampleRows.python, kind: 'preferred', status: 'met', points: 7, maxPoints: 7 },
  { words: exampleRows.title, kind: 'title', status: 'met', points: 17, maxPoints: 17 },
  { words: exampleRows.years, kind: 'years', status: 'met', points: 15, maxPoints: 15 },
]
