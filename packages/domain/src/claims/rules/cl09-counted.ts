import { answered, type Context, contextOf } from '../../language/numbers/contexts.ts'
import { changeOf } from '../../language/synonyms.ts'
import { isAnsweredBy, tells, type Word, wordAt } from '../../language/word.ts'
import { among } from '../../text/patterns.ts'
import type { Quantity } from '../../text/quantities.ts'
import { lowerAt, singular } from '../../text/tokens.ts'
import { isAdverb, rates } from '../../text/units.ts'
import { aboveWords, belowWords, extremes } from '../../words/noun-classes.ts'
import { wordsOfEach } from '../../words/small-words.ts'
import type { Reading } from '../reading.ts'
import type { Unit } from '../units.ts'
import { isOfOtherVerb } from './cl02-attached.ts'

const ofOne = among(extremes)
const ofEach = among(wordsOfEach)

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
export function isAbout(reading: Reading, text: Quantity, context: Context, source: Quantity, unit: Unit): boolean {
  if (text.rate && text.rate !== source.rate && !isOften(text.rate, unit)) return false
  if (
    isOfOtherYear(reading, text, unit.reading, source) ||
    ((text.unit === 'month' || (isYear(text) && context.head.length === 0)) &&
      isOfOtherVerb(reading, reading.words[text.at], unit.reading, unit.reading.words[source.at])) ||
    isOfOtherDeed(reading.words[text.at], unit.reading.words[source.at], unit.reading)
  )
    return false
  if (sideOf(reading, text) * sideOf(unit.reading, source) < 0) return false
  if (isOfEach(reading, text) && !unit.reading.words.some(({ lower }) => ofEach(lower))) return false
  if (isOfOtherTime(reading, context, unit.reading, source)) return false
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
  if (share === 0 && isSameSize(reading, text, unit.reading, source)) return true
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

const above = among(aboveWords)
const below = among(belowWords)

/** `4% below the average`, `views rose by 4%` */
function sideOf({ words }: Reading, { first, last }: Quantity): number {
  const next = lowerAt(words, last + 1)
  const part = words[first]?.part
  const verb = words.slice(0, first).findLast((it) => it.part === part && changeOf(it.verb ?? '') !== 0)?.verb
  return above(next) ? 1 : below(next) ? -1 : changeOf(verb ?? '')
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
    (word) => word.at < at && word.part === words[at]?.part && words[word.at - 1]?.lower === 'the' && ofOne(word.lower),
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

/** `a team of three`, in both. */
const isSameSize = (text: Reading, { first }: Quantity, said: Reading, source: Quantity) =>
  [text.words[first - 1], said.words[source.first - 1]].every((word) => word?.lower === 'of') &&
  lowerAt(text.words, first - 2) === lowerAt(said.words, source.first - 2)

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
