import type { Job, Requirement, RequirementKind } from '../job/job.ts'
import { skillMatcher } from '../skills/index.ts'
import { keysOf } from '../skills/tokens.ts'
import { everydayWords, smallWords } from '../words/check.ts'

const named: ReadonlySet<RequirementKind> = new Set(['skill', 'experience', 'years', 'certificate'])

/** The most wanted of what a text names outright: one of its skills, or all its words. */
export function requirementReader({ requirements }: Job): (text: string) => Requirement | undefined {
  const isRequired = ({ importance }: Requirement) => importance === 'required'
  const wanted = [...requirements.filter(isRequired), ...requirements.filter((it) => !isRequired(it))]
    .filter(({ kind }) => named.has(kind))
    .map((requirement) => ({ requirement, keys: keysOf(requirement.words).filter(isTelling) }))
  return (text) => {
    const found = skillMatcher().find(text)
    const names = new Set(found.flatMap(({ skill, negated }) => (negated ? [] : [skill.name])))
    const said = new Set(keysOf(text))
    const isNamed = ({ skills }: Requirement, keys: readonly string[]) =>
      skills.length > 0 ? skills.some((it) => names.has(it)) : keys.length > 0 && keys.every((it) => said.has(it))
    return wanted.find(({ requirement, keys }) => isNamed(requirement, keys))?.requirement
  }
}

const isTelling = (key: string) => !smallWords.has(key) && !everydayWords.has(key)
