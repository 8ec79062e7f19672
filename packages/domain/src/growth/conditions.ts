import type { Nature } from '../skills/nature.ts'
import { conditions } from './condition-table.ts'

/** What those who award something ask for, as far as it is certain. */
interface Conditions {
  body: string
  takes: string
  holds: string
}

/** By the name of the skill. */
export const known: ReadonlyMap<string, Conditions> = new Map(
  conditions
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', body = '', takes = '', holds = ''] = line.split('|').map((column) => column.trim())
      return names.split(', ').map((name) => [name, { body, takes, holds }] as const)
    }),
)

const awarded = new Set<Nature>(['certificate', 'licence', 'check'])

/** For what is awarded: by whom, on what conditions and for how long. Nothing is guessed. */
export function conditionsFor(skill: string, nature: Nature): string[] {
  const facts = known.get(skill)
  if (!facts) return awarded.has(nature) ? [unknown(skill)] : []
  const { body, takes, holds } = facts
  return [
    `Awarded by ${body}.`,
    ...(takes === '' ? [] : [`What it takes: ${takes}`]),
    ...(holds === '' ? [] : [`How long it is valid: ${holds}`]),
    'The hours of the plan are for preparing; any work or study it requires comes on top. Conditions change: what the awarding body says today counts.',
  ]
}

const unknown = (skill: string) =>
  `We do not know the conditions for this one. Search for “${skill} requirements” and read the page of the body that awards it.`
