import type { Line, ResumeDocument } from '../resume/document.ts'
import type { Edit } from '../resume/edit.ts'
import { idsIn } from '../resume/nodes.ts'
import type { Source } from '../resume/sources.ts'
import { allSections, type LineList, listsIn, runsIn } from './lists.ts'
import { organisationsIn } from './organisation-named.ts'

/** What edits of one document are judged by. */
export interface Ground {
  ids: Set<string>
  sources: Map<string, Source>
  lists: Map<string, LineList>
  /** By the id of a line. */
  lines: Map<string, { line: Line; list: LineList }>
  /** Groups of skills, by the section that holds them, and that section. */
  groups: Map<string, string>
  listed: { skills: Line[] }
  /** The names of roles, studies and items by which a person says that something was done there. */
  organisations: Map<string, string[]>
}

export function groundOf(document: ResumeDocument, sources: readonly Source[]): Ground {
  const lists = listsIn(document)
  const skills = lists.filter(isSkillList)
  return {
    ids: new Set(idsIn(document)),
    sources: new Map(sources.map((source) => [source.id, source])),
    lists: new Map(lists.map((list) => [list.id, list])),
    lines: new Map(lists.flatMap((list) => list.lines.map((line) => [line.id, { line, list }] as const))),
    groups: new Map(
      document.sections.flatMap(({ id, kind, entries }) =>
        kind === 'skills'
          ? [
              [id, allSections] as const,
              ...entries.filter(({ type }) => type === 'skills').map((it) => [it.id, id] as const),
            ]
          : [],
      ),
    ),
    listed: { skills: skills.flatMap(({ lines }) => lines) },
    organisations: organisationsIn(document),
  }
}

const isSkillList = ({ section, entry }: LineList) => section === 'skills' || entry.type === 'skills'

/** Where an edit acts. */
export interface Where {
  original: Line | null
  /** Null for a list that is not there yet, and for groups of skills. */
  list: LineList | null
  runs: Line[][]
  group: boolean
  isSkill: boolean
  /** A summary and a list of skills speak of the whole person; all else of one role, study or item. */
  isOpen: boolean
}

/** Null where it names something that the resume does not have. */
export function whereOf({ line, kind, place }: Edit, { lines, lists, groups }: Ground): Where | null {
  if (kind === 'moved' && place && groups.get(line) === place.list)
    return { original: null, list: null, runs: [], group: true, isSkill: true, isOpen: true }
  if (kind === 'added') {
    const list = place && lists.get(place.list)
    if (list) return { original: null, ...around(list) }
    if (place?.list !== 'summary' && place?.list !== 'skills') return null
    return { original: null, list: null, runs: [], group: false, isSkill: place.list === 'skills', isOpen: true }
  }
  const known = lines.get(line)
  if (!known || (place && place.list !== known.list.id)) return null
  return { original: known.line, ...around(known.list) }
}

function around(list: LineList): Omit<Where, 'original'> {
  const isSkill = isSkillList(list)
  return { list, runs: runsIn(list.lines), group: false, isSkill, isOpen: isSkill || list.section === 'summary' }
}

/** Two edits of one line may stand together where one moves it and the other changes its words. */
export const wayOf = ({ kind }: Pick<Edit, 'kind'>): 'place' | 'text' | 'none' =>
  kind === 'kept' ? 'none' : kind === 'moved' ? 'place' : 'text'
