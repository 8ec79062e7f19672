import { expect, it } from 'vitest'
import { withDayWords } from './day-words.ts'

it.each([
  ['You told us on 2026-11-18: I ran the stock room.', 'You told us on 18 November 2026: I ran the stock room.'],
  ['You told us on 2026-11-18 and again.', 'You told us on 2026-11-18 and again.'],
  ['You told us on 9999-99-99: I count.', 'You told us on 9999-99-99: I count.'],
  ['You told us on 2026-00-10: I count.', 'You told us on 2026-00-10: I count.'],
])('%s', (text, said) => {
  expect(withDayWords(text)).toBe(said)
})
