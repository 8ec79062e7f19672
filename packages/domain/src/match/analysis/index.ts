import type { Job } from '../../job/job.ts'
import { stoppedSentences } from '../../language/line-sentences.ts'
import { words } from '../../language/words.ts'
import type { ResumeDocument } from '../../resume/document.ts'
import { printOf } from '../../resume/print.ts'
import type { Fact, Source } from '../../resume/sources.ts'
import { relevance } from '../relevance.ts'
import type { Match } from '../types.ts'
import { aspect, communicating, leading, teaming } from './aspects.ts'
import { behaviourOf, cultureOf, traitsOf, valuesOf } from './character.ts'
import { type CheckFound, improvementsOf, skillMatchesOf, suggestionsOf } from './improvements.ts'
import { jobSummary } from './job-summary.ts'
import { type Asking, trends } from './trends.ts'
import type { Analysis } from './types.ts'
import { engineVersion } from './version.ts'
import { atMost, highlightFrom } from './weights.ts'
import { saidByAd, toldBy, unique } from './words.ts'

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

export type TypicalApplicants = typeof import('./applicants/index.ts')

/** Loaded at first use: only an analysis compares with them. */
export const typicalApplicants = (): Promise<TypicalApplicants> => import('./applicants/index.ts')

/** Everything an analysis says besides the match, each part from the two texts. */
export function analyse(
  document: ResumeDocument,
  job: Job,
  match: Match,
  options: AnalysisOptions,
  { competitorsFor }: TypicalApplicants,
): Analysis {
  const { today, facts = [], checks = [], jobs = [] } = options
  const sources = toldBy(document, facts)
  const [told, ad] = [sources.flatMap(({ text }) => stoppedSentences(text)), saidByAd(job)]
  const improvements = improvementsOf(document, match, checks)
  return {
    ...{ jobTitle: job.title, companyName: job.company, improvements },
    recommendedHighlights: highlightsOf(sources, job),
    improvementSuggestions: suggestionsOf(match, improvements),
    communicationStyle: aspect(communicating, ad, told),
    personalityTraits: traitsOf(match, sources),
    culturalValues: valuesOf(job),
    leadershipStyle: aspect(leading, ad, told),
    teamworkOrientation: aspect(teaming, ad, told),
    culturalFitAnalysis: cultureOf(match),
    behavioralInsights: behaviourOf(job, sources),
    requirements: jobSummary(job),
    skillMatches: skillMatchesOf(match),
    competitors: competitorsFor(job, match, today),
    trends: trends(jobs, job),
    metadata: {
      ...{ model: 'built-in', promptsVersion: engineVersion, totalTokens: 0, notes: null },
      inputHash: printOf(JSON.stringify([document, facts, job.text, today, engineVersion])),
    },
  }
}

/** The lines that serve the advertisement best, as they stand in the resume. */
function highlightsOf(sources: readonly Source[], job: Job): string[] {
  const ranked = sources
    .filter(({ kind, text }) => kind !== 'summary' && words(text).length >= highlightFrom.words)
    .map(({ text }, at) => ({ text, at, score: relevance(text, job).score }))
    .filter(({ score }) => score >= highlightFrom.relevance)
    .sort((a, b) => b.score - a.score || a.at - b.at)
  return unique(ranked.map(({ text }) => text)).slice(0, atMost.highlights)
}
