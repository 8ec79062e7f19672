import { readJob } from '@bespeak/domain/job/read-job.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { skillMatcher } from '@bespeak/domain/skills/index.ts'
import { linesAskedForLeast } from '@bespeak/domain/tailor/least-asked.ts'

interface ToHide {
  document: ResumeDocument
  /** Empty: no job asks. */
  advertisement: string
  /** The day, `2026-07-01`. */
  today: string
}

/** The lines that may be hidden, those asked for least first. */
export const leastAsked = ({ document, advertisement, today }: ToHide): string[] =>
  linesAskedForLeast(document, advertisement.trim() === '' ? null : readJob(advertisement, skillMatcher()), today)
