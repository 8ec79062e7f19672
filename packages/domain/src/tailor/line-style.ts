import { patternOf } from '../language/patterns.ts'
import { lineWords } from '../words/tailor-lines.ts'

const inShort = patternOf(lineWords.amountInShort, 'gu')
const inFull = patternOf(lineWords.amountInFull, 'u')

/** How the lines of one resume are written; null where they do not agree by far, or do already. */
interface LineStyle {
  stops: boolean | null
  hasAmountsInFull: boolean
  isPercentClose: boolean
  /** `a week`, `per week`; null where there are no more of the one. */
  rate: 'a' | 'per' | null
}

/** So few lines have no way of their own. */
const leastLines = 4
const most = 2 / 3

/** Where most lines do it one way, the others should. */
export function styleOf(lines: readonly string[]): LineStyle {
  const stopped = lines.filter((it) => it.endsWith('.')).length / lines.length
  return {
    stops: lines.length < leastLines || Math.max(stopped, 1 - stopped) < most ? null : stopped >= most,
    hasAmountsInFull: lines.some((it) => inFull.test(it)),
    isPercentClose: lines.some((it) => /\p{N}%/u.test(it)),
    rate: rateOf(lines),
  }
}

function rateOf(lines: readonly string[]): LineStyle['rate'] {
  const [a, per] = [rateA, ratePer].map((rate) => lines.filter((it) => it.search(rate) >= 0).length)
  return a === undefined || per === undefined || a === per ? null : a > per ? 'a' : 'per'
}

const rateA = patternOf(lineWords.rateA, 'gu')
const ratePer = patternOf(lineWords.ratePer, 'gu')

function inRate(text: string, rate: LineStyle['rate']): string {
  if (rate === 'per') return text.replace(rateA, ' per ')
  return rate === 'a' ? text.replace(/ per (?=hour\b)/g, ' an ').replace(ratePer, ' a ') : text
}

/** A line as the others are written. */
export function inStyle(text: string, style: LineStyle): string {
  const { stops, hasAmountsInFull, isPercentClose, rate } = style
  const rated = inRate(text, rate)
  const amounts = hasAmountsInFull ? rated.replace(inShort, ',000') : rated
  const shares = isPercentClose ? amounts.replace(/(?<=\p{N}) %/gu, '%') : amounts
  if (stops === null || /[!?…:)]$|\betc\.$/.test(shares)) return shares
  return stops ? shares.replace(/(?<=[^.])$/, '.') : shares.replace(/\.$/, '')
}
