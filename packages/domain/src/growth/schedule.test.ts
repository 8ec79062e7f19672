import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysAfter, daysBetween } from '../calendar/days.ts'
import {
  hoursPerWeekFor,
  isTimed,
  moved,
  type Pace,
  progressOf,
  scheduleOf,
  type TimedStep,
  weeksOf,
} from './schedule.ts'

const start = '2026-07-01'
const hours = fc.integer({ min: 1, max: 800 }).map((halves) => halves / 2)
const step = fc.record({ hours, doneOn: fc.option(fc.constant('2026-07-09')) })
const steps = fc.array(step, { minLength: 1, maxLength: 12 })
const pace = fc.record({
  startOn: fc.constant(start),
  hoursPerWeek: fc.integer({ min: 1, max: 120 }).map((halves) => halves / 2),
  today: fc.integer({ min: 0, max: 400 }).map((days) => daysAfter(start, days)),
})
const holds = (property: fc.IProperty<[TimedStep[], Pace]>) => fc.assert(property, { seed: 7, numRuns: 300 })
const endOf = (of: TimedStep[], at: Pace) => scheduleOf(of, at).endsOn

describe('the end of a plan', () => {
  it('is never later with more hours a week', () => {
    holds(
      fc.property(steps, pace, (of, at) => {
        expect(endOf(of, { ...at, hoursPerWeek: at.hoursPerWeek + 1 }) <= endOf(of, at)).toBe(true)
      }),
    )
  })

  it('is never earlier than today while a step is left, and the last step ends with it', () => {
    holds(
      fc.property(steps, pace, (of, at) => {
        const open = [...of, { hours: 1, doneOn: null }]
        const { endsOn, steps: spans } = scheduleOf(open, at)
        expect(endsOn >= at.today).toBe(true)
        expect(spans.at(-1)?.endsOn).toBe(endsOn)
        expect(spans.every((span) => span.startsOn <= span.endsOn)).toBe(true)
      }),
    )
  })

  it('is never later when a step is done today', () => {
    holds(
      fc.property(steps, pace, (of, at) => {
        const first = of.findIndex(({ doneOn }) => doneOn === null)
        const after = of.map((it, place) => (place === first ? { ...it, doneOn: at.today } : it))
        if (first >= 0 && after.some(({ doneOn }) => doneOn === null))
          expect(endOf(after, at) <= endOf(of, at)).toBe(true)
      }),
    )
  })

  it('stays on its day for whoever keeps to the plan', () => {
    const plan = [8, 12, 15].map((it) => ({ hours: it, doneOn: null as string | null }))
    const at = { startOn: start, hoursPerWeek: 7 }
    const end = endOf(plan, { ...at, today: start })
    const kept = plan.map((it, place) => ({ ...it, doneOn: place === 0 ? daysAfter(start, 8) : null }))
    for (const days of [0, 3, 8]) expect(endOf(plan, { ...at, today: daysAfter(start, days) })).toBe(end)
    for (const days of [8, 12, 20]) expect(endOf(kept, { ...at, today: daysAfter(start, days) })).toBe(end)
    expect(endOf(plan, { ...at, today: daysAfter(start, 9) }) > end).toBe(true)
  })

  it('of a finished one is the day of its last step', () => {
    const done = ['2026-07-20', '2026-07-04'].map((doneOn) => ({ hours: 5, doneOn }))
    expect(endOf(done, { startOn: start, hoursPerWeek: 1, today: '2027-01-01' })).toBe('2026-07-20')
    expect(endOf([], { startOn: start, hoursPerWeek: 1, today: start })).toBe(start)
  })

  it('is by a day with the fewest hours that reach it', () => {
    holds(
      fc.property(steps, pace, (of, at) => {
        const by = daysAfter(at.today, 60)
        const least = hoursPerWeekFor(of, at, by)
        if (least === null) expect(endOf(of, { ...at, hoursPerWeek: 60 }) > by).toBe(true)
        else expect(endOf(of, { ...at, hoursPerWeek: least }) <= by).toBe(true)
        if (least !== null && least > 1) expect(endOf(of, { ...at, hoursPerWeek: least - 1 }) > by).toBe(true)
      }),
    )
  })
})

describe('steps that are moved', () => {
  const list = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 20 })
  const place = fc.integer({ min: -3, max: 25 })

  it('are the same steps, with the same hours, and the one that was moved is where it was put', () => {
    fc.assert(
      fc.property(list, place, place, (ids, from, to) => {
        const after = moved(ids, from, to)
        expect([...after].sort()).toEqual([...ids].sort())
        const item = ids[from]
        if (item !== undefined) expect(after.indexOf(item)).toBe(Math.min(ids.length - 1, Math.max(0, to)))
        const others = (it: number[]) => it.filter((id) => id !== item)
        expect(others(after)).toEqual(others(ids))
      }),
      { seed: 7 },
    )
  })

  it('leave the end of the plan where it is, while none is done', () => {
    holds(
      fc.property(steps, pace, (of, at) => {
        const open = of.map((it) => ({ ...it, doneOn: null }))
        const fresh = { ...at, today: at.startOn }
        expect(endOf(moved(open, 0, open.length), fresh)).toBe(endOf(open, fresh))
      }),
    )
  })
})

it('[G14] progress is counted in hours, or in steps where not all have hours', () => {
  const of = [
    { hours: 8, doneOn: start },
    { hours: 12, doneOn: null },
  ]
  expect(progressOf(of)).toEqual({ done: 1, of: 2, hoursDone: 8, hours: 20, share: 0.4 })
  expect(progressOf([])).toEqual({ done: 0, of: 0, hoursDone: 0, hours: 0, share: 0 })
  const unsaid = [...of, { hours: 0, doneOn: null }, { hours: 0, doneOn: null }]
  expect(progressOf(unsaid).share).toBe(0.25)
  expect([isTimed(of), isTimed(unsaid), isTimed([])]).toEqual([true, false, false])
})

it('weeks follow each other from the first day to the last, and today is in one of them', () => {
  const weeks = weeksOf({ startOn: start, today: '2026-07-16' }, '2026-08-05')
  expect(weeks.map(({ state }) => state)).toEqual(['past', 'past', 'now', 'ahead', 'ahead'])
  expect(weeks[1]?.startsOn).toBe('2026-07-08')
  expect(weeksOf({ startOn: start, today: start }, start)).toEqual([{ startsOn: start, state: 'now' }])
  expect(daysBetween('2028-02-25', '2028-03-03')).toBe(7)
})
