import { contextOf } from '../../language/numbers/contexts.ts'
import type { Quantity } from '../../text/quantities.ts'
import { ranks } from '../../words/ranks.ts'
import type { Reading } from '../reading.ts'
import { type Finding, refused, rules, stated } from '../support.ts'
import type { Prepared, Unit } from '../units.ts'
import { isLifted } from './cl02-attached.ts'
import { keepsReservations } from './cl06-reservations.ts'
import { isAbout } from './cl09-counted.ts'
import { bounded } from './cl10-bounds.ts'
import { derived } from './cl11-derived.ts'

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
