import type { Quantity } from '../text/quantities.ts'
import { isOneStem } from '../text/stem.ts'
import { careerWords } from '../words/check.ts'
import type { Ground } from './align.ts'
import { monthsOf, monthsOfWork } from './durations.ts'
import type { PersonLine, ReadText } from './person.ts'
import { type Finding, findingAt } from './sentence.ts'
import { isContent, stemsOf, type Word } from './words.ts'

/** Every number and date must stand in a line that the sentence rests on, beside the same words. */
export function numberFindings(read: ReadText, ground: Ground): Finding[] {
  const numbers = read.quantities
    .filter((it) => isClaim(it, read))
    .flatMap((quantity) => numberFinding(quantity, read, ground) ?? [])
  const dates = read.periods.flatMap((period) => dateFinding(period, read, ground) ?? [])
  return [...numbers, ...dates]
}

/** `one of the first` counts nothing. */
const isClaim = ({ kind, value, at }: Quantity, { words }: ReadText) =>
  !(kind === 'ordinal' && value < 20) && !(kind === 'count' && value === 1 && !words[at]?.digits)

function numberFinding(quantity: Quantity, read: ReadText, ground: Ground): Finding | null {
  const { person, alignment } = ground
  const written = read.text.slice(quantity.from, read.words[quantity.last]?.to)
  const isSaid = (it: PersonLine) => has(it, quantity, read) && isBeside(it, quantity, read)
  const line =
    alignment.lines.find(isSaid) ?? person.lines.find((it) => isSaid(it) && sharesNeighbours(it, quantity, read))
  if (line) return boundFinding(line, quantity)
  const derived = alignment.lines.flatMap((it) => workedOut(it, quantity) ?? [])[0]
  if (derived) return findingAt(quantity, 'changed', derived)
  const length = quantity.unit === 'month' ? lengthOfWork(quantity, read, ground) : null
  if (length) return findingAt(quantity, 'changed', length)
  const swapped = alignment.lines.find((it) => has(it, quantity, read))
  if (swapped) return findingAt(quantity, 'number', `Your resume says ${written} of something else.`)
  const [best] = alignment.lines
  const alike = best?.quantities.filter((it) => it.kind === quantity.kind && isClaim(it, best)) ?? []
  const instead = alike.find(({ change }) => change === quantity.change) ?? alike[0]
  const said = instead && best?.text.slice(instead.from, best.words[instead.last]?.to)
  if (said) return findingAt(quantity, 'number', `Your resume says ${said}, not ${written}.`)
  return findingAt(quantity, 'number', `No line of yours says ${written}.`)
}

/** A number in a name counts nothing else: `Three Rivers Hospital`. */
const has = (line: PersonLine, quantity: Quantity, read: ReadText) =>
  line.quantities.some(
    (own) =>
      isSame(own, quantity) && (!line.isHeading || line.words[own.at]?.digits || isOfSame(line, own, read, quantity)),
  )

const isSame = (own: Quantity, told: Quantity) =>
  own.kind === told.kind &&
  own.unit === told.unit &&
  own.value === told.value &&
  (told.rate === null || own.rate === null || own.rate === told.rate) &&
  (!told.pair || !own.pair || told.change === own.change)

/** All told in the line's order, or not swapped: the only number of its kind there, or beside the same words. */
function isBeside(line: PersonLine, quantity: Quantity, read: ReadText): boolean {
  if (isInOrder(line, quantity, read) || isEnd(line, quantity)) return true
  const isOnly = line.quantities.filter(({ kind }) => kind === quantity.kind).length === 1
  return !isSwapped(line, quantity, read) && (isOnly || sharesNeighbours(line, quantity, read))
}

/** It stands beside the word of another number of the line: `15 runners and 120 volunteers`. */
function isSwapped(line: PersonLine, quantity: Quantity, read: ReadText): boolean {
  const ofKind = line.quantities.filter(({ kind }) => kind === quantity.kind)
  const counted = ofKind.filter((own) => isOfSame(line, own, read, quantity))
  return counted.length > 0 && !counted.some((own) => isSame(own, quantity))
}

function isOfSame(line: ReadText, own: Quantity, read: ReadText, quantity: Quantity): boolean {
  const told = nearest(read, quantity)
  return told !== undefined && nearest(line, own)?.stem === told.stem
}

/** The word that a number counts: the next one before another number, else the last one before it. */
function nearest({ words, quantities }: ReadText, { first, last }: Quantity): Word | undefined {
  const isCounted = (at: number) => quantities.some((it) => it.first <= at && at <= it.last)
  const behind = words.slice(last + 1, last + 1 + reach)
  const end = behind.findIndex((_, on) => isCounted(last + 1 + on))
  const before = words.slice(0, first).filter((word, at) => isContent(word) && !isCounted(at))
  return behind.slice(0, end < 0 ? reach : end).find(isContent) ?? before.at(-1)
}

/** Both ends of a change are told as they are there. */
const isEnd = (line: PersonLine, { pair, ...told }: Quantity) =>
  line.quantities.some((own) => own.pair && pair && isSame(own, told as Quantity) && own.pair.value === pair.value)

function isInOrder(line: PersonLine, quantity: Quantity, read: ReadText): boolean {
  const told = read.quantities.filter(({ kind }) => kind === quantity.kind)
  const own = line.quantities.filter(({ kind }) => kind === quantity.kind)
  return told.length === own.length && told.every((it, at) => own[at] && isSame(own[at], it))
}

function sharesNeighbours(line: PersonLine, quantity: Quantity, read: ReadText): boolean {
  const around = neighbours(read, quantity)
  const own = line.quantities.filter((it) => isSame(it, quantity)).flatMap((it) => neighbours(line, it))
  return around.some(({ stem }) => own.some((word) => isOneStem(word.stem, stem)))
}

const reach = 4

/** What stands around a number within its clause. */
function neighbours({ words, clauses }: ReadText, { first, last }: Quantity): Word[] {
  const clause = clauses.find((it) => it.includes(words[first] as Word)) ?? words
  const around = [...words.slice(Math.max(0, first - reach), first), ...words.slice(last + 1, last + 1 + reach)]
  return around.filter((word) => isContent(word) && clause.includes(word))
}

/** A bound may be weakened, never strengthened or left out. */
function boundFinding(line: PersonLine, quantity: Quantity): Finding | null {
  const bounds = line.quantities.filter((own) => isSame(own, quantity)).map(({ bound }) => bound)
  const own = line.quantities.find((it) => isSame(it, quantity))
  const said = own ? line.text.slice(Math.min(own.from, line.words[own.first]?.from ?? own.from), own.to) : ''
  if (bounds.includes(quantity.bound)) return null
  if (quantity.bound === 'over' && !bounds.includes('least'))
    return findingAt(quantity, 'number', `Your resume says ${said}, no more.`)
  const isExact = quantity.bound === 'exact' || quantity.bound === 'least'
  if (isExact && bounds.every((it) => it === 'most' || it === 'under' || it === 'about'))
    return findingAt(quantity, 'reservation', `Your resume says “${said}”.`)
  return null
}

/** What the two ends of a change come to, with the sum shown; an end is no difference. */
function workedOut({ quantities, text }: PersonLine, { kind, value, bound, change }: Quantity): string | null {
  for (const one of quantities) {
    const other = one.pair
    if (!other || one.kind !== other.kind || one.unit !== other.unit || one.value <= 0) continue
    const difference = Math.abs(one.value - other.value)
    const share = (100 * difference) / one.value
    const isIt =
      (kind === one.kind && value === difference && change !== 'from' && change !== 'to') ||
      (kind === 'percent' && Math.abs(share - value) <= 0.5 && isFirst(one, other)) ||
      (kind === 'ratio' && Math.abs(other.value / one.value - value) < 0.01)
    if (isIt) return `Worked out from ${text.slice(one.from, one.to)} and ${text.slice(other.from, other.to)}.`
  }
  // `more than 300` for 312
  const near = quantities.find((own) => own.kind === kind && isLess(value, bound, own.value))
  return near ? `Your resume says ${text.slice(near.from, near.to)}.` : null
}

/** `From 40 to 25`, `25, down from 40`. */
const isFirst = (one: Quantity, other: Quantity) =>
  one.change === 'from' || (other.change !== 'from' && one.first < other.first)

const isLess = (value: number, bound: Quantity['bound'], own: number) =>
  (bound === 'over' || bound === 'least') && own > value && own < value * 1.1

const career = stemsOf(careerWords)

/** A length of time follows from the dates of a role, rounded down; one of experience from those of all roles. */
function lengthOfWork(quantity: Quantity, read: ReadText, { person, alignment: { entryLines }, today }: Ground) {
  const { value, bound } = quantity
  const roles = entryLines.filter(({ isHeading }) => isHeading)
  const isOfAll = neighbours(read, quantity).some(({ stem }) => career.has(stem))
  // A year without a month is as long as it may be, and as short.
  const lengths = [0, 11].flatMap((opening) => [
    ...roles.map(({ source }) => monthsOf(source, today, opening)),
    ...(isOfAll ? monthsOfWork(person, today, opening) : []),
  ])
  const rounded = value % 12 === 0 ? 12 : 2
  const isIt = (months: number) => months + 1 >= value && (bound === 'over' ? months > value : months < value + rounded)
  return lengths.some(isIt) ? 'Worked out from the dates on your resume.' : null
}

type Period = ReadText['periods'][number]

/** Where lines tell dates themselves it is one of these; else one of the heading above them. */
function dateFinding(period: Period, read: ReadText, { alignment }: Ground): Finding | null {
  const [best] = alignment.lines
  const own = alignment.lines.filter((line) => line.isHeading === best?.isHeading).flatMap(periodsOf)
  const grounds = own.length > 0 ? own : alignment.entryLines.flatMap(periodsOf)
  if (isWithin(period, grounds)) return null
  const written = read.text.slice(period.from, period.to)
  return findingAt(period, 'number', `Your resume doesn't say ${written} here.`)
}

interface Dates {
  start?: string | undefined
  end?: string | undefined
}

const periodsOf = ({ source, periods, isHeading }: PersonLine): Dates[] => (isHeading ? [source] : [...periods])

/** `Since 2021` begins where something began that has not ended; every other date is one end of what was told. */
function isWithin({ start, end, isRange }: Period, grounds: readonly Dates[]): boolean {
  const isOpen = isRange && end === 'present'
  if (isOpen)
    return grounds.some(
      (it) => (it.start ?? it.end)?.startsWith(start ?? '') && (it.start === undefined || isLasting(it)),
    )
  const ends = grounds.flatMap((it) => [it.start, it.end])
  return [start, end].every((date) => date === undefined || ends.some((own) => own?.startsWith(date)))
}

const isLasting = ({ end }: Dates) => end === undefined || end === 'present'
