import { skillMatcher } from '@bespeak/domain/skills/index.ts'

export interface SkillWords {
  name: string
  from: number
  to: number
}

/** Which words of each line name which skill. */
export const skillsIn = (lines: readonly string[]): SkillWords[][] =>
  lines.map((line) =>
    skillMatcher()
      .find(line)
      .map(({ skill, from, to }) => ({ name: skill.name, from, to })),
  )
