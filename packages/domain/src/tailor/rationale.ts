import type { ResumeDocument } from '../resume/document.ts'
import type { Edit } from '../resume/edit.ts'
import type { GapQuestion } from './gaps.ts'
import { listsIn } from './lists.ts'
import { asks, quoted } from './reasons.ts'
import { sentencesOf } from './sentences.ts'

/** What changed and why, and what was not added and why, as a page part of headings, paragraphs and lists. */
export function rationale(document: ResumeDocument, edits: readonly Edit[], gaps: readonly GapQuestion[]): string {
  const changes = edits.filter(({ kind }) => kind !== 'kept')
  const open = gaps.filter(({ answered }) => !answered)
  return [...changed(document, changes), ...notAdded(open)].join('')
}

const titles: [string, (edit: Edit) => boolean][] = [
  ['In other words', ({ kind, text }) => kind === 'reworded' && text !== ''],
  ['Added from your own words', ({ kind }) => kind === 'added'],
  ['Brought together', ({ kind }) => kind === 'combined'],
  ['Moved', ({ kind }) => kind === 'moved'],
  ['Left out for length', ({ kind, text }) => kind === 'reworded' && text === ''],
]

function changed(document: ResumeDocument, edits: readonly Edit[]): string[] {
  if (edits.length === 0) return [heading('What changed'), paragraph('Nothing. Your resume stands as you wrote it.')]
  const texts = new Map(listsIn(document).flatMap(({ lines }) => lines.map(({ id, text }) => [id, text] as const)))
  for (const { line, kind, text } of edits) if (kind !== 'moved' && text !== '') texts.set(line, text)
  const parts = titles.flatMap(([title, fits]) => {
    const some = edits.filter(fits)
    return some.length === 0 ? [] : [`<p><strong>${escaped(title)}</strong></p>`, list(rows(some, texts))]
  })
  const first = `${counted(edits.length, 'change')}. Every word comes from your resume or from what you told us.`
  return [heading('What changed and why'), paragraph(first), ...parts]
}

/** What one row has said by the same words, the next ones need not say again. */
function rows(edits: readonly Edit[], texts: Map<string, string>): string[] {
  const said = new Set<string>()
  return edits.map(({ line, reason }) => {
    const [first = '', ...others] = sentencesOf(reason)
    const why = [first, ...others.filter((it) => !said.has(it))].join(' ')
    for (const sentence of others) said.add(sentence)
    const shown = texts.get(line) ?? ''
    return shown === '' ? escaped(why) : `<strong>${escaped(quoted(shown))}</strong> ${escaped(why)}`
  })
}

function notAdded(gaps: readonly GapQuestion[]): string[] {
  if (gaps.length === 0) return []
  return [
    heading('What was not added and why'),
    paragraph('Nothing in your resume shows these, so they were not added:'),
    list(gaps.map(({ requirement, importance }) => escaped(asks({ text: requirement, importance })))),
    paragraph('If one of these is true of you, answer the question about it and tailor again.'),
  ]
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
const heading = (text: string) => `<h3>${escaped(text)}</h3>`
const paragraph = (text: string) => `<p>${escaped(text)}</p>`
const list = (rows: readonly string[]) => `<ul>${rows.map((it) => `<li>${it}</li>`).join('')}</ul>`

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark)
