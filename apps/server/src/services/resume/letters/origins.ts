import type { Letter, LetterSentence } from '@bespeak/domain/letter/index.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { type Source, sourcesOf } from '@bespeak/domain/resume/sources.ts'
import type { KnownFact } from '../facts/said.ts'
import { lineNumbers } from '../tailored/line-numbers.ts'
import { type Behind, behindLines, type Made } from './behind.ts'
import type { Choices, OfferedLine, Origin, WrittenSentence } from './kept-letter.ts'

/** Where in the resume, and among what was said, the sources of a letter stand. */
export function originsIn(document: ResumeDocument, facts: readonly KnownFact[], choices: Choices, made: Made) {
  // A line of the original that the page does not have stands in a letter all the same.
  const sources = new Map(
    [...sourcesOf(made.ground.original.document), ...sourcesOf(document)].map((source) => [source.id, source]),
  )
  const answers = new Map(facts.map(({ id, said }) => [`fact-${id}`, said]))
  const lines = lineNumbers(document).ofSource
  const behind = behindLines(made)
  const own = (id: string) => (id === 'motivation' ? (choices.motivation ?? '') : ownAchievement(id, choices, sources))

  function originOf(id: string, sentence: string): Origin[] {
    const source = sources.get(id)
    if (source) return behind(source, sentence).map(written)
    const said = answers.get(id)
    const text = said ?? own(id)
    return text === '' ? [] : [{ kind: said === undefined ? 'you' : 'said', text, line: null, place: null }]
  }

  const written = ({ id, text, said }: Behind): Origin =>
    said
      ? { kind: 'said', text, line: null, place: null }
      : { kind: 'line', text, line: lines.get(id) ?? null, place: placeOf(sources.get(id)) }

  const placeOf = (source: Source | undefined): string | null => {
    const heading = sources.get(source?.role ?? '') ?? sources.get(source?.entry ?? '')
    return heading && heading.id !== source?.id ? heading.text : null
  }

  const originsOf = ({ text: sentence, sources: ids, job }: LetterSentence): Origin[] => [
    ...distinct(ids.flatMap((id) => originOf(id, sentence))),
    ...job.map((text): Origin => ({ kind: 'ad', text, line: null, place: null })),
  ]

  return {
    of: originsOf,
    written: ({ paragraphs }: Pick<Letter, 'paragraphs'>): WrittenSentence[] =>
      paragraphs.flatMap(({ sentences }, paragraph) =>
        sentences.map((it) => ({ text: it.text, paragraph, origins: originsOf(it) })),
      ),
    offered: ({ lines: of }: Pick<Letter, 'lines'>): OfferedLine[] =>
      of.map(({ source, ...line }) => ({ ...line, line: lines.get(source) ?? null })),
    /** Each line that could stand in it, as a sentence. */
    shown: ({ lines: of }: Pick<Letter, 'lines'>): WrittenSentence[] =>
      of.map(({ source, text }) => ({
        ...{ text, paragraph: 0, origins: originsOf({ text, sources: [source], job: [] }) },
      })),
  }
}

const distinct = (origins: readonly Origin[]): Origin[] => [
  ...new Map(origins.map((it) => [`${it.line} ${it.text}`, it])).values(),
]

/** What the person typed to be named: those that stand in the resume have a source there. */
function ownAchievement(
  id: string,
  { achievements, only = [] }: Choices,
  sources: ReadonlyMap<string, Source>,
): string {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
  const known = new Set([...sources.values()].map(({ text }) => plain(text)))
  const typed = (only.length > 0 ? only : achievements).filter((text) => !known.has(plain(text)))
  return typed[Number(/^achievement-(\d+)$/.exec(id)?.[1]) - 1] ?? ''
}
