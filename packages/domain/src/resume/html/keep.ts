import type { Basics, Entry, Line, Link, ResumeDocument, Role, Section } from '../document.ts'
import type { FreshIds } from '../fresh-ids.ts'
import { linesIn, rolesIn } from '../nodes.ts'

// What is read anew keeps the id of what it was before, where it still says the same; all else gets a new one.

/** What the ids of new entries begin with. */
export const idPrefixes: Record<Entry['type'], string> = {
  employment: 'e',
  study: 's',
  skills: 'g',
  language: 'n',
  item: 'i',
  text: 'p',
}

type Index<Node> = Map<string, Node[]>

/** What is known, by what it says. */
export interface Keeper {
  ids: FreshIds
  links: Index<Link>
  entries: Index<Entry>
  roles: Index<Role>
  lines: Index<Line>
}

type Known = Pick<ResumeDocument, 'basics' | 'sections'>

export function createKeeper({ basics, sections }: Known, ids: FreshIds): Keeper {
  const entries = sections.flatMap((section) => section.entries)
  return {
    ids,
    links: indexBy(basics.links, ({ url }) => url),
    entries: indexBy(entries, nameOf),
    roles: indexBy(entries.flatMap(rolesIn), roleName),
    lines: indexBy([...basics.more, ...entries.flatMap(linesIn)], ({ text }) => text),
  }
}

function indexBy<Node>(nodes: Node[], keyOf: (node: Node) => string): Index<Node> {
  const index: Index<Node> = new Map()
  for (const node of nodes) {
    const same = index.get(keyOf(node))
    if (same) same.push(node)
    else index.set(keyOf(node), [node])
  }
  return index
}

/** The first known node that says the same and whose id is free. */
function find<Node extends { id: string }>(index: Index<Node>, key: string, { ids }: Keeper): Node | undefined {
  const same = index.get(key) ?? []
  while (same[0] && !ids.isFree(same[0].id)) same.shift()
  return same[0]
}

/** `head` is what marks still tell of the section itself. */
export function keepSection(read: Section, head: Section | null, keeper: Keeper): Section {
  const { ids } = keeper
  const known = head ? { kind: head.kind, title: head.title } : {}
  const id = ids.claim(head?.id, 'c')
  return { ...read, ...known, id, entries: read.entries.map((entry) => keepEntry(entry, keeper)) }
}

function keepEntry(read: Entry, keeper: Keeper): Entry {
  const known = find(keeper.entries, nameOf(read), keeper)
  const id = keeper.ids.claim(known?.id, idPrefixes[read.type])
  const kept = { ...read, ...(known && extrasOf(known)), id }
  if ('roles' in kept) kept.roles = kept.roles.map((role) => keepRole(role, keeper))
  if ('courses' in kept) kept.courses = keepLines(kept.courses, keeper)
  if ('keywords' in kept) kept.keywords = keepLines(kept.keywords, keeper)
  if ('lines' in kept) kept.lines = keepLines(kept.lines, keeper)
  return kept
}

const extrasOf = (known: Entry | Role) => ('extras' in known && known.extras ? { extras: known.extras } : {})

function keepRole(read: Role, keeper: Keeper): Role {
  const known = find(keeper.roles, roleName(read), keeper)
  return {
    ...read,
    ...(known && extrasOf(known)),
    id: keeper.ids.claim(known?.id, 'r'),
    lines: keepLines(read.lines, keeper),
  }
}

const keepLines = (lines: Line[], keeper: Keeper): Line[] =>
  lines.map((line) => {
    const known = find(keeper.lines, line.text, keeper)
    return { ...line, id: keeper.ids.claim(known?.id, 'l') }
  })

/** Name and contact read anew, with what they do not show. */
export function keepBasics(read: Basics, { image, extras }: Basics, keeper: Keeper): Basics {
  return {
    ...read,
    ...(image === undefined ? {} : { image }),
    ...(extras === undefined ? {} : { extras }),
    links: read.links.map((link) => keepLink(link, keeper)),
    more: keepLines(read.more, keeper),
  }
}

function keepLink(read: Link, keeper: Keeper): Link {
  const known = find(keeper.links, read.url, keeper)
  return { ...(known ?? read), id: keeper.ids.claim(known?.id, 'k') }
}

const roleName = ({ title, start }: Role) => `${title} ${start}`

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
      return `text ${entry.lines[0]?.text}`
  }
}
