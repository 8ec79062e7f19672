import type { Basics, Entry, Line, Role, Section } from '../document.ts'
import type { FreshIds } from '../fresh-ids.ts'

// What is read anew keeps the id of what it was before, where it still says the same; all else gets a new one.

const prefixes: Record<Entry['type'], string> = {
  employment: 'e',
  study: 's',
  skills: 'g',
  language: 'n',
  item: 'i',
  text: 'p',
}

/** What is known of a section and not yet found again. */
interface Pool {
  entries: Entry[]
  roles: Role[]
  lines: Line[]
}

const poolOf = (entries: Entry[]): Pool => ({
  entries: [...entries],
  roles: entries.flatMap(rolesIn),
  lines: entries.flatMap(linesIn),
})

const rolesIn = (entry: Entry): Role[] => (entry.type === 'employment' ? entry.roles : [])

function linesIn(entry: Entry): Line[] {
  return [
    ...rolesIn(entry).flatMap(({ lines }) => lines),
    ...('lines' in entry ? entry.lines : []),
    ...('keywords' in entry ? entry.keywords : []),
    ...('courses' in entry ? entry.courses : []),
  ]
}

/** All ids of a section. */
export const idsIn = ({ id, entries }: Section): string[] => [
  id,
  ...entries.flatMap((entry) => [entry, ...rolesIn(entry), ...linesIn(entry)].map((node) => node.id)),
]

export function keepSection(read: Section, known: Section | null, ids: FreshIds): Section {
  const pool = poolOf(known?.entries ?? [])
  const entries = read.entries.map((entry) => keepEntry(entry, pool, ids))
  const head = known ? { id: known.id, kind: known.kind, title: known.title } : { id: ids.claim(undefined, 'c') }
  return { ...read, ...head, entries }
}

function keepEntry(read: Entry, pool: Pool, ids: FreshIds): Entry {
  const known = takeFirst(pool.entries, (it) => nameOf(it) === nameOf(read))
  const id = known?.id ?? ids.claim(undefined, prefixes[read.type])
  const extras = known && 'extras' in known && known.extras ? { extras: known.extras } : {}
  const lines = (of: Line[]) => keepLines(of, pool, ids)
  switch (read.type) {
    case 'employment':
      return { ...read, id, roles: read.roles.map((role) => keepRole(role, pool, ids)) }
    case 'study':
      return { ...read, ...extras, id, courses: lines(read.courses), lines: lines(read.lines) }
    case 'item':
      return { ...read, ...extras, id, keywords: lines(read.keywords), lines: lines(read.lines) }
    case 'skills':
      return { ...read, ...extras, id, keywords: lines(read.keywords) }
    case 'language':
      return { ...read, ...extras, id }
    case 'text':
      return { ...read, id, lines: lines(read.lines) }
  }
}

function keepRole(read: Role, pool: Pool, ids: FreshIds): Role {
  const known = takeFirst(pool.roles, (it) => it.title === read.title && it.start === read.start)
  const extras = known?.extras ? { extras: known.extras } : {}
  return { ...read, ...extras, id: known?.id ?? ids.claim(undefined, 'r'), lines: keepLines(read.lines, pool, ids) }
}

const keepLines = (lines: Line[], pool: Pool, ids: FreshIds): Line[] =>
  lines.map((line) => {
    const known = takeFirst(pool.lines, (it) => it.text === line.text)
    return { ...line, id: known?.id ?? ids.claim(undefined, 'l') }
  })

/** Name and contact read anew, with what they do not show. */
export function keepBasics(read: Basics, known: Basics, ids: FreshIds): Basics {
  const { image, extras } = known
  const pool = [...known.links]
  return {
    ...read,
    ...(image === undefined ? {} : { image }),
    ...(extras === undefined ? {} : { extras }),
    links: read.links.map(
      (link) => takeFirst(pool, (it) => it.url === link.url) ?? { ...link, id: ids.claim(undefined, 'k') },
    ),
    more: read.more.map((line) => ({ ...line, id: ids.claim(undefined, 'l') })),
  }
}

function takeFirst<Node>(pool: Node[], isSame: (node: Node) => boolean): Node | undefined {
  const at = pool.findIndex(isSame)
  return at < 0 ? undefined : pool.splice(at, 1)[0]
}

/** What makes an entry the one it is. */
function nameOf(entry: Entry): string {
  switch (entry.type) {
    case 'employment':
      return `employment ${entry.organisation}`
    case 'study':
      return `study ${entry.institution} ${entry.degree}`
    case 'item':
      return `item ${entry.title}`
    case 'skills':
      return `skills ${entry.name}`
    case 'language':
      return `language ${entry.language}`
    case 'text':
      return 'text'
  }
}
