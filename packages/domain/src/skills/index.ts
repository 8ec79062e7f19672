import { catalogueFields } from './catalogue/index.ts'
import { parseCatalogue, type Skill } from './catalogue/parse.ts'
import { createSkillMatcher, type NameMatcher } from './matcher.ts'

let catalogue: { skills: Skill[]; byName: Map<string, Skill>; matcher: NameMatcher } | null = null

/** The catalogue, read and indexed at first use: a page that shows no skill pays nothing for it. */
function loaded() {
  if (catalogue) return catalogue
  const skills = parseCatalogue(catalogueFields())
  const byName = new Map(skills.map((skill) => [skill.name, skill]))
  catalogue = { skills, byName, matcher: createSkillMatcher(skills) }
  return catalogue
}

export const allSkills = (): readonly Skill[] => loaded().skills
/** Whether the catalogue has it under this name, not as another name of something near. */
export const isHead = ({ name, family }: Skill): boolean => name === family
export const skillNamed = (name: string): Skill | undefined => loaded().byName.get(name)
export const skillMatcher = (): NameMatcher => loaded().matcher
