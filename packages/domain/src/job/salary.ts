import { alternatives, literally } from '../text/patterns.ts'
import { phrasesOf } from '../text/phrases.ts'
import * as words from '../words/job/salary.ts'
import { states } from '../words/regions.ts'
import type { SalaryRange } from './job.ts'

type Period = SalaryRange['period']

const amount =
  "\\d{1,2}(?:,\\d{2}){1,2},\\d{3}|\\d{1,3}(?:[.,\\u2019' ]\\d{3}){1,3}(?:[.,]\\d{1,2})?|\\d{1,7}(?:[.,]\\d{1,2})?"
const signs = Object.keys(words.currencySigns).sort((a, b) => b.length - a.length)
const sign = `(?:${signs.map(literally).join('|')})`
const scale = `((?:\\s?(?:${alternatives(words.sumScales)})\\b)?)`
const each = '(?:\\s?\\/\\s?\\p{L}{1,5}\\b)?'
const money = `(?:(${sign})\\s?)?(${amount})${scale}(?:,-)?(?:\\s?(${sign}))?`
const sums = new RegExp(
  `(?<![\\p{L}\\d.,#])${money}${each}\\+?(?:\\s?(?:[-–—−]|${alternatives(words.rangeJoints)})\\s?${money})?(?![\\d]|[.,]\\d|\\s?%)`,
  'giu',
)

/** A sum in its surroundings. */
interface Sum {
  low: number
  high: number | null
  sign: string
  currency: string
  whole: string
  before: string
  after: string
}

const dollars = words.dollarPlaces.map(([currency, list]) => [currency, phrasesOf(list, 'anywhere', true)] as const)
const hints = words.dollarHints.map(([currency, list]) => [currency, phrasesOf(list, 'anywhere', true)] as const)
/** `Melbourne, FL` is not in Australia; `Perth, WA` is. */
const american = new RegExp(`(?<!^Perth), (?:${[...states].flat().join('|')})(?:,? (?:US.*|\\d{5}))?$`)

/** [J15] Base pay: of all sums in the text the one that looks and stands most like pay. */
export function findSalary(text: string, place: string | null = null): SalaryRange | null {
  let best: { range: SalaryRange; sign: string; score: number } | null = null
  for (const match of text.matchAll(sums)) {
    const sum = sumOf(match, text)
    const period = sum && periodOf(sum)
    const range = sum && period ? rangeOf(sum, period) : null
    const score = sum && period ? scoreOf(sum, period) : 0
    if (sum && range && score > (best?.score ?? 0)) best = { range, sign: sum.sign, score }
  }
  if (best === null) return null
  const { range, sign: written } = best
  if (written !== '$' || (place !== null && american.test(place))) return range
  const found =
    dollars.find(([, pattern]) => pattern.test(place ?? '')) ?? hints.find(([, pattern]) => pattern.test(text))
  return { ...range, currency: found?.[0] ?? range.currency }
}

const isLakh = phrasesOf(words.lakhWords)
const isMillion = /^\s?[mb]/i

function sumOf(match: RegExpExecArray, text: string): Sum | null {
  const [whole, sign1, first = '', scale1 = '', sign2, sign3, second, scale2 = '', sign4] = match
  const written = sign1 ?? sign2 ?? sign3 ?? sign4 ?? (isLakh.test(scale1 + scale2) ? '₹' : '')
  const currency = words.currencySigns[written.toUpperCase()]
  if (currency === undefined || isMillion.test(scale1) || isMillion.test(scale2)) return null
  const end = match.index + whole.length
  const high =
    second === undefined
      ? farEnd(text.slice(Math.max(0, match.index - 10), match.index), text.slice(end, end + 100))
      : toNumber(second, scale2)
  // `140–170k`: the scale of the second belongs to both.
  const low = toNumber(first, scale1 || (high !== null && high >= 1_000 && Number(first) < 1_000 ? scale2 : ''))
  const before = text.slice(Math.max(0, match.index - 80), match.index)
  const after = text.slice(end, end + 60)
  const lineEnd = after.indexOf('\n')
  return {
    ...{ low, high, sign: written, currency, whole, before: before.slice(before.lastIndexOf('\n') + 1) },
    after: lineEnd < 0 ? after : after.slice(0, lineEnd),
  }
}

const far = new RegExp(`^[^$€£\\n;]{0,60}?\\b(?:up|rising) to\\s+${money}`, 'iu')

/** "from $92,400 a year in our lowest market up to $152,700". */
function farEnd(before: string, after: string): number | null {
  const found = far.exec(after)
  const isOpen = /\b(?:from|between)\s?$/i.test(before) || /rising/i.test(found?.[0] ?? '')
  return isOpen && found?.[2] !== undefined ? toNumber(found[2], found[3] ?? '') : null
}

const isPlausible = (value: number, period: Period) =>
  words.plausiblePay.some(([name, least, most]) => name === period && value >= least && value <= most)

function rangeOf({ low, high, before, currency }: Sum, period: Period): SalaryRange | null {
  if (!isPlausible(low, period) || !isPlausible(high ?? low, period) || (high !== null && high < low)) return null
  const isLimit = high === null && /\b(?:up to|max(?:imum)?\.?)\s?$/i.test(before)
  return { min: isLimit ? null : low, max: high ?? low, currency, period }
}

const periods = words.payPeriods.map(([period, list]) => [period, phrasesOf(list)] as const)
const saidIn = (text: string) => text.replace(/(?<=\d)(?=\p{L})/gu, ' ')
const isPay = phrasesOf(words.payWords)
const isOther = phrasesOf(words.otherSums)

/** How much a sum looks and stands like pay. */
function scoreOf({ low, high, whole, before, after }: Sum, period: Period): number {
  const isRange = high !== null && high > low
  const isNamed = isPay.test(`${before.slice(-45)} ${after.slice(0, 25)}`)
  const next = /^(?!\s?(?:\.|plus\b|and\b))[^(,;+]{0,22}/i.exec(after)?.[0] ?? ''
  let score = isRange ? 3 : 0
  if (isNamed) score += 2
  if (/\bbase(?: salary| pay)?(?: of|:)?\s?$/i.test(before)) score += 3
  if (periods.some(([, pattern]) => pattern.test(saidIn(whole + after.slice(0, 22))))) score += 1.5
  if (isOther.test(before.slice(-30)) || isOther.test(next)) score -= 3.5
  if (!isRange && low < 10_000 && period === 'year') score -= 2
  if (!isRange && !isNamed) score += low >= 15_000 && period === 'year' ? 0.5 : -0.5
  return score
}

/** What is said nearest counts; where nothing is said, the size of the sum tells. */
function periodOf({ low, high, whole, before, after }: Sum): Period | null {
  const value = high ?? low
  for (const near of [whole + after.slice(0, 24), before.slice(-40), after]) {
    const said = periods.find(([period, pattern]) => pattern.test(saidIn(near)) && isPlausible(value, period))
    if (said) return said[0]
  }
  if (value >= 12_000) return 'year'
  if (value >= 1_200) return 'month'
  return value >= 7 && value <= 130 ? 'hour' : null
}

function toNumber(text: string, scaleWord: string): number {
  const hasThousands = /^\d{1,3}(?:,\d{2})*(?:[.,’' ]\d{3})+(?!\d)/.test(text)
  const plain = hasThousands ? text.replace(/[.,’' ](?=(?:\d{2},)*\d{3}(?:\D|$))/g, '') : text
  const value = Number(plain.replace(',', '.'))
  if (isLakh.test(scaleWord)) return Math.round(value * 100_000)
  return /k/i.test(scaleWord) ? value * 1_000 : value
}
