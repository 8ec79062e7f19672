import { emptyDocument } from '@bespeak/domain/resume/document.ts'
import { describe, expect, it } from 'vitest'
import { isModest, keepItModest } from './modest.ts'

const saying = (...texts: string[]) => ({
  ...emptyDocument(),
  unplaced: texts.map((text, at) => ({ id: `l${at}`, text })),
})

describe('[D17] a resume that can be compared with a job', () => {
  it.each([
    ['a line of 5,001 characters', 'word '.repeat(1000).concat('x')],
    ['a word without end', 'x'.repeat(500)],
    ['a word without end in another script', '中'.repeat(500)],
    ['nothing but signs', '–'.repeat(500)],
    ['nothing but digits', '7'.repeat(500)],
    ['a gap without end', `a${' '.repeat(500)}b`],
  ])('has no %s', (_, text) => {
    expect(isModest(saying('Ada Example', text))).toBe(false)
  })

  it('has at most 600 lines and 40,000 characters', () => {
    expect(isModest(saying(...Array.from({ length: 600 }, () => 'Tied bouquets')))).toBe(true)
    expect(isModest(saying(...Array.from({ length: 601 }, () => 'Tied bouquets')))).toBe(false)
    expect(isModest(saying(...Array.from({ length: 10 }, () => 'word '.repeat(801))))).toBe(false)
  })

  it('is told by every limit that it may have met', () => {
    expect(keepItModest.match(/[\d,]*\d/g)).toEqual(['600', '40,000', '5,000', '500'])
  })

  it('may have long addresses and long paragraphs', () => {
    const address = `https://example.org/${'path-of-it/'.repeat(60)}?a=${'x1'.repeat(100)}`
    expect(isModest(saying(address, 'Tied bouquets for weddings. '.repeat(100)))).toBe(true)
  })
})
