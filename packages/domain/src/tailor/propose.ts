import type { Job } from '../job/job.ts'
import { termsAsked } from '../job/terms-asked.ts'
import { relevance } from '../match/index.ts'
import type { ResumeDocument } from '../resume/document.ts'
import type { Edit } from '../resume/edit.ts'
import type { Fact } from '../resume/sources.ts'
import { type Draft, deskOf } from './desk.ts'
import { factDrafts } from './fact-lines.ts'
import { judge } from './judge.ts'
import { fitted } from './length.ts'
import { liftDrafts } from './lift.ts'
import { withoutLoss } from './loss.ts'
import { orderDrafts } from './order.ts'
import { repeatedDrafts } from './repeated.ts'
import { spellingDrafts } from './respelling.ts'
import { skillsFirst, withoutIdleMove } from './sections.ts'
import { withTrueMoves } from './told-moves.ts'
import type { TailorOptions, Writer, WritingTask } from './writer.ts'

/** More facts than this make the work longer, not the resume better. */
const mostFacts = 40

/** Those that serve the advertisement most, in the order in which they were said. */
function mostTelling(facts: readonly Fact[], job: Job): readonly Fact[] {
  if (facts.length <= mostFacts) return facts
  const asked = new Set(job.requirements.flatMap(({ id, text }) => [id, text]))
  const worthOf = ({ requirement, statement }: Fact) =>
    (asked.has(requirement ?? '') ? 1 : 0) + relevance(statement, job).score
  const ranked = facts.map((fact) => ({ fact, worth: worthOf(fact) })).sort((a, b) => b.worth - a.worth)
  const kept = new Set(ranked.slice(0, mostFacts).map(({ fact }) => fact))
  return facts.filter((fact) => kept.has(fact))
}

/** What the built-in writer makes of a task. */
function proposedFor(task: WritingTask): Edit[] {
  const { document, job, facts, today, check } = task
  const told = mostTelling(facts, job)
  const desk = deskOf({ ...task, facts: told, standing: told === facts ? task.standing : undefined })
  const lifted = liftDrafts(desk)
  const drafts = fitted(
    desk,
    withoutGone([
      ...repeatedDrafts(desk),
      ...spellingDrafts(desk),
      ...lifted,
      ...factDrafts(desk, lifted),
      ...orderDrafts(desk),
      ...skillsFirst(desk),
    ]),
  )
  const edits = drafts.map((draft, at) => ({ id: `t${at + 1}`, ...draft }))
  const { accepted } = judge(document, told, edits, today, { asked: termsAsked(job), check })
  return withTrueMoves(withoutIdleMove(withoutLoss(accepted, desk), desk), document)
}

/** What is left out is not moved or respelt. */
function withoutGone(drafts: readonly Draft[]): Draft[] {
  const gone = new Map(drafts.flatMap((it) => (it.text === '' && it.kind === 'reworded' ? [[it.line, it]] : [])))
  return drafts.filter((it) => (gone.get(it.line) ?? it) === it)
}

/** Nothing is in it that `judge` does not accept. */
export const propose = (
  document: ResumeDocument,
  job: Job,
  options: TailorOptions,
  facts: readonly Fact[],
  today: string,
): Edit[] => proposedFor({ document, job, options, facts, today })

export const builtInWriter: Writer = { propose: async (task) => proposedFor(task) }
