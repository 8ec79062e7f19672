import { shownCeiling, targetScores } from '@bespeak/domain/match/verdict.ts'
import { oneLine, shown } from '@bespeak/domain/resume/shown.ts'
import { type HouseBlock, ours, own, paragraph, quotedLine, section } from '../house/block.ts'
import { dayOf } from '../house/day.ts'
import type { Sheet } from '../house/sheet.ts'
import type { PageSize } from '../layout.ts'
import type { MatchReport, ReportImprovement } from './match-report.ts'
import { dealbreakerBlocks, requirementBlocks } from './requirements.ts'
import { fixesTable, keywordsTable, subScoresTable } from './scores.ts'

const target = { from: targetScores[0], to: targetScores[1] }

/** A match report: the score, what it is made of, and what to do about it. */
export function reportSheet(report: MatchReport, pageSize: PageSize): Sheet {
  const title = oneLine(report.title) || 'Match report'
  return {
    title: `Match report – ${title}`,
    author: oneLine(report.person),
    pageSize,
    blocks: [
      ...opening(report, title),
      section('Requirements'),
      ...requirementBlocks(report),
      section('Dealbreakers'),
      ...dealbreakerBlocks(report.dealbreakers),
      section('What helps most'),
      fixesTable(report.topFixes),
      section('Parts of the match'),
      subScoresTable(report.subScores),
      section('Lines to put forward'),
      { type: 'list', mark: 'dash', items: report.highlights.map(quotedLine) },
      section('Keywords'),
      keywordsTable(report.keywords),
      section('Improvements'),
      ...improvements(report.improvements),
      section('Notes'),
      paragraph(own(report.notes)),
      section('How is this calculated?'),
      ...report.method.map((text) => paragraph(ours(shown(text)))),
    ],
  }
}

function opening({ company, resume, madeOn, summary, score, before, ceiling }: MatchReport, title: string) {
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
  ]
  if (score !== null) {
    const reach = shownCeiling(score, ceiling) ?? null
    blocks.push({ type: 'scale', name: 'Your match', score, before, ceiling: reach, target })
  }
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
