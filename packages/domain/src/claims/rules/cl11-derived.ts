import type { Quantity } from '../../language/numbers/quantities.ts'
import { changeOf } from '../../language/synonyms.ts'
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

function isReached({ bound, value }: Quantity, real: number, tolerance = 1e-6): boolean {
  if (bound === 'over' || bound === 'least') return value < 1 ? real <= value : real >= value && real < value * 2
  if (bound === 'about') return Math.abs(real - value) <= 0.1 * real
  return bound === 'exact' && Math.abs(real - value) <= tolerance
}
