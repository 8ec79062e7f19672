import { afterEach, expect, it, vi } from 'vitest'
import { findPeriods } from '../text/dates.ts'
import { readPlainText } from './read.ts'

afterEach(() => vi.restoreAllMocks())

/** How often a regular expression is run. */
function runs(act: () => unknown): number {
  const exec = vi.spyOn(RegExp.prototype, 'exec')
  act()
  const count = exec.mock.calls.length
  exec.mockRestore()
  return count
}

const dates = (count: number, between: string) =>
  Array.from({ length: count }, (_, at) => `Cook, Harbour Inn, ${1950 + (at % 60)} – ${1960 + (at % 60)}`).join(between)

it('finds every period of a line that is full of them, in their order', () => {
  const found = findPeriods(dates(300, '; '))
  expect(found).toHaveLength(300)
  expect(found.every(({ from }, at) => at === 0 || from >= (found[at - 1]?.to ?? 0))).toBe(true)
})

it.each([
  ['on one line', (count: number) => runs(() => findPeriods(dates(count, '; ')))],
  ['on a page', (count: number) => runs(() => readPlainText(`Experience\n${dates(count, '\n')}`))],
  [
    'below many lines without one',
    (count: number) => runs(() => readPlainText(`Experience\n${'Thing of wood 12\n'.repeat(count)}Cook, 2012 – 2014`)),
  ],
])('twice as many dates are twice the work: %s', (_, work) => {
  expect(work(400)).toBeLessThan(2.2 * work(200))
})

it('no expression is made anew for a line', () => {
  const made = vi.spyOn(RegExp.prototype, Symbol.matchAll)
  findPeriods('Cook, Harbour Inn, May 2019 – June 2020')
  expect(made).not.toHaveBeenCalled()
})
