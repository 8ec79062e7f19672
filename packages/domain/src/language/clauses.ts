import type { Quantity } from '../text/quantities.ts'
import { ranks } from '../words/ranks.ts'
import type { VerbForm } from './verbs.ts'
import { isPreposition } from './vocabulary.ts'
import type { Word } from './word.ts'

/** What is tied to a deed by a preposition: `for 80 guests`, `at the harbour`. */
interface Adjunct {
  readonly link: string
  readonly words: readonly Word[]
}

/** One deed with what belongs to it. What stands before the first verb of a sentence is a clause without one. */
export interface Clause {
  readonly sentence: number
  /** Others, where it is told of them; the person, who is seldom named, else. */
  readonly doer: 'person' | 'others'
  readonly verb: { readonly lemma: string; readonly tense: Tense; readonly rank: number; readonly word: Word } | null
  /** What it is done to. */
  readonly objects: readonly Word[]
  readonly adjuncts: readonly Adjunct[]
  readonly polarity: 'affirmed' | 'denied'
  /** The reservations under which it is told, one bit each. */
  readonly reservations: number
  readonly quantities: readonly Quantity[]
}

type Tense = 'past' | 'present' | 'ongoing'

const tenses: Record<VerbForm, Tense> = {
  base: 'present',
  third: 'present',
  past: 'past',
  participle: 'past',
  gerund: 'ongoing',
}

/** [LG11] The deeds of a text, each with what it governs. */
export function clausesOf(words: readonly Word[], numbered: ReadonlyMap<number, Quantity>): Clause[] {
  const groups: Word[][] = []
  for (const word of words) {
    const last = groups.at(-1)
    const opens = !last || isOpening(word, last[0])
    if (opens) groups.push([word])
    else last.push(word)
  }
  return groups.map((group) => clauseOf(group, numbered))
}

const isOpening = (word: Word, first: Word | undefined) => word.verb !== null || word.sentence !== first?.sentence

function clauseOf(words: readonly Word[], numbered: ReadonlyMap<number, Quantity>): Clause {
  const [first] = words
  const verb = first?.verb ? first : null
  const rest = verb ? words.slice(1) : words
  const isOfOthers = (verb ?? first)?.rank === ranks.others
  return {
    sentence: first?.sentence ?? 0,
    doer: isOfOthers ? 'others' : 'person',
    verb: verb && verbOf(verb),
    objects: rest.filter((word) => word.isDirect && !word.isLight && !word.digits),
    adjuncts: adjunctsOf(rest),
    polarity: words.some(({ negation }) => negation >= 0) ? 'denied' : 'affirmed',
    reservations: words.reduce((all, { hedges }) => all | hedges, 0),
    quantities: [...new Set(words.flatMap(({ at }) => numbered.get(at) ?? []))],
  }
}

const verbOf = (word: Word): Clause['verb'] => ({
  lemma: word.verb ?? '',
  tense: tenses[word.form ?? 'base'],
  rank: word.rank,
  word,
})

function adjunctsOf(words: readonly Word[]): Adjunct[] {
  const found: { link: string; words: Word[] }[] = []
  for (const word of words) {
    if (isPreposition(word.lower) && !word.isDirect) found.push({ link: word.lower, words: [] })
    else if (!word.isLight && !word.isDirect && !word.digits) found.at(-1)?.words.push(word)
  }
  return found.filter((it) => it.words.length > 0)
}
