import type { SourceText } from '@bespeak/domain/reading/source.ts'
import { describe, expect, it } from 'vitest'
import { prove } from './prove.ts'

const sourceOf = (...pages: string[][]): SourceText => ({
  positioned: true,
  pages: pages.map(() => ({ width: 595, height: 842 })),
  fragments: pages.flatMap((lines, index) =>
    lines.map((text, at) => ({ text, page: index + 1, x: 50, y: 50 + at * 14, width: 100, size: 10 })),
  ),
})

describe('the proof of an export', () => {
  it('names the line that is missing', () => {
    expect(prove(['Ada', 'Led six people.'], sourceOf(['Ada', 'Led six persons.']), 'Ada')).toEqual({
      ok: false,
      line: 'Led six people.',
    })
  })

  it('names the line that stands before one it should follow', () => {
    expect(prove(['First line', 'Second line'], sourceOf(['Second line', 'First line']), '')).toEqual({
      ok: false,
      line: 'Second line',
    })
  })

  it('wants a line as often as it is said', () => {
    expect(prove(['Chair', 'Chair'], sourceOf(['Chair']), '')).toMatchObject({ ok: false })
  })

  it('looks past line ends, hyphens, ligatures, capitals and bullets', () => {
    const source = sourceOf(['EXPERIENCE', '• Cut the certi-', 'ﬁcation time of two', 'week sprints'])
    expect(prove(['Experience', 'Cut the certification time of two-week sprints'], source, '')).toMatchObject({
      ok: true,
    })
  })

  it('follows a line over the foot of a page, and says which page each begins on', () => {
    const source = sourceOf(['Ada', 'Led six', 'Ada · Page 1 of 2'], ['people.', 'Chess', 'Ada · Page 2 of 2'])
    expect(prove(['Ada', 'Led six people.', 'Chess'], source, 'Ada')).toEqual({ ok: true, pageOf: [1, 1, 2] })
  })

  it('allows for what a letter put together from parts leaves behind', () => {
    expect(prove(['Kṛṣṇa Ọlá'], sourceOf(['Kṛṛṣ̣ṇa Ọlá']), '')).toMatchObject({ ok: true })
    expect(prove(['Kṛṣṇa'], sourceOf(['Kaṣṇa']), '')).toMatchObject({ ok: false })
  })

  it('looks for words where writing runs to the left, for there a page has no other order', () => {
    const source = sourceOf(['נועה לוי', 'חיפה · noa@example.com', '2014 – 2010'])
    expect(prove(['נועה לוי', 'noa@example.com', 'חיפה', '2010 – 2014'], source, '')).toMatchObject({ ok: true })
    expect(prove(['נועה לוי', 'ירושלים'], source, '')).toEqual({ ok: false, line: 'ירושלים' })
  })
})
