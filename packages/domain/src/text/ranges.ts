import type { Change, Quantity } from './quantities.ts'
import type { Token } from './tokens.ts'
import { timeUnits } from './units.ts'

/** `12 of the tour's 90 shows`, `40 square metres of a 900 square metre roof` */
const isOfAnother = /^(?:[\w²]+ ){0,2}of (?:an?|the|its|their)(?: [\w']+'s)?$/

/** `12 to 6`, `12–6`: the first is where it began. The unit of the second is that of the first. */
export function markRanges(found: readonly Quantity[], tokens: readonly Token[]) {
  found.forEach((one, at) => {
    const other = found[at + 1]
    if (!other) return
    const between = tokens.slice(one.last + 1, other.first).map(({ lower }) => lower)
    const gap = tokens[other.first]?.gap ?? ''
    const isRange =
      (between.length === 0 && /[-–—→]/.test(gap)) ||
      between.join(' ') === 'to' ||
      (between.join(' ') === 'and' &&
        tokens.slice(Math.max(0, one.first - 4), one.first).some(({ lower }) => lower === 'between')) ||
      (between.length < 4 && other.change === 'to' && one.change === 'from')
    const isPart = /^(?:out )?of(?: the)?$/.test(between.join(' ')) && one.kind === 'count' && other.kind === 'count'
    // `8% of the budget of €600,000`
    const isShare = one.kind === 'percent' && /^of .*\bof$/.test(between.join(' '))
    // `30 a month, the most of the four of us`
    const isOneThing = !tokens.slice(one.last + 1, other.first + 1).some((token) => token.gap.includes(','))
    if (isPart || isShare || (isOneThing && isOfAnother.test(between.join(' ')))) join(one, other, 'part', 'whole')
    if (!isRange) return
    const isFrom = one.change === 'from'
    one.rate ??= other.rate
    alike(one, other, tokens)
    alike(other, one, tokens)
    if (isFrom || other.value < one.value) join(one, other, 'from', 'to')
    else join(one, other, 'low', 'high')
  })
}

function join(one: Quantity, other: Quantity, first: Change, second: Change) {
  one.change = first
  other.change = second
  one.pair = other
  other.pair = one
}

/** `from 12 to 6 days`, `from 20 minutes to 5`: one unit for both. */
function alike(bare: Quantity, full: Quantity, tokens: readonly Token[]) {
  if (bare.kind !== 'count' || bare.unit !== null || full.kind === 'count' || full.kind === 'ordinal') return
  if (full.kind === 'time') bare.value *= sizeOf(tokens, full)
  bare.kind = full.kind
  bare.unit = full.unit
}

function sizeOf(tokens: readonly Token[], { first, last }: Quantity): number {
  for (let at = last; at >= first; at -= 1) {
    const size = timeUnits.get((tokens[at]?.lower ?? '').replace(/^[\d.,]+/, ''))?.size
    if (size) return size
  }
  return 1
}
