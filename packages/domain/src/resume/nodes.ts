import type { Entry, Line, ResumeDocument, Role, Section } from './document.ts'

// The nodes of a document that carry an id, in the order they stand.

export const rolesIn = (entry: Entry): Role[] => (entry.type === 'employment' ? entry.roles : [])

/** What goes on ends behind every date. */
export const endOfRole = ({ start, end }: Role): string => (end === 'present' ? '9' : (end ?? start ?? ''))

/** The roles of work, the latest first; as they stand where one has no date. */
export function workRoles({ sections }: ResumeDocument): Role[] {
  const roles = sections.filter(({ kind }) => kind === 'work').flatMap(({ entries }) => entries.flatMap(rolesIn))
  if (roles.some((role) => endOfRole(role) === '')) return roles
  return roles.sort((a, b) => (endOfRole(a) === endOfRole(b) ? 0 : endOfRole(a) < endOfRole(b) ? 1 : -1))
}

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
