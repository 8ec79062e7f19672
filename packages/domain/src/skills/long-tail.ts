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
    createSkillMatcher([...allSkills(), ...namesIn(longTail).map(bareSkill)]),
  )
  return matcher
}

/** The names of a list, in which `"` stands for the word at its place in the line above. */
export function namesIn(list: string): string[] {
  let above: string[] = []
  return list
    .trim()
    .split('\n')
    .map((line) => {
      above = line.split(' ').map((word, at) => (word === '"' ? (above[at] ?? '') : word))
      return above.join(' ')
    })
}

const bareSkill = (name: string): Skill => ({
  id: skillId(name),
  name,
  category: 'Other',
  field: 'other',
  aliases: [],
  gated: [],
  parents: [],
  kinds: [],
  neighbours: [],
  exact: false,
  context: true,
  soft: false,
  family: name,
})
