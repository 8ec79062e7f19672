import type { Entry, Line, ResumeDocument, Section, SectionKind } from '@bespeak/domain/resume/document.ts'
import { idsInSection } from '@bespeak/domain/resume/nodes.ts'
import { blankEntry, type Change, newIdsIn } from '../form/document-edits.ts'

/** Puts a line that found no place into a section: one that is there, or a new one of a kind. */
export const placeLine =
  (lineId: string, target: { section: string } | { kind: SectionKind }): Change =>
  (document) => {
    const line = document.unplaced.find(({ id }) => id === lineId)
    if (!line) return document
    const without = { ...document, unplaced: document.unplaced.filter(({ id }) => id !== lineId) }
    return 'section' in target ? intoSection(without, line, target.section) : intoNew(without, line, target.kind)
  }

export const leaveOut =
  (lineId: string): Change =>
  (document) => ({ ...document, unplaced: document.unplaced.filter(({ id }) => id !== lineId) })

function intoNew(document: ResumeDocument, line: Line, kind: SectionKind): ResumeDocument {
  const newId = newIdsIn({ ...document, unplaced: [...document.unplaced, line] })
  const section: Section = { id: newId('c'), kind, title: '', entries: [blankEntry(kind, newId, line.text)] }
  return { ...document, sections: [...document.sections, section] }
}

function intoSection(document: ResumeDocument, line: Line, sectionId: string): ResumeDocument {
  return {
    ...document,
    sections: document.sections.map((section) =>
      section.id === sectionId ? { ...section, entries: withLine(document, section, line) } : section,
    ),
  }
}

/** With the entry that stands before it in the source, where that has lines; else as an entry of its own. */
function withLine(document: ResumeDocument, { kind, entries }: Section, line: Line): Entry[] {
  const entry = entryBefore(document, entries, line)
  const joined = entry && joinedTo(entry, line)
  if (joined) return entries.map((it) => (it === entry ? joined : it))
  const newId = newIdsIn({ ...document, unplaced: [...document.unplaced, line] })
  return [...entries, blankEntry(kind, newId, line.text)]
}

function entryBefore({ origins }: ResumeDocument, entries: readonly Entry[], line: Line): Entry | undefined {
  const place = origins[line.id]?.spans[0]?.[0] ?? Number.POSITIVE_INFINITY
  const startOf = (entry: Entry) => {
    const ids = new Set(idsInSection({ id: '', kind: 'other', title: '', entries: [entry] }))
    const starts = Object.entries(origins)
      .filter(([field]) => ids.has(field.split('.', 1)[0] ?? ''))
      .flatMap(([, { spans }]) => spans.map(([start]) => start))
    return Math.min(...starts)
  }
  return entries.findLast((entry) => startOf(entry) < place) ?? entries.at(-1)
}

function joinedTo(entry: Entry, line: Line): Entry | null {
  switch (entry.type) {
    case 'text':
      return { ...entry, lines: [...entry.lines, line] }
    case 'skills':
      return { ...entry, keywords: [...entry.keywords, line] }
    case 'study':
      return { ...entry, lines: [...entry.lines, line] }
    case 'employment': {
      const last = entry.roles.at(-1)
      if (!last) return null
      return { ...entry, roles: [...entry.roles.slice(0, -1), { ...last, lines: [...last.lines, line] }] }
    }
    default:
      return null
  }
}
