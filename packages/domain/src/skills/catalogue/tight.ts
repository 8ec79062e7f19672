import type { Field, Row } from './row.ts'

// The catalogue as a browser loads it: a line for each skill, in which another skill is named by how many lines away its
// own is (in base 36), and the first words of its own name, in its aliases, by signs. A quarter less, gzip.

/** For the first words of a skill's name. */
const signs = '!;*'
const flags = ['exact', 'context', 'soft'] as const
const asAbove = '"'

const rowsOf = (fields: readonly Field[]) => fields.flatMap(({ categories }) => Object.values(categories).flat())

export function packed(fields: readonly Field[]): Field<string>[] {
  const numbers = new Map(rowsOf(fields).map(({ name }, number) => [name, number]))
  const lines = (rows: readonly Row[]) => rows.map((row, at) => packedLine(row, rows[at - 1], numbers)).join('\n')
  return fields.map((field) => ({ ...field, categories: eachCategory(field, lines) }))
}

function packedLine(row: Row, above: Row | undefined, numbers: ReadonlyMap<string, number>): string {
  const { name, aliases = [], parents = [], near = [] } = row
  const away = (other: string) => {
    const lines = (numbers.get(other) ?? 0) - (numbers.get(name) ?? 0)
    return (lines < 0 ? '' : '+') + lines.toString(36)
  }
  const words = name.split(' ')
  const isAsAbove = parents.length > 0 && parents.join() === above?.parents?.join()
  const columns = [
    name,
    aliases.join().replace(/[\p{L}\d]+/gu, (word) => signs[words.indexOf(word)] ?? word),
    isAsAbove ? asAbove : parents.map((it) => (it.startsWith('<') ? `<${away(it.slice(1))}` : away(it))).join(),
    near.map(away).join(),
    flags.flatMap((flag, at) => (row[flag] ? [at] : [])).join(''),
  ]
  return columns.join('|').replace(/\|+$/, '')
}

/** The files as they are written, whichever way they came. */
export function unpacked(fields: readonly (Field | Field<string>)[]): readonly Field[] {
  if (!fields.every(isPacked)) return fields as Field[]
  const lines = fields.flatMap(({ categories }) => Object.values(categories).flatMap((text) => text.split('\n')))
  const names = lines.map((line) => line.slice(0, `${line}|`.indexOf('|')))
  let here = 0
  const rows = (text: string) => {
    let above: readonly string[] = []
    return text.split('\n').map((line) => {
      const row = unpackedLine(line, above, (away) => names[here + Number.parseInt(away, 36)] ?? '')
      above = row.parents
      here += 1
      return row
    })
  }
  return fields.map((field) => ({ ...field, categories: eachCategory(field, rows) }))
}

function unpackedLine(line: string, above: readonly string[], named: (away: string) => string) {
  const [name = '', aliases = '', parents = '', near = '', given = ''] = line.split('|')
  const words = name.split(' ')
  const own = aliases.replace(/[!;*]/g, (sign) => words[signs.indexOf(sign)] ?? sign)
  const wider = listed(parents).map((it) => (it.startsWith('<') ? `<${named(it.slice(1))}` : named(it)))
  return {
    name,
    aliases: listed(own),
    parents: parents === asAbove ? above : wider,
    near: listed(near).map(named),
    ...Object.fromEntries(Array.from(given, (at) => [flags[Number(at)], true])),
  }
}

const listed = (column: string) => (column === '' ? [] : column.split(','))

const isPacked = (field: Field | Field<string>): field is Field<string> =>
  Object.values(field.categories).every((rows) => typeof rows === 'string')

const eachCategory = <From, To>({ categories }: Field<From>, make: (rows: From) => To) =>
  Object.fromEntries(Object.entries(categories).map(([category, rows]) => [category, make(rows)]))
