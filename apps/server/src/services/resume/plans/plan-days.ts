import { type Schedule, scheduleOf, type TimedStep } from '@bespeak/domain/growth/schedule.ts'
import { dayOf } from '../moments.ts'
import type { Plan, PlanStep } from './plans.store.ts'

const timed = ({ hours, completedAt }: PlanStep): TimedStep => ({ hours, doneOn: completedAt && dayOf(completedAt) })

/** When a plan and each of its steps end, as things stand today. */
export const daysOf = ({ steps, createdAt, hoursPerWeek }: Plan, now: Date): Schedule =>
  scheduleOf(steps.map(timed), { startOn: dayOf(createdAt), hoursPerWeek, today: dayOf(now) })
