import { expect, it } from 'vitest'
import { startOf, withoutHalves } from './start-of.ts'

it.each([
  ['what is short enough stays', 'Two words', 9, 'Two words'],
  ['what is longer ends with a whole word', 'Two longer words', 12, 'Two longer'],
  ['one long word is cut', 'abcdefgh', 4, 'abcd'],
  ['but never within a character', 'abc🚀🚀', 4, 'abc'],
  ['a blank at its very start is none to end with', ' abcdefgh', 4, ' abc'],
])('%s', (_, text, longest, start) => {
  expect(startOf(text, longest)).toBe(start)
})

it('halves at either end go, whole characters and halves of others stay', () => {
  expect(withoutHalves('🚀a🚀')).toBe('🚀a🚀')
  expect(withoutHalves('\ude80a\ud83d')).toBe('a')
})
