import type { MatchReport, ReportRow } from '@bespeak/documents/write/report/match-report.ts'
import type { Importance } from '@bespeak/domain/job/job.ts'
import { rowIdOf } from '@bespeak/domain/job/row-id.ts'
import type { LedgerRow, SubScore } from '@bespeak/domain/match/index.ts'
import { rowGroups } from '@bespeak/domain/match/row-groups.ts'
import { bandName, foundWords, roundedScore } from '@bespeak/domain/match/verdict.ts'
import { importanceWeights, parts } from '@bespeak/domain/match/weights.ts'
import type { AnalysisRow } from '../analyses/analyses.store.ts'
import { isOfEarlierEngine } from '../analyses/earlier-engine.ts'
import { shownTitle } from '../analyses/shown-title.ts'
import { dayOf } from '../moments.ts'
import type { Resume } from '../resumes/resumes.store.ts'

/** An analysis as it is printed; `version`: the number of the tailored version that it speaks of, where that is still known. */
export function matchReport(row: AnalysisRow, resume: Resume, version: number | null): MatchReport {
  const { match, analysis } = row.report
  const before = row.shownScoreBefore
  const ad = rowIdOf(row.jobDescription)
  return {
    title: shownTitle(row),
    company: row.companyName,
    resume: `${resume.title}${subjectWords(row, version)}`,
    person: resume.document.basics.name ?? '',
    madeOn: dayOf(row.createdAt),
    summary: summaryOf(row),
    score: match.unscored ? null : roundedScore(row.matchScore),
    before: before === null ? null : roundedScore(before),
    ceiling: match.ceiling,
    requirements: rowGroups(match.ledger).map(({ status, rows }) => ({
      status,
      rows: rows.map((it) => reportRow(it, ad)),
    })),
    hasPoints: !isOfEarlierEngine(row),
    dealbreakers: match.knockOuts
      .filter(({ status }) => status !== 'met')
      .map(({ requirement, status, evidence }) => ({
        ...{ requirement, status: status === 'partly' ? 'Close' : 'Not found' },
        evidence: evidence.map(({ quote }) => quote),
      })),
    subScores: match.weights.map(({ subScore }) => ({
      name: subScoreNames[subScore],
      score: match.subScores[subScore],
    })),
    topFixes: match.topFixes,
    keywords: match.keywords.map((keyword) => ({ ...keyword, importance: importanceNames[keyword.importance] })),
    highlights: analysis.recommendedHighlights,
    improvements: analysis.improvements,
    notes: row.userNotes ?? '',
    method,
  }
}

/** Only a version that was tailored has a score before. */
function subjectWords({ shownScoreBefore }: AnalysisRow, version: number | null): string {
  if (shownScoreBefore === null) return ''
  return version === null ? ', a version tailored to this job' : `, version ${version} for this job`
}

const subScoreNames: Record<SubScore, string> = {
  keyword: 'Keywords',
  skills: 'Skills',
  experience: 'Experience',
  education: 'Education',
  culturalFit: 'Culture fit',
}

const importanceNames: Record<Importance, string> = {
  required: 'must',
  preferred: 'nice to have',
  mentioned: 'duty',
}

const correctedWords = {
  shown: 'You said this line shows it',
  'not-asked': 'You said the ad doesn’t ask this',
  'not-mine': 'You said you don’t have this',
}

const mostQuoted = 2

const reportRow = (
  { id, requirement, kind, importance, points, maxPoints, ...row }: LedgerRow,
  ad: string,
): ReportRow => ({
  ...{ requirement, isQuoted: ad.includes(id), points, maxPoints, todo: row.todo },
  what: kind === 'title' ? 'job title' : importanceNames[importance],
  how: row.corrected ? correctedWords[row.corrected] : row.how,
  evidence: row.evidence.slice(0, mostQuoted).map(({ quote }) => quote),
  // What is known not to be there has no line that could be it.
  near: row.certain ? [] : row.near.map(({ quote }) => quote),
})

function summaryOf(row: AnalysisRow): string {
  const { ledger, unscored } = row.report.match
  if (unscored) return 'No requirements found in this ad.'
  const earlier = isOfEarlierEngine(row)
    ? ' This was computed by an earlier version. Analyze it again to see its points.'
    : ''
  return `${bandName(row.matchScore)}. ${foundWords(ledger)}.${earlier}`
}

const { required, mentioned, preferred } = importanceWeights

const method = [
  'Your score is the sum of the points of all requirements. Found on your resume: all its points. Close: half. Not found: none.',
  `Of 100 points, ${parts.requirements} are for what the ad asks for: a must counts ${required}, a duty ${mentioned}, a nice to have ${preferred}. ${parts.title} are for the job title among the titles you held, and ${parts.years} for years in this work. What an ad doesn’t name gives its points to the requirements.`,
  'Personal traits and conditions, like shifts or travel, have no points: a resume can’t show them. Dealbreakers stand beside the score and change nothing in it.',
]
