import type { Job } from '../job/job.ts'
import type { ResumeDocument } from '../resume/document.ts'
import type { Edit } from '../resume/edit.ts'
import type { Fact } from '../resume/sources.ts'
import { contextOf, type Draft, type StandingOf } from './context.ts'
import { factLines } from './fact-lines.ts'
import { headline } from './headline.ts'
import { hiddenLines } from './hidden-lines.ts'
import { keepScore } from './keep-score.ts'
import { namedMoves } from './named-moves.ts'
import type { TailorOptions } from './options.ts'
import { repeatedSkills } from './repeated-skills.ts'
import { skillOrder } from './skill-order.ts'
import { spellings } from './spelling.ts'

/** The edits of a resume for one job. The wording stays the person's. */
export function propose(
  document: ResumeDocument,
  job: Job,
  options: TailorOptions,
  facts: readonly Fact[],
  today: string,
  standing?: StandingOf,
): Edit[] {
  const context = contextOf({ document, job, options, facts, today, standing })
  const drafts = [
    ...headline(context),
    ...namedMoves(context),
    ...repeatedSkills(context),
    ...skillOrder(context),
    ...spellings(context),
    ...factLines(context),
  ]
  const all = withoutHidden([...drafts, ...hiddenLines(context, drafts)])
  const edits = all.map((draft, at) => ({ id: `t${at + 1}`, ...draft }))
  return keepScore(edits, context)
}

/** What is hidden is neither moved nor respelt. */
function withoutHidden(drafts: readonly Draft[]): Draft[] {
  const hidden = new Map(drafts.flatMap((it) => (it.kind === 'reworded' && it.text === '' ? [[it.line, it]] : [])))
  return drafts.filter((it) => (hidden.get(it.line) ?? it) === it)
}
