import { checkResume } from '@bespeak/domain/ats/index.ts'
import type { Job } from '@bespeak/domain/job/job.ts'
import { type Analysis, type Asking, analyse } from '@bespeak/domain/match/analysis/index.ts'
import { type Match, matchResume } from '@bespeak/domain/match/index.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'

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

export const reportSteps = ['reading', 'comparing', 'checking', 'writing'] as const

/** Each step is told as it begins, and others get their turn between two. */
export async function report(
  task: ReportTask,
  read: (advertisement: string) => Promise<Job>,
  begin: (step: (typeof reportSteps)[number]) => Promise<void>,
): Promise<Report & { job: Job }> {
  const { document, advertisement, url, saved, today, inputHash } = task
  await begin('reading')
  const job = await read(advertisement)
  await begin('comparing')
  const match = matchResume(document, job, { today })
  await begin('checking')
  const { checks } = checkResume(document)
  await begin('writing')
  const analysis = analyse(document, job, match, { today, facts: [], checks, jobs: saved })
  return {
    job,
    match,
    analysis: {
      ...analysis,
      requirements: { ...analysis.requirements, url },
      metadata: { ...analysis.metadata, inputHash },
    },
  }
}
