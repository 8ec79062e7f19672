import type { PlanContent } from '@bespeak/documents/write/plan/plan.ts'
import { levelWord } from '@bespeak/domain/growth/levels.ts'
import { dayOf } from '../moments.ts'
import { daysOf } from '../plans/plan-days.ts'
import type { Plan } from '../plans/plans.store.ts'

/** A development plan as it is printed. */
export function planContent(plan: Plan, person: string, now: Date): PlanContent {
  const { endsOn, steps } = daysOf(plan, now)
  return {
    ...{ skill: plan.skillName, person, madeOn: dayOf(now) },
    currentLevel: levelWord(plan.currentLevel),
    targetLevel: levelWord(plan.targetLevel),
    ...{ hoursPerWeek: plan.hoursPerWeek, startOn: dayOf(plan.createdAt), endsOn },
    steps: plan.steps.map(({ description, hours, proof, resources, completedAt }, at) => ({
      ...{ description, hours, proof: proof ?? '', done: completedAt !== null },
      resources: resources.map((it) => ({ title: it.title, url: it.url, description: it.description ?? '' })),
      endsOn: steps[at]?.endsOn ?? endsOn,
    })),
    ...{ conditions: plan.conditions, notes: '' },
  }
}
