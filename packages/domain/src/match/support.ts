import { isOfAnyWork } from './fields.ts'
import { nearness } from './relations.ts'
import type { Statement } from './resume-model.ts'
import { placeWeights, supportWeights } from './weights.ts'

/** How near the skills that roles, projects and studies show come to another one. */
interface Near {
  best: number
  /** How many of them are near it at all. */
  count: number
}

/** The skills that are shown, and how near they come to others. */
export interface ShownSkills {
  names: ReadonlySet<string>
  near(skill: string): Near
}

const noSkills: ShownSkills = { names: new Set(), near: () => ({ best: 0, count: 0 }) }

/** With the skills that these statements show. */
export function shownSkills(statements: readonly Statement[], before: ShownSkills = noSkills): ShownSkills {
  const more = new Set<string>()
  for (const { proves, source, terms } of statements)
    if (proves !== null && proves >= placeWeights.study && source.kind !== 'fact')
      for (const name of terms.skills.keys()) if (!before.names.has(name) && !isOfAnyWork(name)) more.add(name)
  if (more.size === 0) return before
  const known = new Map<string, Near>()
  const near = (skill: string) => {
    const made = known.get(skill) ?? nearest(skill, more, before.near(skill))
    known.set(skill, made)
    return made
  }
  return { names: new Set([...before.names, ...more]), near }
}

function nearest(skill: string, among: Iterable<string>, { best, count }: Near): Near {
  const found = { best, count }
  for (const other of among) {
    const near = nearness(skill, other)
    found.best = Math.max(found.best, near)
    if (near >= supportWeights.near) found.count += 1
  }
  return found
}

/** The nearest one tells most; where only the field is near, several tell more than one. */
export function supportBy({ near }: ShownSkills, skill: string): number {
  const { best, count } = near(skill)
  const { field, eachNear } = supportWeights
  return best > field ? best : best * Math.min(1, field + eachNear * count)
}

/** Skills of the advertisement that were listed without anything near them being shown, where they are many. */
export function pastedAmong(
  asked: Iterable<string>,
  bySkill: ReadonlyMap<string, readonly Statement[]>,
  groundIn: (statement: Statement) => number,
  support: (skill: string) => number,
): Set<string> {
  const { bareGround, field, leastPasted, pastedOfNamed } = supportWeights
  // No role bears out a licence, a course in first aid or what every trade asks.
  const named = [...asked].filter((name) => bySkill.has(name) && !isOfAnyWork(name))
  const bare = named.filter(
    (name) => bySkill.get(name)?.every((it) => groundIn(it) <= bareGround) && support(name) <= field,
  )
  return new Set(bare.length >= leastPasted && bare.length >= named.length * pastedOfNamed ? bare : [])
}
