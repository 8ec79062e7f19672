import type { Skill } from './catalogue/parse.ts'
import { allSkills, skillNamed } from './index.ts'
import { skillCalled } from './search.ts'
import { isSameName } from './tokens.ts'

/**
 * How the first stands to the second. `same`: the very same thing under another form of its name, the only relation
 * that a text or a claim may use. `kind-of`: strictly a kind of it, so that who has the first has the second, under its
 * own name. `similar`: something near it, which shows a part.
 */
export type SkillRelation = 'same' | 'kind-of' | 'similar'

export function relationOf(a: string, b: string): SkillRelation | null {
  const [one, other] = [found(a), found(b)]
  if (!one || !other) return isSameName(a, b) ? 'same' : null
  if (one === other) return 'same'
  if (isKindOf(one.name, other.name)) return 'kind-of'
  return isNear(one, other) ? 'similar' : null
}

/** Of two skills by their own names. */
export const isKindOf = (name: string, other: string): boolean => widerKinds(name).has(other)

/** Whether who has the first has the second: the same, or a kind of it. */
export const meets = (a: string, b: string): boolean => {
  const relation = relationOf(a, b)
  return relation === 'same' || relation === 'kind-of'
}

const found = (name: string): Skill | null => skillNamed(name) ?? skillCalled(name)

const closures = new Map<string, ReadonlySet<string>>()

/** All that a skill is a kind of, and what that is a kind of. */
export function widerKinds(name: string): ReadonlySet<string> {
  const known = closures.get(name)
  if (known) return known
  const kinds = skillNamed(name)?.kinds ?? []
  const made = new Set(kinds.flatMap((kind) => [kind, ...widerKinds(kind)]))
  closures.set(name, made)
  return made
}

let narrower: Map<string, string[]> | null = null

/** All that are a kind of a skill. */
export function kindsBelow(name: string): readonly string[] {
  if (!narrower) {
    narrower = new Map()
    for (const skill of allSkills())
      for (const kind of widerKinds(skill.name)) narrower.set(kind, [...(narrower.get(kind) ?? []), skill.name])
  }
  return narrower.get(name) ?? []
}

/** Of one family; or of families of which one belongs to the other, stands beside it, or belongs to the same. */
function isNear(one: Skill, other: Skill): boolean {
  if (one.family === other.family) return true
  const [mine, theirs] = [wider(one), wider(other)]
  return (
    mine.includes(other.family) ||
    theirs.includes(one.family) ||
    one.neighbours.includes(other.family) ||
    one.parents.some((name) => other.parents.includes(name))
  )
}

/** What a skill belongs to, and what that belongs to. */
const wider = ({ parents }: Skill) => parents.flatMap((name) => [name, ...(skillNamed(name)?.parents ?? [])])
