import type { Job } from '../../job/job.ts'
import type { ResumeDocument } from '../../resume/document.ts'
import { printOf } from '../../resume/print.ts'
import { type Fact, sourcesOf } from '../../resume/sources.ts'
import type { Match } from '../types.ts'
import { applicantsFor } from './applicants.ts'
import { cultureOf, dutiesOf, traitsOf, valuesOf, wayOfWorking } from './culture.ts'
import { type CheckFound, improvementsOf, skillMatchesOf, suggestionsOf } from './improvements.ts'
import { jobSummary } from './job-summary.ts'
import { type Asking, trends } from './trends.ts'
import type { Analysis } from './types.ts'
import { unique } from './unique.ts'
import { engineVersion } from './version.ts'
import { atMost } from './weights.ts'

export { type Asking, trends } from './trends.ts'
export type { Analysis, Competitor, Improvement, JobSummary, SkillMatch, Trend } from './types.ts'

export interface AnalysisOptions {
  /** `2026-07-01` */
  today: string
  facts?: readonly Fact[] | undefined
  /** What the checks of the resume found. */
  checks?: readonly CheckFound[] | undefined
  /** The jobs that the user saved. */
  jobs?: readonly Asking[] | undefined
}

/** Everything an analysis says besides the match, each part from its rows, the ad or the saved jobs. */
export function analyse(document: ResumeDocument, job: Job, match: Match, options: AnalysisOptions): Analysis {
  const { today, facts = [], checks = [], jobs = [] } = options
  const lines = linesIn(document, facts)
  const rows = match.ledger
  const improvements = improvementsOf(document, match, checks)
  return {
    ...{ jobTitle: job.title, companyName: job.company, improvements },
    recommendedHighlights: highlightsOf(match, lines),
    improvementSuggestions: suggestionsOf(match, improvements),
    communicationStyle: wayOfWorking('communication', rows, lines),
    personalityTraits: traitsOf(rows, lines),
    culturalValues: valuesOf(job),
    leadershipStyle: wayOfWorking('leadership', rows, lines),
    teamworkOrientation: wayOfWorking('teamwork', rows, lines),
    culturalFitAnalysis: cultureOf(rows, job),
    behavioralInsights: dutiesOf(rows),
    requirements: jobSummary(job),
    skillMatches: skillMatchesOf(match),
    competitors: applicantsFor(match),
    trends: trends(jobs, job),
    metadata: {
      ...{ model: 'built-in', promptsVersion: engineVersion, totalTokens: 0, notes: null },
      inputHash: printOf(JSON.stringify([document, facts, job.text, today, engineVersion])),
    },
  }
}

/** What the person wrote in sentences, by its id: a title or a list of skills is no highlight. */
function linesIn(document: ResumeDocument, facts: readonly Fact[]): ReadonlyMap<string, string> {
  const lines = sourcesOf(document, facts).filter(({ kind }) => kind === 'line' || kind === 'fact')
  return new Map(lines.map(({ id, text }) => [id, text]))
}

/** The lines that show the rows worth most, as they stand. */
function highlightsOf({ ledger }: Match, lines: ReadonlyMap<string, string>): string[] {
  const shown = ledger.toSorted((a, b) => b.points - a.points).flatMap(({ evidence }) => evidence)
  return unique(shown.flatMap(({ source }) => lines.get(source) ?? [])).slice(0, atMost.highlights)
}
