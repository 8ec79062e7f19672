import { grouped, oneOf, patternOf, sourceOf, wordIn } from '../text/patterns.ts'
import * as salaryWords from '../words/job/salary.ts'
import { currencySigns, type DollarRow, dollarHints, dollarPlaces, payPeriods } from '../words/job/salary.ts'
import { states } from '../words/regions.ts'
import type { SalaryRange } from './job.ts'

type Period = SalaryRange['period']

const amount =
  "\\d{1,2}(?:,\\d{2}){1,2},\\d{3}|\\d{1,3}(?:[.,\\u2019' ]\\d{3}){1,3}(?:[.,]\\d{1,2})?|\\d{1,7}(?:[.,]\\d{1,2})?"
const symbol = oneOf(salaryWords.symbol)
const scale = sourceOf(salaryWords.scale)
const money = `(?:(${symbol})\\s?)?(${amount})(${scale})(?:,-)?(?:\\s?(${symbol}))?`
const each = sourceOf(salaryWords.each)
const rangePattern = patternOf(salaryWords.rangePattern, 'giu', { money, each })

const byCurrency = (rows: readonly DollarRow[]) => rows.map((row) => [row.currency, patternOf(row, '')] as const)
const dollars = byCurrency(dollarPlaces)
const hints = byCurrency(dollarHints)

/** `Melbourne, FL` is not in Australia; `Perth, WA` is. */
const american = new RegExp(`(?<!^Perth), (?:${[...states].flat().join('|')})(?:,? (?:US.*|\\d{5}))?$`)

const periods = payPeriods.map(
  ({ period, per, short, words }) =>
    [
      period,
      patternOf(salaryWords.period, 'i', { per: grouped(per), short: grouped(short), others: grouped(words) }),
    ] as const,
)
const plausible: Record<Period, [number, number]> = {
  hour: [5, 600],
  day: [60, 5_000],
  week: [150, 15_000],
  month: [500, 60_000],
  year: [8_000, 9_000_000],
}

const isPay = wordIn(salaryWords.isPay)
const isOther = wordIn(salaryWords.isOther)

interface Candidate {
  range: SalaryRange
  sign: string
  score: number
}

/** J10: base pay: of all sums in the text the one that looks and stands most like pay. */
export function findSalary(text: string, place: string | null = null): SalaryRange | null {
  let best: Candidate | null = null
  for (const match of text.matchAll(rangePattern)) {
    const candidate = judge(match, text)
    if (candidate && (best === null || candidate.score > best.score)) best = candidate
  }
  if (best === null || best.score <= 0) return null
  const { range, sign } = best
  if (sign !== '$' || (place !== null && american.test(place))) return range
  const named =
    dollars.find(([, pattern]) => pattern.test(place ?? '')) ?? hints.find(([, pattern]) => pattern.test(text))
  return { ...range, currency: named?.[0] ?? range.currency }
}

/** A sum in its surroundings. */
interface Sum {
  low: number
  high: number | null
  currency: string
  /** As written. */
  sign: string
  /** The sum as written, and what stands around it in its line. */
  whole: string
  before: string
  after: string
}

function judge(match: RegExpExecArray, text: string): Candidate | null {
  const sum = sumOf(match, text)
  const period = sum && periodOf(sum)
  if (!sum || !period) return null
  const [least, most] = plausible[period]
  const { low, high, currency, sign, before } = sum
  if (low < least || (high ?? low) > most || (high !== null && high < low)) return null
  const isLimit = high === null && /\b(?:up to|max(?:imum)?\.?)\s*$/i.test(before)
  return { range: { min: isLimit ? null : low, max: high ?? low, currency, period }, sign, score: scoreOf(sum, period) }
}

function sumOf(match: RegExpExecArray, text: string): Sum | null {
  const [whole, sign1, first = '', scale1 = '', sign2, sign3, second, scale2 = '', sign4] = match
  const sign = sign1 ?? sign2 ?? sign3 ?? sign4 ?? (/LPA|la(?:kh|c)/i.test(scale1 + scale2) ? '₹' : '')
  const currency = currencySigns[sign.toUpperCase()] ?? sign.toUpperCase()
  if (currency === '' || /m|bn/i.test(scale1 + scale2)) return null
  const high = second === undefined ? farEnd(match, text) : toNumber(second, scale2)
  // `140–170k`: the scale of the second belongs to both.
  const isShort = high !== null && high >= 1_000 && Number(first) < 1_000
  const low = toNumber(first, scale1 || (isShort ? scale2 : ''))
  return { low, high, currency, sign, whole, ...around(text, match.index, match.index + whole.length) }
}

const nextPart = patternOf(salaryWords.nextPart)

/** How much a sum looks and stands like pay. */
function scoreOf({ low, high, whole, before, after }: Sum, period: Period): number {
  const isRange = high !== null && high > low
  const isNamed = isPay.test(`${before.slice(-45)} ${after.slice(0, 25)}`)
  const next = nextPart.test(after) ? '' : (after.slice(0, 22).split(/[(,;+]/)[0] ?? '')
  let score = isRange ? 3 : 0
  if (isNamed) score += 2
  if (/\bbase(?: salary| pay)?(?: of|:)?\s*$/i.test(before)) score += 3
  if (saysPeriod(whole + after.slice(0, 22))) score += 1.5
  if (isOther.test(before.slice(-30)) || isOther.test(next)) score -= 3.5
  if (!isRange && low < 10_000 && period === 'year') score -= 2
  if (!isRange && !isNamed) score += low >= 15_000 && period === 'year' ? 0.5 : -0.5
  return score
}

const saysPeriod = (text: string) => periods.some(([, words]) => words.test(text))

const farPattern = new RegExp(`^[^$€£\\n;]{0,60}?\\b(?:up|rising) to\\s+${money}`, 'iu')

/** "from $92,400 a year in our lowest market up to $152,700". */
function farEnd(match: RegExpExecArray, text: string): number | null {
  const end = match.index + match[0].length
  const far = farPattern.exec(text.slice(end, end + 100))
  const isOpen = /\b(?:from|between)\s*$/i.test(text.slice(Math.max(0, match.index - 10), match.index))
  if (!isOpen && !/rising/i.test(far?.[0] ?? '')) return null
  return far?.[2] === undefined ? null : toNumber(far[2], far[3] ?? '')
}

function around(text: string, from: number, to: number) {
  const before = text.slice(Math.max(0, from - 80), from)
  return { before: before.slice(before.lastIndexOf('\n') + 1), after: text.slice(to, to + 60).split('\n')[0] ?? '' }
}

/** What is said nearest counts; where nothing is said, the size of the sum tells. */
function periodOf({ low, high, whole, before, after }: Sum): Period | null {
  const value = high ?? low
  for (const near of [whole + after.slice(0, 24), before.slice(-40), after])
    for (const [period, words] of periods)
      if (words.test(near) && value >= plausible[period][0] && value <= plausible[period][1]) return period
  if (value >= 12_000) return 'year'
  if (value >= 1_200) return 'month'
  return value >= 7 && value <= 130 ? 'hour' : null
}

const lakhs = patternOf(salaryWords.lakhs)

function toNumber(text: string, scaleWord: string): number {
  const thousands = /^\d{1,3}(?:,\d{2})*(?:[.,’' ]\d{3})+(?![\d])/.test(text)
  const plain = thousands
    ? text.replace(/[.,’' ](?=(?:\d{2},)*\d{3}(?:\D|$))/g, '').replace(',', '.')
    : text.replace(',', '.')
  const value = Number(plain)
  if (lakhs.test(scaleWord)) return Math.round(value * 100_000)
  return /k/i.test(scaleWord) ? value * 1_000 : value
}
