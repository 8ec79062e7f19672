import type { Source } from '../../resume/sources.ts'
import { beginning, type DefendedLine } from '../defend.ts'
import { quoteOf } from '../own-lines.ts'
import { type OpenQuestion, outlineLine } from '../types.ts'

const asks = [
  'You write {q}. What exactly was your own part?',
  'Tell me more about this line: {q}.',
  'Your resume says {q}. Who else was involved?',
]
const askForFigure = ['You write {q}. How was that counted, and by whom?', 'Where does the figure come from in {q}?']
const askForYears = 'You write {q}. Which of your jobs count toward that?'
const askForSelf = ['You write {q}. Give me one example that shows it.', 'Who would say this about you, and why: {q}?']
const askForSkills = ['You list {q}. Where did you last use each of these?', 'Of {q}, which do you know best, and why?']
/** What somebody must have measured: not the 12 of a 12-hour shift. */
const measured = /\d\s?%|[$€£]\s?\d|\bfrom \S*\d|\bby \d/

export function defendQuestions(lines: readonly DefendedLine[]): OpenQuestion[] {
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
      whyAsked: 'This line was reworded. Be able to stand behind the new words.',
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
    measured.test(text) ? 'Know where each figure comes from.' : 'Name someone or something that could confirm it.',
  ),
  outlineLine('If in doubt', 'Undo this change. A plainer line that you can stand behind is worth more.'),
]
