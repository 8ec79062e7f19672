import type { Entry, ResumeDocument } from '../resume/document.ts'
import type { Edit } from '../resume/edit.ts'
import { idsIn } from '../resume/nodes.ts'
import { allSections, listsIn } from './lists.ts'

/** The edits that have an effect, by what they do. */
export interface Standing {
  /** What a line says then; empty where it is left out. */
  texts: Map<string, string>
  /** Lines whose words are in another one. */
  taken: Set<string>
  /** Lines and groups of skills that stand elsewhere in their list. */
  moved: Map<string, Edit>
  added: Map<string, Edit>
}

/** The headline, as a line that other words may stand for. */
export const headlineId = 'basics.label'

/** Lists that an edit may name before they exist. */
export const futureLists: readonly string[] = ['summary', 'skills']

/**
 * Two edits may not say two things of one line. Where they do, the one with the smaller id stands, so that the order
 * in which they come decides nothing; `judge` lets no such pair through.
 */
export function standingEdits(document: ResumeDocument, edits: readonly Edit[]): Standing {
  const known = new Set(idsIn(document))
  const listOf = whereabouts(document)
  const standing: Standing = { texts: new Map(), taken: new Set(), moved: new Map(), added: new Map() }
  const said = new Set<string>()
  for (const edit of inOrder(edits)) {
    const { line, kind, text, place, takes = [] } = edit
    if (kind === 'added') {
      const fits = !known.has(line) && place && (listOf.lists.has(place.list) || futureLists.includes(place.list))
      if (fits && text.trim() !== '' && !standing.added.has(line)) standing.added.set(line, edit)
    } else if (kind === 'moved') {
      if (place && listOf.places.get(line) === place.list && !standing.moved.has(line)) standing.moved.set(line, edit)
    } else if (kind !== 'kept' && isOfOneList([line, ...takes], listOf.lines)) {
      if ([line, ...takes].some((id) => said.has(id)) || takes.includes(line)) continue
      for (const id of [line, ...takes]) said.add(id)
      standing.texts.set(line, text)
      for (const id of takes) standing.taken.add(id)
    }
  }
  return standing
}

const inOrder = (edits: readonly Edit[]) => [...edits].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))

function isOfOneList(ids: string[], lines: Map<string, string>): boolean {
  const [first, ...others] = ids.map((id) => lines.get(id))
  return first !== undefined && others.every((list) => list === first)
}

const isGroup = ({ type }: Entry) => type === 'skills'

/** The list in which each line stands, each group of skills, and the section of these. */
function whereabouts(document: ResumeDocument) {
  const lists = listsIn(document)
  const lines = new Map([
    [headlineId, headlineId] as const,
    ...lists.flatMap((list) => list.lines.map(({ id }) => [id, list.id] as const)),
  ])
  const groups = document.sections.flatMap(({ id, kind, entries }) =>
    kind === 'skills'
      ? [[id, allSections] as const, ...entries.filter(isGroup).map((entry) => [entry.id, id] as const)]
      : [],
  )
  return { lists: new Set(lists.map(({ id }) => id)), lines, places: new Map([...lines, ...groups]) }
}
