import { type AskedOf, type Demand, demandFor, type ListedSkill } from '@bespeak/domain/growth/demand.ts'
import { recommendSkills, type SavedJob } from '@bespeak/domain/growth/index.ts'
import { allNamedIn, allShownIn, namedIn, shownIn } from '@bespeak/domain/growth/shown.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import type { Skill } from '@bespeak/domain/skills/catalogue/parse.ts'
import { skillDescriptions } from '@bespeak/domain/skills/describe.ts'
import { searchSkills, skillCalled, skillWithId } from '@bespeak/domain/skills/search.ts'
import { keysOf } from '@bespeak/domain/skills/tokens.ts'
import { ownCategory } from './own-category.ts'

/** A skill as it is shown. */
export interface KnownSkill {
  /** Of the catalogue, or 0: a name of the person's own, which gets its id when it is listed or planned. */
  id: number
  name: string
  /** The name as names are compared. */
  key: string
  category: string
  description: string | null
}

async function known({ id, name, category }: Skill): Promise<KnownSkill> {
  const description = (await skillDescriptions()).get(name) ?? null
  return { id, name, key: keyOfName(name), category, description }
}

const keyOfName = (name: string) => keysOf(name).join(' ')

export const foundSkills = (search: string, limit: number) => Promise.all(searchSkills(search, limit).map(known))

/** What somebody called a skill: how the name is compared, and the skill of the catalogue that it names, if one. */
export async function skillByName(name: string): Promise<{ key: string; skill: KnownSkill | null }> {
  const skill = skillCalled(name)
  return { key: keyOfName(name), skill: skill && (await known(skill)) }
}

export async function skillById(id: number): Promise<KnownSkill | null> {
  const skill = skillWithId(id)
  return skill && known(skill)
}

/** A skill that a resume shows, and what the lines that show it say of its use. */
export interface ShownInResume {
  skill: KnownSkill
  lines: string[]
  isTold: boolean
  isCurrent: boolean
  lastUsedOn: string | null
}

/** What a resume says of skills. */
export interface SkillsOfResume {
  /** Those with a name of their own, and what the person lists. */
  found: ShownInResume[]
  /** The names of all that it shows. */
  shown: string[]
  /** The names of all that stands in it, whatever is said of it. */
  named: string[]
}

/** `today`: a certificate that has lapsed shows nothing. */
export async function skillsShown(document: ResumeDocument, today: string): Promise<SkillsOfResume> {
  const found = shownIn(document, today).map(async ({ skill, ...rest }) => ({ ...rest, skill: await known(skill) }))
  const listed = namedIn(document).map(({ name, ...rest }) => ({ ...rest, skill: own(name) }))
  return {
    found: [...(await Promise.all(found)), ...listed],
    shown: allShownIn(document, today),
    named: allNamedIn(document),
  }
}

const own = (name: string): KnownSkill => ({
  ...{ id: 0, name, key: keyOfName(name), category: ownCategory, description: null },
})

export const skillDemand = (skills: readonly ListedSkill[], jobs: readonly AskedOf[]): Demand[] =>
  demandFor(skills, jobs)

export interface AdviceTask {
  /** The names of what the person lists, and of all that stands in their resumes. */
  skills: readonly string[]
  jobs: readonly SavedJob[]
  /** The ids of what they do not want. */
  unwanted: readonly number[]
}

export interface Advice {
  skill: KnownSkill
  relevanceScore: number
  reason: string
  jobDescriptionIds: number[]
}

export async function skillAdvice({ skills, jobs, unwanted }: AdviceTask): Promise<Advice[]> {
  const called = skills.map((name) => skillCalled(name)?.name ?? name)
  const worth = recommendSkills({ skills: called, jobs }, { unwanted })
  return Promise.all(
    worth.flatMap(({ skillId, relevanceScore, reason, jobs: asking }) => {
      const skill = skillWithId(skillId)
      const advice = { relevanceScore, reason, jobDescriptionIds: asking.map(Number) }
      return skill ? [known(skill).then((it) => ({ skill: it, ...advice }))] : []
    }),
  )
}
