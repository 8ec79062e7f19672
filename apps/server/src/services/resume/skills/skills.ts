import * as z from 'zod'
import { onlySelf, signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import type { Sql } from '../../../kernel/db.ts'
import { AppError, badInput, noSuch, notFound } from '../../../kernel/errors.ts'
import { askerOf } from '../engine/asker.ts'
import { refusalOfSmallWork } from '../engine/budget.ts'
import { checked, day, text } from '../input.ts'
import { after } from '../moments.ts'
import type { ResumePorts } from '../ports.ts'
import { skillNamed, skillWithId } from './kept-skill.ts'
import { level, skillName } from './skill-input.ts'
import {
  changeSkill,
  countSkills,
  insertSkill,
  type KeptSkill,
  listedSkill,
  lockSkills,
  removeSkill,
  skillOf,
  skillsOf,
  type UserSkill,
} from './skills.store.ts'
import type { KnownSkill } from './skills-work.ts'

export type Skills = ReturnType<typeof createSkills>

// Technical, not a plan limit.
const maxSkills = 500
const searchesByUser = { name: 'skill-searches-by-user', points: 3_000, seconds: 60 * 60 }

const years = 'Years must be between 0 and 70.'
const given = z.object({
  skillId: z.int().nullish(),
  name: skillName.nullish(),
  proficiencyLevel: level,
  yearsOfExperience: z.number(years).min(0, years).max(70, years).nullish(),
  lastUsedDate: day.nullish(),
  isCurrent: z.boolean().nullish(),
})
type Given = z.output<typeof given>

const searching = z.object({
  search: text.max(100, 'Please search for at most 100 characters.'),
  limit: z.int().min(1, 'At least 1.').max(50, 'At most 50 at once.').nullish(),
})
const usualFound = 10

export function createSkills(ports: ResumePorts) {
  const { sql, now, engine, limits } = ports

  function read(input: object): Given {
    const skill = checked(given, input)
    if (skill.lastUsedDate && skill.lastUsedDate.getTime() > now().getTime() + aheadOfUs)
      throw badInput({ lastUsedDate: 'Please give a day in the past.' })
    return skill
  }

  /** One that is listed already is changed: there is no second of it. */
  async function keep(tx: Sql, userId: number, skill: KeptSkill, use: Use): Promise<UserSkill> {
    const listed = await listedSkill(tx, userId, skill.skillId)
    if (listed) return (await changeSkill(tx, userId, listed.id, changeOf(listed, use, now()))) ?? noSuch()
    if ((await countSkills(tx, userId)) >= maxSkills) throw tooMany()
    return insertSkill(tx, {
      ...{ userId, ...skill },
      ...{ yearsOfExperience: null, lastUsedDate: null, isCurrent: true, ...sent(use) },
      ...{ proficiencyLevel: use.proficiencyLevel, createdAt: now(), updatedAt: now() },
    })
  }

  return {
    keep,

    async search(context: RequestContext, input: object): Promise<KnownSkill[]> {
      const viewer = signedIn(context)

      const { search, limit } = checked(searching, input)
      if (search === '') return []
      const taken = await limits.take(searchesByUser, `user ${viewer.userId}`)
      if (!taken.allowed) throw tooMuch(taken.retryAfter)
      return engine(askerOf(context), 'foundSkills', search, limit ?? usualFound)
    },

    async list(context: RequestContext, userId: number): Promise<UserSkill[]> {
      const viewer = onlySelf(context, userId)

      return skillsOf(sql, viewer.userId)
    },

    async add(context: RequestContext, input: object): Promise<UserSkill> {
      const { userId } = signedIn(context)

      const { skillId, name, ...use } = read(input)
      if (skillId == null && !name) throw badInput({ name: 'Please name the skill.' })
      const refusal = await refusalOfSmallWork(ports, context)
      if (refusal) throw refusal
      const asker = { userId }
      const meant =
        skillId == null ? await skillNamed(ports, asker, name ?? '') : await skillWithId(ports, asker, skillId)

      return sql.transaction(async (tx) => {
        await lockSkills(tx, userId)
        return keep(tx, userId, await meant.kept(tx), use)
      })
    },

    /** What is not sent stays; null empties. */
    async update(context: RequestContext, id: number, input: object): Promise<UserSkill> {
      const { userId } = signedIn(context)

      const { skillId, name, ...use } = read(input)
      const listed = (await skillOf(sql, userId, id)) ?? noSuch()
      if ((skillId != null && skillId !== listed.skillId) || (name && name !== listed.skillName))
        throw badInput({ name: 'This is another skill. Please add it, and delete this one.' })

      return (await changeSkill(sql, userId, id, changeOf(listed, use, now()))) ?? noSuch()
    },

    async delete(context: RequestContext, id: number): Promise<boolean> {
      const viewer = signedIn(context)

      if (!(await removeSkill(sql, viewer.userId, id))) throw notFound()
      return true
    },
  }
}

// Where the person is, the next day may have begun.
const aheadOfUs = 14 * 60 * 60 * 1000

/** How well, how long and how lately a skill is used. */
export type Use = Omit<Given, 'skillId' | 'name'>

const changeOf = ({ updatedAt }: UserSkill, use: Use, now: Date) => ({
  ...sent(use),
  updatedAt: after(updatedAt, now),
})

function sent({ proficiencyLevel, yearsOfExperience, lastUsedDate, isCurrent }: Use) {
  return {
    proficiencyLevel,
    ...(yearsOfExperience === undefined ? {} : { yearsOfExperience }),
    ...(lastUsedDate === undefined ? {} : { lastUsedDate }),
    ...(isCurrent == null ? {} : { isCurrent }),
  }
}

const tooMany = () => new AppError('TOO_LARGE', `You list ${maxSkills} skills. Please delete some you no longer need.`)

const tooMuch = (retryAfter: number) =>
  new AppError('RATE_LIMITED', 'That was a lot of searching. Please wait a while and try again.', { retryAfter })
