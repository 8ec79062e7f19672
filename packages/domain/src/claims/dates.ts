import { isOfOtherVerb } from '../language/attachment.ts'
import { answered } from '../language/numbers/contexts.ts'
import type { FoundPeriod } from '../language/numbers/dates.ts'
import type { Quantity } from '../language/numbers/quantities.ts'
import { type Word, wordAt } from '../language/word.ts'
import type { PartialDate } from '../resume/document.ts'
import type { Reading } from './reading.ts'
import { type Finding, refused, rules, stated } from './support.ts'
import type { Prepared, Unit } from './units.ts'

const mostUnits = 20
/** `throughout 2023` is more than `in August 2023`. */
const throughout = /\b(?:throughout|all of|all through|the whole of)\s+$/i

/** A date of a text is one of a source, told as exactly or less. */
export function dateFinding(reading: Reading, found: FoundPeriod, sources: Prepared): Finding {
  const { text } = reading
  const isWhole = throughout.test(text.slice(0, found.from))
  const units = new Map<number, boolean>()
  for (const unit of sources.units) {
    if (units.size >= mostUnits) break
    if (isWhole && !/\b(?:throughout|all|whole)\b/i.test(unit.reading.text)) continue
    if (unit.start === undefined && unit.end === undefined && unit.reading.periods.length === 0) continue
    const own = unit.reading.periods.map((it) => ({ ...it }))
    if (unit.source && (unit.start || unit.end))
      own.push({ from: 0, to: 0, start: unit.start, end: unit.end, isRange: true })
    const isOther = (each: FoundPeriod) => each.to > 0 && isOfOtherDeed(reading, found, unit.reading, each)
    for (const each of own)
      if (isWithin(found, each) && !isOther(each)) units.set(unit.at, units.get(unit.at) || isEqual(found, each))
  }
  if (units.size === 0) return refused(rules.date, 'date')
  return stated(new Set(units.keys()), [...units.values()].includes(true) ? null : rules.date)
}

/** `Hired in 2012, promoted in 2016`: a date stays with what it is told of. */
function isOfOtherDeed(text: Reading, found: FoundPeriod, said: Reading, source: FoundPeriod): boolean {
  const asked = aboutDate(text, found)
  const own = aboutDate(said, source)
  if (asked.length === 0 || own.length === 0 || text.text === said.text) return false
  const mine = answered(asked, own)
  const [word, its] = [text.words[wordAt(text, found.from)], said.words[wordAt(said, source.from)]]
  if (mine === 0 || (said.periods.length > 1 && isOfOtherVerb(text, word, said, its))) return true
  const rivals = said.periods.filter((it) => it !== source && it.from !== source.from)
  return rivals.some((it) => answered(asked, aboutDate(said, it)) > mine)
}

/** The words of its sentence before a date, back to the date before; where there are none, those behind it. */
function aboutDate({ words, periods }: Reading, { from, to }: FoundPeriod): Word[] {
  const sentence = words.find((word) => word.to > from)?.sentence
  const others = periods.filter((it) => words.find((word) => word.to > it.from)?.sentence === sentence)
  const start = Math.max(0, ...others.map((it) => (it.to <= from ? it.to : 0)))
  const end = Math.min(
    Number.POSITIVE_INFINITY,
    ...others.map((it) => (it.from >= to ? it.from : Number.POSITIVE_INFINITY)),
  )
  const said = words.filter((word) => word.sentence === sentence && !word.isLight && !word.digits)
  const before = said.filter((word) => word.from >= start && word.to <= from)
  return before.length > 0 && others.length > 1 ? before : said.filter((word) => word.from >= start && word.to <= end)
}

const isEqual = (text: FoundPeriod, source: Pick<FoundPeriod, 'start' | 'end'>) =>
  text.start === source.start && text.end === source.end

const says = (source: PartialDate | undefined, text: PartialDate | undefined): boolean =>
  source !== undefined && text !== undefined && (source === text || (text !== 'present' && source.startsWith(text)))

function isWithin(text: FoundPeriod, source: FoundPeriod): boolean {
  if (text.start !== undefined)
    return says(source.start, text.start) && (text.end === undefined || says(source.end, text.end))
  return says(source.end, text.end) || says(source.start, text.end)
}

/** The months from the dates of headings that share a word with the text; as many as are sure. */
export function durationFinding(
  reading: Reading,
  quantity: Quantity,
  sources: Prepared,
  today: string | undefined,
): Finding {
  const about = reading.words.filter((word) => !word.isLight && !word.digits)
  const related = sources.units.filter(
    (unit) =>
      isDated(unit) &&
      !unit.reading.quantities.some((it) => isTime(it) && !ofContract.test(unit.reading.text.slice(it.to))) &&
      (about.length === 0 || about.some((word) => isIn(word.asks, unit))),
  )
  const clause = about.filter((word) => isInClause(reading, word, quantity))
  const whole = related.filter((unit) => isThere(reading, quantity) && clause.every((word) => isIn(word.asks, unit)))
  const months = union(whole.length > 0 ? whole : related, today)
  const enough =
    quantity.bound === 'over'
      ? months > quantity.value
      : quantity.bound === 'about'
        ? months >= quantity.value * 0.9
        : months >= quantity.value
  if (related.length === 0 || !enough || quantity.bound === 'under' || quantity.bound === 'most')
    return refused(rules.duration, 'duration')
  return stated(new Set(related.map(({ at }) => at)), rules.duration)
}

/** `for three weeks each summer`: the dates tell of no more. */
const isTime = ({ kind, unit, value }: Quantity) => kind === 'time' && (unit === 'month' || value > 6e5)

/** `12-month contract, renewed`: the dates tell how long it was. */
const ofContract = /^ contract/

/** `for six years`, `six years as a guide at the gallery`: in that role; `a guide with six years` has them anywhere. */
const isThere = ({ words, text }: Reading, { first, to }: Quantity) =>
  words[first - 1]?.lower === 'for' || /^(?: of experience)? (?:as|at|with) /.test(text.slice(to))

/** Up to the next comma on either side. */
const isInClause = ({ text }: Reading, word: Word, { from, to }: Quantity) =>
  !/[,;:]/.test(text.slice(Math.min(word.to, to), Math.max(word.from, from)))

const isDated = ({ start, end, source, reading }: Unit) =>
  start !== undefined && end !== undefined && (source ? source.kind === 'role' : reading.periods.length > 0)

const isIn = (asks: readonly string[], unit: Unit) =>
  asks.some((key) => !key.startsWith('§') && (unit.words.get(key) ?? []).some((it) => !it.isLight))

/** Months since year 0; a year alone counts from its end to its beginning, so that no month is too many. */
function monthsOf(date: PartialDate, isEnd: boolean, today: string | undefined): number | null {
  const said = date === 'present' ? today : date
  if (!said) return null
  const year = Number(said.slice(0, 4))
  const month = said.length >= 7 ? Number(said.slice(5, 7)) : 1
  return year * 12 + month - 1 + (isEnd && said.length >= 7 ? 1 : 0)
}

function union(units: readonly Unit[], today: string | undefined): number {
  const spans: [number, number][] = []
  for (const { start, end } of units) {
    const from = start ? monthsOf(start, false, today) : null
    const to = end ? monthsOf(end, true, today) : null
    if (from !== null && to !== null && to > from) spans.push([from, to])
  }
  spans.sort((a, b) => a[0] - b[0] || a[1] - b[1])
  let total = 0
  let reached = 0
  for (const [from, to] of spans) {
    total += Math.max(0, to - Math.max(from, reached))
    reached = Math.max(reached, to)
  }
  return total
}
