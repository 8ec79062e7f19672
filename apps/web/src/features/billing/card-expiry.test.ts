import { describe, expect, it } from 'vitest'
import { expiryProblem, laterMonth } from './card-expiry.ts'

const lastOfNovember = new Date(2026, 10, 30, 23, 59)

describe('the last month of a card', () => {
  it.each(['', '13 / 29', '00 / 29', '9', 'soon', '09 / 2029'])('is no month: %j', (text) => {
    expect(expiryProblem(text, lastOfNovember)).toBe('Please write a month and a year, such as 11 / 29.')
  })

  it.each(['1225', '10 / 26', '1/00', '12 / 25'])('is over: %j', (text) => {
    expect(expiryProblem(text, lastOfNovember)).toBe('That month is over. Please write a later one, such as 11 / 29.')
  })

  it.each(['11 / 26', '1126', '1/27', ' 12/26 ', '09 / 99'])('is good to its end: %j', (text) => {
    expect(expiryProblem(text, lastOfNovember)).toBeNull()
  })

  it('is over as the next one begins', () => {
    expect(expiryProblem('11 / 26', new Date(2026, 11, 1))).not.toBeNull()
  })

  it.each([2026, 2029, 2090])('that is filled in is good in %i', (year) => {
    const now = new Date(year, 0, 31)
    expect(expiryProblem(laterMonth(now), now)).toBeNull()
  })
})
