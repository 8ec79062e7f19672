import { expect, it } from 'vitest'
import { isPayGrade } from './header.ts'

it.each(['Scale: 24.01,25.02,26.03,27.04,28.05,29.06 per hour', `Pay scale ${'1'.repeat(5000)} x`])(
  'what is no grade of pay is told at once: %.40s',
  (text) => {
    expect(isPayGrade(text)).toBe(false)
  },
)

it.each(['Band 6', 'Grade 7', 'SCP 24–28', 'NJC scale point 12', 'GS-12'])('a grade of pay: %s', (text) => {
  expect(isPayGrade(text)).toBe(true)
})
