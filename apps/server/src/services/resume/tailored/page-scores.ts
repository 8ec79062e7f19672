import type { Job } from '@bespeak/domain/job/job.ts'
import { type Correction, matchResume, standingOf } from '@bespeak/domain/match/index.ts'
import type { MatchOptions } from '@bespeak/domain/match/match.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { jobIn } from '../engine/job-in.ts'
import { isModest } from '../engine/modest.ts'
import { toldIn } from '../facts/facts-from.ts'
import type { Said } from '../facts/said.ts'
import { noScores, type PageScores, scoresOf } from './scores.ts'

/** The resume by its text alone: what the person told us besides is what they gained by answering. */
export const untailoredScore = (original: ResumeDocument, job: Job, options: MatchOptions): number =>
  standingOf(original, job, { ...options, facts: [] }).score

export interface PageTask {
  page: ResumeDocument
  original: ResumeDocument
  said: readonly Said[]
  corrections?: readonly Correction[] | undefined
  advertisement: string
  /** The day, `2026-07-01`. */
  today: string
}

/** Of a page as it stands, unless it is too long. */
export function pageScores({ page, original, said, corrections, advertisement, today }: PageTask): PageScores {
  if (!isModest(page)) return noScores
  const [job, options] = [jobIn(advertisement), { today, corrections, ...toldIn(said) }]
  return scoresOf(matchResume(page, job, options), untailoredScore(original, job, options))
}
