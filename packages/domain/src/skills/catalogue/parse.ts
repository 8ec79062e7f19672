import { hashOf } from '../../language/hash.ts'
import { firstKey } from '../tokens.ts'
import type { Field, Row } from './row.ts'

export interface Skill {
  /** Made from the name, so that it stays when lines are added, moved or removed. Positive, 31 bits. */
  id: number
  name: string
  category: string
  field: string
  /** Other names of the very same thing. */
  aliases: readonly string[]
  /** Aliases too short or too common to count anywhere: only in exactly this case and in context ("Node", "AP"). */
  gated: readonly string[]
  /** What it belongs to: a kind of it, or a part of it and what it is used for. */
  parents: readonly string[]
  /** What it is strictly a kind of: PostgreSQL is a relational database; PyTorch is not deep learning. */
  kinds: readonly string[]
  /** Both ways: a pair written on one side is known to the other. */
  neighbours: readonly string[]
  /** The name counts only in exactly this case. */
  exact: boolean
  /** An ambiguous word, which counts only in a list of skills, beside another skill, or with a naming word. */
  context: boolean
  /** A way of working. */
  soft: boolean
  /** The skill that the catalogue lists this name with, though it is no name of the same thing; its own name elsewhere. */
  family: string
}

/** The hash of its name, folded to a positive number of 31 bits. */
export function skillId(name: string): number {
  const hash = hashOf(name)
  return (hash >>> 31) ^ (hash & 0x7fffffff) || 1
}

/** The skills of some fields. A family of them is made when one is first asked for: most are for other trades. */
export interface Catalogue {
  /** In their order, each followed by the other names that stand with it and are skills of their own. */
  all(): readonly Skill[]
  /** Those of which a name begins with a word, and those of their families. */
  beginningWith(key: string): readonly Skill[]
}

interface Placed {
  row: Row
  field: string
  category: string
}

/** What is wrong with a row is the business of the tests, not of this. */
export function catalogueOf(fields: readonly Field[]): Catalogue {
  const placed = fields.flatMap(({ key, categories }) =>
    Object.entries(categories).flatMap(([category, rows]) =>
      rows.map((row): Placed => ({ row, field: key, category })),
    ),
  )
  const near = nearEach(placed.map(({ row }) => row))
  const numbers = numbersByFirstKey(placed.map(({ row }) => row))
  const families: Skill[][] = []
  const family = (it: Placed, number: number) => {
    families[number] ??= familyOf(it, near.get(it.row.name) ?? none)
    return families[number]
  }
  return {
    all: () => placed.flatMap(family),
    beginningWith: (key) => (numbers.get(key) ?? []).flatMap((number) => family(placed[number] as Placed, number)),
  }
}

/** The rows of which a name begins with a word. */
function numbersByFirstKey(rows: readonly Row[]): ReadonlyMap<string, readonly number[]> {
  const byWord = new Map<string, Set<number>>()
  const add = (name: string, number: number) => {
    const space = name.indexOf(' ')
    const word = space < 0 ? name : name.slice(0, space)
    const known = byWord.get(word)
    if (known) known.add(number)
    else byWord.set(word, new Set([number]))
  }
  for (const [number, { name, aliases = none }] of rows.entries()) {
    add(name, number)
    for (const alias of aliases) for (const part of alias.split(anyMark)) add(part, number)
  }
  const byKey = new Map<string, number[]>()
  for (const [word, numbers] of byWord) {
    const key = firstKey(word)
    byKey.set(key, [...(byKey.get(key) ?? none), ...numbers])
  }
  for (const [key, numbers] of byKey)
    byKey.set(
      key,
      [...new Set(numbers)].sort((a, b) => a - b),
    )
  return byKey
}

const anyMark = /[=^@<>~]/

function familyOf({ row, field, category }: Placed, near: readonly string[]): Skill[] {
  const family: [Skill, ...Skill[]] = [headOf(row, field, category, near)]
  for (const alias of row.aliases ?? none) addNames(family, readAlias(alias))
  return family
}

/** One for all that have none: there are ten thousand skills. */
const none: readonly never[] = []

function headOf(row: Row, field: string, category: string, neighbours: readonly string[]): Skill {
  const { name, parents = none } = row
  const wider = parents.map(readParent)
  const kinds = wider.filter(({ isKind }) => isKind)
  return {
    id: skillId(name),
    name,
    category,
    field,
    aliases: none,
    gated: none,
    parents: kinds.length > 0 ? wider.map((it) => it.name) : parents,
    kinds: kinds.length > 0 ? kinds.map((it) => it.name) : none,
    neighbours,
    exact: row.exact === true,
    context: row.context === true,
    soft: row.soft === true,
    family: name,
  }
}

/** `<Database` → a kind of it; without the mark, something near it. */
export const readParent = (text: string): { name: string; isKind: boolean } => {
  const isKind = text.startsWith('<')
  return { name: isKind ? text.slice(1) : text, isKind }
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
  kinds: readonly string[]
  forms: readonly { text: string; reason: Reason }[]
}

export function readAlias(alias: string): Alias {
  let start = 0
  while (relations.includes(alias.charAt(start))) start += 1
  const marks = alias.slice(0, start)
  const relation = marks.includes('>') ? 'kind' : marks.includes('~') ? 'sister' : 'near'
  const isWider = marks.includes('<')
  if (!isMarkInside.test(alias)) return { relation, isWider, name: alias.slice(start), kinds: none, forms: none }
  const [name = '', ...behind] = partsOf(alias.slice(start))
  return {
    relation,
    isWider,
    name,
    kinds: behind.filter((part) => part.startsWith('<')).map(unmarked),
    forms: behind.filter(isMarked).map((part) => ({ text: unmarked(part), reason: reasons[part.charAt(0) as Mark] })),
  }
}

const isMarkInside = /[=^@]|.</

const relations = '<>~'

/** What stands before the first mark, and each mark with what follows it. */
function partsOf(text: string): string[] {
  const cuts = Array.from(text.matchAll(/[=^@<]/g), ({ index }) => index)
  return [0, ...cuts].map((from, at) => text.slice(from, cuts[at]))
}

type Mark = keyof typeof reasons
const isMarked = (part: string) => part.charAt(0) in reasons
const unmarked = (part: string) => part.slice(1)

function addNames(family: [Skill, ...Skill[]], { relation, isWider, name, kinds, forms }: Alias): void {
  const [skill] = family
  const named = name === '' ? skill : kinOf(skill, name, relation)
  if (named !== skill) family.push(named)
  if (kinds.length > 0) named.kinds = [...named.kinds, ...kinds]
  if (isWider) skill.kinds = [...skill.kinds, named.name]
  for (const { text } of forms) {
    if (text.endsWith('?')) named.gated = [...named.gated, text.slice(0, -1)]
    else named.aliases = [...named.aliases, text]
  }
}

/** A name that is looked for together with a skill, and may be of something else: near all that the skill is near. */
function kinOf(skill: Skill, written: string, relation: Alias['relation']): Skill {
  const context = written.endsWith('?')
  const name = context ? written.slice(0, -1) : written
  return {
    id: skillId(name),
    name,
    category: skill.category,
    field: skill.field,
    aliases: none,
    gated: none,
    parents: skill.parents,
    kinds: kindsOf(skill, relation),
    neighbours: skill.neighbours,
    exact: context || isInitials(name),
    context,
    soft: skill.soft,
    family: skill.family,
  }
}

function kindsOf({ name, kinds, parents }: Skill, relation: Alias['relation']): readonly string[] {
  if (relation === 'near') return none
  return relation === 'kind' ? [name] : kinds.filter((kind) => parents.includes(kind))
}

/** Short capitals are words in another case: `IT`, `PAT`, `PALS`. */
export const isInitials = (name: string): boolean => /^\p{Lu}{2,5}$/u.test(name)

/** What is near each skill: what is written with it, and then what it is written with. */
function nearEach(rows: readonly Row[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map(rows.map(({ name, near = [] }) => [name, [...near]]))
  for (const { name, near = none } of rows)
    for (const other of near) {
      const theirs = found.get(other)
      if (theirs && !theirs.includes(name)) theirs.push(name)
    }
  return found
}
