import { supports } from '../claims/index.ts'
import type { Edit } from '../resume/edit.ts'
import type { Source } from '../resume/sources.ts'
import { quoteOf, withoutHeadings } from './own-lines.ts'
import { quoted } from './quoted.ts'
import { type Draft, outlineLine } from './types.ts'

const asks = [
  'You write {q}. What exactly was your own part?',
  'Tell me more about this line: {q}.',
  'Your resume says {q}. Who else was involved?',
]
const askForFigure = ['You write {q}. How was that counted, and by whom?', 'Where does the figure come from in {q}?']
const askForYears = 'You write {q}. Which of your jobs count towards that?'
const askForSelf = ['You write {q}. Give me one example that shows it.', 'Who would say this of you, and why: {q}?']
const askForSkills = [
  'You list {q}. Where did you last use each of these?',
  'Of {q}, which do you know best, and how so?',
]
/** Fewer are a mere keyword; more are not read out, only where they begin. */
const [leastWords, mostWords] = [5, 32]
/** What somebody must have measured: not the 12 of a 12-hour shift. */
const measured = /\d\s?%|[$€£]\s?\d|\bfrom \S*\d|\bby \d/

const isLine = (text: string) => text.split(/\s+/).length >= leastWords

export function beginning(text: string): string {
  const said = text.split(/\s+/)
  return said.length <= mostWords ? quoted(text) : quoted(`${said.slice(0, mostWords).join(' ')} …`)
}

export interface DefendedLine {
  text: string
  sources: Source[]
  /** Of these, what is no mere heading. */
  own: Source[]
}

/** Lines that tailoring put into other words, and that still say no more than their sources. */
export function defendedLines(edits: readonly Edit[], sources: readonly Source[], today: string): DefendedLine[] {
  const byId = new Map(sources.map((it) => [it.id, it]))
  const told = new Set(withoutHeadings(sources))
  return edits
    .filter(({ kind, text }) => kind !== 'kept' && kind !== 'moved' && isLine(text))
    .map(({ text, sources: ids }) => ({ text, sources: ids.flatMap((id) => byId.get(id) ?? []) }))
    .filter((it) => it.sources.length > 0 && supports(it.sources, it.text, { today }).supported)
    .map((it) => ({ ...it, own: it.sources.filter((source) => told.has(source)) }))
}

export function defendQuestions(lines: readonly DefendedLine[]): Draft[] {
  const turns = { figures: 0, skills: 0, self: 0, others: 0 }
  const next = (of: keyof typeof turns, asked: string[]) => asked[turns[of]++ % asked.length] ?? ''
  return lines.map(({ text, sources, own }) => {
    const kinds = new Set(sources.map(({ kind }) => kind))
    const isOnly = (...some: Source['kind'][]) => [...kinds].every((kind) => some.includes(kind))
    const ask = () => {
      if (isOnly('role', 'label')) return askForYears
      if (isOnly('skill')) return next('skills', askForSkills)
      if (kinds.has('summary')) return next('self', askForSelf)
      return measured.test(text) ? next('figures', askForFigure) : next('others', asks)
    }
    return {
      kind: 'defend',
      question: ask().replace('{q}', () => beginning(text)),
      whyAsked: 'This line was put into other words. Be able to stand behind them.',
      requirement: null,
      line: text,
      outline: defence(text, own),
    }
  })
}

const defence = (text: string, own: readonly Source[]) => [
  outlineLine('Your own words', 'It was written from this. Check that it says the same.', own.map(quoteOf)),
  outlineLine('Your part', 'Say what you did and what others did.'),
  outlineLine(
    'Proof',
    measured.test(text) ? 'Know where each figure comes from.' : 'Name somebody or something that could confirm it.',
  ),
  outlineLine('If in doubt', 'Undo this change. A plainer line that you can stand behind is worth more.'),
]
