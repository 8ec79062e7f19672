import { perText } from '../text/remembered.ts'
import { sentencesIn } from '../text/sentences.ts'
import { type Token, tokensOf } from '../text/tokens.ts'
import { negations, smallWords } from '../words/check.ts'
import { beforePlans, endingWords, planWords, towards } from '../words/credentials.ts'

/** Whether the word at a place denies what follows: not "not only", "no-show" or "never lapsed". */
export function isNegated(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token || !(negations.has(token.lower) || token.lower.endsWith("n't"))) return false
  const next = tokens[at + 1]
  if (next?.lower === 'only' || next?.gap === '-' || next?.digits) return false
  return !tokens.slice(at + 1, at + 4).some(({ lower }) => endingWords.has(lower))
}

/** Longer than any line: the rest of a text without stops is taken as it is. */
const longest = 8_000

/** The same text, as long, with blanks for what it denies or only plans. */
export const affirmed = perText((text: string): string =>
  sentencesIn(text.slice(0, longest)).reduce((left, sentence) => {
    const tokens = tokensOf(sentence.text)
    return spans(tokens).reduce((rest, [from, to]) => blank(rest, sentence.from + from, sentence.from + to), left)
  }, text),
)

const blank = (text: string, from: number, to: number) => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to)

/** From a word that denies or plans to the end of its clause; the whole sentence where nothing stands behind it. */
function spans(tokens: readonly Token[]): [number, number][] {
  const [first] = tokens
  const end = tokens.at(-1)?.to ?? 0
  const found: [number, number][] = []
  for (const [at, token] of tokens.entries()) {
    if (found.some(([, to]) => token.from < to) || !(isNegated(tokens, at) || isPlan(tokens, at))) continue
    const rest = tokens.slice(at + 1)
    const parted = rest.findIndex((it) => isParting(it))
    const own = parted < 0 ? rest : rest.slice(0, parted)
    // "Kubernetes: none"
    if (isNegated(tokens, at) && !own.some(tells)) return [[first?.from ?? 0, end]]
    found.push([token.from, own.at(-1)?.to ?? end])
  }
  return found
}

const isParting = ({ gap, lower }: Token) => lower === 'but' || /[,:–—]/u.test(gap)
const tells = ({ lower, digits }: Token) => !digits && !smallWords.has(lower)

function isPlan(tokens: readonly Token[], at: number): boolean {
  const { lower = '', gap = '' } = tokens[at] ?? {}
  // "a planned move to AWS"; "Planned events for 300 guests" was done.
  if (lower === 'planned') return towards.has(tokens[at + 2]?.lower ?? '')
  if (!planWords.has(lower)) return false
  const before = tokens[at - 1]
  return !before || beforePlans.has(before.lower) || /[,;:(–—]/u.test(gap)
}
