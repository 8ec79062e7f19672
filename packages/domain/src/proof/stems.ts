import { perText } from '../text/remembered.ts'
import { stemOf } from '../text/stem.ts'
import { tokensOf } from '../text/tokens.ts'
import { smallWords } from '../words/check.ts'

/** The stems of the words that say something by themselves, as often as they stand there; a number says what it is by what it counts. */
export const stemsIn = (text: string): string[] =>
  tokensOf(text).flatMap(({ lower, digits }) => (digits || smallWords.has(lower) ? [] : [stemOf(lower)]))

/** The same, each once. */
export const contentStems: (text: string) => ReadonlySet<string> = perText((text) => new Set(stemsIn(text)), 2_000)
