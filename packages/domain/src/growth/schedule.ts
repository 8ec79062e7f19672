import { daysAfter, daysBetween } from '../calendar/days.ts'

// When a plan ends, and how far it is. Days are written `2026-07-01`.

export interface TimedStep {
  hours: number
  /** The day on which it was done; null while it is not. */
  doneOn: string | null
}

export interface Pace {
  startOn: string
  hoursPerWeek: number
  today: string
}

interface Span {
  startsOn: string
  endsOn: string
}

export interface Schedule {
  endsOn: string
  /** For each step, in their order. */
  steps: Span[]
}

/** Whether the hours of each step are known: without them no end can be told. */
export const isTimed = (steps: readonly Pick<TimedStep, 'hours'>[]): boolean =>
  steps.length > 0 && steps.every(({ hours }) => hours > 0)

const sumOf = (steps: readonly TimedStep[]) => steps.reduce((sum, { hours }) => sum + hours, 0)
const isDone = ({ doneOn }: TimedStep) => doneOn !== null
const later = (a: string, b: string) => (a > b ? a : b)

/** How much of the step in hand is behind, by the time that has passed: never all that is not ticked. */
function begun(steps: readonly TimedStep[], { startOn, hoursPerWeek, today }: Pace): number {
  const passed = (Math.max(0, daysBetween(startOn, today)) / 7) * hoursPerWeek
  const inHand = steps.find((step) => !isDone(step))?.hours ?? 0
  return Math.min(inHand, Math.max(0, passed - sumOf(steps.filter(isDone))))
}

/**
 * What is left, at the hours per week, from today. Whoever keeps to the plan sees its end stay; whoever ticks nothing sees
 * it move away.
 */
export function scheduleOf(steps: readonly TimedStep[], pace: Pace): Schedule {
  const from = later(pace.startOn, pace.today)
  const after = (hours: number) => daysAfter(from, Math.ceil(rounded((Math.max(0, hours) / pace.hoursPerWeek) * 7)))
  let left = -begun(steps, pace)
  let last = from
  const spans = steps.map((step) => {
    if (step.doneOn !== null) return { startsOn: step.doneOn, endsOn: step.doneOn }
    left += step.hours
    const span = { startsOn: last, endsOn: after(left) }
    last = span.endsOn
    return span
  })
  return { endsOn: endOf(steps, last), steps: spans }
}

/** Seven fifths of five is a little more than seven in a computer. */
const rounded = (days: number) => Math.round(days * 1e6) / 1e6

function endOf(steps: readonly TimedStep[], last: string): string {
  const done = steps.flatMap(({ doneOn }) => doneOn ?? [])
  return steps.length > 0 && done.length === steps.length ? done.reduce(later) : last
}

export interface Progress {
  done: number
  of: number
  hoursDone: number
  hours: number
  /** 0 to 1: of the hours, or of the steps where not all have hours. */
  share: number
}

export function progressOf(steps: readonly TimedStep[]): Progress {
  const done = steps.filter(isDone)
  const [hoursDone, hours] = [sumOf(done), sumOf(steps)]
  const share = isTimed(steps) ? hoursDone / hours : done.length / Math.max(1, steps.length)
  return { done: done.length, of: steps.length, hoursDone, hours, share }
}

const mostHoursPerWeek = 60

/** The fewest whole hours a week with which the plan ends by a day; null where no week has as many. */
export function hoursPerWeekFor(steps: readonly TimedStep[], pace: Pace, by: string): number | null {
  for (let hoursPerWeek = 1; hoursPerWeek <= mostHoursPerWeek; hoursPerWeek += 1)
    if (scheduleOf(steps, { ...pace, hoursPerWeek }).endsOn <= by) return hoursPerWeek
  return null
}

export interface Week {
  startsOn: string
  /** Behind, or the one that today is in, or still to come. */
  state: 'past' | 'now' | 'ahead'
}

/** The weeks from the first day of a plan to its last, each seven days long. */
export function weeksOf({ startOn, today }: Pick<Pace, 'startOn' | 'today'>, endsOn: string): Week[] {
  const count = Math.max(1, Math.ceil(daysBetween(startOn, endsOn) / 7))
  return Array.from({ length: count }, (_, at) => {
    const startsOn = daysAfter(startOn, 7 * at)
    if (daysAfter(startsOn, 7) <= today) return { startsOn, state: 'past' }
    return { startsOn, state: startsOn <= today ? 'now' : 'ahead' }
  })
}

/** The list with one of it at another place; places beyond its ends are its ends. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list[from]
  if (item === undefined) return [...list]
  const rest = list.filter((_, at) => at !== from)
  const place = Math.min(rest.length, Math.max(0, to))
  return [...rest.slice(0, place), item, ...rest.slice(place)]
}
