import { type Entry, emptyDocument, type Line, type ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { blankEntry, newIdsIn } from './document-edits.ts'

/** A document to fill in: the sections that most resumes have, each with one open entry. */
export function blankDocument(): ResumeDocument {
  const newId = newIdsIn(emptyDocument())
  const kinds = ['summary', 'work', 'education', 'skills'] as const
  return {
    ...emptyDocument(),
    sections: kinds.map((kind) => ({ id: newId('c'), kind, title: '', entries: [blankEntry(kind, newId)] })),
  }
}

const said = (lines: readonly Line[]) => lines.filter(({ text }) => text.trim() !== '')

const isSaid = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) && value.length > 0

/** Whether an entry says anything besides what it is. */
const saysSomething = ({ id: _, type: __, ...fields }: Entry | { id: string; type?: string }): boolean =>
  Object.values(fields).some(isSaid)

function tidyEntry(entry: Entry): Entry[] {
  if (entry.type === 'employment') {
    const roles = entry.roles.map((role) => ({ ...role, lines: said(role.lines) })).filter(saysSomething)
    const [first] = entry.roles
    const kept = roles.length > 0 || !first ? roles : [{ ...first, lines: [] }]
    return roles.length > 0 || saysSomething({ ...entry, roles: [] }) ? [{ ...entry, roles: kept }] : []
  }
  const tidied: Entry = {
    ...entry,
    ...('lines' in entry && { lines: said(entry.lines) }),
    ...('keywords' in entry && { keywords: said(entry.keywords) }),
    ...('courses' in entry && { courses: said(entry.courses) }),
  }
  return saysSomething(tidied) ? [tidied] : []
}

/** Without the boxes that were left empty. */
export function tidy(document: ResumeDocument): ResumeDocument {
  return {
    ...document,
    sections: document.sections
      .map((section) => ({ ...section, entries: section.entries.flatMap(tidyEntry) }))
      .filter(({ entries }) => entries.length > 0),
  }
}

export const isBlank = (document: ResumeDocument): boolean => {
  const { links, more, ...named } = document.basics
  return tidy(document).sections.length === 0 && links.length + more.length === 0 && !Object.values(named).some(isSaid)
}
