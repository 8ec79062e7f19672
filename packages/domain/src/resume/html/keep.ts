import type { Basics, Entry, Line, Link, ResumeDocument, Role, Section } from '../document.ts'
import type { FreshIds } from '../fresh-ids.ts'
import { linesIn, rolesIn } from '../nodes.ts'

// What is read anew keeps the id of what it was before, where it still says the same; all else gets a new one.

const prefixes: Record<Entry['type'], string> = {
  employment: 'e',
  study: 's',
  skills: 'g',
  language: 'n',
  item: 'i',
  text: 'p',
}

/** What is known and not yet found again. */
export interface Keeper {
  ids: FreshIds
  links: Link[]
  entries: Entry[]
  roles: Role[]
  lines: Line[]
}

type Known = Pick<ResumeDocument, 'basics' | 'sections'>

export function createKeeper({ basics, sections }: Known, ids: FreshIds): Keeper {
  const entries = sections.flatMap((section) => section.entries)
  return {
    ids,
    links: [...basics.links],
    entries,
    roles: entries.flatMap(rolesIn),
    lines: [...basics.more, ...entries.flatMap(linesIn)],
  }
}

/** The first known node that is free and says the same. */
function find<Node extends { id: string }>(
  known: Node[],
  { ids }: Keeper,
  isSame: (node: Node) => boolean,
): Node | undefined {
  return known.find((node) => isSame(node) && ids.isFree(node.id))
}

/** `head` is what marks still tell of the section itself. */
export function keepSection(read: Section, head: Section | null, keeper: Keeper): Section {
  const { ids } = keeper
  const known = head ? { kind: head.kind, title: head.title } : {}
  const id = ids.claim(head?.id, 'c')
  return { ...read, ...known, id, entries: read.entries.map((entry) => keepEntry(entry, keeper)) }
}

function keepEntry(read: Entry, keeper: Keeper): Entry {
  const known = find(keeper.entries, keeper, (it) => nameOf(it) === nameOf(read))
  const id = keeper.ids.claim(known?.id, prefixes[read.type])
  const extras = known && 'extras' in known && known.extras ? { extras: known.extras } : {}
  const lines = (of: Line[]) => keepLines(of, keeper)
  switch (read.type) {
    case 'employment':
      return { ...read, id, roles: read.roles.map((role) => keepRole(role, keeper)) }
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

function keepRole(read: Role, keeper: Keeper): Role {
  const known = find(keeper.roles, keeper, ({ title, start }) => title === read.title && start === read.start)
  const extras = known?.extras ? { extras: known.extras } : {}
  return { ...read, ...extras, id: keeper.ids.claim(known?.id, 'r'), lines: keepLines(read.lines, keeper) }
}

const keepLines = (lines: Line[], keeper: Keeper): Line[] =>
  lines.map((line) => {
    const known = find(keeper.lines, keeper, ({ text }) => text === line.text)
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
  const known = find(keeper.links, keeper, ({ url }) => url === read.url)
  return { ...(known ?? read), id: keeper.ids.claim(known?.id, 'k') }
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
      return `text ${entry.lines[0]?.text}`
  }
}
