import { oneLine, shown } from '@bespeak/domain/resume/shown.ts'
import {
  ad,
  type Entry,
  type HouseBlock,
  ours,
  own,
  type Paragraph,
  paragraph,
  quotedLine,
  section,
  type Term,
} from '../house/block.ts'
import { dayOf } from '../house/day.ts'
import type { Sheet } from '../house/sheet.ts'
import type { PageSize } from '../layout.ts'
import type { GuideContent, GuideOutlineLine, GuideQuestion, GuideQuestionKind } from './guide.ts'

const kinds: Record<GuideQuestionKind, string> = {
  behavioural: 'What you have done',
  technical: 'What you know',
  situational: 'What you would do',
  gap: 'What is missing',
  motivation: 'Why this job',
  defend: 'Be ready to explain',
}

/** An interview guide, with room to write. */
export function guideSheet(guide: GuideContent, pageSize: PageSize): Sheet {
  const title = oneLine(guide.title) || 'Interview guide'
  return {
    title: `Interview guide – ${title}`,
    author: oneLine(guide.person),
    pageSize,
    blocks: [
      {
        type: 'title',
        marked: true,
        kind: 'Interview guide',
        date: dayOf(guide.madeOn),
        text: title,
        paragraphs: [[ours(oneLine(guide.company ?? ''), 'strong')]],
      },
      section('The role in short'),
      paragraph(ours(shown(guide.roleSummary))),
      section('Questions to expect'),
      ...questionBlocks(guide.questions.filter((it) => it.kind !== 'gap')),
      ...gapBlocks(guide.questions.filter((it) => it.kind === 'gap')),
      section('Questions to ask'),
      { type: 'list', mark: 'number', items: guide.questionsToAsk.map((text) => [ours(oneLine(text))]) },
      section('Before you go'),
      { type: 'list', mark: 'box', items: guide.checklist.map((text) => [ours(oneLine(text))]) },
    ],
  }
}

/** By kind, in the order in which the kinds come up; numbered through, so that they can be spoken of. */
function questionBlocks(questions: readonly GuideQuestion[]): HouseBlock[] {
  const order = [...new Set(questions.map(({ kind }) => kind))]
  const sorted = order.flatMap((kind) => questions.filter((it) => it.kind === kind))
  return sorted.flatMap((it, index): HouseBlock[] => [
    ...(it.kind === sorted[index - 1]?.kind ? [] : [{ type: 'heading' as const, text: kinds[it.kind] }]),
    questionEntry(it, index + 1),
  ])
}

const linesForNotes = 3

function questionEntry(it: GuideQuestion, number: number): Entry {
  const { question, whyAsked, requirement, outline, notes } = it
  const why: Paragraph = oneLine(whyAsked) === '' ? [] : [ours(`Why it is asked: ${oneLine(whyAsked)}`, 'soft')]
  const isSaid = requirement === null || `${question} ${whyAsked}`.includes(requirement)
  const tested: Paragraph = isSaid ? [] : [ours('The ad says ', 'soft'), ...ad(requirement)]
  const written = shown(notes)
  return {
    type: 'entry',
    mark: { number },
    title: [ours(oneLine(question), 'strong')],
    paragraphs: [tested, why].filter((it) => it.length > 0),
    terms: [...outline.map(term), ...goodAnswer(it), ...ownNotes(notes)],
    room: written === '' ? linesForNotes : 0,
    joined: false,
  }
}

const ownNotes = (notes: string): Term[] =>
  shown(notes) === '' ? [] : [{ name: 'Your notes', paragraphs: [[own(shown(notes))]] }]

const goodAnswer = ({ goodAnswerShows }: GuideQuestion): Term[] =>
  goodAnswerShows.length === 0
    ? []
    : [{ name: 'Good answer', paragraphs: [[ours(goodAnswerShows.map(oneLine).join(' '), 'soft')]] }]

/** What to say of each thing that is missing, under the words of the advertisement. */
function gapBlocks(gaps: readonly GuideQuestion[]): HouseBlock[] {
  if (gaps.length === 0) return []
  return [section('What the ad asks and we couldn’t find'), ...gaps.map(gapEntry)]
}

const gapEntry = ({ question, requirement, outline, notes }: GuideQuestion, index: number): Entry => ({
  type: 'entry',
  mark: { number: index + 1 },
  title: ad(requirement ?? question),
  paragraphs: [[ours(`They may ask: ${oneLine(question)}`, 'soft')]],
  terms: [...outline.map(term), ...ownNotes(notes)],
  room: 0,
  joined: false,
})

// More does not fit on one line at the side.
const longestName = 16

function term({ part, quotes, advice }: GuideOutlineLine): Term {
  const name = oneLine(part)
  const paragraphs = [...quotes.map(quotedLine), [ours(oneLine(advice))]].filter((it) => it.length > 0)
  return name.length > longestName
    ? { name: '', paragraphs: [[ours(name, 'strong')], ...paragraphs] }
    : { name, paragraphs }
}
