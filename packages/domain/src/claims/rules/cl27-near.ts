import { duty, rankOf } from '../../language/ranks.ts'
import { british, changeOf, deedOf } from '../../language/synonyms.ts'
import { readVerb } from '../../language/verbs.ts'
import type { Word } from '../../language/word.ts'
import { amongMany } from '../../text/patterns.ts'
import { perThing } from '../../text/remembered.ts'
import { singular } from '../../text/tokens.ts'
import { nearDeeds } from '../../words/near-deeds.ts'
import { nearPeople } from '../../words/near-people.ts'
import { nearQualities } from '../../words/near-qualities.ts'
import { nearThings } from '../../words/near-things.ts'
import { thingsLikeDeeds } from '../../words/noun-classes.ts'
import { ranks } from '../../words/ranks.ts'

const deeds = new Map<string, Set<number>>()
const others = new Map<string, Set<number>>()
;[...nearDeeds, ...nearPeople, ...nearThings, ...nearQualities].forEach((row, at) => {
  const known = row.class === 'deed' ? deeds : others
  for (const word of row.words.split(' ')) known.set(british(word), (known.get(british(word)) ?? new Set()).add(at))
})

/** The verb that a word is, or is made of: `cleaning`, `repair`. */
function deedIn({ verb, lower }: Word): string | null {
  if (verb) return verb
  const one = singular(lower)
  const [read, plain] = [readVerb(lower), readVerb(one)]
  // `pre-start checks`; but a plan or a record is a thing.
  const named = plain?.form === 'base' && !isThing(one) ? plain.base : null
  return deedOf(one) ?? (read?.form === 'gerund' ? read.base : named)
}

const isThing = amongMany(thingsLikeDeeds)

interface Rows {
  deed: string | null
  deeds: ReadonlySet<number> | undefined
  names: ReadonlySet<number> | undefined
}

/** The rows that a word stands in. Remembered, since every refused text asks for all words of the person. */
const rowsOf = perThing((word: Word): Rows => {
  const deed = deedIn(word)
  return {
    deed,
    deeds: deed === null ? undefined : deeds.get(british(deed)),
    names: word.verb || word.isLight ? undefined : others.get(british(singular(word.lower))),
  }
})

function isMet(one: ReadonlySet<number> | undefined, other: ReadonlySet<number> | undefined): boolean {
  if (one && other) for (const row of one) if (other.has(row)) return true
  return false
}

/** A result is never asked about, nor whether one led what one did. */
const isOfEqualRank = (one: string, other: string) => changeOf(one) === 0 && rankOf(one) === rankOf(other)

/** Whether any table has the word. */
export function isTabled(word: Word): boolean {
  const { deeds: own, names } = rowsOf(word)
  return own !== undefined || names !== undefined
}

/** `Help with quotes`: the noun of a deed, that nothing was done to. */
const isNominal = ({ isDirect, governor, rank }: Word, { deed }: Rows) =>
  deed !== null && (governor < 0 || (!isDirect && rank < ranks.do))

/** Whether a table has the two words side by side. */
export function isNear(text: Word, source: Word): boolean {
  const [one, other] = [rowsOf(text), rowsOf(source)]
  // What is only named supports no deed; what is one's duty does.
  const isDone = !text.verb || source.verb !== null || source.deed === duty || isNominal(source, other)
  if (isDone && isMet(one.deeds, other.deeds) && isOfEqualRank(one.deed ?? '', other.deed ?? '')) return true
  return isMet(one.names, other.names)
}
