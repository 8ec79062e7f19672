import type { ResumeDocument } from '../resume/document.ts'
import { type Fact, type Source, sourcesOf } from '../resume/sources.ts'

type Place = Pick<Source, 'section' | 'entry' | 'role'>

/** All that a person states: every line of a resume, who they are and where they worked, and what they answered. */
export function linesOf(document: ResumeDocument, facts: readonly Fact[] = []): Source[] {
  const { basics, sections } = document
  const where = Object.values(basics.location ?? {}).filter((part) => typeof part === 'string')
  const places = sections.flatMap(({ kind, entries }) =>
    entries.flatMap((entry) =>
      entry.type !== 'employment'
        ? []
        : entry.roles.flatMap(({ id, location }) =>
            written(id, [location], { section: kind, entry: entry.id, role: id }),
          ),
    ),
  )
  return [
    ...written('basics', [basics.name, ...where], { section: null, entry: null, role: null }),
    ...sourcesOf(document, facts),
    ...places,
  ]
}

function written(id: string, parts: readonly (string | undefined)[], place: Place): Source[] {
  const quotes = parts.filter((part) => part !== undefined && part.trim() !== '') as string[]
  return quotes.length === 0 ? [] : [{ id, kind: 'line', text: quotes.join(', '), quotes, ...place }]
}
