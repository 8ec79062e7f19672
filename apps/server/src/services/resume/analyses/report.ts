import { checkResume } from '@bespeak/domain/ats/index.ts'
import { type Analysis, type Asking, analyse, typicalApplicants } from '@bespeak/domain/match/analysis/index.ts'
import { type Match, matchResume } from '@bespeak/domain/match/index.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { gistOf, type JobGist } from '../engine/job-gist.ts'
import { jobIn } from '../engine/job-in.ts'
import type { ReportStep } from '../engine/telling.ts'

/** What an analysis says of the resume as it stands: the ledger, and all that follows from it. */
export interface Report {
  match: Match
  analysis: Analysis
}

export interface ReportTask {
  document: ResumeDocument
  advertisement: string
  url: string | null
  /** What the user's saved jobs ask. */
  saved: readonly Asking[]
  /** The day, `2026-07-01`. */
  today: string
  inputHash: string
}

export interface MadeReport extends Report {
  job: JobGist
}

/** Each step is told as it begins. */
export async function report(task: ReportTask, begin: (step: ReportStep) => void): Promise<MadeReport> {
  const { document, advertisement, url, saved, today, inputHash } = task
  begin('reading')
  const job = jobIn(advertisement)
  begin('comparing')
  const match = matchResume(document, job, { today })
  begin('checking')
  const { checks } = checkResume(document)
  begin('writing')
  const options = { today, facts: [], checks, jobs: saved }
  const analysis = analyse(document, job, match, options, await typicalApplicants())
  return {
    job: gistOf(job),
    match,
    analysis: {
      ...analysis,
      requirements: { ...analysis.requirements, url },
      metadata: { ...analysis.metadata, inputHash },
    },
  }
}
