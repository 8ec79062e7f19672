import type { Entry, ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { type Block, textOf } from '@bespeak/domain/resume/html/page.ts'
import { pageOf } from '@bespeak/domain/resume/html/walk.ts'
import { toNodes } from '@bespeak/domain/resume/html/write.ts'
import { linesIn, rolesIn } from '@bespeak/domain/resume/nodes.ts'
import {
  apply,
  type Edit,
  type ProvenanceKind,
  type ProvenanceLine,
  provenance,
  provenanceKinds,
} from '@bespeak/domain/tailor/index.ts'
import { byKey } from '../by-key.ts'
import type { Written } from '../html/content.ts'
import { parseHtml } from '../html/parse.ts'
import { idsIn, lineNumbers, shownIn } from './line-numbers.ts'
import { type Ground, type OwnWords, ownWordsIn } from './own-words.ts'
import { standing, type TailorEdit } from './tailor-edits.ts'

/** A line of a tailored page: what became of it, and the user's own words behind it. */
export interface TracedLine {
  text: string
  kind: ProvenanceKind | 'yours'
  sources: string[]
  /** The lines of the user's own page that it comes from, counted from 1. */
  lines: number[]
  /** Whether something that the user said when asked is behind it. */
  said: boolean
  /** False where today's engine would no longer write it. */
  holds: boolean
}

/**
 * Every line of the page. What the tailoring did not put there was typed by the user: a line of an edit that was taken
 * back stays that edit's, a line that was moved to another employer does not stay the one it was.
 */
export function pageProvenance(
  { content, document }: Written,
  ground: Ground,
  edits: readonly TailorEdit[],
  fallen: ReadonlySet<string> = new Set(),
): TracedLine[] {
  const traced = new Map([...tracedBlocks(ground, edits, fallen), ...tracedBlocks(ground, standing(edits), fallen)])
  /** Of several that say the same under one employer each is taken once, in their order; the last also for copies of it. */
  const lineOf = (key: string) => {
    const [first, ...others] = traced.get(key) ?? []
    if (others.length > 0) traced.set(key, others)
    return first?.line
  }
  const ownerOf = ownersOnPage(document)
  return shownIn(pageOf(parseHtml(content)).blocks).map((block) => {
    const text = textOf(block)
    const { owner, isOurTitle } = ownerOf(text)
    return lineOf(keyOf(owner, text)) ?? { text, kind: isOurTitle ? 'added' : 'yours', ...nothingBehind, holds: true }
  })
}

const nothingBehind = { sources: [], lines: [], said: false }

const keyOf = (owner: string, text: string) => `${owner}\n${text}`

interface Placed {
  block: Block
  /** Whose it is: the employer, the school or the project it stands under, if any. */
  owner: string
}

function placedIn(document: ResumeDocument): Placed[] {
  const owners = new Map(document.sections.flatMap(({ entries }) => entries.flatMap(idsWithOwner)))
  const ownerOf = (block: Block) => idsIn(block).flatMap((id) => owners.get(id) ?? [])[0] ?? ''
  return shownIn(pageOf(toNodes(document)).blocks).map((block) => ({ block, owner: ownerOf(block) }))
}

function idsWithOwner(entry: Entry): [id: string, owner: string][] {
  const ids = [entry, ...rolesIn(entry), ...linesIn(entry)].map(({ id }) => id)
  return ids.map((id) => [id, ownerName(entry).trim().toLowerCase()])
}

function ownerName(entry: Entry): string {
  if (entry.type === 'employment') return entry.organisation ?? ''
  if (entry.type === 'study') return entry.institution ?? ''
  return entry.type === 'item' ? (entry.title ?? '') : ''
}

/** Marks can be copied along with a line: whose it is, the document says, which was read from where it stands. */
function ownersOnPage(document: ResumeDocument) {
  const places = new Map<string, { owner: string; isOurTitle: boolean }[]>()
  for (const { block, owner } of placedIn(document)) {
    const same = places.get(textOf(block)) ?? []
    same.push({ owner, isOurTitle: block.marks['data-block'] === 'unplaced' })
    places.set(textOf(block), same)
  }
  let last = ''
  return (text: string) => {
    const place = places.get(text)?.shift() ?? { owner: last, isOurTitle: false }
    last = place.owner
    return place
  }
}

function tracedBlocks(
  ground: Ground,
  edits: readonly Edit[],
  fallen: ReadonlySet<string>,
): Map<string, { line: TracedLine }[]> {
  const { document } = ground.original
  const own = ownWordsIn(ground)
  const statements = new Map(provenance(document, edits).map((statement) => [statement.line, statement]))
  const before = lineNumbers(document)
  const lines = placedIn(apply(document, edits)).map(({ block, owner }) => {
    const about = idsIn(block).flatMap((id) => statements.get(id) ?? [])
    const said = about.length > 0 ? stated(block, about, own, before) : framing(block, before, own)
    return { owner, line: { ...said, holds: !about.some((statement) => fallen.has(statement.line)) } }
  })
  return byKey(lines, ({ owner, line }) => keyOf(owner, line.text))
}

type Said = Omit<TracedLine, 'holds'>

type OwnLines = ReturnType<typeof lineNumbers>

function stated(block: Block, about: readonly ProvenanceLine[], own: OwnWords, before: OwnLines): Said {
  const kind = provenanceKinds.findLast((it) => about.some((statement) => statement.kind === it)) ?? 'kept'
  const sources = about.flatMap((statement) => statement.sources)
  return {
    text: textOf(block),
    kind,
    sources: own.quote(sources),
    lines: [...new Set(sources.flatMap((id) => before.ofSource.get(id) ?? []))].sort((one, other) => one - other),
    said: sources.some((id) => id.startsWith('fact-')),
  }
}

/** Names, contact and titles state nothing of what a person did; they stand as they stood, or are a title of ours. */
function framing(block: Block, before: OwnLines, own: OwnWords): Said {
  const text = textOf(block)
  const pieces = own.has(text) ? [text] : block.runs.filter(({ field }) => field).map((run) => run.text.trim())
  const line = before.ofBlock(block)
  return {
    text,
    kind: line ? 'kept' : 'added',
    sources: [...new Set(pieces)].filter((it) => it && own.has(it)),
    lines: line ? [line] : [],
    said: false,
  }
}
