import type { Entry, Section } from '../document.ts'
import type { Json, JsonObject } from '../json.ts'
import {
  readItem,
  readLanguage,
  readSkillGroup,
  readStudy,
  writeItem,
  writeLanguage,
  writeSkillGroup,
  writeStudy,
} from './entries.ts'
import { asObjects } from './fields.ts'
import type { Ids } from './lines.ts'
import { readJobs, writeJob } from './work.ts'

/** The lists of JSON Resume, each with the field that a bare text in it stands for. Our sections have the same names. */
const lists = {
  work: 'name',
  volunteer: 'organization',
  education: 'institution',
  skills: 'name',
  languages: 'language',
  certificates: 'name',
  projects: 'name',
  awards: 'title',
  publications: 'name',
  interests: 'name',
  references: 'reference',
} as const
export type ListName = keyof typeof lists

export const isList = (key: string): key is ListName => Object.hasOwn(lists, key)

export const asList = (list: ListName, raw: Json | undefined): JsonObject[] | undefined => asObjects(lists[list])(raw)

export function readList(list: ListName, items: JsonObject[], ids: Ids): Section {
  return { id: ids('c'), kind: list, title: '', entries: readEntries(list, items, ids) }
}

function readEntries(list: ListName, items: JsonObject[], ids: Ids): Entry[] {
  switch (list) {
    case 'work':
    case 'volunteer':
      return readJobs(list, items, ids)
    case 'education':
      return items.map((item) => readStudy(item, ids))
    case 'skills':
      return items.map((item) => readSkillGroup(item, ids))
    case 'languages':
      return items.map((item) => readLanguage(item, ids))
    default:
      return items.map((item) => readItem(list, item, ids))
  }
}

export function writeEntry(list: ListName, entry: Entry): JsonObject[] {
  switch (entry.type) {
    case 'employment':
      return writeJob(list, entry)
    case 'study':
      return [writeStudy(entry)]
    case 'skills':
      return [writeSkillGroup(entry)]
    case 'language':
      return [writeLanguage(entry)]
    case 'item':
      return [writeItem(list, entry)]
    case 'text':
      return []
  }
}
