import { onlySelf, signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import { notFound } from '../../../kernel/errors.ts'
import { askerOf } from '../engine/asker.ts'
import { refusalOfSmallWork } from '../engine/budget.ts'
import { inTurn } from '../engine/in-turn.ts'
import { wantingOf } from '../job-descriptions/asking.ts'
import type { WantingJob } from '../job-descriptions/job-descriptions.store.ts'
import type { Asker, ResumePorts } from '../ports.ts'
import { resumeOf } from '../resumes/resumes.store.ts'
import { keptShown } from './kept-skill.ts'
import type { ShownSkills } from './shown-skills.ts'
import {
  dismissRecommendation,
  listedSkill,
  lockSkills,
  namedSkills,
  noteRecommendations,
  skillsOf,
  type UserSkill,
  unwantedSkills,
} from './skills.store.ts'
import type { Skills, Use } from './skills.ts'
import type { Advice, ShownInResume } from './skills-work.ts'

export type SkillAdvice = ReturnType<typeof createSkillAdvice>

export interface SkillEvidence extends ShownInResume {
  resumeId: number
  alreadyListed: boolean
  lastUsedDate: Date | null
}

export interface SkillDemand {
  skillId: number
  ofJobs: number
  jobDescriptionIds: number[]
}

export interface SkillRecommendation extends Advice {
  id: number
  ofJobs: number
  userId: number
  createdAt: Date
}

export function createSkillAdvice(ports: ResumePorts, { keep }: Pick<Skills, 'keep'>, shownSkills: ShownSkills) {
  const { sql, now, engine } = ports

  /** A page asks for all of it at once. */
  const worked = <Result>(context: RequestContext, work: (asker: Asker) => Promise<Result>): Promise<Result> =>
    inTurn(context, async () => {
      const refusal = await refusalOfSmallWork(ports, context)
      if (refusal) throw refusal
      return work(askerOf(context))
    })

  return {
    /** What the resumes show, by resume. */
    async found(context: RequestContext): Promise<SkillEvidence[]> {
      const viewer = signedIn(context)

      return worked(context, async (asker) => {
        const listed = new Set((await skillsOf(sql, viewer.userId)).map(({ skillKey }) => skillKey))
        const resumes = await shownSkills.inAll(asker)
        return resumes.flatMap(({ resumeId, found }) =>
          found.map((it) => ({
            ...it,
            resumeId,
            alreadyListed: listed.has(it.skill.key),
            lastUsedDate: lastUsed(it, now()),
          })),
        )
      })
    },

    /** Takes over what a resume shows and is not listed yet; answers what is new. */
    async takeOver(context: RequestContext, resumeId: number): Promise<UserSkill[]> {
      const { userId } = signedIn(context)

      const resume = await resumeOf(sql, userId, resumeId)
      if (!resume) throw notFound()
      const { found } = await worked(context, (asker) => shownSkills.in(asker, resume))

      return sql.transaction(async (tx) => {
        await lockSkills(tx, userId)
        const added: UserSkill[] = []
        for (const shown of found) {
          const skill = await keptShown(tx, userId, shown.skill)
          if (!(await listedSkill(tx, userId, skill.skillId)))
            added.push(await keep(tx, userId, skill, useShown(shown, now())))
        }
        return added
      })
    },

    /** Of what is listed, of what is planned, and of what the resumes show. */
    async demand(context: RequestContext, userId: number): Promise<SkillDemand[]> {
      const viewer = onlySelf(context, userId)

      return worked(context, async (asker) => {
        const shown = (await shownSkills.inAll(asker)).flatMap((it) =>
          it.found.map(({ skill: { id, name } }) => ({ id, name })),
        )
        const skills = distinct([...(await namedSkills(sql, viewer.userId)), ...shown])
        const jobs = (await wantingOf(ports, asker)).map(({ id, wants }) => ({ id, job: wants }))
        const demand = skills.length === 0 ? [] : await engine(asker, 'skillDemand', skills, jobs)
        return demand.map((it) => ({ skillId: it.skillId, ofJobs: jobs.length, jobDescriptionIds: it.jobs }))
      })
    },

    /** Reckoned anew each time: what was saved, changed or deleted a moment ago counts. */
    async recommendations(context: RequestContext, userId: number): Promise<SkillRecommendation[]> {
      const viewer = onlySelf(context, userId)

      return worked(context, (asker) => recommended(asker, viewer.userId))
    },

    /** The first of them, for a page with other things on it: without it where it cannot be reckoned just now. */
    async tip(context: RequestContext): Promise<SkillRecommendation | null> {
      const viewer = signedIn(context)

      return inTurn(context, async () => {
        if (await refusalOfSmallWork(ports, context)) return null
        const [first] = await recommended(askerOf(context), viewer.userId)
        return first ?? null
      })
    },

    async dismiss(context: RequestContext, id: number): Promise<boolean> {
      const viewer = signedIn(context)

      if (!(await dismissRecommendation(sql, viewer.userId, id, now()))) throw notFound()
      return true
    },
  }

  async function recommended(asker: Asker, userId: number): Promise<SkillRecommendation[]> {
    const jobs = (await wantingOf(ports, asker)).map(savedJob)
    if (jobs.length === 0) return []
    const listed = (await skillsOf(sql, userId)).map(({ skillName }) => skillName)
    const named = (await shownSkills.inAll(asker)).flatMap((it) => it.named)
    const unwanted = await unwantedSkills(sql, userId)
    const advice = await engine(asker, 'skillAdvice', { skills: [...listed, ...named], jobs, unwanted })
    return noted(userId, advice, jobs.length)
  }

  async function noted(userId: number, advice: Advice[], ofJobs: number): Promise<SkillRecommendation[]> {
    const ids = advice.map(({ skill }) => skill.id)
    const rows = await noteRecommendations(sql, userId, ids, now())
    return advice.flatMap((it) =>
      rows
        .filter(({ skillId, dismissedAt }) => skillId === it.skill.id && dismissedAt === null)
        .map(({ id, createdAt }) => ({ ...it, id, userId, createdAt, ofJobs })),
    )
  }
}

/** Each once. */
const distinct = <Named extends { id: number }>(skills: readonly Named[]): Named[] => [
  ...new Map(skills.map((skill) => [skill.id, skill])).values(),
]

const savedJob = ({ id, title, company, wants }: WantingJob) => ({ id: String(id), title, company, job: wants })

/** What its lines bear out, for the person to mend: one that is told of work is known well, one that is only listed less. */
export const levelShown = ({ isTold }: ShownInResume) => (isTold ? 3 : 2)

const useShown = (shown: ShownInResume, now: Date): Use => ({
  proficiencyLevel: levelShown(shown),
  lastUsedDate: lastUsed(shown, now),
  isCurrent: shown.isCurrent,
})

/** A role may end with the year, or be planned to end later: it was used until today at most. */
function lastUsed({ lastUsedOn }: ShownInResume, now: Date): Date | null {
  const last = lastUsedOn === null ? null : new Date(lastUsedOn)
  return last && last > now ? now : last
}
