import { describe, expect, it } from 'vitest'
import type { TailoredResume } from '../../lib/resumes/tailored.ts'
import { placeOfLine } from './place-of-line.ts'

type Line = TailoredResume['provenance'][number]

const line = (text: string, more: Partial<Line> = {}): Line => ({
  ...{ text, kind: 'kept', sources: [text], lines: [], said: false, holds: true },
  ...more,
})

describe('where a line of the page comes from', () => {
  it.each<[is: string, place: string | null, line: Line]>([
    ['lines of the resume', 'Lines 4, 30', line('Ran  audits', { lines: [4, 30] })],
    ['an answer', 'Your answer', line('Ran audits', { said: true })],
    ['both', 'Line 16 and your answer', line('Ran audits', { lines: [16], said: true })],
    ['the person', 'Typed by you', line('Ran audits', { kind: 'yours', sources: [] })],
    ['nowhere', null, line('Ran audits', { kind: 'added', sources: [] })],
  ])('is %s', (_, place, found) => {
    expect(placeOfLine('Ran audits', [found])).toBe(place)
  })

  it('is not told of words that stand twice, or not as they are', () => {
    expect(placeOfLine('Leeds', [line('Leeds', { lines: [3] }), line('Leeds', { lines: [9] })])).toBeNull()
    expect(placeOfLine('Ran all audits', [line('Ran audits', { lines: [16] })])).toBeNull()
  })
})
