import type { Entry, Line, PartialDate, ResumeDocument, Role, Section } from '@bespeak/domain/resume/document.ts'
import { rolesIn } from '@bespeak/domain/resume/nodes.ts'
import { displayPeriod } from '@bespeak/domain/resume/partial-date.ts'
import { usualTitle } from '@bespeak/domain/resume/section-titles.ts'
import * as texts from '../texts.tsx'
import { type Change, changeBasics, changeEntry, changeSection, withField } from './document-edits.ts'

/** A field of the form, as the document has it. */
export interface Field {
  /** Its name in the document's origins: `basics.name`, `r1.title`. */
  name: string
  label: string
  /** What it belongs to, by its name; empty for who the person is. */
  of: string
  value: string
  put(text: string): Change
  /** Where it is two dates. */
  period?: { start: PartialDate | undefined; end: PartialDate | undefined; put(key: 'start' | 'end'): PutDate }
}

type PutDate = (date: PartialDate | undefined) => Change

type Row = [key: string, label: string]

const roleRows: Row[] = [
  ['title', texts.roleTitle],
  ['location', texts.place],
]

const entryRows: Record<Entry['type'], Row[]> = {
  employment: [
    ['organisation', texts.employer],
    ['location', texts.place],
    ['url', texts.website],
  ],
  study: [
    ['degree', texts.degree],
    ['area', texts.subject],
    ['institution', texts.school],
    ['location', texts.place],
    ['score', texts.grade],
    ['url', texts.website],
  ],
  skills: [['name', texts.groupOfSkills]],
  language: [
    ['language', texts.language],
    ['fluency', texts.level],
  ],
  item: [
    ['title', texts.name],
    ['organisation', texts.organisation],
    ['location', texts.place],
    ['url', texts.website],
  ],
  text: [],
}

/** What one of its names beside others is. */
const keywordLabels: Partial<Record<Entry['type'], string>> = {
  skills: texts.skill,
  study: texts.course,
  item: texts.keyword,
}

/** Every field of the form, in its order. */
export const fieldsIn = ({ basics, sections }: ResumeDocument): Field[] => [
  ...keysOf(texts.basicsLabels).map((key) => ({
    ...{ name: `basics.${key}`, label: texts.basicsLabels[key], of: '', value: basics[key] ?? '' },
    put: (text: string) => changeBasics((it) => withField(it, key, text)),
  })),
  ...keysOf(texts.placeLabels).map((key) => ({
    ...{ name: `basics.location.${key}`, label: texts.placeLabels[key], of: '', value: basics.location?.[key] ?? '' },
    put: (text: string) => changeBasics((it) => ({ ...it, location: withField(it.location ?? {}, key, text) })),
  })),
  ...basics.links.map(({ id, url, network }) => ({
    ...{ name: `${id}.url`, label: network ?? texts.link, of: '', value: url },
    put: (text: string) =>
      changeBasics((it) => ({
        ...it,
        links: it.links.map((link) => (link.id === id ? { ...link, url: text } : link)),
      })),
  })),
  ...basics.more.map(({ id, text }) => ({
    ...{ name: id, label: texts.anotherContact, of: '', value: text },
    put: (words: string) => changeBasics((it) => ({ ...it, more: withText(it.more, id, words) })),
  })),
  ...sections.flatMap(fieldsOfSection),
]

const keysOf = <Key extends string>(labels: Record<Key, string>): Key[] =>
  Object.keys(labels).filter((key): key is Key => key in labels)

function fieldsOfSection(section: Section): Field[] {
  const { id, kind, title } = section
  const heading: Field = {
    ...{ name: `${id}.title`, label: texts.heading, of: usualTitle(kind), value: title },
    put: (text) => changeSection(id, (it) => ({ ...it, title: text })),
  }
  return [heading, ...section.entries.flatMap((entry) => fieldsOfEntry(entry))]
}

/** The fields of an entry in the order they stand in the form. */
export function fieldsOfEntry(entry: Entry): Field[] {
  const of = nameOf(entry)
  const own = entryRows[entry.type].map(([key, label]) => ({
    ...{ name: `${entry.id}.${key}`, label, of, value: saidIn(entry, key) },
    put: (text: string) => changeEntry(entry.id, (it) => ({ ...it, [key]: text || undefined })),
  }))
  const isDated = entry.type === 'study' || entry.type === 'item'
  const putDates = (change: object) => changeEntry(entry.id, (it) => ({ ...it, ...change }))
  return [
    ...own,
    ...(isDated ? [periodField(entry, of, putDates)] : []),
    ...rolesIn(entry).flatMap((role) => fieldsOfRole(entry, role, of)),
    ...('lines' in entry ? entry.lines.map((line) => lineField(entry, line, texts.line, of)) : []),
    ...namesBeside(entry).map((line) => lineField(entry, line, keywordLabels[entry.type] ?? texts.line, of)),
  ]
}

const namesBeside = (entry: Entry): Line[] => [
  ...('keywords' in entry ? entry.keywords : []),
  ...('courses' in entry ? entry.courses : []),
]

function fieldsOfRole(entry: Entry, role: Role, of: string): Field[] {
  const put = (change: Partial<Role>) =>
    changeEntry(entry.id, (it) =>
      it.type === 'employment'
        ? { ...it, roles: it.roles.map((held) => (held.id === role.id ? { ...held, ...change } : held)) }
        : it,
    )
  return [
    ...roleRows.map(([key, label]) => ({
      ...{ name: `${role.id}.${key}`, label, of, value: saidIn(role, key) },
      put: (text: string) => put({ [key]: text || undefined }),
    })),
    periodField(role, of, put),
    ...role.lines.map((line) => lineField(entry, line, texts.line, role.title ?? of)),
  ]
}

type Dated = { id: string; start?: PartialDate | undefined; end?: PartialDate | undefined }

const periodField = ({ id, start, end }: Dated, of: string, put: (change: Partial<Dated>) => Change): Field => ({
  ...{ name: `${id}.period`, label: texts.dates, of, value: displayPeriod(start, end) },
  put: () => (document) => document,
  period: { start, end, put: (key) => (date) => put({ [key]: date }) },
})

const lineField = (entry: Entry, { id, text }: Line, label: string, of: string): Field => ({
  ...{ name: id, label, of, value: text },
  put: (words) => changeEntry(entry.id, (it) => withLineText(it, id, words)),
})

const withText = (lines: readonly Line[], id: string, text: string): Line[] =>
  lines.map((line) => (line.id === id ? { ...line, text } : line))

const withLineText = (entry: Entry, id: string, text: string): Entry => ({
  ...entry,
  ...('lines' in entry && { lines: withText(entry.lines, id, text) }),
  ...('keywords' in entry && { keywords: withText(entry.keywords, id, text) }),
  ...('courses' in entry && { courses: withText(entry.courses, id, text) }),
  ...('roles' in entry && { roles: entry.roles.map((role) => ({ ...role, lines: withText(role.lines, id, text) })) }),
})

function saidIn(node: object, key: string): string {
  const value: unknown = Reflect.get(node, key)
  return typeof value === 'string' ? value : ''
}

function nameOf(entry: Entry): string {
  switch (entry.type) {
    case 'employment':
      return entry.organisation ?? entry.roles[0]?.title ?? ''
    case 'study':
      return entry.institution ?? entry.degree ?? ''
    case 'item':
      return entry.title ?? entry.organisation ?? ''
    case 'skills':
      return entry.name ?? ''
    case 'language':
      return entry.language ?? ''
    case 'text':
      return ''
  }
}

/** Every field of the form that was read from the source, in order. */
export const fieldsRead = (document: ResumeDocument): Field[] =>
  fieldsIn(document).filter(({ name }) => document.origins[name] !== undefined)
