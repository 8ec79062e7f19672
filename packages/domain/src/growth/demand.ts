import { skillCalled } from '../skills/search.ts'
import { keysOf } from '../skills/tokens.ts'
import { namesOf, type Wants } from './asked.ts'

export interface ListedSkill {
  id: number
  name: string
}

export interface AskedOf {
  id: number
  job: Wants
}

export interface Demand {
  skillId: number
  /** The ids of the jobs that ask for it. */
  jobs: number[]
}

/** Which of the jobs ask for each of the skills: by its name, or in these words where the catalogue does not know it. */
export function demandFor(skills: readonly ListedSkill[], jobs: readonly AskedOf[]): Demand[] {
  const asked = jobs.map(({ id, job }) => ({ id, ...askedIn(job) }))
  return skills.map(({ id, name }) => {
    const known = skillCalled(name)?.name
    const words = ` ${keysOf(name).join(' ')} `
    const asks = asked.filter((it) => (known ? it.names.has(known) : it.words.some((line) => line.includes(words))))
    return { skillId: id, jobs: asks.map((it) => it.id) }
  })
}

const askedIn = ({ requirements }: Wants) => ({
  names: new Set(requirements.flatMap(namesOf)),
  words: requirements.map(({ words }) => ` ${keysOf(words).join(' ')} `),
})
