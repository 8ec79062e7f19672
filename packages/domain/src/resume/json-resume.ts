import {
  type Basics,
  type Employment,
  emptyDocument,
  type Item,
  type LanguageSkill,
  type Line,
  type Link,
  type Location,
  type PartialDate,
  partialDate,
  type ResumeDocument,
  type Role,
  resumeDocument,
  type Section,
  type SectionKind,
  type SkillGroup,
  type Study,
} from './document.ts'

// JSON Resume v1, in and out. What its schema has no field for travels in `extras` on the way in and in
// `meta.bespeak` on the way out, so that neither direction loses anything.

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
type JsonObject = { [key: string]: Json }

// ---- in

/** Anything that is not an object is an empty resume. */
export function fromJsonResume(input: unknown): ResumeDocument {
  const resume = isObject(input) ? input : {}
  return carried(resume) ?? read(resume)
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Our own export, unchanged since: the document in it is exact. */
function carried(resume: JsonObject): ResumeDocument | null {
  const own = isObject(resume.meta) && isObject(resume.meta.bespeak) ? resume.meta.bespeak : null
  if (!own || own.of !== fingerprint(resume)) return null
  const document = resumeDocument.safeParse(own.document)
  return document.success ? document.data : null
}

function read(resume: JsonObject): ResumeDocument {
  const ids = createIds()
  const document = emptyDocument()
  const { basics, meta, ...rest } = resume
  const left: JsonObject = meta === undefined ? {} : { meta }
  if (isObject(basics)) document.sections.push(...readBasics(basics, document, ids))
  else if (basics !== undefined) left.basics = basics
  for (const [key, value] of Object.entries(rest)) {
    const kind = sectionOf[key]
    if (kind && Array.isArray(value) && value.every(isObject))
      document.sections.push(readSection(kind, key, value, ids))
    else left[key] = value
  }
  return withExtras(document, left)
}

type Ids = (prefix: string) => string

function createIds(): Ids {
  const counts = new Map<string, number>()
  return (prefix) => {
    const count = (counts.get(prefix) ?? 0) + 1
    counts.set(prefix, count)
    return `${prefix}${count}`
  }
}

const sectionOf: Record<string, SectionKind> = {
  work: 'work',
  volunteer: 'volunteer',
  education: 'education',
  skills: 'skills',
  languages: 'languages',
  certificates: 'certificates',
  projects: 'projects',
  awards: 'awards',
  publications: 'publications',
  interests: 'interests',
  references: 'references',
}

/** Takes fields out of an object by name and kind; what is left are its extras. */
function taker(source: JsonObject) {
  const left = { ...source }
  const take = <Value>(key: string, fits: (value: Json | undefined) => Value | undefined): Value | undefined => {
    const value = fits(left[key])
    if (value !== undefined) delete left[key]
    return value
  }
  return {
    left,
    text: (key: string) => take(key, (value) => (typeof value === 'string' && value !== '' ? value : undefined)),
    date: (key: string) => take(key, asDate),
    texts: (key: string) =>
      take(key, (value) =>
        Array.isArray(value) && value.length > 0 && value.every((it) => typeof it === 'string' && it !== '')
          ? (value as string[])
          : undefined,
      ) ?? [],
    object: (key: string) => take(key, (value) => (isObject(value) ? value : undefined)),
    objects: (key: string) =>
      take(key, (value) =>
        Array.isArray(value) && value.length > 0 && value.every(isObject) ? (value as JsonObject[]) : undefined,
      ) ?? [],
  }
}

const asDate = (value: Json | undefined): PartialDate | undefined => {
  const read = partialDate.safeParse(value)
  return read.success && read.data !== 'present' ? read.data : undefined
}

const withExtras = <Node extends object>(node: Node, left: JsonObject): Node =>
  Object.keys(left).length > 0 ? { ...node, extras: left } : node

/** Only the fields that are there: an absent field and an undefined one are not the same to a reader. */
const present = <Fields extends object>(fields: Fields): { [Key in keyof Fields]: Exclude<Fields[Key], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never

function readBasics(basics: JsonObject, document: ResumeDocument, ids: Ids): Section[] {
  const from = taker(basics)
  const summary = from.text('summary')
  const place = from.object('location')
  document.basics = withExtras<Basics>(
    {
      ...present({ name: from.text('name'), label: from.text('label'), email: from.text('email') }),
      ...present({ phone: from.text('phone'), url: from.text('url'), image: from.text('image') }),
      ...present({ location: place && readLocation(place) }),
      links: from.objects('profiles').map((profile) => readLink(profile, ids)),
      more: [],
    },
    from.left,
  )
  if (summary === undefined) return []
  const lines = [{ id: ids('l'), text: summary, paragraph: true }]
  return [{ id: ids('c'), kind: 'summary', title: '', entries: [{ type: 'text', id: ids('p'), lines }] }]
}

function readLocation(source: JsonObject): Location {
  const from = taker(source)
  const fields = present({
    address: from.text('address'),
    postalCode: from.text('postalCode'),
    city: from.text('city'),
    region: from.text('region'),
    countryCode: from.text('countryCode'),
  })
  return withExtras<Location>(fields, from.left)
}

function readLink(source: JsonObject, ids: Ids): Link {
  const from = taker(source)
  const fields = present({ network: from.text('network'), username: from.text('username') })
  return withExtras<Link>({ id: ids('k'), url: from.text('url') ?? '', ...fields }, from.left)
}

function readSection(kind: SectionKind, key: string, items: JsonObject[], ids: Ids): Section {
  const id = ids('c')
  return {
    id,
    kind,
    title: '',
    entries:
      kind === 'work' || kind === 'volunteer' ? readJobs(kind, items, ids) : items.map((it) => readEntry(key, it, ids)),
  }
}

function readJobs(kind: 'work' | 'volunteer', items: JsonObject[], ids: Ids): Employment[] {
  const jobs: Employment[] = []
  for (const item of items) {
    const from = taker(item)
    const head = present({
      organisation: from.text(kind === 'work' ? 'name' : 'organization'),
      url: from.text('url'),
      description: from.text('description'),
    })
    const last = jobs.at(-1)
    const same =
      last &&
      last.organisation !== undefined &&
      last.organisation === head.organisation &&
      last.url === head.url &&
      last.description === head.description
    if (!same) jobs.push({ type: 'employment', id: ids('e'), ...head, roles: [readRole(from, ids)] })
    else last.roles.push(readRole(from, ids))
  }
  return jobs
}

function readRole(from: ReturnType<typeof taker>, ids: Ids): Role {
  const fields = present({
    title: from.text('position'),
    location: from.text('location'),
    start: from.date('startDate'),
    end: from.date('endDate'),
  })
  return withExtras<Role>({ id: ids('r'), ...fields, lines: storyOf(from, ids) }, from.left)
}

function storyOf(from: ReturnType<typeof taker>, ids: Ids): Line[] {
  const summary = from.text('summary')
  return [
    ...(summary === undefined ? [] : [{ id: ids('l'), text: summary, paragraph: true }]),
    ...linesOf(from.texts('highlights'), ids),
  ]
}

const linesOf = (texts: string[], ids: Ids): Line[] => texts.map((text) => ({ id: ids('l'), text }))

function readEntry(key: string, item: JsonObject, ids: Ids): Study | SkillGroup | LanguageSkill | Item {
  const from = taker(item)
  if (key === 'education') return readStudy(from, ids)
  if (key === 'skills') {
    const fields = present({ name: from.text('name'), level: from.text('level') })
    return withExtras<SkillGroup>(
      { type: 'skills', id: ids('g'), ...fields, keywords: linesOf(from.texts('keywords'), ids) },
      from.left,
    )
  }
  if (key === 'languages') {
    const fields = present({ language: from.text('language'), fluency: from.text('fluency') })
    return withExtras<LanguageSkill>({ type: 'language', id: ids('n'), ...fields }, from.left)
  }
  return readItem(key, from, ids)
}

function readStudy(from: ReturnType<typeof taker>, ids: Ids): Study {
  const fields = present({
    institution: from.text('institution'),
    degree: from.text('studyType'),
    area: from.text('area'),
    url: from.text('url'),
    start: from.date('startDate'),
    end: from.date('endDate'),
    score: from.text('score'),
  })
  const courses = linesOf(from.texts('courses'), ids)
  return withExtras<Study>({ type: 'study', id: ids('s'), ...fields, courses, lines: [] }, from.left)
}

/** What JSON Resume calls the same things in its different lists. */
const itemFields: Record<string, { title: string; organisation: string; date?: string; text?: string }> = {
  certificates: { title: 'name', organisation: 'issuer', date: 'date' },
  awards: { title: 'title', organisation: 'awarder', date: 'date', text: 'summary' },
  publications: { title: 'name', organisation: 'publisher', date: 'releaseDate', text: 'summary' },
  projects: { title: 'name', organisation: 'entity', text: 'description' },
  interests: { title: 'name', organisation: '' },
  references: { title: 'name', organisation: '', text: 'reference' },
}

function readItem(key: string, from: ReturnType<typeof taker>, ids: Ids): Item {
  const names = itemFields[key]
  const told = names?.text ? from.text(names.text) : undefined
  const fields = present({
    title: names && from.text(names.title),
    organisation: names?.organisation ? from.text(names.organisation) : undefined,
    url: from.text('url'),
    start: key === 'projects' ? from.date('startDate') : undefined,
    end: from.date(names?.date ?? 'endDate'),
  })
  const lines = [
    ...(told === undefined ? [] : [{ id: ids('l'), text: told, paragraph: true }]),
    ...linesOf(from.texts('highlights'), ids),
  ]
  return withExtras<Item>(
    { type: 'item', id: ids('i'), ...fields, lines, keywords: linesOf(from.texts('keywords'), ids) },
    from.left,
  )
}

// ---- out

/** The document as JSON Resume; the exact document travels along, and counts while the rest is unchanged. */
export function toJsonResume(document: ResumeDocument): JsonObject {
  const resume = plain(document)
  const meta = isObject(resume.meta) ? resume.meta : {}
  const own: JsonObject = { of: fingerprint(resume), document: JSON.parse(JSON.stringify(document)) as JsonObject }
  return { ...resume, meta: { ...meta, bespeak: own } }
}

/** Without what only we can read. A document that came from JSON Resume is given back as it came. */
export function plain(document: ResumeDocument): JsonObject {
  const lists: JsonObject = {}
  for (const section of document.sections) {
    const key = Object.keys(sectionOf).find((it) => sectionOf[it] === section.kind)
    if (!key) continue
    const known = lists[key]
    lists[key] = [...(Array.isArray(known) ? known : []), ...section.entries.flatMap((entry) => writeEntry(key, entry))]
  }
  return { ...writeBasics(document), ...lists, ...((document.extras ?? {}) as JsonObject) }
}

function writeBasics({ basics, sections }: ResumeDocument): JsonObject {
  const { links, more: _, location, extras, ...fields } = basics
  const summary = sections
    .filter(({ kind }) => kind === 'summary')
    .flatMap(({ entries }) => entries.flatMap((it) => (it.type === 'text' ? it.lines : [])))
  const written: JsonObject = {
    ...present({ ...fields, summary: textOf(summary) }),
    ...(location ? { location: { ...withoutExtras(location) } } : {}),
    ...(links.length > 0
      ? { profiles: links.map(({ id: _id, url, ...link }) => ({ ...withoutExtras(link), ...(url ? { url } : {}) })) }
      : {}),
    ...((extras ?? {}) as JsonObject),
  }
  return Object.keys(written).length > 0 ? { basics: written } : {}
}

function withoutExtras<Node extends { extras?: unknown }>({ extras, ...fields }: Node): JsonObject {
  return { ...(fields as unknown as JsonObject), ...((extras ?? {}) as JsonObject) }
}

const textOf = (lines: Line[]) => (lines.length > 0 ? lines.map(({ text }) => text).join('\n') : undefined)
const dateOf = (date: PartialDate | undefined) => (date === 'present' ? undefined : date)
const bullets = (lines: Line[]) => lines.filter((line) => !line.paragraph && !line.label).map(({ text }) => text)
const told = (lines: Line[]) => textOf(lines.filter((line) => line.paragraph))
const filled = (texts: string[]) => (texts.length > 0 ? texts : undefined)

function writeEntry(key: string, entry: ResumeDocument['sections'][number]['entries'][number]): JsonObject[] {
  switch (entry.type) {
    case 'employment':
      return entry.roles.map((role) => writeRole(key, entry, role))
    case 'study':
      return [writeStudy(entry)]
    case 'skills':
      return [
        {
          ...present({
            name: entry.name,
            level: entry.level,
            keywords: filled(entry.keywords.map(({ text }) => text)),
          }),
          ...((entry.extras ?? {}) as JsonObject),
        },
      ]
    case 'language':
      return [
        { ...present({ language: entry.language, fluency: entry.fluency }), ...((entry.extras ?? {}) as JsonObject) },
      ]
    case 'item':
      return [writeItem(key, entry)]
    case 'text':
      return []
  }
}

function writeRole(key: string, job: Employment, role: Role): JsonObject {
  return {
    ...present({
      [key === 'work' ? 'name' : 'organization']: job.organisation,
      url: job.url,
      description: job.description,
      position: role.title,
      location: role.location ?? job.location,
      startDate: dateOf(role.start),
      endDate: dateOf(role.end),
      summary: told(role.lines),
      highlights: filled(bullets(role.lines)),
    }),
    ...((role.extras ?? {}) as JsonObject),
  }
}

function writeStudy(study: Study): JsonObject {
  return {
    ...present({
      institution: study.institution,
      studyType: study.degree,
      area: study.area,
      url: study.url,
      startDate: dateOf(study.start),
      endDate: dateOf(study.end),
      score: study.score,
      courses: filled(study.courses.map(({ text }) => text)),
    }),
    ...((study.extras ?? {}) as JsonObject),
  }
}

function writeItem(key: string, item: Item): JsonObject {
  const names = itemFields[key]
  return {
    ...present({
      [names?.title ?? 'name']: item.title,
      ...(names?.organisation ? { [names.organisation]: item.organisation } : {}),
      url: item.url,
      ...(key === 'projects' ? { startDate: dateOf(item.start) } : {}),
      [names?.date ?? 'endDate']: dateOf(item.end),
      ...(names?.text ? { [names.text]: told(item.lines) } : {}),
      highlights: filled(bullets(item.lines)),
      keywords: filled(item.keywords.map(({ text }) => text)),
    }),
    ...((item.extras ?? {}) as JsonObject),
  }
}

/** A short print of everything but our own part, whatever the order of the keys. */
function fingerprint(resume: JsonObject): string {
  const { meta, ...rest } = resume
  const { bespeak: _, ...others } = isObject(meta) ? meta : {}
  let hash = 0x811c9dc5
  for (const char of JSON.stringify(sorted({ ...rest, meta: others })))
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash.toString(16)
}

function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key] ?? null)]),
  )
}
