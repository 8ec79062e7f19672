import type { Job } from '../job/job.ts'
import { type Standing, standingOf } from '../match/index.ts'
import { type Proof, proofsOf } from '../proof/index.ts'
import type { ResumeDocument } from '../resume/document.ts'
import type { Edit } from '../resume/edit.ts'
import { createFreshIds } from '../resume/fresh-ids.ts'
import { idsIn } from '../resume/nodes.ts'
import type { Fact } from '../resume/sources.ts'
import { type AskedSkill, askedSkills } from './asked.ts'
import { type LineList, listsIn } from './lists.ts'
import type { TailorOptions } from './options.ts'

/** How a resume matches the job, in view of what the person said. */
export type StandingOf = (document: ResumeDocument) => Standing

/** What a resume is tailored with. */
export interface TailorTask {
  document: ResumeDocument
  job: Job
  options: TailorOptions
  facts: readonly Fact[]
  /** The day, `2026-07-01`. */
  today: string
  /** From whoever has matched it already. */
  standing?: StandingOf | undefined
}

/** What each kind of edit looks at. */
export interface TailorContext extends TailorTask {
  standing: StandingOf
  lists: LineList[]
  asked: AskedSkill[]
  /** By the id of its line. */
  proofs: ReadonlyMap<string, Proof>
  /** The first of the words that the person wants in front, where the text has it. */
  wantedIn(text: string): string | undefined
  newLine(): string
}

/** An edit that has no id yet. */
export type Draft = Omit<Edit, 'id'>

export function contextOf(task: TailorTask): TailorContext {
  const { document, job, facts, options, today } = task
  const ids = createFreshIds(idsIn(document))
  const wanted = options.emphasis.map((it) => it.trim()).filter((it) => it !== '')
  const proofs = proofsOf(document, { ...(job.title ? { title: job.title } : {}), text: job.text })
  return {
    ...task,
    standing: task.standing ?? ((it) => standingOf(it, job, { today, facts })),
    lists: listsIn(document),
    asked: askedSkills(job),
    proofs: new Map(proofs.map((proof) => [proof.source.id, proof])),
    wantedIn: (text) => wanted.find((it) => text.toLowerCase().includes(it.toLowerCase())),
    newLine: () => ids.claim(undefined, 'new'),
  }
}
