import type { Letter, LetterSentence } from '@bespeak/domain/letter/index.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { pageOf } from '@bespeak/domain/resume/html/walk.ts'
import { toNodes } from '@bespeak/domain/resume/html/write.ts'
import { type Source, sourcesOf } from '@bespeak/domain/resume/sources.ts'
import type { KnownFact } from '../facts/said.ts'
import { idsIn, shownIn } from '../tailored/page-provenance.ts'
import type { Choices, OfferedLine, Origin, WrittenSentence } from './kept-letter.ts'

/** Where in the resume, and among what was said, the sources of a letter stand. */
export function originsIn(document: ResumeDocument, facts: readonly KnownFact[], choices: Choices) {
  const sources = new Map(sourcesOf(document).map((source) => [source.id, source]))
  const answers = new Map(facts.map(({ id, said }) => [`fact-${id}`, said]))
  const lines = lineNumbers(document)
  const own = (id: string) => (id === 'motivation' ? (choices.motivation ?? '') : ownAchievement(id, choices, sources))

  function originOf(id: string): Origin[] {
    const source = sources.get(id)
    if (source) return [{ kind: 'line', text: source.text, line: lines.get(id) ?? null, place: placeOf(source) }]
    const said = answers.get(id)
    const text = said ?? own(id)
    return text === '' ? [] : [{ kind: said === undefined ? 'you' : 'said', text, line: null, place: null }]
  }

  const placeOf = ({ id, role, entry }: Source): string | null => {
    const heading = sources.get(role ?? '') ?? sources.get(entry ?? '')
    return heading && heading.id !== id ? heading.text : null
  }

  const originsOf = ({ sources: ids, job }: LetterSentence): Origin[] => [
    ...ids.flatMap(originOf),
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
  }
}

/** What the person typed to be named: those that stand in the resume have a source there. */
function ownAchievement(id: string, { achievements }: Choices, sources: ReadonlyMap<string, Source>): string {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
  const known = new Set([...sources.values()].map(({ text }) => plain(text)))
  const typed = achievements.filter((text) => !known.has(plain(text)))
  return typed[Number(/^achievement-(\d+)$/.exec(id)?.[1]) - 1] ?? ''
}

/** The lines of a page, counted as they stand. */
const lineNumbers = (document: ResumeDocument): Map<string, number> =>
  new Map(
    shownIn(pageOf(toNodes(document)).blocks)
      .flatMap((block, at) => idsIn(block).map((id): [string, number] => [id, at + 1]))
      .reverse(),
  )
