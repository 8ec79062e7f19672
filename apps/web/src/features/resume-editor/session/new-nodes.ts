import type { Entry, Role, Section, SectionKind } from '@bespeak/domain/resume/document.ts'

export type NewId = (prefix: string) => string

export const newRole = (newId: NewId): Role => ({ id: newId('r'), lines: [{ id: newId('l'), text: '' }] })

/** An empty entry of the form that this section has. */
export function newEntry({ kind, entries }: Pick<Section, 'kind' | 'entries'>, newId: NewId): Entry {
  const id = newId('e')
  const hasItems = entries.at(-1)?.type === 'item'
  switch (hasItems ? 'projects' : kind) {
    case 'work':
    case 'volunteer':
      return { type: 'employment', id, roles: [newRole(newId)] }
    case 'education':
      return { type: 'study', id, courses: [], lines: [] }
    case 'skills':
      return { type: 'skills', id, keywords: [] }
    case 'languages':
      return { type: 'language', id }
    case 'summary':
    case 'other':
      return { type: 'text', id, lines: [{ id: newId('l'), text: '', paragraph: true }] }
    default:
      return { type: 'item', id, lines: [], keywords: [] }
  }
}

export const newSection = (kind: SectionKind, newId: NewId): Section => ({
  id: newId('s'),
  kind,
  title: '',
  entries: [newEntry({ kind, entries: [] }, newId)],
})
