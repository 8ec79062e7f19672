import type { Entry, Line, ResumeDocument, Section } from '../resume/document.ts'
import type { Edit } from '../resume/edit.ts'
import { idsIn } from '../resume/nodes.ts'
import { withLists } from './lists.ts'
import { futureLists, headlineId, type Standing, standingEdits } from './standing.ts'

/** The document with these edits, in whatever order they come. Leaving one out takes back that one alone. */
export function apply(document: ResumeDocument, edits: readonly Edit[]): ResumeDocument {
  const standing = standingEdits(document, edits)
  const { texts, taken, moved, added } = standing
  if (texts.size + moved.size + added.size === 0) return document
  const listed = withLists(document, (list, lines) => editedLines(list, lines, standing))
  const sections = listed.sections.map((section, at) => withOwnLines(editedSection(section, moved), document, at))
  const changed = new Set([...texts.keys(), ...taken])
  const origins = Object.fromEntries(Object.entries(document.origins).filter(([key]) => !changed.has(key)))
  const label = texts.get(headlineId) || document.basics.label
  const basics = label === document.basics.label ? document.basics : { ...document.basics, label }
  return withNewLists({ ...listed, basics, sections: placed(sections, moved), origins }, document, standing)
}

function editedLines(list: string, lines: Line[], { texts, taken, moved, added }: Standing): Line[] {
  const inParagraphs = lines.length > 0 && lines.every(({ paragraph }) => paragraph)
  const fresh = [...added.values()]
    .filter(({ place }) => place?.list === list)
    .map((edit) => ({ line: addedLine(edit, inParagraphs), edit }))
  const elsewhere = lines.flatMap((line) => {
    const edit = moved.get(line.id)
    return edit ? [{ line, edit }] : []
  })
  return arranged(lines, [...elsewhere, ...fresh])
    .filter(({ id }) => !taken.has(id) && texts.get(id)?.trim() !== '')
    .map((line) => ({ ...line, text: texts.get(line.id) ?? line.text }))
}

const addedLine = ({ line: id, text }: Edit, paragraph: boolean): Line =>
  paragraph ? { id, text, paragraph } : { id, text }

/** What stays keeps its order; what is placed comes before the line it names. */
function arranged<Item extends { id: string }>(items: Item[], placed: { line: Item; edit: Edit }[]): Item[] {
  const names = new Set(items.map(({ id }) => id))
  const away = new Set(placed.map(({ line }) => line.id))
  const groups = new Map<string | null, typeof placed>()
  for (const one of placed) {
    const { place } = one.edit
    const id = place?.before && names.has(place.before) ? place.before : null
    groups.set(id, [...(groups.get(id) ?? []), one])
  }
  const before = (id: string | null) =>
    (groups.get(id) ?? [])
      .sort((a, b) => (a.edit.place?.index ?? 0) - (b.edit.place?.index ?? 0) || (a.line.id < b.line.id ? -1 : 1))
      .map(({ line }) => line)
  return [
    ...items.flatMap((item) => (away.has(item.id) ? before(item.id) : [...before(item.id), item])),
    ...before(null),
  ]
}

const editedSection = (section: Section, moved: Standing['moved']): Section => ({
  ...section,
  entries: placed(section.entries, moved),
})

function placed<Item extends { id: string }>(items: Item[], moved: Standing['moved']): Item[] {
  const elsewhere = items.flatMap((line) => {
    const edit = moved.get(line.id)
    return edit ? [{ line, edit }] : []
  })
  return elsewhere.length === 0 ? items : arranged(items, elsewhere)
}

/** A text without lines is none: whatever the edits say, it keeps what it had. */
function withOwnLines(section: Section, document: ResumeDocument, at: number): Section {
  const own = document.sections[at]?.entries ?? []
  const entries = section.entries.map((entry) =>
    entry.type === 'text' && entry.lines.length === 0 ? (own.find(({ id }) => id === entry.id) ?? entry) : entry,
  )
  return { ...section, entries }
}

/** Added lines for a summary or a list of skills that the resume did not have. */
function withNewLists(document: ResumeDocument, original: ResumeDocument, { added }: Standing): ResumeDocument {
  const taken = new Set([...idsIn(original), ...added.keys()])
  return futureLists.reduce((result, list) => {
    const lines = arranged(
      [],
      [...added.values()]
        .filter(({ place }) => place?.list === list)
        .map((edit) => ({ line: addedLine(edit, list === 'summary'), edit })),
    )
    return lines.length === 0 ? result : withList(result, list === 'summary' ? 'summary' : 'skills', lines, taken)
  }, document)
}

function withList(document: ResumeDocument, kind: 'summary' | 'skills', lines: Line[], taken: Set<string>) {
  const id = free(`new-${kind}`, taken)
  const entry: Entry = kind === 'summary' ? { type: 'text', id, lines } : { type: 'skills', id, keywords: lines }
  const at = document.sections.findIndex((section) => section.kind === kind)
  const sections = [...document.sections]
  const there = sections[at]
  if (there) sections[at] = { ...there, entries: [...there.entries, entry] }
  else {
    const section = { id: free(`new-${kind}-section`, taken), kind, title: '', entries: [entry] }
    sections.splice(kind === 'summary' ? 0 : 1 + lastSummary(document), 0, section)
  }
  return { ...document, sections }
}

const lastSummary = ({ sections }: ResumeDocument) => sections.findLastIndex(({ kind }) => kind === 'summary')

function free(wanted: string, taken: Set<string>): string {
  let id = wanted
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`
  taken.add(id)
  return id
}
