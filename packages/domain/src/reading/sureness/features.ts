import { organisationness } from '../../language/organisations.ts'
import type { Origin, ResumeDocument, Section } from '../../resume/document.ts'
import { nameness } from '../contact.ts'
import { sectionKindOf } from '../headings.ts'
import type { SpotLabel, SpotSection } from '../labels/passes.ts'
import { placeness } from '../places.ts'
import type { SourceText } from '../source.ts'
import { degreeness, isNameLike, isTownLike, namesInstitution, titleness } from '../vocabulary.ts'
import { lackOf, wholeness } from '../wholeness.ts'
import { type FieldKind, fieldKinds, type ReadField, readFields } from './read-fields.ts'
import { type Taken, takenFor } from './taken.ts'

// What speaks for a field, as numbers from 0 to 1: what its fragments were taken for and how surely, itself and all
// around it, what the reader of its entry said, how its siblings are, and how it is written.

/** A field with where it stands, and what its fragments were taken for. */
interface Placed extends Place {
  field: ReadField
  origin: Origin
  taken: Taken
}

interface Place {
  entry: string
  section: string
  /** What that section holds. */
  kind: SpotSection
  /** Whether the title over it names what it is. */
  isTitled: boolean
}

export interface SeenField {
  key: string
  seen: number[]
}

/** `other` is the reading that was not taken, where two were made; `isRuled`, whether the one that was is that of rules. */
export interface Readings {
  other: ResumeDocument | null
  isRuled: boolean
}

export function seenFields(document: ResumeDocument, said: SourceText, { other, isRuled }: Readings): SeenField[] {
  const saidAgain = new Set(other ? readFields(other).map(sayingOf) : [])
  const source = said.fragments.map(({ text }) => text).join('\n')
  const placed = placedIn(document, said)
  const around = {
    entry: groupsBy(placed, ({ entry }) => entry),
    section: groupsBy(placed, ({ section }) => section),
    alike: groupsBy(placed, alikeKey),
    all: groupOf(placed),
  }
  const [shapes, looks] = [shapesOf(placed), looksOf(placed)]
  const whole = [...wholeFeatures(document), ...lackFeatures(document, other)]
  return placed.map((it) => ({
    key: it.field.key,
    seen: [
      ...fieldKinds.map((kind) => yes(kind === it.field.kind)),
      yes(said.positioned),
      yes(other !== null),
      yes(isRuled),
      yes(saidAgain.has(sayingOf(it.field))),
      ...ownFeatures(it),
      ...groupFeatures(it, around),
      ...textFeatures(it.field.text),
      ...wordFeatures(it.field.text),
      ...lineFeatures(it.origin.spans, source),
      ...shapes(it),
      ...looks(it),
      ...whole,
    ],
  }))
}

const sayingOf = ({ kind, text }: ReadField) => `${kind} ${text}`
const yes = (is: boolean) => (is ? 1 : 0)
const steps = (value: number, at: readonly number[]) => [value, ...at.map((it) => yes(value >= it))]

const ownFeatures = ({ field, origin, taken, isTitled, kind: section }: Placed): number[] => [
  ...steps(origin.confidence, [0.65, 0.8, 0.88, 0.92, 0.97, 0.99, 0.999]),
  ...steps(taken.least, [0.5, 0.8, 0.9, 0.95, 0.98, 0.99, 0.997, 0.999]),
  taken.mean,
  yes(taken.fragments > 1),
  yes(taken.fragments > 2),
  yes(taken.labels > 1),
  yes(isTitled),
  yes(field.isAlone),
  yes(labelsFor[field.kind].includes(taken.first?.told?.label ?? 'edge')),
  yes((taken.first?.told?.section ?? 'top') === section),
  yes(taken.first?.headingLevel !== undefined),
  yes(taken.first?.listLevel !== undefined),
]

const ofTop: readonly SpotLabel[] = ['contact']
const ofHead: readonly SpotLabel[] = ['opens', 'head']
const ofText: readonly SpotLabel[] = ['text', 'more']
const ofItem: readonly SpotLabel[] = ['item', 'opens', 'head']

/** What the fragments of a field are, as a rule. */
const labelsFor: Record<FieldKind, readonly SpotLabel[]> = {
  ...{ name: ['name'], headline: ['headline'], heading: ['heading'], bullet: ['bullet'] },
  ...{ email: ofTop, phone: ofTop, url: ofTop, link: ofTop, city: ofTop, address: ofTop, more: ofTop },
  ...{ employer: ofHead, post: ofHead, 'post place': ofHead, 'post dates': ofHead },
  ...{ school: ofHead, degree: ofHead, subject: ofHead, 'study place': ofHead, grade: ofHead, 'study dates': ofHead },
  ...{ 'work text': ofText, 'study text': ofText, 'item text': ofText, summary: ofText, 'other text': ofText },
  ...{ 'skill group': ['group', 'skills'], skill: ['skills'] },
  ...{ language: ofItem, fluency: ofItem, item: ofItem, giver: ofItem, 'item dates': ofItem },
}

/** Fields that belong together: how surely their fragments were taken for something, at least and on the whole. */
interface Group {
  least: number
  mean: number
  entries: number
}

interface Around {
  entry: ReadonlyMap<string, Group>
  section: ReadonlyMap<string, Group>
  alike: ReadonlyMap<string, Group>
  all: Group
}

const alikeKey = ({ section, field }: Placed) => `${section} ${field.kind}`

function groupsBy(placed: readonly Placed[], keyOf: (it: Placed) => string): Map<string, Group> {
  const own = new Map<string, Placed[]>()
  for (const it of placed) {
    const known = own.get(keyOf(it))
    if (known) known.push(it)
    else own.set(keyOf(it), [it])
  }
  return new Map([...own].map(([key, all]) => [key, groupOf(all)]))
}

const groupOf = (all: readonly Placed[]): Group => ({
  least: all.reduce((least, { taken }) => Math.min(least, taken.least), 1),
  mean: all.reduce((sum, { taken }) => sum + taken.mean, 0) / Math.max(1, all.length),
  entries: new Set(all.map(({ entry }) => entry)).size,
})

const nobody: Group = { least: 0, mean: 0, entries: 0 }

function groupFeatures(it: Placed, around: Around): number[] {
  const entry = around.entry.get(it.entry) ?? nobody
  const section = around.section.get(it.section) ?? nobody
  const alike = around.alike.get(alikeKey(it)) ?? nobody
  return [
    ...steps(entry.least, [0.5, 0.8, 0.9, 0.97, 0.99]),
    section.least,
    ...steps(section.mean, [0.9, 0.95, 0.98, 0.99, 0.997]),
    alike.mean,
    alike.least,
    ...steps(around.all.mean, [0.85, 0.9, 0.94, 0.97, 0.985]),
    // How many entries beside it say the same of themselves.
    alike.entries / Math.max(1, section.entries),
    yes(section.entries === 1),
    yes(alike.entries === 1),
  ]
}

function textFeatures(text: string): number[] {
  const words = text.split(/\s+/).length
  return [
    yes(words === 1),
    yes(words > 3),
    yes(words > 6),
    yes(words > 12),
    yes(/^\p{Ll}/u.test(text)),
    yes(/[.!?]$/.test(text)),
    yes(/[,;:(/–—-]$/.test(text)),
    yes(/^[,;:)/–—-]/.test(text)),
    yes(text.split('(').length !== text.split(')').length),
    yes(/\p{N}/u.test(text)),
    yes(text.includes(',')),
    yes(/\s[–—|/-]\s|[(:]/.test(text)),
    yes(text.length > 2 && text === text.toUpperCase()),
  ]
}

/** What its words alone say that it is. */
const wordFeatures = (text: string): number[] => {
  const short = text.length < 200 ? text : ''
  return [
    titleness(short),
    organisationness(short),
    degreeness(short),
    yes(namesInstitution(short)),
    placeness(short),
    nameness(short),
    yes(isNameLike(short)),
    yes(isTownLike(short)),
    yes(sectionKindOf(short) !== null),
  ]
}

/** A line may be as long as a file: no further is looked. */
const farthest = 200

/** Whether it is all that its line says, and whether a sign stands before it. */
function lineFeatures(spans: Origin['spans'], source: string): number[] {
  const [from, to] = [spans[0]?.[0] ?? 0, spans.at(-1)?.[1] ?? 0]
  const before = source.slice(Math.max(from - farthest, source.lastIndexOf('\n', from - 1) + 1), from)
  const [after = ''] = source.slice(to, to + farthest).split('\n', 1)
  const line = source.slice(from, to)
  return [
    yes(before.trim() === ''),
    yes(after.trim() === ''),
    yes(/^\W{1,3}$/u.test(before.trim()) || /^[-*\u2022\u25cf\u25aa\u2013]/u.test(line)),
    yes(line.includes('\n')),
    yes(from === 0),
  ]
}

/** What an entry may say in its head. */
const headKinds: readonly FieldKind[] = [
  ...(['employer', 'post', 'post dates', 'school', 'degree', 'study dates', 'post place'] as const),
  ...(['item', 'item dates', 'giver', 'language', 'fluency', 'bullet'] as const),
]

/** Which of these its entry says, how many entries of its section say the same ones, and how many there are. */
function shapesOf(placed: readonly Placed[]): (it: Placed) => number[] {
  const said = new Map<string, Set<FieldKind>>()
  const entries = new Map<string, Set<string>>()
  for (const { entry, section, field } of placed) {
    said.set(entry, (said.get(entry) ?? new Set()).add(field.kind))
    entries.set(section, (entries.get(section) ?? new Set()).add(entry))
  }
  const shapes = new Map([...said].map(([entry, kinds]) => [entry, headKinds.map((it) => yes(kinds.has(it)))]))
  const counts = new Map<string, number>()
  const keyOf = (section: string, entry: string) => `${section} ${shapes.get(entry)?.join('')}`
  for (const [section, own] of entries)
    for (const entry of own) counts.set(keyOf(section, entry), (counts.get(keyOf(section, entry)) ?? 0) + 1)
  return ({ entry, section }) => {
    const all = entries.get(section)?.size ?? 1
    return [(counts.get(keyOf(section, entry)) ?? 0) / all, Math.min(1, all / 6), ...(shapes.get(entry) ?? [])]
  }
}

/** How many of its kind look as it does and begin where it does, and how many of those that look so are of its kind. */
function looksOf(placed: readonly Placed[]): (it: Placed) => number[] {
  const counts = new Map<string, number>()
  const keysOf = ({ field: { kind }, taken: { first } }: Placed) => {
    const { size = 0, bold, italic, headingLevel } = first ?? {}
    const look = [Math.round(2 * size), bold, italic, headingLevel].join(' ')
    return { kind, look, ofKind: `${kind} ${look}`, begins: `${kind} at ${Math.round((first?.x ?? 0) / 4)}` }
  }
  for (const it of placed) for (const key of Object.values(keysOf(it))) counts.set(key, (counts.get(key) ?? 0) + 1)
  return (it) => {
    const { kind, look, ofKind, begins } = keysOf(it)
    const [all, alike] = [counts.get(kind) ?? 1, counts.get(ofKind) ?? 1]
    return [alike / all, (counts.get(begins) ?? 1) / all, alike / (counts.get(look) ?? 1), yes(all === 1)]
  }
}

/** How little it lacks, and how much less than the reading that was not taken. */
function lackFeatures(document: ResumeDocument, other: ResumeDocument | null): number[] {
  const lack = lackOf(document)
  const ahead = other ? wholeness(document) - wholeness(other) : 0
  return [...[0, 0.05, 0.15, 0.35, 0.7].map((it) => yes(lack <= it)), Math.max(0, Math.min(1, ahead))]
}

/** How the document is on the whole. */
function wholeFeatures({ sections, unplaced, basics }: ResumeDocument): number[] {
  const kinds = sections.map(({ kind }) => kind)
  const known = sections.filter(({ title, kind }) => sectionKindOf(title) === kind).length
  return [
    Math.min(1, unplaced.length / 5),
    known / Math.max(1, sections.length),
    Math.min(1, sections.length / 10),
    1 - new Set(kinds).size / Math.max(1, kinds.length),
    yes(kinds.includes('work')),
    yes(kinds.includes('education')),
    yes(kinds.includes('skills')),
    yes(kinds.includes('other')),
    yes(basics.more.length > 0),
  ]
}

function placedIn(document: ResumeDocument, said: SourceText): Placed[] {
  const places = placesIn(document.sections)
  const take = takenFor(said)
  return readFields(document).flatMap((field) => {
    const origin = document.origins[field.key]
    if (!origin) return []
    const place = places.get(field.key) ?? places.get(field.key.replace(/\.[^.]*$/, '')) ?? top
    return [{ field, origin, taken: take(origin.spans), ...place }]
  })
}

const top: Place = { entry: 'top', section: 'top', kind: 'top', isTitled: true }

/** By the id of a section, an entry, a role or a line. */
function placesIn(sections: readonly Section[]): Map<string, Place> {
  const places = new Map<string, Place>()
  for (const { id: section, title, kind, entries } of sections) {
    const isTitled = sectionKindOf(title) === kind
    places.set(section, { entry: section, section, kind, isTitled })
    for (const entry of entries) {
      const roles = entry.type === 'employment' ? entry.roles : []
      const lines = [entry, ...roles].flatMap((it) => [
        ...('lines' in it ? it.lines : []),
        ...('keywords' in it ? it.keywords : []),
        ...('courses' in it ? it.courses : []),
      ])
      for (const { id } of [entry, ...roles, ...lines]) places.set(id, { entry: entry.id, section, kind, isTitled })
    }
  }
  return places
}
