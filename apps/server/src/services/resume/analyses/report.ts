import { type AtsReport, checkResume } from '@bespeak/domain/ats/index.ts'
import { type Analysis, type Asking, analyse } from '@bespeak/domain/match/analysis/index.ts'
import { type Correction, type Match, matchResume } from '@bespeak/domain/match/index.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { gistOf, type JobGist } from '../engine/job-gist.ts'
import { jobIn } from '../engine/job-in.ts'
import type { ReportStep } from '../engine/telling.ts'
import { toldIn } from '../facts/facts-from.ts'
import type { Said } from '../facts/said.ts'
import { untailoredScore } from '../tailored/page-scores.ts'

/** What an analysis says: the match, and all that follows from it. */
export interface Report {
  match: Match
  analysis: Analysis
  /** What software makes of the page that is spoken of; not known of what was made before it was kept. */
  ats?: AtsReport
}

export interface ReportTask {
  /** The resume, or the version that is spoken of. */
  document: ResumeDocument
  /** What the version was made from; null where the resume itself is spoken of. */
  original: ResumeDocument | null
  said: readonly Said[]
  /** What the person says of rows. */
  corrections?: readonly Correction[] | undefined
  advertisement: string
  url: string | null
  /** What the user's saved jobs ask. */
  saved: readonly Asking[]
  /** The day, `2026-07-01`. */
  today: string
  inputHash: string
}

export interface MadeReport extends Required<Report> {
  job: JobGist
  /** The untailored resume's. */
  scoreBefore: number | null
}

/** Each step is told as it begins. */
export function report(task: ReportTask, begin: (step: ReportStep) => void): MadeReport {
  const { document, original, said, corrections, advertisement, url, saved, today, inputHash } = task
  begin('reading')
  const job = jobIn(advertisement)
  begin('comparing')
  const compared = { today, corrections, ...toldIn(said) }
  const match = matchResume(document, job, compared)
  const scoreBefore = original && !match.unscored ? untailoredScore(original, job, compared) : null
  begin('checking')
  const ats = checkResume(document)
  begin('writing')
  const options = { today, facts: [], checks: ats.checks, jobs: saved }
  const analysis = analyse(document, job, match, options)
  return {
    ...{ job: gistOf(job), ats, scoreBefore, match },
    analysis: {
      ...analysis,
      requirements: { ...analysis.requirements, url },
      metadata: { ...analysis.metadata, inputHash },
    },
  }
}
