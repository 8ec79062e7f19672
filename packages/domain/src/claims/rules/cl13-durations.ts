import type { Word } from '../../language/word.ts'
import type { PartialDate } from '../../resume/document.ts'
import { alternatives } from '../../text/patterns.ts'
import type { Quantity } from '../../text/quantities.ts'
import { linksOfSpans } from '../../words/small-words.ts'
import type { Reading } from '../reading.ts'
import { type Finding, refused, rules, stated } from '../support.ts'
import type { Prepared, Unit } from '../units.ts'

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

const behindSpan = new RegExp(`^(?: of experience)? (?:${alternatives(linksOfSpans)}) `)

/** `for six years`, `six years as a guide at the gallery`: in that role; `a guide with six years` has them anywhere. */
const isThere = ({ words, text }: Reading, { first, to }: Quantity) =>
  words[first - 1]?.lower === 'for' || behindSpan.test(text.slice(to))

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
