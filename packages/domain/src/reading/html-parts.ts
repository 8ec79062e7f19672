import type { ResumeDocument, Section } from '../resume/document.ts'
import { type Keeper, keepSection } from '../resume/html/keep.ts'
import { type Block, type Run, textOf } from '../resume/html/page.ts'
import type { MarkedPage, Part } from '../resume/html/read.ts'
import { idsInSection } from '../resume/nodes.ts'
import { usualTitle } from '../resume/section-titles.ts'
import { sectionKindOf } from './headings.ts'
import { sourceOf } from './html-source.ts'
import { type Reading, readResume } from './read.ts'

/** What the reading engine found, and in which part of the page. */
export interface Found {
  document: ResumeDocument
  source: string
  partAt(offset: number): Part | undefined
  /** Its own section first, then those that have no marked title. */
  sectionsIn(part: Part): Section[]
  isOwn(section: Section): boolean
}

/** Reads the page without what is known; of that, only the titles are shown. */
export function readUnknown({ top, parts }: MarkedPage): Found {
  const owners = new Map<Block, Part>(top.blocks.map((block) => [block, top]))
  const titles = new Set<Block>()
  for (const part of parts) {
    const title = part.title && part.title.marks['data-block'] !== 'unplaced' ? wellKnown(part, part.title) : null
    if (title) titles.add(title)
    for (const block of [...(title ? [title] : []), ...(part.isIntact ? [] : part.blocks)]) owners.set(block, part)
  }
  const { source, blocks } = sourceOf([...owners.keys()])
  const texts = source.fragments.map(({ text }) => text)
  return locate(readResume(source), { texts, blocks, owners, titles })
}

/** A title in words that say which kind of section it is, whatever the person calls it. */
function wellKnown({ section }: Part, title: Block): Block {
  const text = usualTitle(section?.kind ?? sectionKindOf(textOf(title)) ?? 'other')
  const run: Run = { text, bold: true, italic: false, hidden: false, link: null, field: null }
  return { ...title, tag: 'h2', depth: 0, runs: [run], row: null }
}

interface Fed {
  /** The text of each fragment, and the block it is of. */
  texts: string[]
  blocks: Block[]
  owners: Map<Block, Part>
  titles: Set<Block>
}

function locate({ document, source }: Reading, { texts, blocks, owners, titles }: Fed): Found {
  // Each character of the source, with the break behind each fragment, knows which fragment it is of.
  const fragmentAt = new Uint32Array(source.length + 1)
  let length = 0
  for (const [index, text] of texts.entries()) {
    fragmentAt.fill(index, length, length + text.length + 1)
    length += text.length + 1
  }
  const blockAt = (offset: number) => blocks[fragmentAt[offset] ?? -1]
  const partAt = (offset: number) => owners.get(blockAt(offset) ?? unknown)
  const titleAt = ({ id }: Section) => document.origins[`${id}.title`]?.spans[0]?.[0] ?? -1
  return {
    document,
    source,
    partAt,
    sectionsIn: (part) =>
      document.sections.filter((section) => (partAt(titleAt(section)) ?? (part.title ? null : part)) === part),
    isOwn: (section) => titles.has(blockAt(titleAt(section)) ?? unknown),
  }
}

const unknown: Block = { tag: 'p', depth: 0, marks: {}, runs: [], isApart: false, row: null }

/** A part read anew. A title that was taken for one inside it makes a part of its own. */
export function partsAnew(part: Part, found: Found, keeper: Keeper): Part[] {
  return found.sectionsIn(part).map((read) => {
    const known = found.isOwn(read) ? part.section : null
    const title = found.isOwn(read) && part.title && !known ? { title: textOf(part.title) } : {}
    const section = { ...keepSection(read, known, keeper), ...title }
    return { ...part, section, unplaced: [], isIntact: true, origins: originsOf(section, part) }
  })
}

function originsOf(section: Section, { origins }: Part): ResumeDocument['origins'] {
  const ids = new Set(idsInSection(section))
  return Object.fromEntries(Object.entries(origins).filter(([key]) => ids.has(key.split('.', 1)[0] ?? '')))
}

/** What the engine put where the marks already tell what there is: it stays visible. */
export function leftOver({ top, parts }: MarkedPage, found: Found): string[] {
  const { basics, origins, unplaced } = found.document
  const known = [top, ...parts].filter((part) => part.isIntact)
  const dropped = new Set(known.flatMap((part) => found.sectionsIn(part).flatMap(idsInSection)))
  if (top.isIntact)
    for (const id of ['basics', ...[...basics.links, ...basics.more].map((it) => it.id)]) dropped.add(id)
  for (const { id } of unplaced) dropped.add(id)
  return Object.entries(origins)
    .filter(([key]) => dropped.has(key.split('.', 1)[0] ?? ''))
    .flatMap(([, { spans }]) => spans)
    .filter(([from]) => found.partAt(from)?.isIntact === false)
    .sort(([a], [b]) => a - b)
    .map(([from, to]) => found.source.slice(from, to).trim())
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
}
