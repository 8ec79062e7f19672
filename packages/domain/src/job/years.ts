import { oneOf, patternOf, sourceOf } from '../text/patterns.ts'
import * as yearsWords from '../words/job/years.ts'
import { numberWords } from '../words/quantities.ts'

const english = `${numberWords} twenty`
const values = new Map([
  ...english.split(' ').map((word, index) => [word, index + 1] as const),
  ...yearsWords.german.words.split(' ').map((word, index) => [word, index + 2] as const),
])

const number = `(?:\\d{1,2}|${[...values.keys()].join('|')})`
const joining = `(?:${oneOf(yearsWords.joining)}\\s+)*`
const atLeast = `(?:${oneOf(yearsWords.atLeast)}\\s+)*`
const more = '(?:\\s*\\(\\d{1,2}\\))?(?:\\s*\\+|\\s+plus\\b|\\s+or more\\b)?'
const upTo = sourceOf(yearsWords.upTo, { number })
const sort = `(?:${oneOf(yearsWords.sort)} )*`
const unit = sourceOf(yearsWords.unit)
const behind = sourceOf(yearsWords.behind)
const span = `(${number})${more}${upTo}\\s*(?:-\\s*)?${sort}${unit}${behind}(?=$|[^\\p{L}])`

const leading = new RegExp(`^${joining}${atLeast}${span}`, 'iu')
const anywhere = patternOf(yearsWords.anywhere, 'iu', { span })
/** `five as project manager`, `at least 3 leading a team`: the years are those of the clause before. */
const bare = new RegExp(
  `^${joining}${atLeast}(${number})\\+?${sourceOf(yearsWords.ofThem)}\\s+(?=${oneOf(yearsWords.bare)}\\b)`,
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
