import type { Job, Requirement } from '../job/job.ts'
import { isStopWord, words } from '../language/words.ts'
import type { SkillFound } from '../skills/matcher.ts'
import { keyOf } from '../skills/tokens.ts'

const asked = new Set<Requirement['kind']>(['skill', 'experience', 'years', 'certificate'])

/** Words without their plural: a stem would take `customers` for `customs`. */
const keysOf = (text: string) =>
  words(text)
    .filter((it) => !isStopWord(it))
    .map(keyOf)

const ofAnyWork = new Set(
  keysOf('experience years knowledge skills proven strong working ability recent understanding'),
)

/** What is asked and a text names outright, the most wanted first: the skill itself, or all the words. */
export function requirementReader({ requirements }: Job) {
  const isRequired = ({ importance }: Requirement) => importance === 'required'
  const wanted = [...requirements.filter(isRequired), ...requirements.filter((it) => !isRequired(it))]
    .filter(({ kind }) => asked.has(kind))
    .map((requirement) => ({ requirement, keys: keysOf(requirement.text).filter((it) => !ofAnyWork.has(it)) }))
  return (text: string, found: readonly SkillFound[]): Requirement[] => {
    const names = new Set(found.map(({ skill }) => skill.name))
    const said = new Set(keysOf(text))
    const isNamed = ({ skills }: Requirement, keys: readonly string[]) =>
      skills.length > 0 ? skills.some((it) => names.has(it)) : keys.length > 0 && keys.every((it) => said.has(it))
    return wanted.filter(({ requirement, keys }) => isNamed(requirement, keys)).map(({ requirement }) => requirement)
  }
}
