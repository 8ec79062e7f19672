import { answered } from '../../language/numbers/contexts.ts'
import { isAnsweredBy, type Word, wordAt } from '../../language/word.ts'
import type { PartialDate } from '../../resume/document.ts'
import type { FoundPeriod } from '../../text/dates.ts'
import { alternatives, among } from '../../text/patterns.ts'
import { wholeTimes, wordsOfBefore, wordsOfNow, wordsThroughout } from '../../words/small-words.ts'
import type { Reading } from '../reading.ts'
import { type Finding, refused, rules, stated } from '../support.ts'
import type { Prepared, Unit } from '../units.ts'
import { isOfOtherVerb } from './cl02-attached.ts'

const mostUnits = 20
/** `throughout 2023` is more than `in August 2023`. */
const throughout = new RegExp(`\\b(?:${alternatives(wordsThroughout)})\\s+$`, 'i')
const whole = new RegExp(`\\b(?:${alternatives(wholeTimes)})\\b`, 'i')

/** A date of a text is one of a source, told as exactly or less. */
export function dateFinding(reading: Reading, found: FoundPeriod, sources: Prepared): Finding {
  const { text } = reading
  const isWhole = throughout.test(text.slice(0, found.from))
  const isRange = found.isRange || reading.isHeading
  const units = new Map<number, boolean>()
  for (const unit of sources.units) {
    if (units.size >= mostUnits) break
    if (isWhole && !whole.test(unit.reading.text)) continue
    if (unit.start === undefined && unit.end === undefined && unit.reading.periods.length === 0) continue
    const held = unit.source && (unit.start || unit.end) ? [heldFrom(unit)] : []
    const own = [...unit.reading.periods, ...held].filter((it) => isRange || !isOfRole(it, unit))
    const isOther = (each: FoundPeriod) => each.to > 0 && isOfOtherDeed(reading, found, unit.reading, each)
    for (const each of own)
      if (isWithin(found, each) && !isOther(each)) units.set(unit.at, units.get(unit.at) || isEqual(found, each))
  }
  if (units.size === 0) return refused(rules.date, 'date')
  return stated(new Set(units.keys()), [...units.values()].includes(true) ? null : rules.date)
}

const heldFrom = ({ start, end }: Unit): FoundPeriod => ({ from: 0, to: 0, start, end, isRange: true })

/** When a role was held is no witness for a year in a line: by its end, an award of two years would become one of three. */
const isOfRole = ({ isRange, to }: FoundPeriod, { source }: Unit) => isRange && (to === 0 || source?.kind === 'role')

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

const ofNow = among(wordsOfNow)
const ofBefore = among(wordsOfBefore)

/** How many words behind it say what was then, and how many of these may be the writer's own: `earlier carrying out audits`. */
const mostBehind = 3
const mostOwn = 1

/** `currently` is said of a role that lasts, `earlier` of one that is over. */
export function timeFinding({ words }: Reading, { lower, at, sentence }: Word, { units }: Prepared): Finding | null {
  if (!ofNow(lower) && !ofBefore(lower)) return null
  const behind = words.filter((it) => it.at > at && it.sentence === sentence && !it.isLight && !it.digits)
  const next = behind.slice(0, mostBehind)
  const isTold = ({ reading }: Unit) => {
    const told = next.filter((it) => reading.words.some((own) => isAnsweredBy(it, own))).length
    return told > 0 && next.length - told <= mostOwn
  }
  return units.some((unit) => lastsOf(unit) === ofNow(lower) && isTold(unit)) ? stated(null, rules.date) : null
}

/** Null where it has no end. */
const lastsOf = ({ source, end }: Unit): boolean | null =>
  source?.lasts ?? (end === undefined ? null : end === 'present')
