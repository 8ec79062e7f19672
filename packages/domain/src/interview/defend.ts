import { supports } from '../claims/index.ts'
import type { Edit } from '../resume/edit.ts'
import type { Source } from '../resume/sources.ts'
import { quoted } from './ad-words.ts'
import { quoteOf } from './own-lines.ts'
import { type InterviewQuestion, outlineLine } from './types.ts'

const asks = [
  'You write {q}. What exactly was your own part?',
  'Tell me more about this line: {q}.',
  'Your resume says {q}. Who else was involved?',
]
const askForFigure = ['You write {q}. How was that counted, and by whom?', 'Where does the figure come from in {q}?']
const askForYears = 'You write {q}. Which of your jobs count towards that?'
const [leastWords, mostWords] = [5, 32]
/** What somebody must have measured: not the 12 of a 12-hour shift. */
const measured = /\d\s?%|[$€£]\s?\d|\bfrom \S*\d|\bby \d/

/** Neither a mere keyword nor a whole paragraph. */
function isLine(text: string): boolean {
  const count = text.split(/\s+/).length
  return count >= leastWords && count <= mostWords
}

export interface DefendedLine {
  text: string
  sources: Source[]
}

/** Lines that tailoring put into other words, and that still say no more than their sources. */
export function defendedLines(edits: readonly Edit[], sources: readonly Source[], today: string): DefendedLine[] {
  const byId = new Map(sources.map((it) => [it.id, it]))
  return edits
    .filter(({ kind, text }) => kind !== 'kept' && kind !== 'moved' && isLine(text))
    .map(({ text, sources: ids }) => ({ text, sources: ids.flatMap((id) => byId.get(id) ?? []) }))
    .filter((it) => it.sources.length > 0 && supports(it.sources, it.text, { today }).supported)
}

export function defendQuestions(lines: readonly DefendedLine[], most: number): Omit<InterviewQuestion, 'id'>[] {
  let [figures, others] = [0, 0]
  return lines.slice(0, most).map(({ text, sources }) => {
    const isWho = sources.every(({ kind }) => kind === 'role' || kind === 'label')
    const ask = isWho ? askForYears : (measured.test(text) && askForFigure[figures++]) || asks[others++ % asks.length]
    return {
      kind: 'defend',
      question: (ask ?? '').replace('{q}', () => quoted(text)),
      whyAsked: 'This line was put into other words. Be able to stand behind them.',
      requirement: null,
      outline: [
        outlineLine('Your own words', 'It was written from this. Check that it says the same.', sources.map(quoteOf)),
        outlineLine('Your part', 'Say what you did and what others did.'),
        outlineLine(
          'Proof',
          measured.test(text)
            ? 'Know where each figure comes from.'
            : 'Name somebody or something that could confirm it.',
        ),
        outlineLine('If in doubt', 'Undo this change. A plainer line that you can stand behind is worth more.'),
      ],
    }
  })
}
