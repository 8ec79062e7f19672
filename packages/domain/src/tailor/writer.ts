import type { Job } from '../job/job.ts'
import type { Standing } from '../match/index.ts'
import type { ResumeDocument } from '../resume/document.ts'
import type { Edit } from '../resume/edit.ts'
import type { Fact } from '../resume/sources.ts'

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
  /** How the resume stands without any edit, where that is known already. */
  standing?: Standing | undefined
}

/** Proposes edits: the rules built in here, or a language model. `judge` reads the answers of both in the same way. */
export interface Writer {
  propose(task: WritingTask): Promise<Edit[]>
}
