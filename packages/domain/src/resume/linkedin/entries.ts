import type { Item, LanguageSkill, SkillGroup, Study } from '../document.ts'
import { compact, type Ids, linesOf } from '../json-resume/lines.ts'
import type { Row } from './csv.ts'
import { dateOf, startOf } from './dates.ts'
import { storyOf } from './story.ts'

export const readStudies = (rows: readonly Row[], ids: Ids): Study[] =>
  rows.map((row) =>
    compact({
      type: 'study' as const,
      id: ids('s'),
      institution: row('School Name'),
      degree: row('Degree Name'),
      start: startOf(row('Start Date')),
      end: dateOf(row('End Date')),
      courses: [],
      lines: [...storyOf(row('Notes'), ids), ...storyOf(row('Activities'), ids)],
    }),
  )

export function readSkills(rows: readonly Row[], ids: Ids): SkillGroup[] {
  const names = rows.flatMap((row) => row('Name') ?? [])
  return names.length === 0 ? [] : [{ type: 'skills', id: ids('g'), keywords: linesOf([...new Set(names)], ids) }]
}

export const readLanguages = (rows: readonly Row[], ids: Ids): LanguageSkill[] =>
  rows.map((row) =>
    compact({
      type: 'language' as const,
      id: ids('n'),
      language: row('Name'),
      fluency: row('Proficiency'),
    }),
  )

interface ItemColumns {
  title: string
  organisation?: string
  start?: string
  date: string
}

export const readItems =
  ({ title, organisation, start, date }: ItemColumns) =>
  (rows: readonly Row[], ids: Ids): Item[] =>
    rows.map((row) =>
      compact({
        type: 'item' as const,
        id: ids('i'),
        title: row(title),
        organisation: organisation === undefined ? undefined : row(organisation),
        url: row('Url'),
        start: start === undefined ? undefined : startOf(row(start)),
        end: dateOf(row(date)),
        lines: storyOf(row('Description'), ids),
        keywords: [],
      }),
    )
