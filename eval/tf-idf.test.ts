import { fromJsonResume } from '@bespeak/domain/resume/json-resume.ts'
import { expect, it } from 'vitest'
import { tfIdf } from './tf-idf.ts'

const resume = (summary: string) => fromJsonResume({ basics: { summary } })
const likeness = tfIdf({
  resumes: new Map([
    ['baker', resume('Bakes bread and cakes for the shop')],
    ['welder', resume('Welds steel pipes for the yard')],
    ['empty', resume('')],
  ]),
  advertisements: new Map([
    ['bakery', 'Bakes bread and cakes for the shop'],
    ['yard', 'The yard needs steel pipes'],
    ['none', '…'],
  ]),
})

it('texts without a word in common, or without a word, are nothing alike', () => {
  expect(likeness('baker', 'none')).toBe(0)
  expect(likeness('empty', 'bakery')).toBe(0)
})

it('the same words are as alike as can be, in any order', () => {
  expect(likeness('baker', 'bakery')).toBeCloseTo(100)
})

it('words of any text count for nothing', () => {
  expect(likeness('baker', 'yard')).toBe(0)
})

it('a word that few texts have tells more than one that most have', () => {
  const between = tfIdf({
    resumes: new Map(['shop bread', 'shop steel', 'shop'].map((text) => [text, resume(text)])),
    advertisements: new Map([['bakery', 'shop bread']]),
  })
  // One of two words that tell the same would be this much.
  const half = 100 * Math.SQRT1_2
  expect(between('shop', 'bakery')).toBeLessThan(half)
  expect(between('shop bread', 'bakery')).toBeGreaterThan(half)
})
