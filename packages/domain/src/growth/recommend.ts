import { skillNamed } from '../skills/index.ts'
import { rankGaps, type SkillsAndJobs } from './gaps.ts'

export interface Recommendation {
  skillId: number
  skill: string
  relevanceScore: number
  reason: string
  /** The ids of the jobs that ask for it. */
  jobs: string[]
}

const usualLimit = 12

/** Skills of the catalogue worth adding or planning, but those the person does not want. Without saved jobs there is no reason for any. */
export const recommendSkills = (
  given: SkillsAndJobs,
  { unwanted = [], limit = usualLimit }: { unwanted?: readonly number[]; limit?: number } = {},
): Recommendation[] =>
  rankGaps(given)
    .flatMap(({ name, relevance, reason, jobs }) => {
      const skill = skillNamed(name)
      const asking = jobs.map(({ id }) => id)
      return skill ? [{ skillId: skill.id, skill: name, relevanceScore: relevance, reason, jobs: asking }] : []
    })
    .filter(({ skillId }) => !unwanted.includes(skillId))
    .slice(0, limit)
