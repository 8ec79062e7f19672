import type { ResumeDocument } from '../../resume/document.ts'
import { type ReadField, readFields } from './read-fields.ts'

// Numbers, e-mails and web addresses are whole in one field, or the fields that have their pieces are to be looked at.

const values = [
  /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu,
  /(?:https?:\/\/|www\.)[^\s|,;()<>]*[\p{L}\d/]/giu,
  /\d+(?:[.,:]\d+)*/gu,
]

/** A value of the source, and what became of it. */
export interface SourceValue {
  text: string
  from: number
  /** `whole` in a field; `open` where a person is shown it as it stands; `edge` for what only lays out a page. */
  is: 'whole' | 'open' | 'edge' | 'cut'
  /** The fields that have it or its pieces. */
  fields: string[]
}

export function valuesOf(document: ResumeDocument, source: string): SourceValue[] {
  const fields = new Map(readFields(document).map((field) => [field.key, field]))
  const open = new Set(document.unplaced.map(({ id }) => id))
  const owners = ownersIn(document, fields, source.length)
  const beside = keysBeside(fields)
  const found: SourceValue[] = []
  const seen = new Uint8Array(source.length)
  for (const pattern of values)
    for (const { 0: text, index: from } of source.matchAll(pattern)) {
      if (seen[from] === 1) continue
      seen.fill(1, from, from + text.length)
      const own = [...new Set(owners.slice(from, from + text.length))]
      found.push({
        text,
        from,
        is: becameOf(source.slice(from, from + text.length + 1), text, own, fields, open),
        fields: own.flatMap((owner = '') => (fields.has(owner) ? [owner] : (beside.get(owner) ?? []))),
      })
    }
  return found
}

function becameOf(
  around: string,
  text: string,
  own: readonly (string | undefined)[],
  fields: ReadonlyMap<string, ReadField>,
  open: ReadonlySet<string>,
): SourceValue['is'] {
  const [owner = 'layout', ...more] = own
  if (more.length > 0) return 'cut'
  if (owner === 'layout') return 'edge'
  if (open.has(owner)) return 'open'
  return isIn(text, owner, fields.get(owner)) || isSign(around, owner) ? 'whole' : 'cut'
}

/** Dates are said again in their own way. */
const isIn = (text: string, owner: string, field: ReadField | undefined) =>
  owner.endsWith('.period') || field?.text.includes(text) === true

/** A sign before a line, `1.`, is none of its text. */
const isSign = (around: string, owner: string) => /^l\d+$/.test(owner) && /^\d{1,2}[.)]$/.test(around)

/** Words that belong to an entry and to no field of it speak for all its fields. */
function keysBeside(fields: ReadonlyMap<string, ReadField>): Map<string, string[]> {
  const beside = new Map<string, string[]>()
  for (const key of fields.keys()) {
    const words = key.replace(/\.[^.]*$/, '.words')
    beside.set(words, [...(beside.get(words) ?? []), key])
  }
  return beside
}

/** For each character of the source what was read from it: a field, if any was. */
function ownersIn(
  { origins }: ResumeDocument,
  fields: ReadonlyMap<string, ReadField>,
  length: number,
): (string | undefined)[] {
  const owners = new Array<string | undefined>(length)
  const all = Object.entries(origins)
  for (const isField of [false, true])
    for (const [key, { spans }] of all)
      if (fields.has(key) === isField) for (const [from, to] of spans) owners.fill(key, from, to)
  return owners
}
