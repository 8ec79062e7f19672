import type {
  Basics,
  Entry,
  Line,
  ResumeDocument,
  Role,
  Section,
  SectionKind,
} from '@bespeak/domain/resume/document.ts'
import { createFreshIds } from '@bespeak/domain/resume/fresh-ids.ts'
import { idsIn } from '@bespeak/domain/resume/nodes.ts'

/** One step of writing: the document before it to the document after it. */
export type Change = (document: ResumeDocument) => ResumeDocument

export type NewId = (prefix: string) => string

export function newIdsIn(document: ResumeDocument): NewId {
  const ids = createFreshIds(idsIn(document))
  return (prefix) => ids.claim(undefined, prefix)
}

/** The node with one field set; an empty one is left out. */
export function withField<Node extends object, Key extends keyof Node>(
  node: Node,
  key: Key,
  value: Node[Key] | undefined,
): Node {
  const { [key]: _, ...rest } = node
  return (value === undefined || value === '' ? rest : { ...rest, [key]: value }) as Node
}

export const changeBasics =
  (change: (basics: Basics) => Basics): Change =>
  (document) => ({ ...document, basics: change(document.basics) })

export const changeSection =
  (id: string, change: (section: Section) => Section): Change =>
  (document) => ({ ...document, sections: document.sections.map((it) => (it.id === id ? change(it) : it)) })

export const changeEntry =
  (id: string, change: (entry: Entry) => Entry): Change =>
  (document) => ({
    ...document,
    sections: document.sections.map((section) => ({
      ...section,
      entries: section.entries.map((entry) => (entry.id === id ? change(entry) : entry)),
    })),
  })

/** The list with one member moved by some places; as it is where there is no such place. */
export function moved<Member>(list: readonly Member[], at: number, by: number): Member[] {
  const next = [...list]
  if (at + by < 0 || at + by >= list.length) return next
  next.splice(at + by, 0, ...next.splice(at, 1))
  return next
}

export const moveSection =
  (id: string, by: number): Change =>
  (document) => ({
    ...document,
    sections: moved(
      document.sections,
      document.sections.findIndex((it) => it.id === id),
      by,
    ),
  })

export const removeSection =
  (id: string): Change =>
  (document) => ({ ...document, sections: document.sections.filter((it) => it.id !== id) })

export const moveEntry = (sectionId: string, entryId: string, by: number): Change =>
  changeSection(sectionId, (section) => ({
    ...section,
    entries: moved(
      section.entries,
      section.entries.findIndex((it) => it.id === entryId),
      by,
    ),
  }))

export const removeEntry = (sectionId: string, entryId: string): Change =>
  changeSection(sectionId, (section) => ({
    ...section,
    entries: section.entries.filter((it) => it.id !== entryId),
  }))

export const addSection =
  (kind: SectionKind): Change =>
  (document) => {
    const newId = newIdsIn(document)
    const section: Section = { id: newId('c'), kind, title: '', entries: [blankEntry(kind, newId)] }
    return { ...document, sections: [...document.sections, section] }
  }

export const addEntry =
  (sectionId: string): Change =>
  (document) =>
    changeSection(sectionId, (section) => ({
      ...section,
      entries: [...section.entries, blankEntry(section.kind, newIdsIn(document))],
    }))(document)

export const blankLine = (newId: NewId, text = ''): Line => ({ id: newId('l'), text })

export const newRole = (newId: NewId): Role => ({ id: newId('r'), lines: [blankLine(newId)] })

export function blankEntry(kind: SectionKind, newId: NewId, text = ''): Entry {
  switch (kind) {
    case 'work':
    case 'volunteer':
      return {
        type: 'employment',
        id: newId('e'),
        ...(text && { organisation: text }),
        roles: [newRole(newId)],
      }
    case 'education':
      return { type: 'study', id: newId('s'), ...(text && { institution: text }), courses: [], lines: [] }
    case 'skills':
      return { type: 'skills', id: newId('g'), keywords: text ? [blankLine(newId, text)] : [] }
    case 'languages':
      return { type: 'language', id: newId('n'), ...(text && { language: text }) }
    case 'summary':
    case 'other':
      return { type: 'text', id: newId('p'), lines: [{ ...blankLine(newId, text), paragraph: true }] }
    default:
      return { type: 'item', id: newId('i'), ...(text && { title: text }), lines: [], keywords: [] }
  }
}

/** A field that the person has looked at is sure. */
export const sure =
  (field: string): Change =>
  (document) => {
    const origin = document.origins[field]
    if (!origin || origin.confidence === 1) return document
    return { ...document, origins: { ...document.origins, [field]: { ...origin, confidence: 1 } } }
  }
