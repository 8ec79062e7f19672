import type { Item, LanguageSkill, SkillGroup, Study } from '../document.ts'
import type { JsonObject } from '../json.ts'
import { createReader, createWriter } from './fields.ts'
import { compact, type Ids, linesOf, readStory, textsOf, writeStory } from './lines.ts'

export function readStudy(source: JsonObject, ids: Ids): Study {
  const from = createReader(source)
  const start = from.start('startDate')
  const fields = {
    institution: from.text('institution'),
    degree: from.text('studyType'),
    area: from.text('area'),
    location: from.text('location'),
    url: from.text('url'),
    start,
    end: from.end('endDate', start),
    score: from.text('score', 'gpa'),
    courses: linesOf(from.texts('courses'), ids),
    lines: readStory(from, 'summary', ids),
  }
  return compact({ type: 'study' as const, id: ids('s'), ...fields }, from.left)
}

export function writeStudy(study: Study): JsonObject {
  const to = createWriter(study.extras)
  to.text('institution', study.institution)
  to.text('studyType', study.degree)
  to.text('area', study.area)
  to.text('location', study.location)
  to.text('url', study.url)
  to.start('startDate', study.start)
  to.end('endDate', study.end)
  to.text('score', study.score, 'gpa')
  to.texts('courses', textsOf(study.courses))
  writeStory(to, 'summary', study.lines)
  return to.out
}

export function readSkillGroup(source: JsonObject, ids: Ids): SkillGroup {
  const from = createReader(source)
  const fields = { name: from.text('name'), level: from.text('level'), keywords: linesOf(from.texts('keywords'), ids) }
  return compact({ type: 'skills' as const, id: ids('g'), ...fields }, from.left)
}

export function writeSkillGroup(group: SkillGroup): JsonObject {
  const to = createWriter(group.extras)
  to.text('name', group.name)
  to.text('level', group.level)
  to.texts('keywords', textsOf(group.keywords))
  return to.out
}

export function readLanguage(source: JsonObject, ids: Ids): LanguageSkill {
  const from = createReader(source)
  const fields = { language: from.text('language'), fluency: from.text('fluency') }
  return compact({ type: 'language' as const, id: ids('n'), ...fields }, from.left)
}

export function writeLanguage(skill: LanguageSkill): JsonObject {
  const to = createWriter(skill.extras)
  to.text('language', skill.language)
  to.text('fluency', skill.fluency)
  return to.out
}

/** What JSON Resume calls the same things in its different lists. */
interface ItemNames {
  title: string
  organisation: string
  date: string
  told: string
}

const usual: ItemNames = { title: 'name', organisation: 'organization', date: 'endDate', told: 'summary' }
const names: Record<string, Partial<ItemNames>> = {
  certificates: { organisation: 'issuer', date: 'date' },
  awards: { title: 'title', organisation: 'awarder', date: 'date' },
  publications: { organisation: 'publisher', date: 'releaseDate' },
  projects: { organisation: 'entity', told: 'description' },
  references: { told: 'reference' },
}
const namesIn = (list: string): ItemNames => ({ ...usual, ...names[list] })

export function readItem(list: string, source: JsonObject, ids: Ids): Item {
  const from = createReader(source)
  const { title, organisation, date, told } = namesIn(list)
  const start = from.start('startDate')
  const fields = {
    title: from.text(title),
    organisation: from.text(organisation),
    location: from.text('location'),
    url: from.text('url', 'website'),
    start,
    end: from.end(date, list === 'projects' ? start : undefined),
    lines: readStory(from, told, ids),
    keywords: linesOf(from.texts('keywords'), ids),
  }
  return compact({ type: 'item' as const, id: ids('i'), ...fields }, from.left)
}

export function writeItem(list: string, item: Item): JsonObject {
  const to = createWriter(item.extras)
  const { title, organisation, date, told } = namesIn(list)
  to.text(title, item.title)
  to.text(organisation, item.organisation)
  to.text('location', item.location)
  to.text('url', item.url, 'website')
  to.start('startDate', item.start)
  to.end(date, item.end)
  writeStory(to, told, item.lines)
  to.texts('keywords', textsOf(item.keywords))
  return to.out
}
