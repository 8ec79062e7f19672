import type { Bound, Quantity } from '../../text/quantities.ts'
import { rules } from '../support.ts'

const isSame = (one: number, other: number) => Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other))
/** A third is told as 33 %, 33.3 % or as itself. */
const isRounded = (one: number, other: number) =>
  isSame(one, other) || (!Number.isInteger(one) && Math.abs(one - other) < 0.4 && one > 30)

export function bounded(text: Quantity, source: Quantity): string | null | false {
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
