import type { SalaryRange } from './job.ts'
import { oneOf } from './patterns.ts'

type Period = SalaryRange['period']

const amount = "\\d{1,3}(?:[.,\\u2019' ]\\d{3}){1,3}(?:[.,]\\d{1,2})?|\\d{1,7}(?:[.,]\\d{1,2})?"
const symbol = '(?:US\\$|C\\$|CA\\$|A\\$|AU\\$|NZ\\$|[$€£]|CHF|USD|EUR|GBP|CAD|AUD|Euro)'
const scale = '(?:\\s?(?:k\\b|K\\b|tsd\\.?|thousand\\b|mm?\\b|M\\b|million\\b|bn\\b))?'
const money = `(?:(${symbol})\\s?)?(${amount})(${scale})(?:,-)?(?:\\s?(${symbol}))?`
const each = '(?:\\s?\\/\\s?(?:hr|hour|h|yr|year|mo|month|day|wk|week)\\b)?'
const rangePattern = new RegExp(
  `(?<![\\p{L}\\d.,#])${money}${each}\\+?(?:\\s*(?:-|–|—|−|to|and|bis|through)\\s*${money})?(?![\\d]|[.,]\\d|\\s?%)`,
  'giu',
)

const currencies: Record<string, string> = {
  $: 'USD',
  us$: 'USD',
  usd: 'USD',
  c$: 'CAD',
  ca$: 'CAD',
  cad: 'CAD',
  a$: 'AUD',
  au$: 'AUD',
  aud: 'AUD',
  nz$: 'NZD',
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  '£': 'GBP',
  gbp: 'GBP',
  chf: 'CHF',
}

const periods: [Period, RegExp][] = [
  ['hour', /\b(?:an?|per|each)\s+hour\b|\/\s?h(?:ou)?r?\b|\bhourly\b|\bp\.?h\.?\b|\bpro stunde\b/i],
  ['day', /\b(?:an?|per|each)\s+day\b|\/\s?day\b|\bdaily (?:rate|fee)\b|\bday rate\b|\bp\.?d\.?\b/i],
  ['week', /\b(?:a|per)\s+week\b|\/\s?w(?:ee)?k\b|\bweekly\b|\bp\.?w\.?\b/i],
  ['month', /\b(?:a|per)\s+month\b|\/\s?mo(?:nth)?\b|\bmonthly\b|\bp\.?c\.?m\.?\b|\bpro monat\b|\bmonatlich/i],
  [
    'year',
    /\b(?:a|per)\s+(?:year|annum)\b|\/\s?y(?:ea)?r\b|\bannual(?:ly)?\b|\byearly\b|\bp\.?\s?a\.?\b|\bpro jahr\b|\bjährlich|\bjahresgehalt/i,
  ],
]
const plausible: Record<Period, [number, number]> = {
  hour: [5, 600],
  day: [60, 5_000],
  week: [150, 15_000],
  month: [500, 60_000],
  year: [8_000, 3_000_000],
}

const isPay = new RegExp(
  `\\b${oneOf(`
    salary base pay compensation wage gross rate remuneration scale band earn\\w* per_annum p\\.a\\. exempt stipend gehalt
    vergütung`)}\\b`,
  'i',
)
const isOther = new RegExp(
  `\\b${oneOf(`
    bonus ote on-target quota revenue budget arr acv deals? premium match tuition relocation learning allowance funding
    raised portfolio sales_of turnover assets sign-on signing contribution discount fee commission projects? equity value
    volume reimburs\\w+ differential contracts?_worth agreements home_office loan off credit voucher`)}\\b`,
  'i',
)

interface Candidate {
  range: SalaryRange
  score: number
}

/** Base pay: of all sums in the text the one that looks and stands most like pay. */
export function findSalary(text: string): SalaryRange | null {
  let best: Candidate | null = null
  for (const match of text.matchAll(rangePattern)) {
    const candidate = judge(match, text)
    if (candidate && (best === null || candidate.score > best.score)) best = candidate
  }
  return best && best.score > 0 ? best.range : null
}

/** A sum in its surroundings. */
interface Sum {
  low: number
  high: number | null
  currency: string
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
  const { low, high, currency, before } = sum
  if (low < least || (high ?? low) > most || (high !== null && high < low)) return null
  const isLimit = high === null && /\b(?:up to|bis zu|max(?:imum)?\.?)\s*$/i.test(before)
  return { range: { min: isLimit ? null : low, max: high ?? low, currency, period }, score: scoreOf(sum, period) }
}

function sumOf(match: RegExpExecArray, text: string): Sum | null {
  const [whole, sign1, first = '', scale1 = '', sign2, sign3, second, scale2 = '', sign4] = match
  const sign = sign1 ?? sign2 ?? sign3 ?? sign4
  const currency = sign === undefined ? undefined : currencies[sign.toLowerCase()]
  if (currency === undefined || /m|bn/i.test(`${scale1}${scale2}`.replace(/thousand/i, ''))) return null
  const high = second === undefined ? farEnd(match, text) : toNumber(second, scale2)
  // `140–170k`: the scale of the second belongs to both.
  const isShort = high !== null && high >= 1_000 && Number(first) < 1_000
  const low = toNumber(first, scale1 || (isShort ? scale2 : ''))
  return { low, high, currency, whole, ...around(text, match.index, match.index + whole.length) }
}

/** How much a sum looks and stands like pay. */
function scoreOf({ low, high, whole, before, after }: Sum, period: Period): number {
  const isRange = high !== null && high > low
  const isNamed = isPay.test(`${before.slice(-45)} ${after.slice(0, 25)}`)
  const next = /^\s*(?:\+|plus\b|and\b|,|;|base\b|\(|\.)/i.test(after) ? '' : after.slice(0, 22)
  let score = isRange ? 3 : 0
  if (isNamed) score += 2
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
  if (!/\b(?:from|between)\s*$/i.test(text.slice(Math.max(0, match.index - 10), match.index))) return null
  const end = match.index + match[0].length
  const far = farPattern.exec(text.slice(end, end + 100))
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

function toNumber(text: string, scaleWord: string): number {
  const thousands = /^\d{1,3}(?:[.,’' ]\d{3})+(?![\d])/.test(text)
  const plain = thousands ? text.replace(/[.,’' ](?=\d{3}(?:\D|$))/g, '').replace(',', '.') : text.replace(',', '.')
  const value = Number(plain)
  return /k|tsd|thousand/i.test(scaleWord) ? value * 1_000 : value
}
