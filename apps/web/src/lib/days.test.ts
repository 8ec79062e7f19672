import { afterEach, expect, it } from 'vitest'
import { dayOf, dayWords, shortDay } from './days.ts'

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

it.each([
  ['Pacific/Auckland', '2026-11-17'],
  ['America/Los_Angeles', '2026-11-16'],
])('a moment is of the day that it is in %s', (where, day) => {
  process.env.TZ = where
  expect(dayOf(new Date('2026-11-16T20:00:00.000Z'))).toBe(day)
})

it('a day is the same day wherever it is read, with its year where that is another one', () => {
  process.env.TZ = 'America/Los_Angeles'
  expect(dayWords('2026-12-13T00:00:00.000Z')).toBe('13 December')
  expect(dayWords('2026-12-13', '2026-11-16')).toBe('13 December')
  expect(dayWords('2027-01-02T00:00:00.000Z', '2026-11-16')).toBe('2 January 2027')
  expect(shortDay('2026-12-13T00:00:00.000Z')).toBe('13 Dec')
})
