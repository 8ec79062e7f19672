import { isLifted, isOfOtherVerb } from '../language/attachment.ts'
import { answered, type Context, contextOf } from '../language/numbers/contexts.ts'
import type { Bound, Quantity } from '../language/numbers/quantities.ts'
import { isAdverb, rates } from '../language/numbers/units.ts'
import { changeOf } from '../language/synonyms.ts'
import { lowerAt, singular } from '../language/tokens.ts'
import { isPreposition } from '../language/vocabulary.ts'
import { isAnsweredBy, tells, type Word, wordAt } from '../language/word.ts'
import { ranks } from '../words/ranks.ts'
import type { Reading } from './reading.ts'
import { type Finding, refused, rules, stated } from './support.ts'
import type { Prepared, Unit } from './units.ts'
import { keepsReservations } from './words.ts'

const mostUnits = 20

export function numberFinding(reading: Reading, quantity: Quantity, sources: Prepared): Finding {
  const units = new Map<number, string | null>()
  const context = contextOf(reading, quantity)
  let isElsewhere = false
  for (const { unit, quantity: source } of sources.quantities) {
    if (units.size >= mostUnits) break
    const how = units.get(unit.at) === null ? false : fits(quantity, source)
    if (how === false) continue
    if (isReserved(reading, quantity, unit, source)) continue
    if (isAbout(reading, quantity, context, source, unit)) {
      units.set(unit.at, how)
    } else isElsewhere = true
  }
  if (units.size > 0) {
    const said = [...units.values()]
    return stated(new Set(units.keys()), said.includes(null) ? null : (said[0] ?? null))
  }
  // `one research assistant` is `a research assistant`; `graded 1.0` is a grade.
  const isFigure = quantity.pair !== null || (context.head.length === 0 && reading.words[quantity.at]?.digits)
  if (quantity.kind === 'count' && quantity.value === 1 && quantity.unit === null && !isFigure) return stated(null)
  return refused(isElsewhere ? rules.counted : rules.number)
}

function isReserved(text: Reading, quantity: Quantity, { reading }: Unit, source: Quantity): boolean {
  const [word, said] = [text.words[quantity.at], reading.words[source.at]]
  if (!word || !said) return false
  // `The shop has traded for 60 years`
  const isTheirs = said.rank === ranks.others && word.rank === ranks.none && quantity.kind === 'time'
  return isTheirs || !keepsReservations(word, said) || isLifted(text, word, reading, said)
}

/** The rule by which a number of a source gives this one, null where it is the same, false where it does not. */
function fits(text: Quantity, source: Quantity): string | null | false {
  // Two of five is not five.
  if (source.change === 'whole' && text.change !== 'whole') return false
  if (text.kind === source.kind && text.unit === source.unit) {
    const how = bounded(text, source)
    if (how !== false) return isOtherRole(text, source) ? false : how
  }
  if (text.kind === 'count' && text.unit === null && source.kind === 'money') {
    const how = bounded(text, source)
    if (how !== false) return how
  }
  return derived(text, source)
}

const isSame = (one: number, other: number) => Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other))
/** A third is told as 33 %, 33.3 % or as itself. */
const isRounded = (one: number, other: number) =>
  isSame(one, other) || (!Number.isInteger(one) && Math.abs(one - other) < 0.4 && one > 30)

function bounded(text: Quantity, source: Quantity): string | null | false {
  const isPercent = text.kind === 'percent'
  const equal =
    isSame(text.value, source.value) ||
    (isPercent && (isRounded(text.value, source.value) || isRounded(source.value, text.value)))
  if (equal && (source.change === 'low' || source.change === 'high') && text.pair === null) return null
  if (equal) return isBoundKept(text.bound, source.bound) ? null : false
  if (text.bound === 'under' && source.bound === 'under' && text.value > source.value)
    return text.value <= source.value * 2 ? rules.bound : false
  const isBelow = text.value < source.value
  const isMore = text.bound === 'over' || text.bound === 'least'
  if (source.bound !== 'exact' || !isRounder(text.value, source.value, isMore && isBelow)) return false
  const isNear = Math.abs(text.value - source.value) <= 0.05 * source.value
  if (text.bound === 'about') return isNear ? rules.bound : false
  return isMore && isBelow && text.value * 1.5 > source.value ? rules.bound : false
}

/** What a text may say of the same figure: `20+` is also 20, but 20 is not `20+`, and `about 20` is only that. */
function isBoundKept(text: Bound, source: Bound): boolean {
  if (text === source) return true
  if (text === 'exact') return source === 'over' || source === 'least'
  if (text === 'least') return source === 'over'
  return (text === 'most' && (source === 'under' || source === 'exact')) || (text === 'about' && source === 'exact')
}

/** 300 has fewer figures than 312; and 70 are more than 60. */
const isRounder = (one: number, other: number, isLess: boolean) =>
  figures(one) < figures(other) || (isLess && one % 10 === 0 && figures(one) === figures(other))
const figures = (value: number) => value.toExponential().replace(/e.*$/, '').replace('.', '').length

/** From 28 to 34 is not from 34 to 28, and to 9 % is not by 9 %. */
function isOtherRole(text: Quantity, source: Quantity): boolean {
  // Of three to five, five is the most.
  if (source.change === 'low' || source.change === 'high')
    return text.pair === null ? !isEnd(text, source) : isHigh(text) !== isHigh(source)
  if (text.change === null || source.change === null || text.change === source.change) return false
  if (text.change === 'by' || source.change === 'by')
    return text.kind !== 'count' || text.pair !== null || source.pair !== null
  if (text.change === 'from' || source.change === 'from') return true
  return text.pair !== null || source.pair !== null
}

const isHigh = ({ change }: Quantity) => change === 'to' || change === 'high'
const isEnd = (text: Quantity, { change }: Quantity) =>
  change === 'high' ? text.bound === 'most' : text.bound === 'least'

/** Half is 50 % less, and twice is 100 % more. */
const isRatio = (ratio: Quantity, { value }: Quantity) =>
  (ratio.value === 0.5 && value === 50) || (ratio.value === 2 && value === 100)

/** What the two ends of a change say about it: halved, by 50 %, by six days. */
function derived(text: Quantity, source: Quantity): string | false {
  if (text.kind === 'ratio' && source.kind === 'percent' && source.change !== 'to' && source.change !== 'from')
    return isRatio(text, source) ? rules.derived : false
  if (text.kind === 'percent' && source.kind === 'ratio') return isRatio(source, text) ? rules.derived : false
  if (source.change !== 'from' || !source.pair || source.value === 0) return false
  const start = source.value
  const end = source.pair.value
  if (source.bound !== 'exact' || source.pair.bound !== 'exact') return false
  if (text.kind === 'ratio')
    return isReached(text, end > start || text.value < 1 ? end / start : start / end) ? rules.derived : false
  if (text.kind === 'percent' && text.unit === null && text.change !== 'to' && text.change !== 'from')
    return isReached(text, (Math.abs(end - start) / start) * 100, 0.5) ? rules.derived : false
  if (text.change === 'by' && text.kind === source.kind && (text.unit === source.unit || text.unit === 'pp'))
    return isReached(text, Math.abs(end - start)) ? rules.derived : false
  return false
}

function isReached({ bound, value }: Quantity, real: number, tolerance = 1e-6): boolean {
  if (bound === 'over' || bound === 'least') return value < 1 ? real <= value : real >= value && real < value * 2
  if (bound === 'about') return Math.abs(real - value) <= 0.1 * real
  return bound === 'exact' && Math.abs(real - value) <= tolerance
}

/** `2.4% in 2022, 1.1% in 2023` */
function isOfOtherYear(text: Reading, quantity: Quantity, said: Reading, source: Quantity): boolean {
  if (text.periods.length === 0 || said.periods.length < 2) return false
  const [one, other] = [yearBeside(text, quantity), yearBeside(said, source)]
  return one !== null && other !== null && one !== other
}

function yearBeside(reading: Reading, { at }: Quantity): string | null {
  const part = reading.words[at]?.part
  const period = reading.periods.find(
    ({ from, isRange }) => !isRange && reading.words[wordAt(reading, from)]?.part === part,
  )
  return period?.end?.slice(0, 4) ?? null
}

/** `15 weekly reports` are 15 a week. */
const isOften = (rate: string, { reading }: Unit) =>
  reading.words.some(({ lower }) => isAdverb.test(lower) && rates.get(lower) === rate)

/** Whether both numbers count the same, as far as the words around them tell. */
function isAbout(reading: Reading, text: Quantity, context: Context, source: Quantity, unit: Unit): boolean {
  if (text.rate && text.rate !== source.rate && !isOften(text.rate, unit)) return false
  if (
    isOfOtherYear(reading, text, unit.reading, source) ||
    ((text.unit === 'month' || (isYear(text) && context.head.length === 0)) &&
      isOfOtherVerb(reading, reading.words[text.at], unit.reading, unit.reading.words[source.at])) ||
    isOfOtherDeed(reading.words[text.at], unit.reading.words[source.at], unit.reading)
  )
    return false
  if (sideOf(reading, text) * sideOf(unit.reading, source) < 0 || isOtherEnd(reading, text, unit.reading, source))
    return false
  if (isOfEach(reading, text) && !unit.reading.words.some(({ lower }) => /^(?:each|every|per|apiece)$/.test(lower)))
    return false
  if (isOfPlace(reading, text, unit.reading, source) || isOfOtherTime(reading, context, unit.reading, source))
    return false
  const most = mostIn(unit.reading, source)
  if (most && !reading.words.some(({ lower }) => lower === most)) return false
  const other = contextOf(unit.reading, source)
  if (isLabel(text, context, source, unit) || isSplit(reading, context, unit.reading, other)) return false
  if (isSizeOfAnother(reading, text, context, other) || isShareOfMore(text, context, other)) return false
  const all = [...context.head, ...context.left, ...context.right]
  if (all.length === 0) return true
  const others = [...other.head, ...other.left, ...other.right]
  if (others.length === 0) return true
  const [asked, answers] = context.head.length > 0 && other.head.length > 0 ? [context.head, other.head] : [all, others]
  const share = answered(asked, answers)
  if (share === 0)
    return asked !== context.head && isAlone(source, unit) && answered(all, wordsAbout(source, unit.reading)) > 0
  return !isOfAnother(reading, text, asked, share, source, unit)
}

/** `Measured 15 patients; made insoles for 4 of them` */
const isOfOtherDeed = (text: Word | undefined, source: Word | undefined, { words }: Reading) =>
  words.some(
    ({ deed, subset, sentence }) =>
      subset !== null && deed !== null && deed === text?.deed && sentence !== source?.sentence,
  )

/** `Guarded the pool at a centre with five pools`: not five that were guarded. */
function isOfPlace(text: Reading, quantity: Quantity, said: Reading, source: Quantity): boolean {
  const [word, its] = [text.words[quantity.at], said.words[source.at]]
  const [deed, own] = [text.words[word?.governor ?? -1], said.words[its?.governor ?? -1]]
  if (
    quantity.kind !== 'count' ||
    !word?.isDirect ||
    /^(?:-| \p{L}+['’] )/u.test(text.text.slice(quantity.to)) ||
    !its ||
    its.isDirect ||
    !deed ||
    deed.isLight ||
    deed.verb !== own?.verb
  )
    return false
  if (text.words.slice(deed.at + 1, word.at).some(({ lower }) => isPreposition(lower))) return false
  const link = said.words.slice(own?.at ?? 0, its.at).findLast(({ lower }) => isPreposition(lower) && lower !== 'of')
  return /^(?:with|at|in|on|by|from|near|under)$/.test(link?.lower ?? '')
}

/** `60 cars in summer, 20 in winter`: what stands behind another number of the list. */
function isOfOtherTime(text: Reading, { right }: Context, said: Reading, source: Quantity): boolean {
  const own = contextOf(said, source)
  const mine = [...own.right, ...own.left, ...own.head]
  const strange = right.filter((word) => answered([word], mine) === 0)
  if (strange.length === 0 || own.right.every((word) => tells(text, word))) return false
  return said.quantities.some(
    (rival) =>
      rival !== source &&
      rival.kind === source.kind &&
      rival.unit === source.unit &&
      rival.pair !== source &&
      isListed(said, rival) &&
      answered(strange, contextOf(said, rival).right) > 0,
  )
}

const isListed = ({ words }: Reading, { first }: Quantity) =>
  /,/.test(words[first]?.gap ?? '') || lowerAt(words, first - 1) === 'and'

/** `from 1887`: dates that old are read as numbers. */
const isYear = ({ kind, unit, value, rate }: Quantity) =>
  kind === 'count' && unit === null && rate === null && Number.isInteger(value) && value > 999 && value < 2100

const above = /^(?:above|over|ahead|more|higher|better|up|faster)$/
const below = /^(?:below|under|behind|less|lower|fewer|short|worse|down|slower)$/

/** `4% below the average`, `views rose by 4%` */
function sideOf({ words }: Reading, { first, last }: Quantity): number {
  const next = lowerAt(words, last + 1)
  const part = words[first]?.part
  const verb = words.slice(0, first).findLast((it) => it.part === part && changeOf(it.verb ?? '') !== 0)?.verb
  return above.test(next) ? 1 : below.test(next) ? -1 : changeOf(verb ?? '')
}

/** `from Python 2 to Python 3` */
function isOtherEnd(text: Reading, quantity: Quantity, said: Reading, source: Quantity): boolean {
  const [one, other] = [text.words[quantity.at]?.direction, said.words[source.at]?.direction]
  return one != null && other != null && one !== other
}

/** `each of two shops`, `which each drew 41,000` */
const isOfEach = ({ words }: Reading, { at }: Quantity) =>
  words.some(
    (word) =>
      /^(?:each|apiece)$/.test(word.lower) && word.part === words[at]?.part && !rates.has(lowerAt(words, word.at + 1)),
  )

/** `the largest drew 41,000`: that one alone. */
const mostIn = ({ words }: Reading, { at }: Quantity) =>
  words.find(
    (word) =>
      word.at < at &&
      word.part === words[at]?.part &&
      words[word.at - 1]?.lower === 'the' &&
      /^(?:larg|small|bigg|b|long|high|low|busi|old|young|lat)est$/.test(word.lower),
  )?.lower

/** `line 4` is not four lines, and `opened the shop at six` not six shops. */
function isLabel(text: Quantity, { head }: Context, source: Quantity, { reading }: Unit): boolean {
  const { words } = reading
  if (text.kind !== 'count' || head.length === 0) return false
  const before = words[source.first - 1]
  if (before?.lower === 'at') return contextOf(reading, source).head.length === 0
  return (
    before !== undefined &&
    words[source.first]?.gap === ' ' &&
    !before.verb &&
    singular(before.lower) === before.lower &&
    head.some((word) => word !== before && word.lower !== before.lower && isAnsweredBy(word, before))
  )
}

/** `26 gates and railings` are not 26 gates. */
const isSplit = (text: Reading, context: Context, said: Reading, other: Context) =>
  context.head.length > 0 &&
  other.joint.length > 0 &&
  context.joint.length === 0 &&
  answered(other.joint, context.head) === 0 &&
  text.text !== said.text

/** `a team of 25`, where 25 customers are counted. */
function isSizeOfAnother({ words }: Reading, { kind, first }: Quantity, text: Context, source: Context): boolean {
  const thing = words[first - 1]?.lower === 'of' ? text.left.at(-1) : undefined
  if (kind !== 'count' || text.head.length > 0 || thing?.at !== first - 2 || source.head.length === 0) return false
  return answered([thing], [...source.head, ...source.left.slice(-2), ...source.owner]) === 0
}

/** `70% of late invoices` is not `70% of invoices`. */
function isShareOfMore({ kind }: Quantity, { head }: Context, source: Context): boolean {
  if (kind !== 'percent' || head.length === 0) return false
  const noun = source.head.findLastIndex((word) => answered(head, [word]) > 0)
  return noun > 0 && answered(source.head.slice(0, noun), head) < noun
}

/** Not what another number counts. */
const wordsAbout = (source: Quantity, reading: Reading) => {
  const others = reading.quantities.filter((it) => it !== source && it !== source.pair)
  const counted = new Set(others.flatMap((it) => contextOf(reading, it).head))
  const sentence = reading.words[source.at]?.sentence
  return reading.words.filter((word) => word.sentence === sentence && !counted.has(word))
}

/** The only number of its kind in the statement can be about nothing else in it. */
const isAlone = (source: Quantity, { reading }: Unit) =>
  reading.quantities.every((it) => it === source || it === source.pair || it.kind !== source.kind)

/** Another number of the statement, of the same kind, fits these words better: the two were swapped. */
function isOfAnother(
  reading: Reading,
  text: Quantity,
  asked: Context['head'],
  share: number,
  source: Quantity,
  unit: Unit,
): boolean {
  const context = contextOf(reading, text)
  const isHead = asked === context.head
  const isLeft = !isHead && context.left.length > 0
  const own = contextOf(unit.reading, source)
  const mine = isLeft ? answered(context.left, own.left) : share
  return unit.reading.quantities.some((rival) => {
    if (
      rival === source ||
      rival === source.pair ||
      rival.kind !== source.kind ||
      rival.unit !== source.unit ||
      rival.value === text.value ||
      isOfOtherYear(reading, text, unit.reading, rival)
    )
      return false
    const their = contextOf(unit.reading, rival)
    const { head, left } = their
    if (isLeft && isNextTo(context, own) && !isNextTo(context, their)) return false
    const theirs = answered(isLeft ? context.left : asked, isHead ? head : isLeft ? left : [...head, ...left])
    return theirs > mine || (isHead && theirs === mine && isAlike(asked, head) && !isAlike(asked, own.head))
  })
}

/** `groups of eight`: the word before is the same. */
const isNextTo = (text: Context, source: Context) => answered(text.left.slice(-1), source.left.slice(-1)) > 0

/** `30 appealed` and `two appeals` are told apart by the form of the word. */
const isAlike = (one: readonly Word[], other: readonly Word[]) => one[0]?.lower === other[0]?.lower
