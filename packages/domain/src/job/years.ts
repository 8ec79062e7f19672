import { numberWords } from '../words/quantities.ts'
import { oneOf } from './patterns.ts'

const english = `${numberWords} twenty`
const german = 'zwei drei vier fünf sechs sieben acht neun zehn'
const values = new Map([
  ...english.split(' ').map((word, index) => [word, index + 1] as const),
  ...german.split(' ').map((word, index) => [word, index + 2] as const),
])

const number = oneOf(`\\d{1,2} ${english} ${german}`)
const joining = `(?:${oneOf('with including of_which of_those and thereof davon ideally preferably having your has have a')}\\s+)*`
const atLeast = `(?:${oneOf(`
  at_least at_a_minimum a_minimum_of minimum(?:_of)? min\\.? more_than over around approximately roughly about the_last
  no_(?:less|fewer)_than not_less_than mindestens`)}\\s+)*`
const more = '(?:\\s*\\(\\d{1,2}\\))?(?:\\s*\\+|\\s+plus\\b|\\s+or more\\b)?'
const upTo = `(?:\\s*(?:-|–|—|to|or|bis)\\s*${number}\\s*\\+?)?`
const sort = `(?:${oneOf('full consecutive additional progressive further recent relevant solid')} )*`
const unit = "(?:years?|yrs?\\.?|yoe|jahren?|jahre)['’]?s?(?!\\s+(?:of age|old|(?:or|and) (?:older|over)))"
const behind = '(?:\\s+or more\\b|\\s*\\+|\\s+plus\\b|\\s+min(?:imum)?\\b)?(?:\\s+of (?:them|these|those|which))?'
const span = `(${number})${more}${upTo}\\s*(?:-\\s*)?${sort}${unit}${behind}(?=$|[^\\p{L}])`

const leading = new RegExp(`^${joining}${atLeast}${span}`, 'iu')
const anywhere = new RegExp(`(?<![\\p{L}\\d.,$€£]|\\b(?:age|below|under|up to) )${span}`, 'iu')
/** `five as project manager`, `at least 3 leading a team`: the years are those of the clause before. */
const bare = new RegExp(
  `^${joining}${atLeast}(${number})\\+?(?:\\s+of (?:them|these|those|which|that))?\\s+(?=${oneOf(`
    as in with leading managing of on at using within supervising running`)}\\b)`,
  'iu',
)

const numberOf = (text: string): number => values.get(text.toLowerCase()) ?? Number(text)

/** The years that a phrase opens with, and how long that opening is. */
export function leadingYears(text: string): { years: number; to: number } | null {
  const match = leading.exec(text)
  return match?.[1] ? { years: numberOf(match[1]), to: match[0].length } : null
}

export function bareYears(text: string): { years: number; to: number } | null {
  const match = bare.exec(text)
  return match?.[1] ? { years: numberOf(match[1]), to: match[0].length } : null
}

/** Years named anywhere in a phrase. */
export function yearsIn(text: string): number | null {
  const match = anywhere.exec(text)
  return match?.[1] ? numberOf(match[1]) : null
}

/** A `or` between numbers, or behind one: it parts nothing. */
export const numericOr = new RegExp(
  `(?:${number}) or (?:${number}|more|so)\\b|\\b(?:years?|more|less) or (?:more|less)\\b`,
  'gi',
)
