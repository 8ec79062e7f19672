import { findPeriods } from '../text/dates.ts'
import { type Quantity, quantitiesIn } from '../text/quantities.ts'
import { perText } from '../text/remembered.ts'
import { stemOf } from '../text/stem.ts'
import { lowerAt, type Token, tokensOf } from '../text/tokens.ts'
import { negations, smallWords, undoneWords } from '../words/check.ts'
import { resultWords } from '../words/proof.ts'

interface Signs {
  /** A number with what it counts. */
  figure: boolean
  /** Something changed for it. */
  result: boolean
  /** Denied, planned, or only looked at. */
  undone: boolean
}

const results = new Set([...resultWords].map(stemOf))

/** What a line says for itself, whatever is asked. */
export const signsOf: (text: string) => Signs = perText((text) => {
  const tokens = tokensOf(text)
  const quantities = numbersIn(text, tokens)
  return {
    figure: quantities.some((it) => isFigure(it, tokens)),
    result: quantities.some(isChange) || tokens.some(({ lower }) => results.has(stemOf(lower))),
    undone: isUndone(tokens, quantities),
  }
}, 2_000)

function numbersIn(text: string, tokens: readonly Token[]): Quantity[] {
  const periods = findPeriods(text)
  const isDate = (at: number) => {
    const { from = 0 } = tokens[at] ?? {}
    return periods.some((period) => period.from <= from && from < period.to)
  }
  return quantitiesIn(tokens, isDate)
}

/** `from 35% to 70%` */
const isChange = ({ change, pair }: Quantity) => pair !== null && (change === 'from' || change === 'to')

/** [PF2] `12 dashboards`, `a team of 8`, `$2M`, `35%`; not `Year 4`, `first` or `one`. */
function isFigure(quantity: Quantity, tokens: readonly Token[]): boolean {
  const { kind, value, pair, first, last } = quantity
  if (kind === 'ordinal') return false
  if (kind !== 'count' || pair !== null) return true
  if (value <= 1 || isName(tokens, first - 1)) return false
  return isCounted(tokens[last + 1]) || lowerAt(tokens, first - 1) === 'of'
}

const isCounted = (next: Token | undefined) =>
  next !== undefined && /^[\s-]*$/.test(next.gap) && !smallWords.has(next.lower)

/** `Stage` of `Key Stage 2`: written large inside a sentence. */
function isName(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  return token !== undefined && at > 0 && /^\p{Lu}/u.test(token.text) && !/[.;:•]/.test(token.gap)
}

/** So near the start it is said of the whole line. */
const opening = 3

/** [PF6] `Not yet used`, `Hoping to`; but `zero` counts, `no-shows` are a thing, and `Planned 12 events` was done. */
const isUndone = (tokens: readonly Token[], quantities: readonly Quantity[]) =>
  tokens.slice(0, opening).some(({ lower, from }, at) => {
    const gap = tokens[at + 1]?.gap ?? ''
    if (gap === '-' || quantities.some((it) => it.from <= from && from < it.to)) return false
    const isDeed = at === 0 && lower.endsWith('ed') && !gap.includes(':')
    return negations.has(lower) || (undoneWords.has(lower) && !isDeed)
  })
