import { describe, expect, it } from 'vitest'
import { requireResumeId, resumeIdFrom } from './resume-id.ts'

describe('a resume id', () => {
  it.each([
    undefined,
    null,
    '',
    '  ',
    'abc',
    '7a',
    0,
    '0',
    -1,
    '-1',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    'Infinity',
    {},
    [7],
    true,
  ])('%j is none', (given) => {
    expect(resumeIdFrom(given)).toBeNull()
    expect(() => requireResumeId(given)).toThrow(new Error('Invalid resume id'))
  })

  it.each([
    [7, 7],
    ['7', 7],
    [' 7 ', 7],
  ])('%j is one: a finite number above 0, text is trimmed', (given, id) => {
    expect(resumeIdFrom(given)).toBe(id)
    expect(requireResumeId(given)).toBe(id)
  })
})
