import { describe, expect, it } from 'vitest'
import type { TailoredResume } from '../../lib/resumes/tailored.ts'
import { markFor, marksFor } from './source-marks.ts'

type Line = TailoredResume['provenance'][number]

const line = (text: string, more: Partial<Line> = {}): Line => ({
  ...{ text, kind: 'kept', sources: [text], lines: [], said: false, holds: true },
  ...more,
})
const labels = (page: string[], provenance: Line[]) => marksFor(page, provenance).map((mark) => mark?.label ?? null)

describe('where the lines of a page come from', () => {
  it('says that a line nobody traced was typed by the person', () => {
    expect(labels(['Ran the desk.'], [])).toEqual(['You'])
    expect(labels(['Ran the desk.'], [line('Ran the desk.', { kind: 'yours', sources: [] })])).toEqual(['You'])
  })

  it('says nothing beside an empty line and beside a title of ours', () => {
    expect(labels(['', 'Summary'], [line('Summary', { kind: 'added', sources: [] })])).toEqual([null, null])
  })

  it('names the lines of the resume, and what was said', () => {
    const provenance = [
      line('Nurse of 17 years', { kind: 'combined', lines: [4, 30] }),
      line('Led the move', { kind: 'added', said: true }),
      line('Ran audits', { kind: 'confirmed', lines: [16], said: true }),
    ]
    expect(marksFor(['Nurse of 17 years', 'Led  the move', 'Ran audits'], provenance)).toEqual([
      { label: '4, 30', place: 'Lines 4, 30', words: ['Nurse of 17 years'] },
      { label: 'Answer', place: 'Your answer', words: ['Led the move'] },
      { label: '16, Answer', place: 'Line 16 and your answer', words: ['Ran audits'] },
    ])
  })

  it('tells two lines of the same words apart, in their order', () => {
    const provenance = [line('Leeds', { lines: [3] }), line('Leeds', { lines: [9] })]
    expect(labels(['Leeds', 'Leeds', 'Leeds'], provenance)).toEqual(['3', '9', 'You'])
  })

  it('names no line of a change whose words stand twice', () => {
    expect(markFor('Leeds', [line('Leeds', { lines: [3] }), line('Leeds', { lines: [9] })])).toBeNull()
  })

  it('finds the line of one change, and no other', () => {
    expect(markFor('Ran audits', [line('Ran audits', { lines: [16] })])?.place).toBe('Line 16')
    expect(markFor('Ran all audits', [line('Ran audits', { lines: [16] })])).toBeNull()
  })
})
