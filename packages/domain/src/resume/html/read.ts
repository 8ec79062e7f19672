import { type Basics, currentVersion, type Line, type Origin, type ResumeDocument, type Section } from '../document.ts'
import { originShape } from '../document-shape.ts'
import { createFreshIds, type FreshIds } from '../fresh-ids.ts'
import { isObject, type JsonObject } from '../json.ts'
import { idsIn } from '../nodes.ts'
import { readAs } from '../shape.ts'
import { type Attributes, originsOf, parseMark, parseRest } from './marks.ts'
import { type Block, isMarked, type Page, textOf } from './page.ts'
import { readMarkedBasics } from './read-basics.ts'
import { lineOf } from './read-fields.ts'
import { readMarkedSection } from './read-section.ts'

/** A title and what stands under it; the first part is what stands before all titles. */
export interface Part {
  title: Block | null
  blocks: Block[]
  /** What the marks say of it, as far as they go. */
  section: Section | null
  /** Lines under the title of what fits nowhere. */
  unplaced: Line[]
  /** Whether the marks say all of it. */
  isIntact: boolean
  origins: ResumeDocument['origins']
}

/** What the marks of a page say. */
export interface MarkedPage {
  basics: Basics
  top: Part
  parts: Part[]
  extras: JsonObject | undefined
  /** Of no block. */
  origins: ResumeDocument['origins']
  ids: FreshIds
}

/** `before` is the document that the page was made of, if it is known: its ids are not given to anything new. */
export function readMarks({ root, blocks }: Page, before?: ResumeDocument): MarkedPage {
  const rest = parseRest(root ?? {})
  const ids = createFreshIds([...blocks.flatMap(markedIds), ...(before ? idsIn(before) : [])])
  const [top, ...unread] = partsOf(blocks)
  // What is to be read anew will ask for its ids again.
  const isIntact = (part: { isIntact: boolean }) => part.isIntact
  const said = ids.trying(() => readMarkedBasics(top?.blocks ?? [], asObject(rest.basics), ids), isIntact)
  const parts = unread.map((part) => ids.trying(() => readPart(part, ids), isIntact))
  return {
    basics: said.basics,
    top: { ...emptyPart(null), ...top, isIntact: said.isIntact, origins: originsIn(top?.blocks ?? []) },
    parts,
    extras: isObject(rest.extras) ? rest.extras : undefined,
    origins: validOrigins(asObject(rest.origins)),
    ids,
  }
}

const asObject = (value: unknown): JsonObject => (isObject(value) ? value : {})

function markedIds({ marks, runs }: Block): string[] {
  const all: Attributes[] = [marks, ...runs.flatMap(({ field }) => (field ? [field] : []))]
  return all.flatMap((it) => [it['data-id'], it['data-entry'], employmentIn(it)]).filter((id) => id !== undefined)
}

function employmentIn(marks: Attributes): string | undefined {
  const { id } = asObject(parseMark(marks['data-employment']))
  return typeof id === 'string' ? id : undefined
}

const emptyPart = (title: Block | null): Part => ({
  title,
  blocks: [],
  section: null,
  unplaced: [],
  isIntact: false,
  origins: {},
})

function partsOf(blocks: readonly Block[]): Part[] {
  const parts = [emptyPart(null)]
  const top = topLength(blocks)
  for (const [index, block] of blocks.entries()) {
    if (index >= top && isTitle(block)) parts.push(emptyPart(block))
    else parts.at(-1)?.blocks.push(block)
  }
  return parts
}

const isTitle = (block: Block) => (isMarked(block) ? isMarkedTitle(block) : /^h[12]$/.test(block.tag))
const isMarkedTitle = ({ marks }: Block) => /^(?:section|unplaced)$/.test(marks['data-block'] ?? '')

/** Up to the contact, a heading is a name or a headline; the first block of all is never a section's title. */
function topLength(blocks: readonly Block[]): number {
  const first = blocks.findIndex(isMarkedTitle)
  const before = first < 0 ? blocks : blocks.slice(0, first)
  const last = before.findLastIndex(({ marks }) => /^(?:name|headline|contact)$/.test(marks['data-block'] ?? ''))
  return Math.max(last, first === 0 ? -1 : 0) + 1
}

function readPart(part: Part, ids: FreshIds): Part {
  const { title, blocks } = part
  const origins = originsIn(title ? [title, ...blocks] : blocks)
  const type = title?.marks['data-block']
  if (title && type === 'section') return { ...part, ...readMarkedSection(title, blocks, ids), origins }
  if (type !== 'unplaced') return { ...part, origins }
  const unplaced = blocks.map((block) => ({ ...lineOf(block), id: ids.claim(block.marks['data-id'], 'l') }))
  return { ...part, unplaced, isIntact: true, origins }
}

const originsIn = (blocks: readonly Block[]) =>
  validOrigins(Object.assign({}, ...blocks.map((block) => originsOf(block.marks, textOf(block)))))

function validOrigins(origins: JsonObject): Record<string, Origin> {
  const read = Object.entries(origins).map(([key, value]) => [key, readAs(originShape, value)] as const)
  return Object.fromEntries(read.flatMap(([key, origin]) => (origin ? [[key, origin]] : [])))
}

/** The document that the parts make. */
export function documentOf({ basics, extras, origins, top }: MarkedPage, parts: readonly Part[]): ResumeDocument {
  return {
    version: currentVersion,
    basics,
    sections: parts.flatMap(({ section }) => (section ? [section] : [])),
    unplaced: parts.flatMap(({ unplaced }) => unplaced),
    origins: Object.assign({}, origins, top.origins, ...parts.map((part) => part.origins)),
    ...(extras === undefined ? {} : { extras }),
  }
}
