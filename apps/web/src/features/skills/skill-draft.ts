import type { Skill, UserSkill, UserSkillInput } from '../../lib/resumes/skills.ts'
import * as texts from './texts.tsx'

/** How somebody knows a skill, as it is being typed. */
export interface SkillDraft {
  level: number
  years: string
  /** A year. */
  lastUsed: string
  isCurrent: boolean
}

/** A skill of the catalogue, or a name of one's own. */
export type SkillChosen = Pick<Skill, 'name' | 'category'> & { id: number | null }

export const newDraft: SkillDraft = { level: 3, years: '', lastUsed: '', isCurrent: true }

const yearOf = (moment: string | null) => (moment === null ? '' : moment.slice(0, 4))

export const draftOf = ({ proficiencyLevel, yearsOfExperience, lastUsedDate, isCurrent }: UserSkill): SkillDraft => ({
  level: proficiencyLevel,
  years: yearsOfExperience === null ? '' : String(yearsOfExperience),
  lastUsed: yearOf(lastUsedDate),
  isCurrent,
})

export interface DraftProblems {
  years?: string
  lastUsed?: string
}

const numberIn = (text: string) => (text.trim() === '' ? null : Number(text.trim().replace(',', '.')))

export function problemsOf({ years, lastUsed, isCurrent }: SkillDraft, now: Date): DraftProblems {
  const count = numberIn(years)
  const year = numberIn(lastUsed)
  const isCount = count === null || (count >= 0 && count <= 70)
  const isYear = isCurrent || year === null || (Number.isInteger(year) && year >= 1900 && year <= now.getFullYear())
  return {
    ...(!isCount && { years: texts.yearsProblem }),
    ...(!isYear && { lastUsed: texts.lastUsedProblem(now.getFullYear()) }),
  }
}

/** A year that was not changed keeps its day. */
export function inputOf(draft: SkillDraft, before: string | null, now: Date): UserSkillInput {
  return {
    proficiencyLevel: draft.level,
    yearsOfExperience: numberIn(draft.years),
    isCurrent: draft.isCurrent,
    lastUsedDate: draft.isCurrent ? null : lastUsedDate(draft.lastUsed.trim(), before, now),
  }
}

function lastUsedDate(year: string, before: string | null, now: Date): string | null {
  if (year === '') return null
  if (year === yearOf(before)) return before
  const end = new Date(`${year}-12-31T00:00:00.000Z`)
  return (end > now ? now : end).toISOString()
}
