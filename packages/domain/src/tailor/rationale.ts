import { isNo } from '../held/index.ts'
import { stoppedSentences } from '../language/line-sentences.ts'
import { contentStems } from '../language/words.ts'
import type { ResumeDocument } from '../resume/document.ts'
import type { Edit } from '../resume/edit.ts'
import { escapeHtml } from '../resume/html/node.ts'
import { typedClauses } from '../text/sentences.ts'
import { factFrom } from './fact-from.ts'
import { isHedged, yes } from './fact-words.ts'
import type { GapQuestion } from './gaps.ts'
import { textsIn } from './lists.ts'
import { saidIn } from './organisation-named.ts'
import { isOfCondition } from './questions.ts'
import { asks, quoted } from './reasons.ts'

/** What changed and why, and what was not added and why, as a page part of headings, paragraphs and lists. */
export function rationale(
  document: ResumeDocument,
  edits: readonly Edit[],
  gaps: readonly GapQuestion[],
  answers: readonly Answer[] = [],
): string {
  const changes = edits.filter(({ kind }) => kind !== 'kept')
  const left = leftOut(edits, gaps, answers)
  // Whoever answered is not told to answer.
  const isWritten = ({ id }: GapQuestion) =>
    changes.some(({ kind, requirement }) => kind !== 'moved' && requirement === id)
  const open = gaps.filter((gap) => !gap.answered && !isWritten(gap) && !left.some((it) => it.gap === gap))
  const missing = [...notAdded(open), ...notWritten(left, saidIn(document))]
  const title = missing.length === 0 ? [] : [heading('What was not added and why')]
  return [...changed(document, changes), ...title, ...missing].join('')
}

/** What the person said to a question, as they said it. */
interface Answer {
  id: string
  answer: string
  requirement?: string | undefined
}

const titles: [string, (edit: Edit) => boolean][] = [
  ['In other words', ({ kind, text }) => kind === 'reworded' && text !== ''],
  ['Added from your own words', ({ kind }) => kind === 'added'],
  ['Brought together', ({ kind }) => kind === 'combined'],
  ['Moved', ({ kind }) => kind === 'moved'],
  ['Left out for length', ({ kind, text }) => kind === 'reworded' && text === ''],
]

function changed(document: ResumeDocument, edits: readonly Edit[]): string[] {
  if (edits.length === 0) return [heading('What changed'), paragraph('Nothing. Your resume is as you wrote it.')]
  const texts = textsIn(document)
  for (const { line, kind, text } of edits) if (kind !== 'moved' && text !== '') texts.set(line, text)
  const parts = titles.flatMap(([title, fits]) => {
    const some = edits.filter(fits)
    return some.length === 0 ? [] : [`<p><strong>${escaped(title)}</strong></p>`, list(rows(some, texts))]
  })
  return [heading('What changed and why'), paragraph(`${counted(edits.length, 'change')}.`), ...parts]
}

/** What one row has said by the same words, the next ones need not say again. */
function rows(edits: readonly Edit[], texts: Map<string, string>): string[] {
  const said = new Set<string>()
  return edits.map(({ line, reason }) => {
    const [first = '', ...others] = stoppedSentences(reason)
    const why = [first, ...others.filter((it) => !said.has(it))].join(' ')
    for (const sentence of others) said.add(sentence)
    const shown = texts.get(line) ?? ''
    return shown === '' ? escaped(why) : `<strong>${escaped(quoted(shown))}</strong> ${escaped(why)}`
  })
}

function notAdded(gaps: readonly GapQuestion[]): string[] {
  if (gaps.length === 0) return []
  return [
    paragraph('Your resume shows little or nothing of these, so they were not added:'),
    list(gaps.map(({ requirement, importance }) => escaped(asks({ text: requirement, importance })))),
    paragraph('If one of these is true, answer its question and tailor again.'),
  ]
}

interface LeftOut {
  answer: string
  gap: GapQuestion
}

/** An answer that no change rests on is named, so that nobody thinks it stands there; a no needs no word. */
function leftOut(edits: readonly Edit[], gaps: readonly GapQuestion[], answers: readonly Answer[]): LeftOut[] {
  const cited = new Set(edits.flatMap(({ sources }) => sources))
  return answers.flatMap(({ id, answer, requirement }) => {
    const gap = gaps.find((it) => it.requirement === requirement || it.id === requirement)
    return !gap || cited.has(`fact-${id}`) || isMereNo(answer) ? [] : [{ answer, gap }]
  })
}

/** `No, never`; not `Not Saffron, we use Cypad daily`. */
const isMereNo = (answer: string) =>
  isNo(answer) &&
  contentStems(
    typedClauses(answer)
      .slice(1)
      .filter((clause) => !isNo(clause))
      .join(' '),
  ).length < 2

function notWritten(left: readonly LeftOut[], isSaid: (answer: string) => boolean): string[] {
  const rows = left.map(({ answer, gap }) => {
    const why = isSaid(answer.replace(yes, '')) ? 'Your resume says this already.' : whyNot(answer, gap)
    return `<strong>${escaped(quoted(answer))}</strong> ${escaped(why)}`
  })
  return rows.length === 0 ? [] : [paragraph('You answered these, and they are not written:'), list(rows)]
}

function whyNot(answer: string, { requirement, question }: GapQuestion): string {
  if (isOfCondition(question)) return 'It is a condition of the job, not a line for a resume. Say it when you apply.'
  if (isHedged(answer))
    return `It says only a little. If there is more to ${quoted(requirement)}, say what you did and where.`
  if (isNo(answer)) return `It starts with a no. If the rest fits the ad, say just that.`
  const isClear = factFrom({ id: '', answer, requirement, saidOn: '' }) !== null
  return isClear
    ? 'It cannot be a line as it is. Say what you did, and where.'
    : `It does not clearly say that you have ${quoted(requirement)} yourself. Say in a sentence what you did, and where.`
}

const escaped = (text: string) => escapeHtml(text).replaceAll("'", '&#39;')
const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
const heading = (text: string) => `<h3>${escaped(text)}</h3>`
const paragraph = (text: string) => `<p>${escaped(text)}</p>`
const list = (rows: readonly string[]) => `<ul>${rows.map((it) => `<li>${it}</li>`).join('')}</ul>`
