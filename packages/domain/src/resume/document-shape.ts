import {
  type Basics,
  currentVersion,
  type Entry,
  type Line,
  type Link,
  type Location,
  type Origin,
  type ResumeDocument,
  type Role,
  type Section,
  sectionKinds,
} from './document.ts'
import { dateForm } from './partial-date.ts'
import {
  boolean,
  byType,
  json,
  list,
  number,
  object,
  oneOf,
  optional,
  pair,
  readAs,
  type Shape,
  table,
  text,
  whole,
} from './shape.ts'

// The document as a shape, for where it comes from outside: a file, a page, this browser's store.

// No dots: `<id>.title` names a field.
const id = text(/^[\w-]{1,40}$/)
const words = optional(text())
const date = optional(text(dateForm))
const extras = optional(table(json))
const line: Shape<Line> = object({
  id,
  text: text(),
  level: optional(whole(1, 5)),
  paragraph: optional(boolean),
  label: optional(boolean),
})
const lines = list(line)
const some: [number, number] = [1, Number.POSITIVE_INFINITY]

const link: Shape<Link> = object({ id, url: text(), network: words, username: words, extras })
const location: Shape<Location> = object({
  ...{ address: words, postalCode: words, city: words, region: words, countryCode: words },
  extras,
})

export const basicsShape: Shape<Basics> = object({
  ...{ name: words, label: words, email: words, phone: words, url: words, image: words },
  location: optional(location),
  links: list(link),
  more: lines,
  extras,
})

const role: Shape<Role> = object({ id, title: words, location: words, start: date, end: date, lines, extras })

const entry = byType<Entry>({
  employment: object({
    type: oneOf('employment'),
    ...{ id, organisation: words, location: words, url: words, description: words },
    roles: list(role, some),
  }),
  study: object({
    type: oneOf('study'),
    ...{ id, institution: words, degree: words, area: words, location: words, url: words },
    ...{ start: date, end: date, score: words, courses: lines, lines, extras },
  }),
  skills: object({ type: oneOf('skills'), id, name: words, level: words, keywords: lines, extras }),
  language: object({ type: oneOf('language'), id, language: words, fluency: words, extras }),
  item: object({
    type: oneOf('item'),
    ...{ id, title: words, organisation: words, location: words, url: words },
    ...{ start: date, end: date, lines, keywords: lines, extras },
  }),
  text: object({ type: oneOf('text'), id, lines: list(line, some) }),
})

export const sectionShape: Shape<Section> = object({
  id,
  kind: oneOf(...sectionKinds),
  title: text(),
  entries: list(entry),
})

const offset = whole(0, Number.MAX_SAFE_INTEGER)
export const originShape: Shape<Origin> = object({ confidence: number(0, 1), spans: list(pair(offset)) })

const document: Shape<ResumeDocument> = object({
  version: oneOf(currentVersion),
  basics: basicsShape,
  sections: list(sectionShape),
  unplaced: lines,
  origins: table(originShape),
  extras,
})

/** Null for what is no document of today's version. */
export const readDocument = (value: unknown): ResumeDocument | null => readAs(document, value)
