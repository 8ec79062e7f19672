import { weightOf } from '../proof/index.ts'
import { tokensOf } from '../text/tokens.ts'
import { smallWords } from '../words/check.ts'
import { rankWords } from '../words/match.ts'
import { sameStem } from './stems.ts'

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
