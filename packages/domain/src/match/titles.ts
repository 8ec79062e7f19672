import { weightOf } from '../proof/index.ts'
import { tokensOf } from '../text/tokens.ts'
import { smallWords } from '../words/check.ts'
import { higherRanks, lowerRanks, rankWords } from '../words/match.ts'
import { sameStem } from './stems.ts'
import { half } from './weights.ts'

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
