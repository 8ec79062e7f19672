import { type Skill, skillId } from './catalogue/parse.ts'
import { allSkills } from './index.ts'
import { createSkillMatcher, type SkillMatcher } from './matcher.ts'

let matcher: Promise<SkillMatcher> | null = null

/**
 * The catalogue's matcher with many more names behind it. They are loaded at first use, know nothing but themselves,
 * and count only where the text says that they are skills: in a list, beside another, after a word that names one.
 */
export function longTailMatcher(): Promise<SkillMatcher> {
  matcher ??= import('./data/long-tail.ts').then(({ longTail }) =>
    createSkillMatcher([...allSkills(), ...longTail.trim().split('\n').map(bareSkill)]),
  )
  return matcher
}

const bareSkill = (name: string): Skill => ({
  id: skillId(name),
  name,
  category: 'Other',
  field: 'other',
  aliases: [],
  gated: [],
  parents: [],
  neighbours: [],
  exact: false,
  context: true,
  soft: false,
})
