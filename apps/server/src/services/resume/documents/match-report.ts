import type { MatchReport, ReportRow } from '@bespeak/documents/write/report/match-report.ts'
import type { LedgerRow, SubScore } from '@bespeak/domain/match/index.ts'
import { askedOutright, ceilingWords, isOfAd, isQuoted, verdictOf } from '@bespeak/domain/match/verdict.ts'
import { importanceWeights, knockOut } from '@bespeak/domain/match/weights.ts'
import type { AnalysisRow } from '../analyses/analyses.store.ts'
import { shownTitle } from '../analyses/shown-title.ts'
import { dayOf } from '../moments.ts'
import type { Resume } from '../resumes/resumes.store.ts'

type Shown = AnalysisRow & { shownScore: number }

/** An analysis as it is printed; `version`: the number of the tailored version that it speaks of, where that is still known. */
export function matchReport(row: Shown, resume: Resume, version: number | null): MatchReport {
  const { match, analysis } = row.report
  return {
    title: shownTitle(row),
    company: row.companyName,
    resume: `${resume.title}${subjectWords(row, version)}`,
    person: resume.document.basics.name ?? '',
    madeOn: dayOf(row.createdAt),
    summary: summaryOf(match),
    score: match.score,
    ceiling: match.ceiling,
    shown: { score: row.shownScore, before: row.shownScoreBefore },
    subScores: match.weights.map(({ subScore, weight }) => ({
      name: measures[subScore],
      score: match.subScores[subScore],
      weight,
    })),
    topFixes: match.topFixes,
    knockOuts: match.knockOuts
      .filter(({ isDate }) => !isDate)
      .map((it) => ({ ...it, evidence: it.evidence.map(({ quote }) => quote) })),
    ledger: match.ledger.map(reportRow),
    keywords: match.keywords,
    highlights: analysis.recommendedHighlights,
    improvements: analysis.improvements,
    notes: row.userNotes ?? '',
    method,
  }
}

/** Only a page that was cut from a resume has a figure before. */
function subjectWords({ shownScoreBefore }: Shown, version: number | null): string {
  if (shownScoreBefore === null) return ''
  return version === null ? ', a version cut for this job' : `, version ${version} for this job`
}

const measures: Record<SubScore | 'overall', string> = {
  keyword: 'Keywords',
  skills: 'Skills',
  experience: 'Experience',
  education: 'Education',
  culturalFit: 'Culture fit',
  overall: 'Overall',
}

const correctedWords = {
  shown: 'You said that this line shows it',
  'not-asked': 'You said that the ad doesn’t ask this',
  'not-mine': 'You said that you don’t have this',
}

const reportRow = (row: LedgerRow): ReportRow => ({
  ...row,
  isQuoted: isQuoted(row.kind),
  importance: isOfAd(row.kind) ? row.importance : null,
  measure: measures[row.subScore],
  how: row.corrected ? correctedWords[row.corrected] : row.how,
  // As many as the page quotes.
  evidence: row.evidence.slice(0, 2).map(({ quote }) => quote),
})

/** As the page says it. */
function summaryOf({ score, ceiling, knockOuts, ledger }: AnalysisRow['report']['match']): string {
  const { asked, met } = askedOutright(ledger)
  const counted = asked === 0 ? '' : ` You meet ${met} of ${asked} requirements in full.`
  const dates = knockOuts.flatMap(({ requirement, isDate }) => (isDate ? ` To note: “${requirement}”.` : []))
  return `${verdictOf(score, knockOuts, ledger)}.${counted} ${ceilingWords(score, ceiling)}${dates.join('')}`
}

const method = [
  'The score is the sum of the points of all rows in the ledger. On one day, the same resume, answers and advertisement always give the same score.',
  'Each measure has a share of the 100 points. What the advertisement does not ask is not assessed, and its share goes to the others.',
  `The rows of a measure share its points by kind and importance: what is required counts ${importanceWeights.required} times as much as what is preferred or mentioned.`,
  'A skill that is shown in a role counts more than one that is only listed. Repeating a word adds nothing, and lines copied from the advertisement show nothing.',
  'If your titles, years and level fit the job, part of its daily work counts even where your resume does not mention it. Such a row says so and keeps its status, “not shown” or “partly”.',
  `Conditions stand apart from the measures. A trade license, a clearance or a language that is not met takes away most of the points above ${knockOut.failed.from}, in a row that names them all; one that is not shown takes half of those above ${knockOut['not-shown'].from}, one shown in part a quarter; a driver’s license, a check or a permit takes none.`,
  'What you bring is read from your resume and from what you told us, so it is the same for every version; only what you have done moves it.',
  'What the page shows is how much of that stands where a reader sees it: a row counts whole where its line stands in the first third of the page and says it in the words of the advertisement, and less further down or in other words.',
]
