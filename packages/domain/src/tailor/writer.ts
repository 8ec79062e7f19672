import type { supports } from '../claims/index.ts'
import type { Job } from '../job/job.ts'
import type { Standing } from '../match/index.ts'
import type { ResumeDocument } from '../resume/document.ts'
import type { Edit } from '../resume/edit.ts'
import type { Fact } from '../resume/sources.ts'

export type StandingOf = (document: ResumeDocument) => Standing

export interface TailorOptions {
  tone: 'neutral' | 'confident' | 'warm'
  length: 'full' | 'balanced' | 'one-page'
  /** Words that the person wants in front. */
  emphasis: string[]
  /** Nothing changes places. */
  keepOrder: boolean
}

export const usualOptions: TailorOptions = { tone: 'neutral', length: 'full', emphasis: [], keepOrder: false }

/** All that a writer is told. */
export interface WritingTask {
  document: ResumeDocument
  job: Job
  options: TailorOptions
  facts: readonly Fact[]
  /** The day, `2026-07-01`. */
  today: string
  /** How a resume stands in view of these facts, from whoever has matched some already. */
  standing?: StandingOf | undefined
  /** What holds a text against its sources. */
  check?: typeof supports | undefined
}

/** Proposes edits: the rules built in here, or a language model. `judge` reads the answers of both in the same way. */
export interface Writer {
  propose(task: WritingTask): Promise<Edit[]>
}
