import { changeOf } from '../../language/synonyms.ts'
import { among, amongMany } from '../../text/patterns.ts'
import type { Quantity } from '../../text/quantities.ts'
import { targetNouns } from '../../words/noun-classes.ts'
import { verbsPastTargets, verbsToTargets } from '../../words/verb-classes.ts'
import type { Reading } from '../reading.ts'
import { rules } from '../support.ts'
import type { Unit } from '../units.ts'

/** `from 34% to 28%` is a cut, whatever it was called. */
export function isToldByNumbers(reading: Reading, verb: string, unit: Unit): boolean {
  const direction = changeOf(verb)
  if (direction === 0) return false
  return unit.reading.quantities.some(
    ({ pair, change, value }) =>
      pair &&
      change === 'from' &&
      Math.sign(pair.value - value) === direction &&
      reading.quantities.some((it) => it.value === value || it.value === pair.value),
  )
}

/** Half is 50 % less, and twice is 100 % more. */
const isRatio = (ratio: Quantity, { value }: Quantity) =>
  (ratio.value === 0.5 && value === 50) || (ratio.value === 2 && value === 100)

/** What the two ends of a change say about it: halved, by 50 %, by six days. */
export function derived(text: Quantity, source: Quantity): string | false {
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

/** Numbers that differ by less are one, but for how a computer counts. */
const alike = 1e-6

function isReached({ kind, bound, value }: Quantity, real: number, tolerance = alike): boolean {
  if (bound === 'over' || bound === 'least') {
    // More than halved is less than a half.
    const isLess = kind === 'ratio' && value < 1
    const beyond = isLess ? value - real : real - value
    return (bound === 'over' ? beyond > alike : beyond >= -alike) && (isLess || real < value * 2)
  }
  if (bound === 'about') return Math.abs(real - value) <= 0.1 * real
  return bound === 'exact' && Math.abs(real - value) <= tolerance
}

const past = among(verbsPastTargets)
const upTo = among(verbsToTargets)
const isTarget = amongMany(targetNouns)

export const isOfTargets = (verb: string): boolean => past(verb) || upTo(verb)

/** `Raised 212 against a target of 180`: it was exceeded. The text tells both. */
export function isPastTarget(text: Reading, verb: string, { reading }: Unit): boolean {
  if (!isOfTargets(verb) || !text.words.some(({ lower }) => isTarget(lower))) return false
  const isSet = ({ first, last }: Quantity) =>
    reading.words
      .slice(Math.max(0, first - 3), last + 2)
      .some(({ lower, part }) => part === reading.words[first]?.part && isTarget(lower))
  const isTold = (one: Quantity) => text.quantities.some((it) => it.value === one.value && it.kind === one.kind)
  const goal = reading.quantities.find((it) => isSet(it) && isTold(it))
  return reading.quantities.some(
    (it) =>
      goal !== undefined &&
      it !== goal &&
      it.kind === goal.kind &&
      it.unit === goal.unit &&
      isTold(it) &&
      isReachedBy(it, goal, verb),
  )
}

const isReachedBy = (real: Quantity, goal: Quantity, verb: string) =>
  real.bound !== 'under' &&
  real.bound !== 'most' &&
  goal.bound === 'exact' &&
  (past(verb) ? real.value > goal.value : real.value >= goal.value)
