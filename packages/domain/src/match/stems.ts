import { weightOf } from '../proof/index.ts'
import { perText } from '../text/remembered.ts'
import { wordsIn } from '../text/spans.ts'
import { stemOf } from '../text/stem.ts'
import { tokensOf } from '../text/tokens.ts'
import { smallWords } from '../words/check.ts'
import { frameWords, higherRanks, lightWords, lowerRanks, rankWords, sameWords, shortFor } from '../words/match.ts'
import { half } from './weights.ts'

const stemmed = (words: Iterable<string>): ReadonlySet<string> => new Set([...words].map(stemOf))
const light = stemmed(lightWords)

const standsFor = new Map(
  sameWords.flatMap((group) => {
    const [first = '', ...others] = wordsIn(group).map(stemOf)
    return others.map((stem) => [stem, first] as const)
  }),
)

/** The stem of a word, or of the one that it stands for. */
export const sameStem = (lower: string): string => {
  const stem = stemOf(lower)
  return standsFor.get(stem) ?? stem
}

/** Whether every job has it. */
export const isLight = (stem: string): boolean => light.has(stem)

/** What a text tells of the work, by the stems of its words, each once. */
export const stemsIn: (text: string) => readonly string[] = perText((text) => {
  const words = tokensOf(text).filter(
    ({ lower, digits }) => !digits && !smallWords.has(lower) && !frameWords.has(lower),
  )
  return [...new Set(words.map(({ lower }) => sameStem(lower)))]
}, 20_000)

/** The same with the words that ads say around what they ask: for a text of nothing else. */
export const allStems = (text: string): readonly string[] => [
  ...new Set(
    tokensOf(text)
      .filter(({ lower, digits }) => !digits && !smallWords.has(lower))
      .map(({ lower }) => sameStem(lower)),
  ),
]

const long = new Map(shortFor.map(([short, words]) => [short, stemsIn(words)]))

/** What its short forms stand for. */
export const stemsOfShorts = (text: string): string[] =>
  tokensOf(text).flatMap((token) => long.get(token.text.replace(/s$/, '')) ?? [])

/** `BI tool`: `business intelligence tool`. */
export const withLongForms = (text: string): string =>
  text.replace(/\p{Lu}[\p{L}&\d]{1,4}/gu, (short) => longForms.get(short) ?? short)
const longForms = new Map(shortFor)

const capitals = /^\p{Lu}[\p{Lu}&]{1,4}$/u

/** `FMLA`, `P&L`: what may stand for words by their first letters. */
export const shortForms = (text: string): string[] =>
  tokensOf(text).flatMap((token) => (capitals.test(token.text) ? [token.lower] : []))

const titleStems = (title: string): string[] => [
  ...new Set(
    tokensOf(title)
      .filter(({ lower, digits }) => !digits && !smallWords.has(lower))
      .map(({ lower }) => (rankWords.has(lower) ? '' : sameStem(lower)))
      .filter((stem) => stem !== ''),
  ),
]

const sum = (stems: readonly string[]) => stems.reduce((total, stem) => total + weightOf(stem), 0)

/** How much of a job's title a held one has, 0 to 1; ranks aside. */
export function titleShare(asked: string, held: string): number {
  const [wanted, own] = [titleStems(asked), new Set(titleStems(held))]
  const all = sum(wanted)
  return all === 0 ? 0 : sum(wanted.filter((stem) => own.has(stem))) / all
}

const words = (title: string) => new Set(tokensOf(title).map(({ lower }) => lower))
const ranksIn = (title: string, table: ReadonlySet<string>) => tokensOf(title).filter(({ lower }) => table.has(lower))

/** The same, where a rank above the held one is shown in part: a sous chef is no head chef. */
export function heldShare(asked: string, held: string): number {
  const share = titleShare(asked, held)
  const isAbove = ranksIn(asked, higherRanks).some(({ lower }) => !words(held).has(lower))
  const isBelow = ranksIn(held, lowerRanks).some(({ lower }) => !words(asked).has(lower))
  return isAbove || isBelow ? Math.min(share, half) : share
}
