import { catalogueFields } from './catalogue/index.ts'
import { catalogueOf, type Skill } from './catalogue/parse.ts'
import { createSkillMatcher, type NameMatcher } from './matcher.ts'
import { firstKey } from './tokens.ts'

let catalogue: {
  all: () => readonly Skill[]
  named: (name: string) => Skill | undefined
  matcher: NameMatcher
} | null = null

/** The catalogue, read and indexed at first use: a page that shows no skill pays nothing for it. */
function loaded() {
  if (catalogue) return catalogue
  const { all, beginningWith } = catalogueOf(catalogueFields())
  const byKey = new Map<string, ReadonlyMap<string, Skill>>()
  const named = (name: string) => {
    const key = firstKey(name)
    const known = byKey.get(key) ?? new Map(beginningWith(key).map((skill) => [skill.name, skill]))
    if (known.size > 0) byKey.set(key, known)
    return known.get(name)
  }
  catalogue = { all, named, matcher: createSkillMatcher(beginningWith) }
  return catalogue
}

let all: readonly Skill[] | null = null

export function allSkills(): readonly Skill[] {
  all ??= loaded().all()
  return all
}

/** Whether the catalogue has it under this name, not as another name of something near. */
export const isHead = ({ name, family }: Skill): boolean => name === family
export const skillNamed = (name: string): Skill | undefined => loaded().named(name)
export const skillMatcher = (): NameMatcher => loaded().matcher
