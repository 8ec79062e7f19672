import { type Pace, scheduleOf, type TimedStep } from '@bespeak/domain/growth/schedule.ts'
import type { DevelopmentPlan } from '../../lib/resumes/plans.ts'

/** A day as the plan counts them: `2026-07-01`, where the person is. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

const long = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const longWithYear = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** "13 December", with the year where it is another one. */
export const dayWords = (day: string, today: string): string =>
  (day.slice(0, 4) === today.slice(0, 4) ? long : longWithYear).format(new Date(day))

export const shortDay = (day: string): string => short.format(new Date(day))

const timed = ({ steps }: DevelopmentPlan): TimedStep[] =>
  steps.map(({ estimatedTimeInHours, completedAt }) => ({
    hours: estimatedTimeInHours,
    doneOn: completedAt === null ? null : completedAt.slice(0, 10),
  }))

/** The plan as it is reckoned with: here, so that another pace shows its end at once. */
export function reckoned(plan: DevelopmentPlan, hoursPerWeek: number, today: string) {
  const steps = timed(plan)
  const pace: Pace = { startOn: plan.createdAt.slice(0, 10), hoursPerWeek, today }
  return { steps, pace, ...planned(steps, pace) }
}

function planned(steps: TimedStep[], pace: Pace) {
  const { endsOn, steps: spans } = scheduleOf(steps, pace)
  return { endsOn, spans }
}

export const hourWords = (hours: number): string => (hours === 1 ? '1 hour' : `${hours} hours`)
