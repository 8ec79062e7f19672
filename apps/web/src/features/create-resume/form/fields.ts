import type { Entry, ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { linesIn, rolesIn } from '@bespeak/domain/resume/nodes.ts'

const basicsFields = ['name', 'label', 'email', 'phone', 'url'].map((key) => `basics.${key}`)
const placeFields = ['address', 'postalCode', 'city', 'region', 'countryCode'].map((key) => `basics.location.${key}`)

const named = (id: string, ...keys: string[]) => keys.map((key) => `${id}.${key}`)

/** The fields of an entry in the order they stand in the form, by their names in the document's origins. */
export function fieldsOfEntry(entry: Entry): string[] {
  const own = named(entry.id, 'organisation', 'degree', 'area', 'institution', 'location', 'name', 'title')
  const rest = named(entry.id, 'period', 'score', 'language', 'fluency', 'url')
  const roles = rolesIn(entry).flatMap(({ id, lines }) => [
    ...named(id, 'title', 'location', 'period'),
    ...lines.map((line) => line.id),
  ])
  return [...new Set([...own, ...rest, ...roles, ...linesIn(entry).map(({ id }) => id)])]
}

/** Every field of the form that was read from the source, in order. */
export function fieldsRead({ basics, sections, origins }: ResumeDocument): string[] {
  const fields = [
    ...basicsFields.slice(0, 4),
    ...placeFields,
    'basics.url',
    ...basics.links.map(({ id }) => `${id}.url`),
    ...basics.more.map(({ id }) => id),
    ...sections.flatMap(({ id, entries }) => [`${id}.title`, ...entries.flatMap(fieldsOfEntry)]),
  ]
  return fields.filter((field) => origins[field] !== undefined)
}
