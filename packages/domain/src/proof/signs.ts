import { findPeriods } from '../text/dates.ts'
import { type Quantity, quantitiesIn } from '../text/quantities.ts'
import { perText } from '../text/remembered.ts'
import { stemOf } from '../text/stem.ts'
import { lowerAt, type Token, tokensOf } from '../text/tokens.ts'
import { reservations, smallWords, undoneWords } from '../words/check.ts'
import { resultWords, resultWordsBesideFigures } from '../words/proof.ts'

interface Signs {
  /** A number with what it counts. */
  figure: boolean
  /** Something changed for it. */
  result: boolean
  /** Denied, planned, or only looked at. */
  undone: boolean
}

const stemsOf = (words: ReadonlySet<string>) => new Set([...words].map(stemOf))
const results = stemsOf(resultWords)
const resultsBesideFigures = stemsOf(resultWordsBesideFigures)

/** What a line says for itself, whatever is asked. */
export const signsOf: (text: string) => Signs = perText((text) => {
  const tokens = tokensOf(text)
  const quantities = numbersIn(text, tokens)
  const figure = quantities.some((it) => isFigure(it, tokens))
  const stems = tokens.map(({ lower }) => stemOf(lower))
  const result =
    quantities.some(isChange) || stems.some((stem) => results.has(stem) || (figure && resultsBesideFigures.has(stem)))
  return { figure, result, undone: isUndone(tokens) }
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

/** [PF2] `12 dashboards`, `a team of 8`, `$2M`, `35%`, `about 60`, `six a year`; not `Year 4`, `first` or `one`. */
function isFigure({ kind, value, pair, rate, bound, first, last }: Quantity, tokens: readonly Token[]): boolean {
  if (kind === 'ordinal') return false
  if (kind !== 'count' || pair !== null || rate !== null || bound !== 'exact') return true
  if (value <= 1 || isNamed(tokens, first)) return false
  return isCounted(tokens[last + 1]) || lowerAt(tokens, first - 1) === 'of'
}

const isCounted = (next: Token | undefined) =>
  next !== undefined && /^[\s-]*$/.test(next.gap) && !smallWords.has(next.lower)

/** `Key Stage 2`: it belongs to a name, which is written large inside a sentence. */
function isNamed(tokens: readonly Token[], at: number): boolean {
  const name = tokens[at - 1]
  const isInside = at > 1 && !/[.;:•]/.test(name?.gap ?? '')
  return isInside && /^\p{Lu}/u.test(name?.text ?? '') && tokens[at]?.gap === ' '
}

/** So near the start it is said of the whole line. */
const opening = 3

/**
 * [PF6] `I have not`, `Hoping to`, `Planned: `. What opens with `No` or `Never` tells of a record: `No accident for 640 days`.
 */
const isUndone = (tokens: readonly Token[]) =>
  tokens.slice(0, opening).some(({ lower }) => /^(?:not|cannot)$|n't$/.test(lower)) ||
  undoneWords.has(lowerAt(tokens, 0)) ||
  (reservations.has(lowerAt(tokens, 0)) && (tokens[1]?.gap.includes(':') ?? false))
