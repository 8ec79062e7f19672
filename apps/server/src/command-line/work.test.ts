import { afterEach, expect, it, vi } from 'vitest'
import { took } from './work.ts'

afterEach(() => vi.restoreAllMocks())

it.each([
  [840, '0.8 s'],
  [59_940, '59.9 s'],
  [59_960, '1 min 0 s'],
  [119_400, '1 min 59 s'],
  [119_700, '2 min 0 s'],
])('how long work took is told in minutes of sixty seconds: %d ms', (milliseconds, words) => {
  vi.spyOn(performance, 'now').mockReturnValue(milliseconds)
  expect(took(0)).toBe(words)
})
