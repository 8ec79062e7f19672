import * as z from 'zod/mini'

// The resume document. Ids stay with an entry or line for life, so that an edit, a source or a comment can point at it.

/** A year, a month or a day as far as it is known: `2019`, `2019-03`, `2019-03-15`; or `present`. */
export const partialDate = z.union([
  z.string().check(z.regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/)),
  z.literal('present'),
])
export type PartialDate = z.infer<typeof partialDate>

// No dots: `<id>.title` names a field.
const id = z.string().check(z.regex(/^[\w-]{1,40}$/))
const text = z.string()
const optionalText = z.optional(text)

/** What an import knew of something and the document has no place for; given back as it came. */
const extras = z.optional(z.record(z.string(), z.json()))

export const lineSchema = z.object({
  id,
  text,
  /** A bullet inside a bullet. */
  level: z.optional(z.int().check(z.minimum(1), z.maximum(5))),
  /** Running text rather than a bullet. */
  paragraph: z.optional(z.boolean()),
  /** A small title inside an entry: `Highlights`, `Achievements`. */
  label: z.optional(z.boolean()),
})
export type Line = z.infer<typeof lineSchema>

const link = z.object({ id, url: text, network: optionalText, username: optionalText, extras })
export type Link = z.infer<typeof link>

const location = z.object({
  address: optionalText,
  postalCode: optionalText,
  city: optionalText,
  region: optionalText,
  countryCode: optionalText,
  extras,
})
export type Location = z.infer<typeof location>

export const basicsSchema = z.object({
  name: optionalText,
  label: optionalText,
  email: optionalText,
  phone: optionalText,
  url: optionalText,
  image: optionalText,
  location: z.optional(location),
  links: z.array(link),
  /** More of what there is usually one of: a second phone, another address. */
  more: z.array(lineSchema),
  extras,
})
export type Basics = z.infer<typeof basicsSchema>

const role = z.object({
  id,
  title: optionalText,
  location: optionalText,
  start: z.optional(partialDate),
  end: z.optional(partialDate),
  lines: z.array(lineSchema),
  extras,
})
export type Role = z.infer<typeof role>

/** An employer, or an organisation volunteered for, with every role held there in one stretch. */
const employment = z.object({
  type: z.literal('employment'),
  id,
  organisation: optionalText,
  location: optionalText,
  url: optionalText,
  description: optionalText,
  roles: z.array(role).check(z.minLength(1)),
})
export type Employment = z.infer<typeof employment>

const study = z.object({
  type: z.literal('study'),
  id,
  institution: optionalText,
  degree: optionalText,
  area: optionalText,
  location: optionalText,
  url: optionalText,
  start: z.optional(partialDate),
  end: z.optional(partialDate),
  score: optionalText,
  courses: z.array(lineSchema),
  lines: z.array(lineSchema),
  extras,
})
export type Study = z.infer<typeof study>

const skillGroup = z.object({
  type: z.literal('skills'),
  id,
  name: optionalText,
  level: optionalText,
  keywords: z.array(lineSchema),
  extras,
})
export type SkillGroup = z.infer<typeof skillGroup>

const languageSkill = z.object({
  type: z.literal('language'),
  id,
  language: optionalText,
  fluency: optionalText,
  extras,
})
export type LanguageSkill = z.infer<typeof languageSkill>

/** Anything else with a name: a certificate, project, award, publication, interest, reference. */
const item = z.object({
  type: z.literal('item'),
  id,
  title: optionalText,
  organisation: optionalText,
  location: optionalText,
  url: optionalText,
  start: z.optional(partialDate),
  end: z.optional(partialDate),
  lines: z.array(lineSchema),
  keywords: z.array(lineSchema),
  extras,
})
export type Item = z.infer<typeof item>

const paragraph = z.object({ type: z.literal('text'), id, lines: z.array(lineSchema).check(z.minLength(1)) })
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

export const sectionSchema = z.object({
  id,
  kind: z.enum(sectionKinds),
  /** The heading as the person wrote it; empty where there is none. */
  title: text,
  entries: z.array(entry),
})
export type Section = z.infer<typeof sectionSchema>

const offset = z.int().check(z.minimum(0))

/** Where a field was read from: characters of the source text, and how sure the reading is, 0 to 1. */
export const originSchema = z.object({
  confidence: z.number().check(z.minimum(0), z.maximum(1)),
  spans: z.array(z.tuple([offset, offset])),
})
export type Origin = z.infer<typeof originSchema>

export const currentVersion = 'resume-1'

export const resumeDocument = z.object({
  version: z.literal(currentVersion),
  basics: basicsSchema,
  sections: z.array(sectionSchema),
  /** What was in the source and fits nowhere. Shown to the person, never dropped. */
  unplaced: z.array(lineSchema),
  /** By field: `basics.name`, `<id>.title`, `<line id>`. Empty for what was written here. */
  origins: z.record(z.string(), originSchema),
  extras,
})
export type ResumeDocument = z.infer<typeof resumeDocument>

export function emptyDocument(): ResumeDocument {
  return { version: currentVersion, basics: { links: [], more: [] }, sections: [], unplaced: [], origins: {} }
}
