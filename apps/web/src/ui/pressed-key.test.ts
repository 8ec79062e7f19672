import { expect, it } from 'vitest'
import { pressedKey } from './pressed-key.ts'

it.each([
  ['composing', { isComposing: true }],
  ['the key that ends it in Safari', { keyCode: 229 }],
])('is no key of ours: %s', (_, state) => {
  expect(pressedKey(new KeyboardEvent('keydown', { key: 'Enter', ...state }))).toBe('')
})

it('is the key otherwise', () => {
  expect(pressedKey(new KeyboardEvent('keydown', { key: 'Enter' }))).toBe('Enter')
})
