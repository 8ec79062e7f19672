import type { ResumeDocument, Role, Section } from '@bespeak/domain/resume/document.ts'
import { createFreshIds } from '@bespeak/domain/resume/fresh-ids.ts'
import { toHtml } from '@bespeak/domain/resume/html.ts'
import { idsIn } from '@bespeak/domain/resume/nodes.ts'
import * as texts from '../texts/resumes.ts'
import { documentFrom } from './content.ts'

/** Where in a resume a line may stand. */
export interface LinePlace {
  /** Of a role; null for the projects, which may have no section yet. */
  id: string | null
  label: string
}

const rolesIn = ({ sections }: ResumeDocument) =>
  sections.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.type === 'employment' ? entry.roles.map((role) => ({ role, ...entry })) : [])),
  )

export function linePlaces(content: string): LinePlace[] {
  const roles = rolesIn(documentFrom(content)).map(({ role, organisation }) => ({
    id: role.id,
    label: [role.title, organisation].filter(Boolean).join(', ') || texts.unnamedRole,
  }))
  return [{ id: null, label: texts.projects }, ...roles]
}

/** The content with one more line; null where the place is gone. */
export function contentWithLine(content: string, place: string | null, text: string): string | null {
  const document = documentFrom(content)
  if (place !== null && !rolesIn(document).some(({ role }) => role.id === place)) return null
  const ids = createFreshIds([...idsIn(document), ...Object.keys(document.origins)])
  const newId = (prefix: string) => ids.claim(undefined, prefix)
  const sections =
    place === null ? underProjects(document.sections, text, newId) : underRole(document, place, text, newId)
  return toHtml({ ...document, sections })
}

type NewId = (prefix: string) => string

function underRole({ sections }: ResumeDocument, id: string, text: string, newId: NewId): Section[] {
  const line = { id: newId('l'), text }
  const withLine = (role: Role) => (role.id === id ? { ...role, lines: [...role.lines, line] } : role)
  return sections.map((section) => ({
    ...section,
    entries: section.entries.map((entry) =>
      entry.type === 'employment' ? { ...entry, roles: entry.roles.map(withLine) } : entry,
    ),
  }))
}

function underProjects(sections: Section[], text: string, newId: NewId): Section[] {
  const entry = { type: 'text' as const, id: newId('e'), lines: [{ id: newId('l'), text }] }
  const at = sections.findIndex(({ kind }) => kind === 'projects')
  const known = sections[at]
  if (known) return sections.with(at, { ...known, entries: [...known.entries, entry] })
  return [...sections, { id: newId('s'), kind: 'projects', title: texts.projects, entries: [entry] }]
}
