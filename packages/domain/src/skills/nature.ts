import { patternOf } from '../text/patterns.ts'
import * as words from '../words/skills.ts'
import { skillNamed } from './index.ts'

/** How a skill is come by: what a plan for it looks like depends on this and not on the profession. */
export type Nature = 'tool' | 'method' | 'craft' | 'soft' | 'language' | 'licence' | 'certificate' | 'check'

/** What somebody else grants. */
export const awarded: ReadonlySet<Nature> = new Set<Nature>(['licence', 'certificate', 'check'])

const isCredentialCategory = patternOf(words.credentialCategory, '')
const checked = patternOf(words.checkName)
const licensed = patternOf(words.licenceName)
const certified = patternOf(words.certificateName)
const namedAsCredential = patternOf(words.credentialEnding, 'u')
const ofScheme = patternOf(words.schemeName, '')
const madeOfSoftware = patternOf(words.softwareCategory)
/** `Practice management system`, among the skills of a field; not `Nervous system`. */
const namedAsSoftware = /\b(?:software|management systems?)$/i
const isHandCategory = patternOf(words.handCategory, '')

export function natureOf(name: string): Nature {
  const skill = skillNamed(name)
  if (!skill) return credential(name) ?? 'method'
  const { field, category, soft, aliases, parents } = skill
  if (field === 'languages') return 'language'
  if (field === 'certificates' || isCredentialCategory.test(category)) return credential(name) ?? 'certificate'
  if (soft) return 'soft'
  if (namedAsCredential.test(name)) return credential(name) ?? 'certificate'
  if (aliases.some((it) => ofScheme.test(it))) return 'certificate'
  if (
    field === 'software' ||
    field === 'data' ||
    madeOfSoftware.test(category) ||
    isSoftware([name, ...aliases, ...parents])
  )
    return 'tool'
  return words.handFields.has(field) || isHandCategory.test(category) ? 'craft' : 'method'
}

/** By any of its names, or as one of a kind that is: `CMMS`, `IBM Maximo`. */
const isSoftware = (names: readonly string[]) =>
  names.some((it) => [it, ...(skillNamed(it)?.aliases ?? [])].some((named) => namedAsSoftware.test(named)))

function credential(name: string): Nature | null {
  if (checked.test(name)) return 'check'
  if (licensed.test(name)) return 'licence'
  return certified.test(name) ? 'certificate' : null
}
