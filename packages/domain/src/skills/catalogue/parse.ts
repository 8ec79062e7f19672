import { hashOf } from '../../language/hash.ts'
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
  /** What it belongs to: a kind of it, or a part of it and what it is used for. */
  parents: string[]
  /** What it is strictly a kind of: PostgreSQL is a relational database; PyTorch is not deep learning. */
  kinds: string[]
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
}

/** The lines of a field, split into their columns and not judged; `"` stands for the parents in the line above. */
export function catalogueLines(text: string): CatalogueLine[] {
  const lines: CatalogueLine[] = []
  let category = ''
  let above = ''
  for (const raw of text.split('\n')) {
    const line = raw.trim()
    if (line === '') continue
    if (line.startsWith('# ')) category = line.slice(2).trim()
    else {
      const columns = columnsOf(line)
      if (columns[2] === '"') columns[2] = above
      above = columns[2] ?? ''
      lines.push({ category, columns, line })
    }
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

const numbered = /(?<=[|,<])[+-]\w+/g

/** What stands in a browser's catalogue for the first words of a skill's name, in the other names on its line. */
const ownWordSigns = '!;*'
const ownWords = /[!;*]/g

/** In a browser's catalogue another skill is named by how many lines away its own is, over all fields, in base 36: `-c`. */
function withNames(fields: readonly Field[]): readonly Field[] {
  if (!fields.some(({ text }) => numbered.test(text))) return fields
  const names = fields.flatMap(({ text }) => catalogueLines(text).map(({ columns: [name = ''] }) => name))
  let here = -1
  const named = (line: string) => {
    if (line.trim() !== '' && !line.startsWith('# ')) here += 1
    const words = names[here]?.split(' ') ?? []
    return line
      .replace(ownWords, (sign) => words[ownWordSigns.indexOf(sign)] ?? sign)
      .replace(numbered, (away) => `${names[here + Number.parseInt(away, 36)]} `)
  }
  return fields.map((field) => ({ ...field, text: field.text.split('\n').map(named).join('\n') }))
}

/**
 * All skills of the fields, in their order, each followed by the other names that stand with it and are skills of their
 * own. What is wrong with a line is the business of the tests, not of this.
 */
export function parseCatalogue(fields: readonly Field[]): Skill[] {
  const families = new Map<string, [Skill, ...Skill[]]>()
  for (const field of withNames(fields)) {
    for (const { category, columns } of catalogueLines(field.text)) {
      const [name = '', aliases, parents, neighbours, flags = ''] = columns
      const wider = listed(parents).map(readParent)
      const family: [Skill, ...Skill[]] = [
        {
          id: skillId(name),
          name,
          category,
          field: field.key,
          aliases: [],
          gated: [],
          parents: wider.map((it) => it.name),
          kinds: wider.filter(({ isKind }) => isKind).map((it) => it.name),
          neighbours: listed(neighbours).map(readNeighbour),
          exact: flags.includes('exact'),
          context: flags.includes('context'),
          soft: flags.includes('soft'),
          family: name,
        },
      ]
      for (const alias of listed(aliases).map(readAlias)) addNames(family, alias)
      families.set(name, family)
    }
  }
  pairNeighbours(families)
  return [...families.values()].flat()
}

/** `<Database` → a kind of it; without the mark, something near it. */
export const readParent = (text: string): { name: string; isKind: boolean } => {
  const isKind = text.startsWith('<')
  return { name: isKind ? text.slice(1).trim() : text, isKind }
}

/** By what another form of a name is of the very same thing. */
const reasons = { '=': 'spelling', '^': 'abbreviation', '@': 'maker' } as const
export type Reason = (typeof reasons)[keyof typeof reasons]

export interface Alias {
  /** A kind of the skill; one of the same kinds as the skill; or something near it and no more. */
  relation: 'kind' | 'sister' | 'near'
  /** The skill is a kind of it. */
  isWider: boolean
  /** Empty where the forms are of the skill's own name. */
  name: string
  /** Names beside it that it is a kind of. */
  kinds: string[]
  forms: { text: string; reason: Reason }[]
}

export function readAlias(alias: string): Alias {
  const [, marks = '', rest = ''] = /^([<>~]*)(.*)$/.exec(alias) ?? []
  const parts = rest.split(/(?=[=^@<])/).map((part) => part.trim())
  const isNamed = parts[0] !== undefined && !isMarked(parts[0])
  const behind = isNamed ? parts.slice(1) : parts
  return {
    relation: marks.includes('>') ? 'kind' : marks.includes('~') ? 'sister' : 'near',
    isWider: marks.includes('<'),
    name: isNamed ? (parts[0] ?? '') : '',
    kinds: behind.filter((part) => part.startsWith('<')).map(unmarked),
    forms: behind.filter(isMarked).map((part) => ({ text: unmarked(part), reason: reasons[part.charAt(0) as Mark] })),
  }
}

type Mark = keyof typeof reasons
const isMarked = (part: string) => part.charAt(0) in reasons
const unmarked = (part: string) => part.slice(1).trim()

function addNames(family: [Skill, ...Skill[]], alias: Alias): void {
  const [skill] = family
  const named = alias.name === '' ? skill : kinOf(skill, alias)
  if (named !== skill) family.push(named)
  named.kinds = [...named.kinds, ...alias.kinds]
  if (alias.isWider) skill.kinds = [...skill.kinds, named.name]
  for (const { text } of alias.forms) {
    if (text.endsWith('?')) named.gated.push(text.slice(0, -1))
    else named.aliases.push(text)
  }
}

/** A name that is looked for together with a skill, and may be of something else: near all that the skill is near. */
function kinOf(skill: Skill, alias: Alias): Skill {
  const context = alias.name.endsWith('?')
  const name = context ? alias.name.slice(0, -1) : alias.name
  const sisters = skill.kinds.filter((kind) => skill.parents.includes(kind))
  const kinds = { kind: [skill.name], sister: sisters, near: [] }[alias.relation]
  return {
    ...skill,
    id: skillId(name),
    name,
    aliases: [],
    gated: [],
    kinds,
    exact: context || isInitials(name),
    context,
  }
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
