import type { Origin, ResumeDocument, Section } from '../../resume/document.ts'
import { sectionKindOf } from '../headings.ts'
import type { SourceText } from '../source.ts'
import { fieldKinds, type ReadField, readFields } from './read-fields.ts'
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
  /** Whether the title over it names what it is. */
  isTitled: boolean
}

export interface SeenField {
  key: string
  seen: number[]
}

export function seenFields(document: ResumeDocument, said: SourceText): SeenField[] {
  const placed = placedIn(document, said)
  const around = {
    entry: groupsBy(placed, ({ entry }) => entry),
    section: groupsBy(placed, ({ section }) => section),
    alike: groupsBy(placed, alikeKey),
    all: groupOf(placed),
  }
  return placed.map((it) => ({
    key: it.field.key,
    seen: [
      ...fieldKinds.map((kind) => yes(kind === it.field.kind)),
      yes(said.positioned),
      ...ownFeatures(it),
      ...groupFeatures(it, around),
      ...textFeatures(it.field.text),
    ],
  }))
}

const yes = (is: boolean) => (is ? 1 : 0)
const steps = (value: number, at: readonly number[]) => [value, ...at.map((it) => yes(value >= it))]

const ownFeatures = ({ field, origin, taken, isTitled }: Placed): number[] => [
  ...steps(origin.confidence, [0.65, 0.8, 0.88, 0.92, 0.97, 0.99, 0.999]),
  ...steps(taken.least, [0.5, 0.8, 0.9, 0.95, 0.98, 0.99, 0.997, 0.999]),
  taken.mean,
  yes(taken.fragments > 1),
  yes(taken.fragments > 2),
  yes(taken.labels > 1),
  yes(isTitled),
  yes(field.isAlone),
]

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

const top: Place = { entry: 'top', section: 'top', isTitled: true }

/** By the id of a section, an entry, a role or a line. */
function placesIn(sections: readonly Section[]): Map<string, Place> {
  const places = new Map<string, Place>()
  for (const { id: section, title, kind, entries } of sections) {
    const isTitled = sectionKindOf(title) === kind
    places.set(section, { entry: section, section, isTitled })
    for (const entry of entries) {
      const roles = entry.type === 'employment' ? entry.roles : []
      const lines = [entry, ...roles].flatMap((it) => [
        ...('lines' in it ? it.lines : []),
        ...('keywords' in it ? it.keywords : []),
        ...('courses' in it ? it.courses : []),
      ])
      for (const { id } of [entry, ...roles, ...lines]) places.set(id, { entry: entry.id, section, isTitled })
    }
  }
  return places
}
