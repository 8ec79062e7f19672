import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths, dayText, periodAt, periodText } from './calendar.ts'

const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2150-01-01'), noInvalidDate: true })
const months = fc.constantFrom(1, 12)
const day = (text: string) => new Date(`${text}T08:30:00Z`)
const days = (anchor: string, step: number, count: number) =>
  Array.from({ length: count }, (_, at) =>
    addMonths(day(anchor), at * step)
      .toISOString()
      .slice(0, 10),
  )

describe('periods', () => {
  it('[BIL12] are counted from the first day, whatever a month lacks', () => {
    expect(days('2027-01-31', 1, 5)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'])
    expect(days('2027-12-31', 1, 3)).toEqual(['2027-12-31', '2028-01-31', '2028-02-29'])
    expect(days('2028-02-29', 12, 5)).toEqual(['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'])
    expect(addMonths(day('2027-01-31'), 1).toISOString()).toBe('2027-02-28T08:30:00.000Z')
  })

  it('[BIL13] hold each moment in exactly one, and follow one another', () => {
    fc.assert(
      fc.property(moment, months, moment, (anchor, step, at) => {
        const { start, end } = periodAt(anchor, step, at)
        const next = periodAt(anchor, step, end)
        const before = periodAt(anchor, step, new Date(start.getTime() - 1))
        return start <= at && at < end && +next.start === +end && +before.end === +start
      }),
      { numRuns: 1000 },
    )
  })

  it('[BIL12] begin on the day of the first one, or on the last of a shorter month', () => {
    fc.assert(
      fc.property(moment, months, moment, (anchor, step, at) => {
        const { start } = periodAt(anchor, step, at)
        const isLastDay = new Date(start.getTime() + 86_400_000).getUTCDate() === 1
        return start.getUTCDate() === anchor.getUTCDate() || (isLastDay && start.getUTCDate() < anchor.getUTCDate())
      }),
      { numRuns: 1000 },
    )
  })

  it('are named by their first and last day', () => {
    expect(dayText(day('2026-11-16'))).toBe('16 November 2026')
    expect(periodText({ start: day('2026-11-16'), end: day('2026-12-16') })).toBe(
      '16 November 2026 to 15 December 2026',
    )
  })
})
