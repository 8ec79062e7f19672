import { nearDeeds } from '../words/near-deeds.ts'
import { nearPeople } from '../words/near-people.ts'
import { nearQualities } from '../words/near-qualities.ts'
import { nearThings } from '../words/near-things.ts'
import { singular, type Word } from './sentence.ts'

/** The word in any of its forms. */
export const formOf = ({ asks, lower }: Word): string => asks[0] ?? lower

/** A verb of the same letters as a noun is another word. */
const keyOf = (word: string, isDeed: boolean) => (isDeed ? `to ${word}` : word)

const rowsByWord = new Map<string, Set<number>>()
;[...nearDeeds, ...nearPeople, ...nearThings, ...nearQualities].forEach((row, at) => {
  for (const word of row.words.split(' ')) {
    const key = keyOf(word, row.class === 'deed')
    rowsByWord.set(key, (rowsByWord.get(key) ?? new Set()).add(at))
  }
})
const none: ReadonlySet<number> = new Set()
/** The very word, whatever its number or tense: `customers` are no `custom`. */
export const lemmaOf = ({ verb, lower }: Word): string => keyOf(verb ?? singular(lower), verb !== null)
const rowsOf = (word: Word): ReadonlySet<number> => rowsByWord.get(lemmaOf(word)) ?? none

/** From 0 to 1: of the rows that either word stands in, those that have both. A word of many trades is near to none. */
export function nearness(one: Word, other: Word): number {
  const [rows, others] = [rowsOf(one), rowsOf(other)]
  const shared = [...rows].filter((row) => others.has(row)).length
  return shared === 0 ? 0 : shared / (rows.size + others.size - shared)
}

/** Two words that stand together no less often than apart. */
export const close = 0.5
/** Two words that may mean the same of the same thing. */
export const near = 0.15
