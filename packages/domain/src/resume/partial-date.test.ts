import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { displayDate, displayPeriod, monthOf, parseDate, yearOf } from './partial-date.ts'

describe('a partial date', () => {
  it.each(['', 'spring', '2019-13', '2019-00', '13/2019', '2019-02-40', 'Smarch 2019', '20195', 'in 2019'])(
    'is not read from %j',
    (text) => {
      expect(parseDate(text)).toBeNull()
    },
  )

  it.each([
    ['2019', '2019'],
    ['2019-03', '2019-03'],
    ['2019-3-5', '2019-03-05'],
    ['2019/03', '2019-03'],
    ['2019-03-01T00:00:00.000Z', '2019-03-01'],
    ['2019-03-01 10:00', '2019-03-01'],
    ['3/2019', '2019-03'],
    ['Mar 2019', '2019-03'],
    ['Sept. 2019', '2019-09'],
    ['december, 2019', '2019-12'],
    [' Present ', 'present'],
    ['now', 'present'],
  ])('is read from %j', (text, date) => {
    expect(parseDate(text)).toBe(date)
  })

  it('is read back from how it is shown', () => {
    const month = fc.tuple(fc.integer({ min: 1900, max: 2100 }), fc.integer({ min: 1, max: 12 }))
    fc.assert(
      fc.property(month, ([year, number]) => {
        const date = `${year}-${String(number).padStart(2, '0')}`
        expect(parseDate(displayDate(date))).toBe(date)
        expect([yearOf(date), monthOf(date)]).toEqual([year, number])
      }),
    )
  })

  it('shows as much as is known', () => {
    expect(displayPeriod('2019-03', 'present')).toBe('Mar 2019 – Present')
    expect(displayPeriod(undefined, '2019')).toBe('2019')
    expect(displayPeriod('2019-03-15', undefined)).toBe('Mar 2019')
    expect(displayPeriod(undefined, undefined)).toBe('')
    expect([yearOf('present'), monthOf('present'), monthOf('2019')]).toEqual([null, null, null])
  })
})
