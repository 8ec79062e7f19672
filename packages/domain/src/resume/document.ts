import { z } from 'zod'

// The resume document. Ids stay with an entry or line for life, so that an edit, a source or a comment can point at it.

/** A year, a month or a day as far as it is known: `2019`, `2019-03`, `2019-03-15`; or `present`. */
export const partialDate = z.union([
  z.string().regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/),
  z.literal('present'),
])
export type PartialDate = z.infer<typeof partialDate>

const id = z.string().min(1).max(40)
const text = z.string()

/** What an import knew of something and the document has no place for; given back as it came. */
const extras = z.record(z.string(), z.json()).optional()

const line = z.object({
  id,
  text,
  /** A bullet inside a bullet. */
  level: z.number().int().min(1).max(5).optional(),
  /** Running text rather than a bullet. */
  paragraph: z.boolean().optional(),
  /** A small title inside an entry: `Highlights`, `Achievements`. */
  label: z.boolean().optional(),
})
export type Line = z.infer<typeof line>

const link = z.object({ id, url: text, network: text.optional(), username: text.optional(), extras })
export type Link = z.infer<typeof link>

const location = z.object({
  address: text.optional(),
  postalCode: text.optional(),
  city: text.optional(),
  region: text.optional(),
  countryCode: text.optional(),
  extras,
})
export type Location = z.infer<typeof location>

const basics = z.object({
  name: text.optional(),
  label: text.optional(),
  email: text.optional(),
  phone: text.optional(),
  url: text.optional(),
  image: text.optional(),
  location: location.optional(),
  links: z.array(link),
  /** More of what there is usually one of: a second phone, another address. */
  more: z.array(line),
  extras,
})
export type Basics = z.infer<typeof basics>

const role = z.object({
  id,
  title: text.optional(),
  location: text.optional(),
  start: partialDate.optional(),
  end: partialDate.optional(),
  lines: z.array(line),
  extras,
})
export type Role = z.infer<typeof role>

/** An employer, or an organisation volunteered for, with every role held there in one stretch. */
const employment = z.object({
  type: z.literal('employment'),
  id,
  organisation: text.optional(),
  location: text.optional(),
  url: text.optional(),
  description: text.optional(),
  roles: z.array(role).min(1),
})
export type Employment = z.infer<typeof employment>

const study = z.object({
  type: z.literal('study'),
  id,
  institution: text.optional(),
  degree: text.optional(),
  area: text.optional(),
  location: text.optional(),
  url: text.optional(),
  start: partialDate.optional(),
  end: partialDate.optional(),
  score: text.optional(),
  courses: z.array(line),
  lines: z.array(line),
  extras,
})
export type Study = z.infer<typeof study>

const skillGroup = z.object({
  type: z.literal('skills'),
  id,
  name: text.optional(),
  level: text.optional(),
  keywords: z.array(line),
  extras,
})
export type SkillGroup = z.infer<typeof skillGroup>

const languageSkill = z.object({
  type: z.literal('language'),
  id,
  language: text.optional(),
  fluency: text.optional(),
  extras,
})
export type LanguageSkill = z.infer<typeof languageSkill>

/** Anything else with a name: a certificate, project, award, publication, interest, reference. */
const item = z.object({
  type: z.literal('item'),
  id,
  title: text.optional(),
  organisation: text.optional(),
  location: text.optional(),
  url: text.optional(),
  start: partialDate.optional(),
  end: partialDate.optional(),
  lines: z.array(line),
  keywords: z.array(line),
  extras,
})
export type Item = z.infer<typeof item>

const paragraph = z.object({ type: z.literal('text'), id, lines: z.array(line).min(1) })
export type Paragraph = z.infer<typeof paragraph>

const entry = z.discriminatedUnion('type', [employment, study, skillGroup, languageSkill, item, paragraph])
export type Entry = z.infer<typeof entry>

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

const section = z.object({
  id,
  kind: z.enum(sectionKinds),
  /** The heading as the person wrote it; empty where there is none. */
  title: text,
  entries: z.array(entry),
})
export type Section = z.infer<typeof section>

/** Where a field was read from: characters of the source text, and how sure the reading is, 0 to 1. */
const origin = z.object({
  confidence: z.number().min(0).max(1),
  spans: z.array(z.tuple([z.number().int().min(0), z.number().int().min(0)])),
})
export type Origin = z.infer<typeof origin>

export const currentVersion = 'resume-1'

export const resumeDocument = z.object({
  version: z.literal(currentVersion),
  basics,
  sections: z.array(section),
  /** What was in the source and fits nowhere. Shown to the person, never dropped. */
  unplaced: z.array(line),
  /** By field: `basics.name`, `<id>.title`, `<line id>`. Empty for what was written here. */
  origins: z.record(z.string(), origin),
  extras,
})
export type ResumeDocument = z.infer<typeof resumeDocument>

export function emptyDocument(): ResumeDocument {
  return { version: currentVersion, basics: { links: [], more: [] }, sections: [], unplaced: [], origins: {} }
}
