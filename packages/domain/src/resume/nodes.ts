import type { Entry, Line, ResumeDocument, Role, Section } from './document.ts'

// The nodes of a document that carry an id, in the order they stand.

export const rolesIn = (entry: Entry): Role[] => (entry.type === 'employment' ? entry.roles : [])

export function linesIn(entry: Entry): Line[] {
  return [
    ...rolesIn(entry).flatMap(({ lines }) => lines),
    ...('lines' in entry ? entry.lines : []),
    ...('keywords' in entry ? entry.keywords : []),
    ...('courses' in entry ? entry.courses : []),
  ]
}

export const idsInSection = ({ id, entries }: Section): string[] => [
  id,
  ...entries.flatMap((entry) => [entry, ...rolesIn(entry), ...linesIn(entry)].map((node) => node.id)),
]

export const idsIn = ({ basics, sections, unplaced }: ResumeDocument): string[] => [
  ...[...basics.links, ...basics.more, ...unplaced].map(({ id }) => id),
  ...sections.flatMap(idsInSection),
]
