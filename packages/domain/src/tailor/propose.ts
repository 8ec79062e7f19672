import type { Job } from '../job/job.ts'
import type { ResumeDocument } from '../resume/document.ts'
import type { Edit } from '../resume/edit.ts'
import type { Fact } from '../resume/sources.ts'
import { deskOf } from './desk.ts'
import { factDrafts } from './fact-lines.ts'
import { judge } from './judge.ts'
import { fitted } from './length.ts'
import { liftDrafts } from './lift.ts'
import { withoutLoss } from './loss.ts'
import { orderDrafts } from './order.ts'
import { rewordDrafts } from './rewording.ts'
import { summaryDrafts } from './summary.ts'
import type { TailorOptions, Writer } from './writer.ts'

/** What the built-in writer would change, and why. Nothing is in it that `judge` refuses. */
export function propose(
  document: ResumeDocument,
  job: Job,
  options: TailorOptions,
  facts: readonly Fact[],
  today: string,
): Edit[] {
  const desk = deskOf({ document, job, options, facts, today })
  const drafts = fitted(desk, [
    ...summaryDrafts(desk),
    ...rewordDrafts(desk),
    ...liftDrafts(desk),
    ...factDrafts(desk),
    ...orderDrafts(desk),
  ])
  const edits = drafts.map((draft, at) => ({ id: `t${at + 1}`, ...draft }))
  return withoutLoss(judge(document, facts, edits, today).accepted, desk)
}

export const builtInWriter: Writer = {
  propose: async ({ document, job, options, facts, today }) => propose(document, job, options, facts, today),
}
