import type { Job } from '../job/job.ts'
import type { ResumeDocument } from '../resume/document.ts'
import type { Settled } from '../resume/settled.ts'
import type { Fact } from '../resume/sources.ts'
import type { NumberedPage } from './page.ts'

/** What the answers of a writer elsewhere are held against. */
export interface WriterGround {
  document: ResumeDocument
  job: Job
  facts: readonly Fact[]
  /** The day, `2026-07-01`. */
  today: string
  page: NumberedPage
  settled?: Settled | undefined
  /** Texts that a second reader was against. */
  against?: readonly string[] | undefined
}
