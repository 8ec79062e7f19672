import * as sentenceWords from '../words/sentences.ts'
import { among } from './patterns.ts'
import { markRanges } from './ranges.ts'
import { lowerAt, type Token } from './tokens.ts'
import {
  bounds,
  currencies,
  fractions,
  isAdverb,
  measureUnits,
  ordinals,
  rates,
  ratios,
  scales,
  shortSpeed,
  small,
  speed,
  timeUnits,
} from './units.ts'

const tellsOrder = among(sentenceWords.linksOfOrder)
const tellsLength = among(sentenceWords.lengthWords)
const isEach = among(sentenceWords.eachWords)
const isWhole = among(sentenceWords.wholeDays)
const opensRate = among(sentenceWords.rateOpeners)
const endsRate = among(sentenceWords.rateEnds)

type QuantityKind = 'count' | 'percent' | 'money' | 'ordinal' | 'ratio' | 'time' | 'measure'
export type Bound = 'exact' | 'about' | 'over' | 'least' | 'under' | 'most'
export type Change = 'from' | 'to' | 'by' | 'part' | 'whole' | 'low' | 'high' | null

/** A number in one form, whatever it was written as. */
export interface Quantity {
  kind: QuantityKind
  value: number
  /** The currency; or `month` and `second`, in which times are counted; `point` and `basis point`. */
  unit: string | null
  bound: Bound
  change: Change
  /** `a day`, `per month`, `weekly`. */
  rate: string | null
  /** One end of `from 12 to 6`: the other one. */
  pair: Quantity | null
  /** The token of the number itself. */
  at: number
  /** The tokens it is written with, and what bounds it. */
  first: number
  last: number
  from: number
  to: number
}

/** [TX5] Every number of a text; what stands inside a date is none. */
export function quantitiesIn(tokens: readonly Token[], isTaken: (at: number) => boolean): Quantity[] {
  const found: Quantity[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const read = isTaken(at) ? null : (inDigits(tokens, at) ?? inWords(tokens, at))
    if (!read) continue
    const made = finish(tokens, read)
    found.push(made)
    at = made.last
  }
  markRanges(found, tokens)
  return found
}

interface Read {
  kind: QuantityKind
  value: number
  unit: string | null
  over: boolean
  first: number
  last: number
}

/** A number in words, from here to its last word. */
const told = (kind: QuantityKind, value: number, first: number, last = first): Read => ({
  kind,
  value,
  unit: null,
  over: false,
  first,
  last,
})

const digits = /^([$€£¥₹]?)(\d+(?:[.,: \u00a0\u202f]\d+)*)([a-z]*)(\+?)(%?)$/

function inDigits(tokens: readonly Token[], at: number): Read | null {
  const token = tokens[at]
  const match = token?.digits ? digits.exec(token.lower) : null
  if (!token || !match) return null
  const fraction = sharesAt(tokens, at)
  if (fraction !== null) return told('percent', fraction, at, at + 1)
  const [, sign = '', figure = '', suffix = '', plus, percent] = match
  const read: Read = { ...told('count', figureOf(figure), at), over: plus === '+' }
  if (/^(?:st|nd|rd|th)$/.test(suffix)) read.kind = 'ordinal'
  else if (suffix === 'x') read.kind = 'ratio'
  else if (isScale(suffix, token.text)) read.value *= scales.get(suffix) ?? 1
  else if (suffix !== '' && !setUnit(read, suffix)) {
    read.unit = suffix
    if (suffix === 'bps' || suffix === 'pp') read.kind = 'percent'
  }
  if (percent) read.kind = 'percent'
  if (isMapScale.test(figure)) {
    read.kind = 'measure'
    read.unit = 'scale'
  }
  const named = currencies.get(lowerAt(tokens, at - 1))
  if (sign) setMoney(read, sign)
  else if (named && read.kind === 'count') {
    setMoney(read, named)
    read.first = at - 1
  }
  if (/#$/.test(token.gap)) read.kind = 'ordinal'
  return read
}

/** `1:25,000` */
const isMapScale = /^1:\d{1,3}(?:[., \u00a0\u202f]\d{3})+$/

/** `3/4 of households` */
function sharesAt(tokens: readonly Token[], at: number): number | null {
  const [one, other] = [tokens[at], tokens[at + 1]]
  if (!one || !other?.digits || other.gap !== '/' || !/^\d$/.test(one.text) || !/^\d\d?$/.test(other.text)) return null
  return lowerAt(tokens, at + 2) === 'of' && Number(one.text) < Number(other.text)
    ? (100 * Number(one.text)) / Number(other.text)
    : null
}

/** `5m` is metres more often than `5M` is. */
const isScale = (suffix: string, text: string) => scales.has(suffix) && (suffix !== 'b' || /B/.test(text))

/** `1,400,000` and `1.400.000`, `4.8` and `4,8`. */
function figureOf(written: string): number {
  const figure = written.replace(/[\s\u202f]/g, '')
  // `6:40`
  if (figure.includes(':'))
    return figure
      .replace(/[,. ]/g, '')
      .split(':')
      .reduce((total, part) => total * 60 + Number(part), 0)
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(figure) && !/^0/.test(figure)) return Number(figure.replace(/[.,]/g, ''))
  const last = Math.max(figure.lastIndexOf('.'), figure.lastIndexOf(','))
  return last < 0 ? Number(figure) : Number(`${figure.slice(0, last).replace(/[.,]/g, '')}.${figure.slice(last + 1)}`)
}

function setMoney(read: Read, unit: string) {
  read.kind = 'money'
  read.unit = unit
}

/** Whether the word is a unit of time, or of another measure; the number is then one of it. */
function setUnit(read: Read, name: string): boolean {
  const time = timeUnits.get(name)
  const counted = time ?? measureUnits.get(name)
  if (!counted) return false
  read.kind = time ? 'time' : 'measure'
  read.unit = counted.unit
  read.value *= counted.size
  return true
}

function inWords(tokens: readonly Token[], at: number): Read | null {
  const word = lowerAt(tokens, at)
  const ratio = ratios.get(word) ?? small.get(/^(\p{L}+)fold$/u.exec(word)?.[1] ?? '')
  if (ratio && !(word === 'double' && /^-/.test(tokens[at + 1]?.gap ?? ''))) return told('ratio', ratio, at)
  if (isOneTime(tokens, at)) return told('count', 1, at)
  if (word === 'half' && lowerAt(tokens, at + 1) === 'a') {
    const whole = lowerAt(tokens, at + 2)
    if (scales.has(whole)) return told('count', 0.5, at, at + 1)
    if (whole === 'dozen') return told('count', 6, at, at + 2)
    if (whole === 'year') return { ...told('time', 6, at, at + 2), unit: 'month' }
  }
  if (word === 'decade') return told('count', 1, at, at - 1)
  const fraction = fractionAt(tokens, at)
  if (fraction) return fraction
  const first = ordinals.get(word)
  // `first as assistant, then as manager`
  if (first !== undefined && tokens[at + 1]?.gap === '-') return null
  if (first === 1 && tellsOrder(lowerAt(tokens, at + 1))) return null
  if (first !== undefined) return told('ordinal', first, at)
  if (!small.has(word) && word !== 'hundred' && word !== 'thousand') return null
  return spelled(tokens, at)
}

/** `for a year`; `a year` alone says how often. */
const isOneTime = (tokens: readonly Token[], at: number) =>
  /^an?$/.test(lowerAt(tokens, at)) &&
  tellsLength(lowerAt(tokens, at - 1)) &&
  timeUnits.has(lowerAt(tokens, at + 1)) &&
  lowerAt(tokens, at + 1).length > 2

function fractionAt(tokens: readonly Token[], at: number): Read | null {
  const word = lowerAt(tokens, at)
  const before = lowerAt(tokens, at - 1)
  const many = small.get(word)
  const next = fractions.get(lowerAt(tokens, at + 1))
  if (many !== undefined && many < 10 && next !== undefined && (many === 1 || /s$/.test(lowerAt(tokens, at + 1))))
    return told('percent', many * next, at, at + 1)
  const value = fractions.get(word)
  if (
    value === undefined ||
    (word === 'fifth' && !/^(?:of|in|by|with|)$/.test(lowerAt(tokens, at + 1)) && !/ed$/.test(lowerAt(tokens, at + 1)))
  )
    return null
  const isPart =
    word === 'half' ? !/^(?:million|billion)$/.test(lowerAt(tokens, at + 2)) : /^(?:a|by|one)$/.test(before)
  if (!isPart || (word === 'quarter' && isEach(before))) return null
  const isRate =
    word === 'quarter' && before === 'a' && lowerAt(tokens, at - 2) !== 'by' && lowerAt(tokens, at + 1) !== 'of'
  return isRate ? null : told('percent', value, at)
}

/** `two hundred and forty`, `eight thousand`, `a dozen`, `twenty-five`. */
function spelled(tokens: readonly Token[], at: number): Read | null {
  let total = 0
  let part = 0
  let last = at - 1
  for (let next = at; next < tokens.length; next += 1) {
    const word = lowerAt(tokens, next)
    if (next > at && !/^[\s-]*$/.test(tokens[next]?.gap ?? '')) break
    const value = small.get(word)
    const scale = word.length > 2 ? scales.get(word) : undefined
    if (word === 'and' && part % 100 === 0 && part > 0 && small.has(lowerAt(tokens, next + 1))) continue
    if (value !== undefined) {
      if (word === 'dozen') part = (part || 1) * 12
      else if (part % 100 === 0 || (part % 10 === 0 && part % 100 >= 20 && value < 10)) part += value
      else break
    } else if (scale === 100) part = (part || 1) * 100
    else if (scale !== undefined) {
      total += (part || 1) * scale
      part = 0
    } else break
    last = next
  }
  return last < at ? null : told('count', total + part, at, last)
}

/** Reads on: the scale, the unit, the rate; and back: how sure it is, and its place in a change. */
function finish(tokens: readonly Token[], read: Read): Quantity {
  const isNear = (at: number) => /^[\s-]*$/.test(tokens[at]?.gap ?? 'x')
  const take = (accept: (word: string) => boolean) => {
    if (!isNear(read.last + 1) || !accept(lowerAt(tokens, read.last + 1))) return false
    read.last += 1
    return true
  }
  // `two and a half years`, `a year and a half`
  const takeHalf = (size: number) => {
    if ([1, 2, 3].map((on) => lowerAt(tokens, read.last + on)).join(' ') !== 'and a half') return
    read.value += size / 2
    read.last += 3
  }
  if (read.kind === 'count') takeHalf(1)
  if (take((word) => word.length > 2 && scales.has(word) && read.kind !== 'ordinal'))
    read.value *= scales.get(lowerAt(tokens, read.last)) ?? 1
  takeUnit(tokens, read, take)
  if (read.kind === 'time') takeHalf(timeUnits.get(lowerAt(tokens, read.last))?.size ?? 0)
  // `a nine years old violin`
  if (read.kind === 'time' && /^(?:old|ago)$/.test(lowerAt(tokens, read.last + 1))) read.unit = 'age'
  let over = read.over
  if (/^\s?\+/.test(tokens[read.last + 1]?.gap ?? '')) over = true
  const rate = rateAfter(tokens, read.last + 1)
  const { bound, change, first } = before(tokens, read.first)
  const after = boundAfter(tokens, rate?.last ?? read.last)
  return {
    kind: read.kind,
    value: read.value,
    unit: read.unit,
    bound: over ? 'over' : bound !== 'exact' ? bound : after,
    change,
    rate: rate?.rate ?? null,
    pair: null,
    at: read.first,
    first,
    last: rate?.last ?? read.last,
    from: tokens[read.first]?.from ?? 0,
    to: tokens[Math.max(read.first, read.last)]?.to ?? 0,
  }
}

function takeUnit(tokens: readonly Token[], read: Read, take: (accept: (word: string) => boolean) => boolean) {
  if (take((word) => /^(?:percent|pct)$/.test(word))) read.kind = 'percent'
  else if (take((word) => word === 'per' && lowerAt(tokens, read.last + 2) === 'cent')) {
    read.last += 1
    read.kind = 'percent'
  }
  const arePoints = () => /^points?$/.test(lowerAt(tokens, read.last + 2))
  if (take((word) => /^(?:percentage|basis)$/.test(word) && arePoints())) {
    read.unit = lowerAt(tokens, read.last) === 'basis' ? 'bps' : 'pp'
    read.last += 1
    read.kind = 'percent'
  } else if (read.kind === 'percent' && take((word) => /^points?$/.test(word))) read.unit = 'pp'
  if (read.kind === 'count' && read.unit === null) {
    const word = lowerAt(tokens, read.last + 1)
    const currency = currencies.get(word)
    if (currency && take(() => true)) setMoney(read, currency)
    else if (!take((unit) => setUnit(read, unit)) && timeUnits.has(lowerAt(tokens, read.last + 2))) {
      const isFull = take((it) => isWhole(it))
      if (isFull) take((unit) => setUnit(read, unit))
    }
    if (read.kind === 'count') takeSpeed(tokens, read)
    if (take((it) => it === 'fold')) read.kind = 'ratio'
    if (read.kind === 'count' && take((it) => it === 'times' || it === 'x')) read.kind = 'ratio'
  }
}

/** `100 wpm` is `100 words per minute`. */
function takeSpeed(tokens: readonly Token[], read: Read) {
  const next = lowerAt(tokens, read.last + 1)
  const spelled = `${next} ${lowerAt(tokens, read.last + 2)} ${lowerAt(tokens, read.last + 3)}`.replace(
    / an? /,
    ' per ',
  )
  const isSpelled = speed.test(spelled)
  if (!isSpelled && !shortSpeed.test(next)) return
  read.kind = 'measure'
  read.unit = isSpelled ? spelled.replace(/(\w)\w* ?/g, '$1') : next
  read.last += isSpelled ? 3 : 1
}

function rateAfter(tokens: readonly Token[], at: number): { rate: string; last: number } | null {
  // `18,000 claims a year`: the rate stands up to four words behind.
  for (let next = at; next < Math.min(at + 5, tokens.length); next += 1) {
    const gap = tokens[next]?.gap ?? ''
    const word = lowerAt(tokens, next)
    if (/[,;.:(]/.test(gap)) return null
    if (opensRate(word) || gap.includes('/')) {
      const unit = gap.includes('/') ? word : lowerAt(tokens, next + 1)
      // `a 60-bed ward and a monthly clinic`
      const rate = /^an?$/.test(word) && isAdverb.test(unit) ? undefined : rates.get(unit)
      if (rate) return next === at ? { rate, last: gap.includes('/') ? next : next + 1 } : { rate, last: at - 1 }
    }
    if (tokens[next]?.digits || endsRate(word)) return null
  }
  return null
}

const signs: Record<string, Bound> = { '>': 'over', '≥': 'least', '<': 'under', '≤': 'most' }

function before(tokens: readonly Token[], first: number): { bound: Bound; change: Change; first: number } {
  let start = first
  const words = () => {
    const list: string[] = []
    for (let at = start - 1; at >= Math.max(0, start - 4); at -= 1) {
      if (/[;.!?)]/.test(tokens[at + 1]?.gap ?? '')) break
      list.unshift(lowerAt(tokens, at))
    }
    return list.filter((it) => it !== 'a' || list.length > 1).join(' ')
  }
  let said = words().replace(/ an?$/, '')
  const sign = /[~>≥<≤]\s*$/.exec(tokens[first]?.gap ?? '')?.[0][0] ?? ''
  const bound: Bound = sign
    ? (signs[sign] ?? 'about')
    : (bounds.find(([, pattern]) => pattern.test(said))?.[0] ?? 'exact')
  if (bound !== 'exact' && !sign) {
    const matched = bounds.find(([, pattern]) => pattern.test(said))?.[1].exec(said)?.[0] ?? ''
    start -= matched.split(' ').length + (words() === said ? 0 : 1)
    said = words()
  }
  const isResult = /\b(?:lead|leads|leading|led|due|up|amounting|equal) to(?: an?)?$/.test(said)
  const change = isResult ? null : ((/\b(from|to|by)(?: an?)?$/.exec(said)?.[1] ?? null) as Change)
  return { bound, change, first: Math.max(0, Math.min(start, first)) }
}

function boundAfter(tokens: readonly Token[], last: number): Bound {
  const next = `${lowerAt(tokens, last + 1)} ${lowerAt(tokens, last + 2)}`
  if (/^or (?:more|better|higher|above)/.test(next)) return 'least'
  if (/^on average/.test(next)) return 'about'
  return /^or (?:less|fewer|lower|below)/.test(next) ? 'most' : 'exact'
}
