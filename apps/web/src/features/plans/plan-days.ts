import { type Pace, scheduleOf, type TimedStep } from '@bespeak/domain/growth/schedule.ts'
import { dayOf } from '../../lib/days.ts'
import type { DevelopmentPlan } from '../../lib/resumes/plans.ts'

const timed = ({ steps }: DevelopmentPlan): TimedStep[] =>
  steps.map(({ estimatedTimeInHours, completedAt }) => ({
    hours: estimatedTimeInHours,
    doneOn: completedAt === null ? null : dayOf(new Date(completedAt)),
  }))

/** The plan as it is reckoned with: here, so that another pace shows its end at once. */
export function reckoned(plan: DevelopmentPlan, hoursPerWeek: number, today: string) {
  const steps = timed(plan)
  const pace: Pace = { startOn: dayOf(new Date(plan.createdAt)), hoursPerWeek, today }
  const { endsOn, steps: spans } = scheduleOf(steps, pace)
  return { steps, pace, endsOn, spans }
}
