import { type AtsReport, checkResume } from '@bespeak/domain/ats/index.ts'
import type { Job } from '@bespeak/domain/job/job.ts'
import { type Analysis, type Asking, analyse, typicalApplicants } from '@bespeak/domain/match/analysis/index.ts'
import { type Correction, type KeywordRow, type Match, matchResume } from '@bespeak/domain/match/index.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { gistOf, type JobGist } from '../engine/job-gist.ts'
import { jobIn } from '../engine/job-in.ts'
import type { ReportStep } from '../engine/telling.ts'
import { toldIn } from '../facts/facts-from.ts'
import type { Said } from '../facts/said.ts'
import type { PageFigures } from '../tailored/figures.ts'
import { pageFigures, shownUntailored } from '../tailored/page-figures.ts'
import { standing, type TailorEdit } from '../tailored/tailor-edits.ts'

/** What an analysis says of what a person brings: the ledger, and all that follows from it. */
export interface Report {
  match: Match
  analysis: Analysis
  /** What software makes of the page that is spoken of; not known of what was made before it was kept. */
  ats?: AtsReport
}

/** A page that was cut for the job. */
export interface CutPage {
  document: ResumeDocument
  edits: readonly TailorEdit[]
}

export interface ReportTask {
  document: ResumeDocument
  /** What was cut from it and is spoken of; null: the resume itself is. */
  page: CutPage | null
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
  figures: PageFigures
}

/** Each step is told as it begins. */
export async function report(task: ReportTask, begin: (step: ReportStep) => void): Promise<MadeReport> {
  const { document: original, page, said, corrections, advertisement, url, saved, today, inputHash } = task
  begin('reading')
  const [job, told] = [jobIn(advertisement), toldIn(said)]
  const { facts } = told
  begin('comparing')
  const match = matchResume(original, job, { today, corrections, ...told })
  const brought = { ledger: match.ledger, original, facts, job }
  const figures = page
    ? pageFigures(brought, page.document, standing(page.edits))
    : { shownScore: shownUntailored(brought), shownScoreBefore: null }
  begin('checking')
  const document = page?.document ?? original
  const ats = checkResume(document)
  begin('writing')
  const options = { today, facts: [], checks: ats.checks, jobs: saved }
  const analysis = analyse(document, job, match, options, await typicalApplicants())
  return {
    ...{ job: gistOf(job), ats, figures },
    match: page ? { ...match, keywords: countedOn(document, match.keywords, job, today) } : match,
    analysis: {
      ...analysis,
      requirements: { ...analysis.requirements, url },
      metadata: { ...analysis.metadata, inputHash },
    },
  }
}

/** The same keywords, each as often as the page that is spoken of names it. */
function countedOn(page: ResumeDocument, keywords: readonly KeywordRow[], job: Job, today: string): KeywordRow[] {
  const counts = new Map(matchResume(page, job, { today }).keywords.map(({ term, inResume }) => [term, inResume]))
  return keywords.map((row) => ({ ...row, inResume: counts.get(row.term) ?? 0 }))
}

/** Of an analysis that was made before the figure was kept. */
export function shownThen(document: ResumeDocument, ledger: Match['ledger'], advertisement: string): number {
  return shownUntailored({ ledger, original: document, facts: [], job: jobIn(advertisement) })
}
