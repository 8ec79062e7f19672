import { onlySelf, signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import { notFound } from '../../../kernel/errors.ts'
import { askerOf } from '../engine/asker.ts'
import { refusalOfSmallWork } from '../engine/budget.ts'
import { inTurn } from '../engine/in-turn.ts'
import { wantingOf } from '../job-descriptions/asking.ts'
import type { WantingJob } from '../job-descriptions/job-descriptions.store.ts'
import type { Asker, ResumePorts } from '../ports.ts'
import { ownsResume } from '../resumes/resumes.store.ts'
import { keptShown } from './kept-skill.ts'
import { createShownSkills } from './shown-skills.ts'
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
}

export interface SkillDemand {
  skillId: number
  ofJobs: number
  jobDescriptionIds: number[]
}

export interface SkillRecommendation extends Advice {
  id: number
  userId: number
  createdAt: Date
}

export function createSkillAdvice(ports: ResumePorts, { keep }: Pick<Skills, 'keep'>) {
  const { sql, now, engine } = ports
  const shownSkills = createShownSkills(ports)

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
        const resumes = await shownSkills(asker)
        return resumes.flatMap(({ resumeId, shown }) =>
          shown.map((it) => ({ ...it, resumeId, alreadyListed: listed.has(it.skill.key) })),
        )
      })
    },

    /** Takes over what a resume shows and is not listed yet; answers what is new. */
    async takeOver(context: RequestContext, resumeId: number): Promise<UserSkill[]> {
      const { userId } = signedIn(context)

      if (!(await ownsResume(sql, userId, resumeId))) throw notFound()
      const [resume] = await worked(context, (asker) => shownSkills(asker, resumeId))

      return sql.transaction(async (tx) => {
        await lockSkills(tx, userId)
        const added: UserSkill[] = []
        for (const shown of resume?.shown ?? []) {
          const skill = await keptShown(tx, userId, shown.skill)
          if (!(await listedSkill(tx, userId, skill.skillId)))
            added.push(await keep(tx, userId, skill, useShown(shown, now())))
        }
        return added
      })
    },

    /** Of what is listed, and of what is planned. */
    async demand(context: RequestContext, userId: number): Promise<SkillDemand[]> {
      const viewer = onlySelf(context, userId)

      return worked(context, async (asker) => {
        const skills = await namedSkills(sql, viewer.userId)
        const jobs = (await wantingOf(ports, asker)).map(({ id, wants }) => ({ id, job: wants }))
        const demand = skills.length === 0 ? [] : await engine(asker, 'skillDemand', skills, jobs)
        return demand.map((it) => ({ skillId: it.skillId, ofJobs: jobs.length, jobDescriptionIds: it.jobs }))
      })
    },

    /** Reckoned anew each time: what was saved, changed or deleted a moment ago counts. */
    async recommendations(context: RequestContext, userId: number): Promise<SkillRecommendation[]> {
      const viewer = onlySelf(context, userId)

      return worked(context, async (asker) => {
        const jobs = (await wantingOf(ports, asker)).map(savedJob)
        if (jobs.length === 0) return []
        const listed = (await skillsOf(sql, viewer.userId)).map(({ skillName }) => skillName)
        const shown = (await shownSkills(asker)).flatMap((it) => it.shown.map(({ skill }) => skill.name))
        const unwanted = await unwantedSkills(sql, viewer.userId)
        const advice = await engine(asker, 'skillAdvice', { skills: [...listed, ...shown], jobs, unwanted })
        return noted(viewer.userId, advice)
      })
    },

    async dismiss(context: RequestContext, id: number): Promise<boolean> {
      const viewer = signedIn(context)

      if (!(await dismissRecommendation(sql, viewer.userId, id, now()))) throw notFound()
      return true
    },
  }

  async function noted(userId: number, advice: Advice[]): Promise<SkillRecommendation[]> {
    const ids = advice.map(({ skill }) => skill.id)
    const rows = await noteRecommendations(sql, userId, ids, now())
    return advice.flatMap((it) =>
      rows
        .filter(({ skillId, dismissedAt }) => skillId === it.skill.id && dismissedAt === null)
        .map(({ id, createdAt }) => ({ ...it, id, userId, createdAt })),
    )
  }
}

const savedJob = ({ id, title, company, wants }: WantingJob) => ({ id: String(id), title, company, job: wants })

/** What its lines bear out, for the person to mend: one that is told of work is known well, one that is only listed less. */
export const levelShown = ({ isTold }: ShownInResume) => (isTold ? 3 : 2)

const useShown = (shown: ShownInResume, now: Date): Use => ({
  proficiencyLevel: levelShown(shown),
  lastUsedDate: lastUsed(shown, now),
  isCurrent: shown.isCurrent,
})

function lastUsed({ lastUsedOn }: ShownInResume, now: Date): Date | null {
  const last = lastUsedOn === null ? null : new Date(lastUsedOn)
  return last && last > now ? now : last
}
