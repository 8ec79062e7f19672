import type { Analysis } from '../../lib/resumes/analyses.ts'

export type Row = Analysis['ledger'][number]

/** Known not to be there: a row that is only not recognised is no gap. */
export const isGap = ({ certain, corrected }: Row): boolean => corrected === 'not-mine' || (certain && !corrected)

const learnable = new Set(['skill', 'experience', 'responsibility', 'degree', 'certificate', 'language'])

/** What is not there and can be learned: what would bring most first. */
export const missingRows = ({ ledger }: Pick<Analysis, 'ledger'>): Row[] =>
  ledger.filter((row) => isGap(row) && learnable.has(row.kind)).toSorted((a, b) => b.maxPoints - a.maxPoints)
