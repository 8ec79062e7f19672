import type { JsonObject } from './json.ts'

// The resume document. Ids stay with an entry or line for life, so that an edit, a source or a comment can point at it.

/** A year, a month or a day as far as it is known: `2019`, `2019-03`, `2019-03-15`; or `present`. */
export type PartialDate = string

interface WithExtras {
  /** What an import knew of something and the document has no place for; given back as it came. */
  extras?: JsonObject | undefined
}

export interface Line {
  id: string
  text: string
  /** A bullet inside a bullet, 1 to 5. */
  level?: number | undefined
  /** Running text rather than a bullet. */
  paragraph?: boolean | undefined
  /** A small title inside an entry: `Highlights`, `Achievements`. */
  label?: boolean | undefined
}

export interface Link extends WithExtras {
  id: string
  url: string
  network?: string | undefined
  username?: string | undefined
}

export interface Location extends WithExtras {
  address?: string | undefined
  postalCode?: string | undefined
  city?: string | undefined
  region?: string | undefined
  countryCode?: string | undefined
}

export interface Basics extends WithExtras {
  name?: string | undefined
  label?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  url?: string | undefined
  image?: string | undefined
  location?: Location | undefined
  links: Link[]
  /** More of what there is usually one of: a second phone, another address. */
  more: Line[]
}

interface Period {
  start?: PartialDate | undefined
  end?: PartialDate | undefined
}

export interface Role extends Period, WithExtras {
  id: string
  title?: string | undefined
  location?: string | undefined
  lines: Line[]
}

/** An employer, or an organisation volunteered for, with every role held there in one stretch. */
export interface Employment {
  type: 'employment'
  id: string
  organisation?: string | undefined
  location?: string | undefined
  url?: string | undefined
  description?: string | undefined
  /** One at least. */
  roles: Role[]
}

export interface Study extends Period, WithExtras {
  type: 'study'
  id: string
  institution?: string | undefined
  degree?: string | undefined
  area?: string | undefined
  location?: string | undefined
  url?: string | undefined
  score?: string | undefined
  courses: Line[]
  lines: Line[]
}

export interface SkillGroup extends WithExtras {
  type: 'skills'
  id: string
  name?: string | undefined
  level?: string | undefined
  keywords: Line[]
}

export interface LanguageSkill extends WithExtras {
  type: 'language'
  id: string
  language?: string | undefined
  fluency?: string | undefined
}

/** Anything else with a name: a certificate, project, award, publication, interest, reference. */
export interface Item extends Period, WithExtras {
  type: 'item'
  id: string
  title?: string | undefined
  organisation?: string | undefined
  location?: string | undefined
  url?: string | undefined
  lines: Line[]
  keywords: Line[]
}

export interface Paragraph {
  type: 'text'
  id: string
  /** One at least. */
  lines: Line[]
}

export type Entry = Employment | Study | SkillGroup | LanguageSkill | Item | Paragraph

export const sectionKinds = [
  'summary',
  'work',
  'education',
  'skills',
  'languages',
  'certificates',
  'projects',
  'volunteer',
  'awards',
  'publications',
  'interests',
  'references',
  'other',
] as const
export type SectionKind = (typeof sectionKinds)[number]

export interface Section {
  id: string
  kind: SectionKind
  /** The heading as the person wrote it; empty where there is none. */
  title: string
  entries: Entry[]
}

/** Where a field was read from: characters of the source text, and how sure the reading is, 0 to 1. */
export interface Origin {
  confidence: number
  spans: [from: number, to: number][]
}

/** From this chance on a field is called sure; below it a person should look at it. */
export const sureFrom = 0.86

export const currentVersion = 'resume-1'

export interface ResumeDocument extends WithExtras {
  version: typeof currentVersion
  basics: Basics
  sections: Section[]
  /** What was in the source and fits nowhere. Shown to the person, never dropped. */
  unplaced: Line[]
  /** By field: `basics.name`, `<id>.title`, `<line id>`. Empty for what was written here. */
  origins: Record<string, Origin>
}

export function emptyDocument(): ResumeDocument {
  return { version: currentVersion, basics: { links: [], more: [] }, sections: [], unplaced: [], origins: {} }
}
