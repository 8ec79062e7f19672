import { readAnswer } from '../facts/answers.ts'
import type { ResumeDocument } from '../resume/document.ts'
import type { Edit } from '../resume/edit.ts'
import { escapeHtml } from '../resume/html/node.ts'
import type { GapQuestion } from './gaps.ts'
import { textsIn } from './lists.ts'
import { saidIn } from './organisation-named.ts'
import { asks, quoted } from './reasons.ts'
import { nothingChanged, shownKind, summaryOfKinds } from './summary.ts'

/** What changed and why, and what was not added and why, as a page part of headings, paragraphs and lists. */
export function rationale(
  document: ResumeDocument,
  edits: readonly Edit[],
  gaps: readonly GapQuestion[],
  answers: readonly Answer[] = [],
  unchanged: string = nothingChanged,
): string {
  const changes = edits.filter(({ kind }) => kind !== 'kept')
  const left = leftOut(edits, gaps, answers)
  // Whoever answered is not told to answer.
  const isWritten = ({ id }: GapQuestion) =>
    changes.some(({ kind, requirement }) => kind !== 'moved' && requirement === id)
  const open = gaps.filter((gap) => !gap.answered && !gap.line && !isWritten(gap) && !left.some((it) => it.gap === gap))
  const missing = [...notAdded(open), ...notWritten(left, saidIn(document))]
  const title = missing.length === 0 ? [] : [heading('What we left out')]
  return [...changed(document, changes, unchanged), ...title, ...missing].join('')
}

/** What the person said to a question, as they said it. */
interface Answer {
  id: string
  answer: string
  requirement?: string | undefined
}

function changed(document: ResumeDocument, edits: readonly Edit[], unchanged: string): string[] {
  if (edits.length === 0) return [heading('What changed'), paragraph(unchanged)]
  const texts = textsIn(document)
  const rows = edits.map(({ line, text, kind, reason }) => {
    const shown = (kind !== 'moved' && text) || texts.get(line)
    return shown ? `<strong>${escaped(quoted(shown))}</strong> ${escaped(reason)}` : escaped(reason)
  })
  return [heading('What changed and why'), paragraph(summaryOfKinds(edits.map(shownKind))), list(rows)]
}

function notAdded(gaps: readonly GapQuestion[]): string[] {
  if (gaps.length === 0) return []
  return [
    paragraph("We couldn't find these on your resume, so we didn't add them:"),
    list(gaps.map(({ requirement, importance }) => escaped(asks(requirement, importance)))),
    paragraph('Have one of these? Answer its question and tailor again.'),
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
    const isNo = readAnswer({ id, answer, requirement, saidOn: '' }).outcome === 'denies'
    return !gap || cited.has(`fact-${id}`) || isNo ? [] : [{ answer, gap }]
  })
}

function notWritten(left: readonly LeftOut[], isSaid: (answer: string) => boolean): string[] {
  const rows = left.map(({ answer, gap }) => {
    const why = isSaid(answer) ? 'Your resume says this already.' : whyNot(answer, gap)
    return `<strong>${escaped(quoted(answer))}</strong> ${escaped(why)}`
  })
  return rows.length === 0 ? [] : [paragraph('Your answers that aren’t on the page:'), list(rows)]
}

function whyNot(answer: string, { requirement, line }: GapQuestion): string {
  if (readAnswer({ id: '', answer, requirement, saidOn: '' }).outcome === 'affirms')
    return 'Say which job you did it in, and we’ll add it there.'
  const what = line ? 'what you did' : `that you have ${quoted(requirement)}`
  return `It does not clearly say ${what}. Say what you did, and where.`
}

const escaped = (text: string) => escapeHtml(text).replaceAll("'", '&#39;')
const heading = (text: string) => `<h3>${escaped(text)}</h3>`
const paragraph = (text: string) => `<p>${escaped(text)}</p>`
const list = (rows: readonly string[]) => `<ul>${rows.map((it) => `<li>${it}</li>`).join('')}</ul>`
