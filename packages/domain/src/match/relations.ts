import type { Skill } from '../skills/catalogue/parse.ts'
import { allSkills, isHead, skillNamed } from '../skills/index.ts'
import { kindsBelow } from '../skills/relation.ts'
import { disciplineEndings } from '../words/match.ts'
import { nearnessWeights, relationWeights } from './weights.ts'

/** A skill that shows another one, wholly or in part. */
export interface Relation {
  name: string
  weight: number
  how: string | null
  /** A part of something so wide that several parts show more of it than one. */
  partial?: boolean
}

let children: Map<string, string[]> | null = null

function childrenOf(name: string): readonly string[] {
  if (!children) {
    children = new Map()
    for (const skill of allSkills().filter(isHead))
      for (const parent of skill.parents) children.set(parent, [...(children.get(parent) ?? []), skill.name])
  }
  return children.get(name) ?? []
}

const known = new Map<string, ReadonlyMap<string, Relation>>()

/** The skills that show this one, itself among them, by name. */
export function relationsOf(name: string): ReadonlyMap<string, Relation> {
  const made = known.get(name) ?? makeRelations(name)
  known.set(name, made)
  return made
}

/** The skill among these that shows the wanted one best. */
export function bestRelation(name: string, among: Iterable<string>): Relation | null {
  const relations = relationsOf(name)
  let best: Relation | null = null
  for (const other of among) {
    const relation = relations.get(other)
    if (relation && relation.weight > (best?.weight ?? 0)) best = relation
  }
  return best
}

/**
 * What is near a family is near each of its names; a kind of the one asked counts as it, under its own name. Nothing
 * that is only near counts as more than kin, however many there are.
 */
function makeRelations(name: string): Map<string, Relation> {
  const family = skillNamed(name)?.family ?? name
  const made = new Map<string, Relation>()
  const { kin, narrower } = relationWeights
  for (const relation of relationsAmongFamilies(family).values())
    for (const member of membersOf(relation.name))
      made.set(member, { ...relation, name: member, weight: Math.min(kin, relation.weight) })
  for (const member of membersOf(family)) made.set(member, { name: member, weight: kin, how: closeTo(member, name) })
  for (const kind of kindsBelow(name))
    made.set(kind, { name: kind, weight: narrower, how: `${kind} is a kind of ${name}` })
  return made.set(name, { name, weight: 1, how: null })
}

const closeTo = (member: string, name: string) => `${member} is close to ${name}`

let families: Map<string, string[]> | null = null

function membersOf(family: string): readonly string[] {
  if (!families) {
    families = new Map()
    for (const skill of allSkills()) families.set(skill.family, [...(families.get(skill.family) ?? []), skill.name])
  }
  return families.get(family) ?? [family]
}

function relationsAmongFamilies(name: string): Map<string, Relation> {
  const best = new Map<string, Relation>([[name, { name, weight: 1, how: null }]])
  const add = (relation: Relation) => {
    if ((best.get(relation.name)?.weight ?? 0) < relation.weight) best.set(relation.name, relation)
  }
  const { wider, neighbour, kin, part } = relationWeights
  const partial = isDiscipline(name)
  const narrower = partial ? part : kin
  for (const child of childrenOf(name)) {
    add({ name: child, weight: narrower, how: `${child} is a part of ${name}`, partial })
    for (const grandchild of childrenOf(child))
      add({ name: grandchild, weight: narrower * kin, how: `${grandchild} is a part of ${name}`, partial })
  }
  const skill = skillNamed(name)
  for (const parent of skill?.parents ?? []) {
    add({ name: parent, weight: wider, how: `${parent} is wider than ${name}` })
    for (const sibling of childrenOf(parent))
      if (!isLone(skillNamed(parent)))
        add({ name: sibling, weight: wider * wider, how: `${sibling} is of the same kind as ${name}` })
  }
  for (const { name: near, weight } of skill?.neighbours ?? [])
    add({ name: near, weight: weight * neighbour, how: closeTo(near, name) })
  return best
}

const discipline = new RegExp(`(?:${disciplineEndings})$`, 'i')

/** Machine learning is many things, of which gradient boosting is one; PostgreSQL is SQL. */
const isDiscipline = (name: string) => discipline.test(name) && childrenOf(name).length > nearnessWeights.partsOfMany

/** Too wide to make its parts alike. */
const isLone = (skill: Skill | undefined) =>
  skill === undefined || childrenOf(skill.name).length > nearnessWeights.partsUnlike

/** How near one skill is to another that a person has shown, 0 to 1. */
export function nearness(a: string, b: string): number {
  if (a === b) return 1
  const related = relationsOf(a).get(b)?.weight ?? 0
  const [one, other] = [skillNamed(a), skillNamed(b)]
  if (!one || !other || saysNoField(one) || saysNoField(other)) return related
  if (one.field === other.field)
    return Math.max(related, nearnessWeights[one.category === other.category ? 'category' : 'field'])
  return Math.max(related, kinship(one.field, other.field))
}

const ofNoField = new Set<Skill['field']>(['languages', 'ways-of-working', 'certificates'])

/** Anybody may have it: it says nothing of the field of work. */
export const saysNoField = ({ soft, field }: Skill): boolean => soft || ofNoField.has(field)

let links: Map<string, Map<string, number>> | null = null

function linksOf(field: string): ReadonlyMap<string, number> {
  if (!links) {
    links = new Map()
    for (const skill of allSkills().filter(isHead))
      for (const name of [...skill.parents, ...skill.neighbours.map((it) => it.name)]) {
        const own = links.get(skill.field) ?? new Map<string, number>()
        const other = skillNamed(name)?.field ?? ''
        links.set(skill.field, own.set(other, (own.get(other) ?? 0) + 1))
      }
  }
  return links.get(field) ?? new Map()
}

/** Fields are akin when many skills of the one are close to skills of the other: data and software, not law and cooking. */
const kinship = (a: string, b: string): number =>
  (linksOf(a).get(b) ?? 0) + (linksOf(b).get(a) ?? 0) >= nearnessWeights.manyLinks ? nearnessWeights.kinship : 0
