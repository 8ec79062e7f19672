import { type Entry, type Line, type Section, type SectionKind, sectionKinds } from '../document.ts'
import { sectionShape } from '../document-shape.ts'
import type { FreshIds } from '../fresh-ids.ts'
import { isObject } from '../json.ts'
import { displayTitle } from '../section-titles.ts'
import { readAs } from '../shape.ts'
import { oneLine, shown } from '../shown.ts'
import { idPrefixes } from './keep.ts'
import { parseMark, unshowable } from './marks.ts'
import { type Block, isMarked, textOf } from './page.ts'
import { exactText, headOf, lineOf } from './read-fields.ts'

/** An entry in the making; its shape judges it in the end. */
type OpenEntry = { [key: string]: unknown }

interface State {
  ids: FreshIds
  entries: OpenEntry[]
  /** Where the next line goes. */
  lines: Line[] | null
  /** Whether everything so far is known by its marks. */
  isIntact: boolean
}

export interface MarkedSection {
  /** What the marks say, as far as they go. */
  section: Section | null
  isIntact: boolean
}

/** The section under a marked title. New lines join the entry they stand in; anything else new is not read here. */
export function readMarkedSection(title: Block, blocks: readonly Block[], ids: FreshIds): MarkedSection {
  const kind = sectionKinds.find((it) => it === title.marks['data-kind']) ?? 'other'
  const id = ids.claim(title.marks['data-id'], 'c')
  const state: State = { ids, entries: [], lines: null, isIntact: true }
  for (const block of blocks) readBlock(block, state)
  const section = readAs(sectionShape, {
    id,
    kind,
    title: titleOf(title, kind),
    entries: state.entries.filter(isWhole),
  })
  const isIntact = state.isIntact && state.entries.every(isWhole) && section !== null
  return { section, isIntact }
}

const isWhole = (entry: OpenEntry) => !Array.isArray(entry.roles) || entry.roles.length > 0

function titleOf(block: Block, kind: SectionKind): string {
  return exactText(block.marks, oneLine(textOf(block)), (title) => displayTitle({ kind, title }))
}

function readBlock(block: Block, state: State) {
  const type = block.marks['data-block'] ?? ''
  const read = isMarked(block) ? (Object.hasOwn(readers, type) ? readers[type] : null) : readNewLine
  if (!read?.(block, state)) state.isIntact = false
}

type ReadBlock = (block: Block, state: State) => boolean

function readNewLine(block: Block, state: State): boolean {
  const isText = state.entries.at(-1)?.type === 'text'
  if (!state.lines || !(block.tag === 'li' || (isText && block.tag === 'p'))) return false
  addLine(state.lines, block, state)
  return true
}

function addLine(lines: Line[], block: Block, { ids }: State) {
  const line = lineOf(block)
  lines.push({ ...line, id: ids.claim(line.id, 'l') })
}

function readLine(block: Block, state: State): boolean {
  const entry = block.marks['data-entry']
  const last = state.entries.at(-1)
  if (entry !== undefined && !(last?.type === 'text' && last.marked === entry)) {
    state.lines = []
    state.entries.push({ type: 'text', id: state.ids.claim(entry, 'p'), marked: entry, lines: state.lines })
  }
  const isHeld = state.lines !== null
  if (!isHeld) holdLines(state)
  addLine(state.lines ?? [], block, state)
  return isHeld
}

/** Lines whose entry is not known any more are kept together, so that at least they are. */
function holdLines(state: State) {
  state.lines = []
  state.entries.push({ type: 'text', id: state.ids.claim(undefined, 'p'), lines: state.lines })
}

/** A head of which there are two was split or copied: what it says now has to be read. */
function open(block: Block, state: State, type: string, prefix: string): OpenEntry | null {
  const said = headOf(block)
  const id = block.marks['data-id']
  if (!said || !state.ids.isFree(id)) return null
  const inner = said.lines.map((line) => ({ ...line, id: state.ids.claim(line.id, 'l') }))
  return { ...said.fields, type, id: state.ids.claim(id, prefix), inner }
}

/** An entry begins: with lists of its own, and with lines where it is told of. */
function readHead(type: Entry['type'], listsOf: (entry: OpenEntry) => OpenEntry, isTold = false): ReadBlock {
  return (block, state) => {
    const entry = open(block, state, type, idPrefixes[type])
    state.lines = isTold ? [] : null
    if (entry) state.entries.push({ ...entry, ...listsOf(entry), ...(isTold ? { lines: state.lines } : {}) })
    return entry !== null
  }
}

const readers: Record<string, ReadBlock> = {
  line: readLine,
  label: readLine,
  employment: readHead('employment', () => ({ roles: [] })),
  description(block, state) {
    const job = state.entries.at(-1)
    if (job?.type !== 'employment') return false
    job.description = exactText(block.marks, textOf(block), shown)
    return true
  },
  role(block, state) {
    openHeadless(block, state)
    const role = open(block, state, 'role', 'r')
    const job = state.entries.at(-1)
    if (!role || !Array.isArray(job?.roles)) return false
    state.lines = []
    job.roles.push({ ...role, lines: state.lines })
    return true
  },
  study: readHead('study', () => ({ courses: [] }), true),
  item: readHead('item', () => ({ keywords: [] }), true),
  skills: readHead('skills', ({ inner }) => ({ keywords: inner })),
  language: readHead('language', () => ({})),
  courses: (block, state) => readRow(block, state, 'study', 'courses'),
  keywords: (block, state) => readRow(block, state, 'item', 'keywords'),
}

/** The first role of an employer of whom nothing is known says whose it is. */
function openHeadless({ marks }: Block, { entries, ids }: State) {
  const job = parseMark(marks['data-employment'])
  if (isObject(job) && typeof job.id === 'string' && ids.isFree(job.id))
    entries.push({ ...unshowable(job), type: 'employment', id: ids.claim(job.id, 'e'), roles: [] })
}

function readRow(block: Block, { entries, ids }: State, type: string, name: string): boolean {
  const said = headOf(block)
  const entry = entries.at(-1)
  if (!said || entry?.type !== type) return false
  entry[name] = said.lines.map((line) => ({ ...line, id: ids.claim(line.id, 'l') }))
  return true
}
