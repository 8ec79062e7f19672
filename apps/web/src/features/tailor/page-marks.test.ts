import { describe, expect, it } from 'vitest'
import { marksOn } from './page-marks.ts'

const page = ['Mara Ellison', 'Data Analyst', 'Ran 11 A/B tests', 'Wrote SQL models', 'Tools: SQL, Python']
const original = ['Mara Ellison', 'Data Analyst', 'Wrote SQL models', 'Organized the party', 'Ran 11 A/B tests']
const edit = (id: number, over: object) => ({
  ...{ id, kind: 'moved', before: null, text: '', reason: 'Asked.', requirement: null, sources: [] },
  ...{ undone: false, confirmed: false, ...over },
})
const doubt = (youWrote: string, question: string) => ({ words: 'new', youWrote, question, from: 0, to: 3 })
const suggestion = (id: number, before: string | null, ...doubts: ReturnType<typeof doubt>[]) => ({
  ...{ id, before, text: 'New words', reason: 'Plainer.', requirement: null, doubts },
})
const line = (text: string, kind = 'kept') => ({ text, kind, sources: [], lines: [], said: false, holds: true })
const nothing = { edits: [], suggestions: [], provenance: [] }
const marks = (of: Partial<Parameters<typeof marksOn>[2]>) =>
  marksOn(page, original, { ...nothing, ...of }).map(({ kind, at }) => [kind, at])

describe('the marks of a page', () => {
  it('stand beside the lines that were moved or put in order, and not where that was undone', () => {
    const edits = [
      edit(1, { text: 'Ran 11 A/B tests' }),
      edit(2, { kind: 'skills', text: 'Tools\nSQL\nPython' }),
      edit(3, { text: 'Wrote SQL models', undone: true }),
      edit(4, { text: 'Not on this page' }),
    ]
    expect(marks({ edits })).toEqual([
      ['edit', 2],
      ['edit', 4],
    ])
  })

  it('show a hidden line where it stood, by the nearest line beside it that is still there', () => {
    const edits = [edit(1, { kind: 'hidden', before: 'Organized the party' })]
    expect(marks({ edits })).toEqual([['hidden', 3]])
    // The line before it is gone too: it stands over the one behind it.
    expect(marksOn(page.toSpliced(3, 1), original, { ...nothing, edits })[0]?.at).toBe(1)
    expect(marksOn(['Ran 11 A/B tests'], original, { ...nothing, edits })[0]?.at).toBe(0)
    expect(marksOn(page, [], { ...nothing, edits })[0]?.at).toBe(4)
  })

  it('tell calm suggestions from loud ones and from what is not on the resume', () => {
    const suggestions = [
      suggestion(1, 'Ran 11 A/B tests', doubt('Ran', 'You wrote “Ran”. Is “new” right?')),
      suggestion(2, 'Wrote SQL models', doubt('', 'No line of yours says “new”. Is it true?')),
      suggestion(3, 'Data Analyst', doubt('', 'No line of yours says new.')),
      suggestion(4, null),
      suggestion(5, 'Ran 11 A/B tests'),
    ]
    expect(marks({ suggestions })).toEqual([
      ['untrue', 1],
      ['calm', 2],
      ['loud', 3],
    ])
  })

  it('say which lines the person typed', () => {
    const provenance = [line('Wrote SQL models', 'yours'), line('Data Analyst')]
    expect(marks({ provenance })).toEqual([['yours', 3]])
  })
})
