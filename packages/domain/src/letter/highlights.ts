import type { Source } from '../resume/sources.ts'
import { filled } from './frames.ts'
import type { LetterGround } from './ground.ts'
import type { LetterParagraph, LetterSentence } from './letter.ts'
import { papersOf } from './papers.ts'
import { engagementOf, headingOf } from './roles.ts'
import { frames, headings, type Register } from './texts.ts'

/** A line as it stands. */
export const lineOf = ({ id, text }: Source): LetterSentence => ({ text, sources: [id], job: [] })
export const heading = (sentence: LetterSentence): LetterParagraph => ({ kind: 'heading', sentences: [sentence] })
export const lineParagraph = (...sentences: LetterSentence[]): LetterParagraph => ({ kind: 'line', sentences })

const mostLines = 4

/** [LT15] What the person wants, then the strongest. */
export const linesOf = ({ wanted, proofs, sources }: LetterGround): Source[] => [
  ...new Set([
    ...wanted.sources,
    ...(wanted.isAll ? [] : proofs.flatMap(({ source }) => sources.get(source.id) ?? [])),
  ]),
]

/** The lines of a letter but for those that stand under what is held. */
export function highlightsOf(ground: LetterGround): Source[] {
  const held = new Set(papersOf(ground).flatMap(({ source }) => [source.id, source.text]))
  const lines = linesOf(ground).filter(({ id, text }) => !held.has(id) && !held.has(text))
  return lines.slice(0, Math.max(mostLines, ground.wanted.sources.length))
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
    const place = engagementOf(line, engagements)
    const over = place && headingOf(place)
    const key = over?.text ?? ''
    const group = groups.get(key) ?? { over, of: [] }
    groups.set(key, { over, of: [...group.of, line] })
  }
  return [...groups.values()].sort((a, b) => Number(a.over !== null) - Number(b.over !== null))
}
