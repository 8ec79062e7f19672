import { moved } from '@bespeak/domain/growth/schedule.ts'
import { onlySelf, signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import type { Sql } from '../../../kernel/db.ts'
import { AppError, badInput, noSuch, notFound } from '../../../kernel/errors.ts'
import { askerOf } from '../engine/asker.ts'
import { refusalOfSmallWork } from '../engine/budget.ts'
import { checked } from '../input.ts'
import { after } from '../moments.ts'
import type { ResumePorts } from '../ports.ts'
import { skillNamed, skillWithId } from '../skills/kept-skill.ts'
import type { ShownSkills } from '../skills/shown-skills.ts'
import { type KeptSkill, listedSkill, lockSkills } from '../skills/skills.store.ts'
import type { Skills } from '../skills/skills.ts'
import { daysOf } from './plan-days.ts'
import { newPlan, newResource, newStep, pace, stepChange } from './plan-input.ts'
import {
  bytesOfPlans,
  changePlan,
  changeStep,
  countPlans,
  insertPlan,
  insertResource,
  insertStep,
  lockPlan,
  numberSteps,
  type Plan,
  type PlanStep,
  planOf,
  planOfStep,
  plansOf,
  removePlan,
  removeStep,
  samePlan,
} from './plans.store.ts'

export type Plans = ReturnType<typeof createPlans>

// Technical, not a plan limit.
const maxPlans = 200
const maxSteps = 60
const maxResources = 20
/** All plans are listed at once: two hundred as they are made fit, and what a person adds to them. */
const maxBytes = 4_000_000

export function createPlans(ports: ResumePorts, { keep }: Pick<Skills, 'keep'>, shownSkills: ShownSkills) {
  const { sql, now, engine } = ports

  type Change = (tx: Sql, plan: Plan) => Promise<void>

  /** Done on the plan as it is, by one at a time; answers what it became. */
  async function change(userId: number, id: number | undefined, act: Change): Promise<Plan> {
    return sql.transaction(async (tx) => {
      const plan = (id && (await lockPlan(tx, userId, id))) || noSuch()
      await act(tx, plan)
      return settle(tx, (await planOf(tx, userId, plan.id)) ?? noSuch())
    })
  }

  const changeOfStep = async (
    userId: number,
    stepId: number,
    act: (tx: Sql, step: PlanStep, plan: Plan) => Promise<void>,
  ) =>
    change(userId, await planOfStep(sql, userId, stepId), async (tx, plan) =>
      act(tx, plan.steps.find(({ id }) => id === stepId) ?? noSuch(), plan),
    )

  /** Finished is what has no step left to do: then its level is reached. What is ticked off no more is finished no more. */
  async function settle(tx: Sql, plan: Plan): Promise<Plan> {
    const isFinished = plan.steps.length > 0 && plan.steps.every(({ completedAt }) => completedAt !== null)
    const updatedAt = after(plan.updatedAt, now())
    const change =
      isFinished === (plan.finishedAt !== null)
        ? { updatedAt }
        : { updatedAt, ...(isFinished ? await finished(tx, plan) : await resumed(tx, plan)) }
    await changePlan(tx, plan.id, change)
    return { ...plan, ...change }
  }

  /** The person's skill is raised to the level of the plan, or listed with it; one that is higher stays. */
  async function finished(tx: Sql, { userId, targetLevel, currentLevel, ...plan }: Plan) {
    await lockSkills(tx, userId)
    const listed = await listedSkill(tx, userId, plan.skillId)
    if (listed && listed.proficiencyLevel >= targetLevel) return { finishedAt: now(), levelBefore: null }
    await keep(tx, userId, keptOf(plan), { proficiencyLevel: targetLevel })
    return { finishedAt: now(), levelBefore: listed?.proficiencyLevel ?? currentLevel }
  }

  /** What was raised is lowered again, unless the person has changed it since. */
  async function resumed(tx: Sql, { userId, targetLevel, levelBefore, ...plan }: Plan) {
    await lockSkills(tx, userId)
    const listed = await listedSkill(tx, userId, plan.skillId)
    if (levelBefore !== null && listed?.proficiencyLevel === targetLevel)
      await keep(tx, userId, keptOf(plan), { proficiencyLevel: levelBefore })
    return { finishedAt: null, levelBefore: null }
  }

  const refuseFull = async (tx: Sql, userId: number) => {
    if ((await bytesOfPlans(tx, userId)) > maxBytes) throw tooMany('Your plans hold as much as we can show at once.')
  }

  return {
    async list(context: RequestContext, userId: number): Promise<Plan[]> {
      const viewer = onlySelf(context, userId)

      return plansOf(sql, viewer.userId)
    },

    async get(context: RequestContext, id: number): Promise<Plan> {
      const viewer = signedIn(context)

      return (await planOf(sql, viewer.userId, id)) ?? noSuch()
    },

    daysOf: (plan: Plan) => daysOf(plan, now()),

    /** For what has no id yet, by its name. The same while one is under way is that one; without steps where we know of none. */
    async create(context: RequestContext, input: object): Promise<Plan> {
      const { userId } = signedIn(context)

      const { skillId, name, currentProficiencyLevel, targetProficiencyLevel, hoursPerWeek } = checked(newPlan, input)
      const refusal = await refusalOfSmallWork(ports, context)
      if (refusal) throw refusal
      const asker = { userId }
      const meant = name ? await skillNamed(ports, asker, name) : await skillWithId(ports, asker, skillId)
      const levels = { currentLevel: currentProficiencyLevel, targetLevel: targetProficiencyLevel }
      const shown = (await shownSkills.inAll(askerOf(context))).flatMap((it) => it.shown)
      const wish = { skill: meant.name, hoursPerWeek: hoursPerWeek ?? undefined, shown }
      const made = await engine(askerOf(context), 'planFor', wish)

      return sql.transaction(async (tx) => {
        await lockSkills(tx, userId)
        const { conditions } = made
        const times = { createdAt: now(), updatedAt: now() }
        const plan = {
          userId,
          ...(await meant.kept(tx)),
          ...levels,
          hoursPerWeek: made.hoursPerWeek,
          conditions,
          ...times,
        }
        const same = await samePlan(tx, plan)
        if (!same && (await countPlans(tx, userId)) >= maxPlans) throw tooMany(`You have ${maxPlans} plans.`)
        if (!same) await refuseFull(tx, userId)
        const id =
          same ??
          (await insertPlan(
            tx,
            plan,
            made.steps.map((step, at) => ({ ...step, stepNumber: at + 1 })),
          ))
        return (await planOf(tx, userId, id)) ?? noSuch()
      })
    },

    async setPace(context: RequestContext, id: number, input: object): Promise<Plan> {
      const { userId } = signedIn(context)

      const { hoursPerWeek } = checked(pace, input)
      return change(userId, id, (tx) => changePlan(tx, id, { hoursPerWeek }))
    },

    async delete(context: RequestContext, id: number): Promise<boolean> {
      const { userId } = signedIn(context)

      if (!(await removePlan(sql, userId, id))) throw notFound()
      return true
    },

    async tick(context: RequestContext, stepId: number, completed: boolean): Promise<Plan> {
      const { userId } = signedIn(context)

      return changeOfStep(userId, stepId, (tx, { completedAt }) =>
        changeStep(tx, stepId, { completedAt: completed ? (completedAt ?? now()) : null }),
      )
    },

    /** Another number is another place. */
    async updateStep(context: RequestContext, stepId: number, input: object): Promise<Plan> {
      const { userId } = signedIn(context)

      const { description, estimatedTimeInHours: hours, stepNumber } = checked(stepChange, input)
      return changeOfStep(userId, stepId, async (tx, step, { steps }) => {
        const change = { ...(description ? { description } : {}), ...(hours == null ? {} : { hours }) }
        if (Object.keys(change).length > 0) await changeStep(tx, stepId, change)
        const ids = steps.map(({ id }) => id)
        if (stepNumber != null) await numberSteps(tx, moved(ids, ids.indexOf(step.id), stepNumber - 1))
      })
    },

    async addStep(context: RequestContext, planId: number, input: object): Promise<Plan> {
      const { userId } = signedIn(context)

      const { description, estimatedTimeInHours: hours, stepNumber } = checked(newStep, input)
      return change(userId, planId, async (tx, { steps }) => {
        if (steps.length >= maxSteps) throw tooMany(`A plan can have at most ${maxSteps} steps.`)
        await refuseFull(tx, userId)
        const id = await insertStep(tx, planId, { description, hours, stepNumber: steps.length + 1 })
        const ids = [...steps.map((step) => step.id), id]
        if (stepNumber != null) await numberSteps(tx, moved(ids, steps.length, stepNumber - 1))
      })
    },

    async deleteStep(context: RequestContext, stepId: number): Promise<Plan> {
      const { userId } = signedIn(context)

      return changeOfStep(userId, stepId, async (tx, step, { steps }) => {
        if (steps.length === 1) throw badInput({ id: 'This is the last step. Please delete the plan instead.' })
        await removeStep(tx, stepId)
        await numberSteps(
          tx,
          steps.filter(({ id }) => id !== step.id).map(({ id }) => id),
        )
      })
    },

    async addResource(context: RequestContext, input: object): Promise<Plan> {
      const { userId } = signedIn(context)

      const { stepId, ...resource } = checked(newResource, input)
      return changeOfStep(userId, stepId, async (tx, { resources }) => {
        if (resources.length >= maxResources) throw tooMany(`A step can have at most ${maxResources} resources.`)
        await refuseFull(tx, userId)
        await insertResource(tx, stepId, resource)
      })
    },
  }
}

const keptOf = ({ skillId, skillName, skillKey, skillCategory, skillDescription }: KeptSkill): KeptSkill => ({
  ...{ skillId, skillName, skillKey, skillCategory, skillDescription },
})

const tooMany = (words: string) => new AppError('TOO_LARGE', `${words} Please delete some you no longer need.`)
