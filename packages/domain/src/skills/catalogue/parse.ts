import { hashOf } from '../../english/hash.ts'
/** One field of work: its key, its title for people, and its lines (see `index.ts` for how a line is written). */
export interface Field {
  key: string
  title: string
  text: string
}

export interface Neighbour {
  name: string
  weight: number
}

export interface Skill {
  /** Made from the name, so that it stays when lines are added, moved or removed. Positive, 31 bits. */
  id: number
  name: string
  category: string
  field: string
  /** Other names of the very same thing. */
  aliases: string[]
  /** Aliases too short or too common to count anywhere: only in exactly this case and in context ("Node", "AP"). */
  gated: string[]
  parents: string[]
  /** Both ways: a pair written on one side is known to the other. */
  neighbours: Neighbour[]
  /** The name counts only in exactly this case. */
  exact: boolean
  /** An ambiguous word, which counts only in a list of skills, beside another skill, or with a naming word. */
  context: boolean
  /** A way of working. */
  soft: boolean
  /** The skill that the catalogue lists this name with, though it is no name of the same thing; its own name elsewhere. */
  family: string
}

export interface CatalogueLine {
  category: string
  columns: string[]
  line: string
  /** `+ name | aliases`: no skill of its own but further names of one that stands before it. */
  further: boolean
}

/** The lines of a field, split into their columns and not judged. */
export function catalogueLines(text: string): CatalogueLine[] {
  const lines: CatalogueLine[] = []
  let category = ''
  for (const raw of text.split('\n')) {
    const line = raw.trim()
    if (line === '') continue
    const further = line.startsWith('+ ')
    if (line.startsWith('# ')) category = line.slice(2).trim()
    else lines.push({ category, columns: columnsOf(further ? line.slice(2) : line), line, further })
  }
  return lines
}

const columnsOf = (line: string) => line.split('|').map((column) => column.trim())

/** The values of a column that holds a list. */
export function listed(column: string | undefined): string[] {
  if (!column) return []
  return column.split(',').map((value) => value.trim())
}

/** `Ruby on Rails 0.4` → its name and weight; a weight that is missing or no number becomes NaN. */
export function readNeighbour(text: string): Neighbour {
  const space = text.lastIndexOf(' ')
  return space < 0 ? { name: text, weight: Number.NaN } : { name: text.slice(0, space), weight: +text.slice(space + 1) }
}

/** The hash of its name, folded to a positive number of 31 bits. */
export function skillId(name: string): number {
  const hash = hashOf(name)
  return (hash >>> 31) ^ (hash & 0x7fffffff) || 1
}

/**
 * All skills of the fields, in their order, each followed by the other names that stand with it and are skills of their
 * own. What is wrong with a line is the business of the tests, not of this.
 */
export function parseCatalogue(fields: readonly Field[]): Skill[] {
  const families = new Map<string, [Skill, ...Skill[]]>()
  for (const field of fields) {
    for (const { category, columns, further } of catalogueLines(field.text)) {
      const [name = '', aliases, parents, neighbours, flags = ''] = columns
      const known = further ? families.get(name) : undefined
      const family = known ?? [
        {
          id: skillId(name),
          name,
          category,
          field: field.key,
          aliases: [],
          gated: [],
          parents: listed(parents),
          neighbours: listed(neighbours).map(readNeighbour),
          exact: flags.includes('exact'),
          context: flags.includes('context'),
          soft: flags.includes('soft'),
          family: name,
        },
      ]
      for (const names of listed(aliases).map(formsOf)) addNames(family, names)
      families.set(name, family)
    }
  }
  pairNeighbours(families)
  return [...families.values()].flat()
}

/** The forms of one name; where the first is empty, they are forms of the skill's own. */
export const formsOf = (alias: string): string[] => alias.split('=').map((form) => form.trim())

function addNames(family: [Skill, ...Skill[]], [first = '', ...others]: string[]): void {
  const [skill] = family
  const known = first === '' ? skill : family.find(({ name }) => name === first)
  const named = known ?? kinOf(skill, first)
  if (!known) family.push(named)
  for (const form of others) {
    if (form.endsWith('?')) named.gated.push(form.slice(0, -1))
    else named.aliases.push(form)
  }
}

/** A name that is looked for together with a skill, and may be of something else: it stands to all others as that does. */
function kinOf(skill: Skill, alias: string): Skill {
  const context = alias.endsWith('?')
  const name = context ? alias.slice(0, -1) : alias
  return { ...skill, id: skillId(name), name, aliases: [], gated: [], exact: context || isInitials(name), context }
}

/** Short capitals are words in another case: `IT`, `PAT`, `PALS`. */
export const isInitials = (name: string): boolean => /^\p{Lu}{2,5}$/u.test(name)

/** Gives each pair to its other side, from what was written only. */
function pairNeighbours(families: ReadonlyMap<string, readonly [Skill, ...Skill[]]>): void {
  const written = [...families.values()].map(([{ name, neighbours }]) => ({ name, neighbours: [...neighbours] }))
  for (const { name, neighbours } of written)
    for (const neighbour of neighbours) {
      const other = families.get(neighbour.name)?.[0]
      if (other && other.name !== name && !other.neighbours.some((it) => it.name === name))
        other.neighbours.push({ name, weight: neighbour.weight })
    }
}
