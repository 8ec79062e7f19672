import { shownCeiling, targetScores } from '@bespeak/domain/match/verdict.ts'
import { oneLine, shown } from '@bespeak/domain/resume/shown.ts'
import { type HouseBlock, ours, own, paragraph, quotedLine, section } from '../house/block.ts'
import { dayOf } from '../house/day.ts'
import type { Sheet } from '../house/sheet.ts'
import type { PageSize } from '../layout.ts'
import { conditionsTable, ledgerTable } from './ledger.ts'
import type { MatchReport, ReportImprovement } from './match-report.ts'
import { fixesTable, keywordsTable, subScoresTable } from './scores.ts'

const target = { from: targetScores[0], to: targetScores[1] }

/** A match report from the score down to how it was computed. */
export function reportSheet(report: MatchReport, pageSize: PageSize): Sheet {
  const title = oneLine(report.title) || 'Match report'
  return {
    title: `Match report – ${title}`,
    author: oneLine(report.person),
    pageSize,
    blocks: [
      ...opening(report, title),
      section('Measures'),
      subScoresTable(report.subScores),
      section('Top fixes'),
      fixesTable(report.topFixes),
      section('Conditions'),
      conditionsTable(report.knockOuts),
      section('Lines to put forward'),
      { type: 'list', mark: 'dash', items: report.highlights.map(quotedLine) },
      section('The ledger'),
      ledgerTable(report),
      section('Keywords'),
      keywordsTable(report.keywords),
      section('What would improve it'),
      ...improvements(report.improvements),
      section('Notes'),
      paragraph(own(report.notes)),
      section('How this is computed'),
      ...report.method.map((text) => paragraph(ours(shown(text)))),
    ],
  }
}

function opening({ company, resume, madeOn, summary, score, ceiling, shown: page }: MatchReport, title: string) {
  const blocks: HouseBlock[] = [
    {
      type: 'title',
      marked: true,
      kind: 'Match report',
      date: dayOf(madeOn),
      text: title,
      paragraphs: [[ours(oneLine(company ?? ''), 'strong')], [ours('Measured: ', 'soft'), own(oneLine(resume))]].filter(
        (phrases) => phrases.at(-1)?.text !== '',
      ),
    },
    { type: 'lead', text: shown(summary) },
    {
      type: 'scale',
      name: 'What you bring',
      score,
      before: null,
      ceiling: shownCeiling(score, ceiling) ?? null,
      target,
    },
    { type: 'scale', name: 'What the page shows', ...page, ceiling: null, target },
  ]
  return blocks
}

function improvements(all: readonly ReportImprovement[]): HouseBlock[] {
  const sections = [...new Set(all.map((it) => oneLine(it.section)))]
  return sections.flatMap((name) => [
    { type: 'heading', text: name },
    {
      type: 'list',
      mark: 'dash',
      items: all.filter((it) => oneLine(it.section) === name).map(({ text }) => [ours(oneLine(text))]),
    },
  ])
}
