import type { Employment, Item, ResumeDocument, Role, Section, Study } from '@bespeak/domain/resume/document.ts'
import { norm } from '../score.mjs'
import type { Job, Person, Study as TrueStudy } from './person.ts'
import type { FileTruth } from './printed.ts'

// Whether each field of a reading is right, by what is true of the person. Where the truth does not say, nothing is said.

/** By the name of a field in the document's origins. */
export type Verdicts = Map<string, boolean>

type Post = Pick<Job, 'name' | 'position' | 'startDate' | 'location' | 'highlights'> & {
  endDate?: string
  texts: string[]
}

const wordsOf = (text: string) => norm(text).split(' ').filter(Boolean)
const same = (a: string | undefined, b: string | undefined) => norm(a ?? '') === norm(b ?? '') && norm(a ?? '') !== ''

/** How alike two texts are by their words, 0 to 1. */
function alike(a: string, b: string): number {
  const [own, others] = [wordsOf(a), wordsOf(b)]
  const left = new Map<string, number>()
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1)
  let hits = 0
  for (const word of own) {
    const count = left.get(word) ?? 0
    if (count > 0) hits += 1
    left.set(word, count - 1)
  }
  return own.length + others.length === 0 ? 0 : (2 * hits) / (own.length + others.length)
}

/** The same month, or the same year where only that is known of one of them. */
function sameDate(read: string | undefined, truth: string | undefined, isYear: boolean): boolean {
  if (!truth) return read === undefined || read === 'present'
  if (!read || read === 'present') return false
  const length = isYear || read.length === 4 ? 4 : 7
  return read.slice(0, length) === truth.slice(0, length) && (isYear || read.length >= Math.min(7, truth.length))
}

/** Pairs of what was read and what is true, most alike first, none twice. */
function paired<Read, True>(read: readonly Read[], truth: readonly True[], alike: (a: Read, b: True) => number) {
  const all = read.flatMap((a, at) => truth.map((b, other) => ({ a, at, b, other, worth: alike(a, b) })))
  const pairs = new Map<Read, { is: True; at: number }>()
  const used = new Set<number>()
  for (const { a, b, other, worth } of all.sort((x, y) => y.worth - x.worth)) {
    if (worth <= 0.2 || pairs.has(a) || used.has(other)) continue
    pairs.set(a, { is: b, at: other })
    used.add(other)
  }
  return pairs
}

export function verdictsOf(document: ResumeDocument, truth: FileTruth): Verdicts {
  const verdicts: Verdicts = new Map()
  const say = (key: string, text: string | undefined, isRight: boolean) => {
    if (text && document.origins[key]) verdicts.set(key, isRight)
  }
  sayBasics(document, truth.person, say)
  for (const section of document.sections) sayHeading(section, truth, say)
  sayWork(document, truth, say)
  sayStudies(document, truth, say)
  sayLists(document, truth.person, say)
  sayTexts(document, truth, say)
  return verdicts
}

type Say = (key: string, text: string | undefined, isRight: boolean) => void

const bare = (url: string | undefined) =>
  (url ?? '')
    .toLowerCase()
    .replace(/^[a-z]+:\/\/|^www\.|[/?#]+$/g, '')
    .replace(/^www\./, '')
const digits = (text: string | undefined) => (text ?? '').replace(/\(0\)/g, '').replace(/\D/g, '').replace(/^00/, '')

function sayBasics({ basics }: ResumeDocument, { basics: is }: Person, say: Say) {
  const urls = new Set([is.url, ...(is.profiles ?? []).map(({ url }) => url)].map(bare))
  say('basics.name', basics.name, same(basics.name, is.name))
  say('basics.label', basics.label, same(basics.label, is.label))
  say('basics.email', basics.email, basics.email?.toLowerCase() === is.email.toLowerCase())
  say('basics.phone', basics.phone, digits(basics.phone) === digits(is.phone))
  say('basics.url', basics.url, urls.has(bare(basics.url)))
  for (const { id, url } of basics.links) say(`${id}.url`, url, urls.has(bare(url)))
  const home = basics.location ?? {}
  say('basics.location.city', home.city, same(home.city, is.location.city))
  const all = norm(Object.values(is.location).join(' '))
  for (const key of ['address', 'postalCode', 'region'] as const)
    say(`basics.location.${key}`, home[key], all.includes(norm(home[key] ?? '')))
}

const textOfLine = ({ atoms }: FileTruth, line: number, isSaid: (field: string) => boolean) =>
  atoms
    .filter((atom) => atom.line === line && isSaid(atom.field))
    .map(({ text }) => text)
    .join(' ')

function sayHeading({ id, kind, title }: Section, truth: FileTruth, say: Say) {
  if (truth.lines.length === 0) return
  const isIt = truth.lines.some(
    ({ label, section }, at) =>
      label === 'heading' &&
      same(
        textOfLine(truth, at, () => true),
        title,
      ) &&
      (section ?? 'other') === kind,
  )
  say(`${id}.title`, title, isIt)
}

interface Held {
  entry: Employment
  role: Role
}

const rolesOf = ({ sections }: ResumeDocument): Held[] =>
  sections.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.type === 'employment' ? entry.roles.map((role) => ({ entry, role })) : [])),
  )

function postsOf({ work, volunteer }: Person): Post[] {
  const posts = (work ?? []).map((job) => ({
    ...job,
    highlights: job.highlights ?? [],
    texts: [job.description, job.summary, job.tools?.join(', '), job.bulletsTitle, job.department, job.terms].flatMap(
      (it) => (it ? [it] : []),
    ),
  }))
  const given = (volunteer ?? []).map(({ organization, ...it }) => ({
    ...it,
    highlights: it.highlights ?? [],
    name: organization,
    texts: [] as string[],
  }))
  return [...posts, ...given]
}

const likeness = ({ entry, role }: Held, post: Post) =>
  alike(entry.organisation ?? '', post.name) +
  alike(role.title ?? '', post.position) +
  (sameDate(role.start, post.startDate, true) ? 0.3 : 0) +
  (sameDate(role.start, post.startDate, false) ? 0.3 : 0) +
  0.8 * alike(role.lines.map(({ text }) => text).join(' '), post.highlights.join(' '))

function sayWork(document: ResumeDocument, { person, precision }: FileTruth, say: Say) {
  const roles = rolesOf(document)
  const posts = postsOf(person)
  const pairs = paired(roles, posts, likeness)
  const isYear = (at: number, key: string) =>
    precision[at < person.work.length ? `work.${at}.${key}` : `volunteer.${at - person.work.length}.${key}`] === 'year'
  const wrong = new Set<string>()
  for (const held of roles) {
    const { entry, role } = held
    const { is, at = 0 } = pairs.get(held) ?? {}
    if (!is || !same(entry.organisation, is.name)) wrong.add(entry.id)
    say(`${entry.id}.organisation`, entry.organisation, !wrong.has(entry.id))
    say(`${role.id}.title`, role.title, same(role.title, is?.position))
    if (is?.location) say(`${role.id}.location`, role.location, isPlaceOf(role.location, is.location))
    const isRight =
      is !== undefined &&
      sameDate(role.start, is.startDate, isYear(at, 'startDate')) &&
      sameDate(role.end, is.endDate, isYear(at, 'endDate'))
    say(`${role.id}.period`, role.start ?? role.end, isRight)
    for (const { id, text, paragraph } of role.lines)
      if (!paragraph) say(id, text, is !== undefined && isLineOf(text, is))
  }
}

/** `Leeds` of `Leeds, UK`; work modes beside it are said as well. */
const isPlaceOf = (read: string | undefined, is: string) =>
  same(read, is) || norm(is).startsWith(`${norm(read ?? '')} `) || norm(read ?? '').startsWith(norm(is))

const isLineOf = (text: string, { highlights, texts }: Post) =>
  highlights.some((it) => alike(it, text) >= 0.95) || texts.some((it) => norm(it).includes(norm(text)))

const studiesOf = ({ sections }: ResumeDocument): Study[] =>
  sections.flatMap(({ entries }) => entries.flatMap((entry) => (entry.type === 'study' ? [entry] : [])))

const degreeWords = (degree = '', area = '') =>
  wordsOf(`${degree} ${area}`)
    .filter((word) => !['in', 'of', 'the', 'degree'].includes(word))
    .sort()
    .join(' ')

function sayStudies(document: ResumeDocument, { person, precision }: FileTruth, say: Say) {
  const studies = studiesOf(document)
  const likenessOf = (read: Study, is: TrueStudy) =>
    alike(read.institution ?? '', is.institution) +
    alike(degreeWords(read.degree, read.area), degreeWords(is.studyType, is.area)) +
    (sameDate(read.end ?? read.start, is.endDate, true) ? 0.3 : 0)
  const pairs = paired(studies, person.education, likenessOf)
  for (const read of studies) {
    const { is, at = 0 } = pairs.get(read) ?? {}
    const isWhole = is !== undefined && degreeWords(read.degree, read.area) === degreeWords(is.studyType, is.area)
    const isYear = precision[`education.${at}.endDate`] === 'year'
    say(`${read.id}.institution`, read.institution, same(read.institution, is?.institution))
    say(`${read.id}.degree`, read.degree, isWhole || same(read.degree, is?.studyType))
    say(`${read.id}.area`, read.area, isWhole || same(read.area, is?.area))
    if (is?.location) say(`${read.id}.location`, read.location, isPlaceOf(read.location, is.location))
    if (is?.score) say(`${read.id}.score`, read.score, norm(read.score ?? '').includes(norm(is.score)))
    const end = read.end ?? read.start
    say(`${read.id}.period`, end, is !== undefined && sameDate(end, is.endDate, isYear))
  }
}

function sayLists({ sections }: ResumeDocument, person: Person, say: Say) {
  const groups = new Set((person.skills ?? []).map(({ name }) => norm(name ?? '')))
  const skills = new Set(
    (person.skills ?? [])
      .flatMap(({ name, keywords }) => [...keywords, ...(keywords.length === 0 ? [name] : [])])
      .map(norm),
  )
  const languages = new Map((person.languages ?? []).map(({ language, fluency }) => [norm(language), fluency]))
  for (const { kind, entries } of sections)
    for (const entry of entries) {
      if (entry.type === 'skills') {
        say(`${entry.id}.name`, entry.name, groups.has(norm(entry.name ?? '')))
        for (const { id, text } of entry.keywords) say(id, text, skills.has(norm(text)))
      } else if (entry.type === 'language') {
        const fluency = languages.get(norm(entry.language ?? ''))
        say(`${entry.id}.language`, entry.language, fluency !== undefined)
        if (fluency) say(`${entry.id}.fluency`, entry.fluency, same(entry.fluency, fluency))
      } else if (entry.type === 'item' && kind !== 'references') sayItem(entry, person, say)
    }
}

interface Named {
  name: string
  giver?: string
  start?: string
  end?: string
}

const namedIn = (person: Person): Named[] => [
  ...(person.certificates ?? []).map(({ name, date, issuer }) => ({ name, giver: issuer, end: date })),
  ...(person.memberships ?? []).map(({ name, date, issuer }) => ({ name, giver: issuer, end: date })),
  ...(person.awards ?? []).map(({ title, date, awarder }) => ({ name: title, giver: awarder, end: date })),
  ...(person.publications ?? []).map((it) => ({ name: it.name, giver: it.publisher, end: it.releaseDate })),
  ...(person.projects ?? []).map(({ name, startDate, endDate }) => ({ name, start: startDate, end: endDate })),
  ...(person.interests ?? []).map(({ name }) => ({ name })),
]

function sayItem(item: Item, person: Person, say: Say) {
  const all = namedIn(person)
  const is = all.find(({ name }) => same(name, item.title))
  say(`${item.id}.title`, item.title, is !== undefined)
  const near = is ?? all.find(({ name }) => alike(name, item.title ?? '') > 0.5)
  say(`${item.id}.organisation`, item.organisation, near !== undefined && same(item.organisation, near.giver))
  const end = item.end ?? item.start
  say(`${item.id}.period`, end, near !== undefined && sameDate(end, near.end, true))
}

/** Running text is right where a line of its section says it. */
function sayTexts(document: ResumeDocument, truth: FileTruth, say: Say) {
  if (truth.lines.length === 0) return
  const said = truth.lines.map(({ section, label }, at) => ({
    section: section ?? 'top',
    label,
    words: norm(textOfLine(truth, at, (field) => field !== 'marker' && field !== 'separator')),
  }))
  const isSaid = (text: string, section: string) =>
    said.some((it) => it.section === section && it.label !== 'heading' && it.words.includes(norm(text)))
  for (const { id, text } of document.basics.more) say(id, text, isSaid(text, 'top'))
  for (const { kind, entries } of document.sections)
    for (const entry of entries) {
      const lines =
        entry.type === 'employment' ? entry.roles.flatMap((role) => role.lines.filter((it) => it.paragraph)) : []
      const more = 'lines' in entry ? entry.lines : []
      for (const { id, text } of [...lines, ...more]) say(id, text, isSaid(text, kind))
    }
}
