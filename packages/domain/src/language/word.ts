import type { FoundPeriod } from '../text/dates.ts'
import type { Quantity } from '../text/quantities.ts'
import type { Token } from '../text/tokens.ts'
import { ranks } from '../words/ranks.ts'
import type { VerbForm } from './verbs.ts'
import { isLight } from './vocabulary.ts'

/** A token with all that is read of it. */
export interface Word extends Readonly<Token> {
  readonly at: number
  /** Says nothing that a source must say. */
  readonly isLight: boolean
  /** The verb's base form, with its particle, where the word is used as a verb. */
  readonly verb: string | null
  readonly form: VerbForm | null
  /** Of the deed this word belongs to. */
  readonly rank: number
  /** The verb before it, by its place; -1 where there is none. */
  readonly governor: number
  /** The verb of the deed, in its base form; and of what was passed on to others, the verb that says so. */
  readonly deed: string | null
  readonly passed: string | null
  /** Verbs that share what they are about, as in `trained and supervised staff`. */
  readonly chain: readonly Word[]
  /** What the deed is done to, and not where, for whom or with what. */
  readonly isDirect: boolean
  /** `from` or `to`, where the word stands behind one of them. */
  readonly direction: 'from' | 'to' | null
  /** The place of the `no` or `without` that takes it back; -1 where there is none. */
  readonly negation: number
  /** Only so many of a whole, as `at home` in `210 births, 48 of them at home`. */
  readonly subset: number | null
  /** The reservations under which a source says it, and those that a text keeps; one bit each. */
  readonly hedges: number
  readonly kept: number
  /** A remark in brackets behind it: `Branch of the Year (team)`. */
  readonly remark: readonly Word[]
  /** The reservation it makes itself. */
  readonly makes: number
  /** Words joined by `and` or a comma stand in different parts. */
  readonly part: number
  readonly sentence: number
  /** What a source must have for this word, and what this word is for a text. */
  readonly asks: readonly string[]
  readonly offers: readonly string[]
}

/** A word while it is read: the passes write into it, and nobody after them. */
export type OpenWord = { -readonly [Field in keyof Word]: Field extends 'chain' ? Word[] : Word[Field] }

/** What the passes read and write. */
export interface Opened {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly words: OpenWord[]
  quantities: Quantity[]
  /** The numbers by the places of their words. */
  readonly numbered: Map<number, Quantity>
  periods: readonly FoundPeriod[]
  /** A title, a degree, a name: no sentence. */
  isHeading: boolean
}

const nothing: string[] = []
const alone: Word[] = []

// Field by field: a spread costs more than all the rest of reading.
export const toWord = ({ text, lower, from, to, gap, digits }: Token, at: number): OpenWord => ({
  text,
  lower,
  from,
  to,
  gap,
  digits,
  at,
  isLight: isLight(lower),
  verb: null,
  form: null,
  rank: ranks.none,
  governor: -1,
  deed: null,
  passed: null,
  chain: alone,
  isDirect: false,
  direction: null,
  negation: -1,
  subset: null,
  hedges: 0,
  kept: 0,
  remark: alone,
  makes: 0,
  part: 0,
  sentence: 0,
  asks: nothing,
  offers: nothing,
})

/** Anything that has words. */
export interface Words {
  readonly words: readonly Word[]
}

/** Whether a word of a source says what this word of a text asks for. */
export const isAnsweredBy = (text: Word, source: Word): boolean => text.asks.some((key) => source.offers.includes(key))

/** Whether a text says what this word of a source says. */
export const tells = ({ words }: Words, source: Word): boolean => words.some((word) => isAnsweredBy(word, source))

/** `rink` in `the ice rink`: the noun that a word stands before. */
export function nounBehind(words: readonly Word[], { at, part }: Word): Word | undefined {
  const next = words[at + 1]
  return next?.gap === ' ' && next.part === part && !next.isLight && !next.verb && !next.digits ? next : undefined
}

/** Whether a sentence ends right before a word. What stands behind a semicolon still belongs to what was said before it. */
export const opensSentence = (words: readonly Word[], { at, sentence, gap }: Word): boolean =>
  words[at - 1]?.sentence !== sentence && !gap.includes(';')

/** The first word that ends behind this place; -1 where there is none. */
export function wordAt({ words }: Words, place: number): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle]?.to ?? 0) > place) high = middle
    else low = middle + 1
  }
  return low < words.length ? low : -1
}
