import type { Source } from '../resume/sources.ts'
import { filled } from './frames.ts'
import type { LetterGround } from './ground.ts'
import type { LetterParagraph, LetterSentence } from './letter.ts'
import { papersOf } from './papers.ts'
import { headingOf } from './roles.ts'
import { frames, headings, type Register } from './texts.ts'

/** A line as it stands. */
export const lineOf = ({ id, text }: Source): LetterSentence => ({ text, sources: [id], job: [], frame: [] })
export const heading = (sentence: LetterSentence): LetterParagraph => ({ kind: 'heading', sentences: [sentence] })
export const lineParagraph = (...sentences: LetterSentence[]): LetterParagraph => ({ kind: 'line', sentences })

const mostLines = 4

/** The lines of a letter, the strongest first: what the person wants, and ours where they leave room for it. */
export function highlightsOf({ wanted, proofs, sources }: LetterGround, papers: readonly string[]): Source[] {
  if (wanted.isAll) return wanted.sources
  const ours = proofs.flatMap(({ source }) => sources.get(source.id) ?? [])
  const isFree = ({ id }: Source) => !papers.includes(id) && !wanted.sources.some((it) => it.id === id)
  return [...wanted.sources, ...ours.filter(isFree)].slice(0, Math.max(mostLines, wanted.sources.length))
}

/** The lines under their employers, and what stands over all of them. */
export function highlights(ground: LetterGround, lines: readonly Source[], register: Register): LetterParagraph[] {
  const papers = papersOf(ground).map(({ source }) => source)
  return [
    ...(papers.length > 0 ? [heading(filled(headings.held)), ...papers.map((it) => lineParagraph(lineOf(it)))] : []),
    { sentences: [filled(frames[register].pointed)] },
    ...grouped(ground, lines).flatMap(({ over, of }) => [
      ...(over ? [heading(over)] : []),
      ...of.map((line) => lineParagraph(lineOf(line))),
    ]),
  ]
}

interface Group {
  over: LetterSentence | null
  of: Source[]
}

/** [LT7] Each employer once, with its years; what stands under none comes first, so that it is not read as another's. */
function grouped({ engagements }: LetterGround, lines: readonly Source[]): Group[] {
  const groups = new Map<string, Group>()
  for (const line of lines) {
    const place = engagements.get(line.role ?? line.entry ?? '')
    const isItself = place?.id === line.id
    const over = place && !isItself ? headingOf(place) : null
    const key = over?.text ?? ''
    const group = groups.get(key) ?? { over, of: [] }
    groups.set(key, { over, of: [...group.of, line] })
  }
  return [...groups.values()].sort((a, b) => Number(a.over !== null) - Number(b.over !== null))
}
