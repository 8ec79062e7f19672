import { allUndone, summaryOfKinds } from '@bespeak/domain/tailor/summary.ts'
import type { TailoredResume } from '../../lib/resumes/tailored.ts'

/** What was done with the version, in one sentence. */
export function summaryOf({ edits }: Pick<TailoredResume, 'edits'>): string {
  const kinds = edits.filter(({ undone }) => !undone).map(({ kind }) => kind)
  return edits.length > 0 && kinds.length === 0 ? allUndone : summaryOfKinds(kinds)
}
