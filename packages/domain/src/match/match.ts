import type { Job } from '../job/job.ts'
import type { ResumeDocument } from '../resume/document.ts'
import type { Fact } from '../resume/sources.ts'
import type { Correction, Match, Standing } from './types.ts'

export interface MatchOptions {
  /** The day of matching: `2026-07-01`. */
  today: string
  facts?: readonly Fact[] | undefined
  /** What the person said no to when asked, by the words of the requirement. */
  denied?: readonly string[] | undefined
  /** What they say of rows, which goes before what was found. */
  corrections?: readonly Correction[] | undefined
}

/** The resume against the ad, with what could be done about it. */
export function matchResume(_document: ResumeDocument, _job: Job, _options: MatchOptions): Match {
  throw new Error('not yet')
}

/** Only where the resume stands. */
export function standingOf(_document: ResumeDocument, _job: Job, _options: MatchOptions): Standing {
  throw new Error('not yet')
}
