import { expect, it } from 'vitest'
import { findPeriods } from './dates.ts'
import { quantitiesIn } from './quantities.ts'
import { sentencesIn, startsInProse } from './sentences.ts'
import { oneOfMany, singular, tokensOf } from './tokens.ts'

it('[TX1] a number has with it what is glued to it, and a prefix its word', () => {
  expect(tokensOf('Co-led R&D, saved $9.2M (40%)').map(({ lower }) => lower)).toEqual([
    ...['coled', 'r&d', 'saved', '$9.2m', '40%'],
  ])
})

it('[TX2] the plural is taken off in one way', () => {
  expect(['midwives', 'companies', 'ties', 'buses', 'series', 'foremen'].map(oneOfMany)).toEqual([
    ...['midwife', 'company', 'tie', 'bus', 'series', 'foreman'],
  ])
  expect([oneOfMany("agency's"), singular("agency's")]).toEqual(["agency's", 'agency'])
})

it('[TX3] a stop behind an abbreviation ends no sentence', () => {
  const said = sentencesIn('Assisted Dr. Lang; see No. 5. No. I never did! Why?')
  expect(said.map(({ text, mark }) => `${text.trim()}${mark}`)).toEqual([
    ...['Assisted Dr. Lang;', 'see No. 5.', 'No.', 'I never did!', 'Why?'],
  ])
  const prose = 'You report to Dr. Lang. Hours: 9 to 5, approx. 40 a week… We pay £12.50! and more.'
  const starts = [0, ...startsInProse(prose)]
  expect(starts.map((from, at) => prose.slice(from, starts[at + 1]).trim())).toEqual([
    ...['You report to Dr. Lang.', 'Hours: 9 to 5, approx. 40 a week…', 'We pay £12.50! and more.'],
  ])
})

it('[TX4] a date in any form is a year, perhaps with its month and day; a range has two ends', () => {
  expect(findPeriods('Cook, from 3/2018 to May 2020; first aid 2021')).toMatchObject([
    { start: '2018-03', end: '2020-05', isRange: true },
    { start: undefined, end: '2021', isRange: false },
  ])
})

it('[TX5] a number is the same in every form, with its unit and its bound', () => {
  const read = (text: string) =>
    quantitiesIn(tokensOf(text), () => false).map(({ value, kind, bound }) => ({ value, kind, bound }))
  expect(read('over $1.2 million')).toEqual(read('more than $1,200,000'))
  expect(read('twelve minutes')).toEqual(read('12 min'))
  expect(read('12 minutes')).not.toEqual(read('12 hours'))
})
