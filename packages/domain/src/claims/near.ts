import { readVerb } from '../english/verbs.ts'
import { nearDeeds } from '../words/near-deeds.ts'
import { nearPeople } from '../words/near-people.ts'
import { nearQualities } from '../words/near-qualities.ts'
import { nearThings } from '../words/near-things.ts'
import { duty, rankOf } from './ranks.ts'
import { british, changeOf, deedOf } from './synonyms.ts'
import { singular } from './tokens.ts'
import type { Word } from './word.ts'

const deeds = new Map<string, Set<number>>()
const others = new Map<string, Set<number>>()
;[...nearDeeds, ...nearPeople, ...nearThings, ...nearQualities].forEach((row, at) => {
  const known = row.class === 'deed' ? deeds : others
  for (const word of row.words.split(' ')) known.set(british(word), (known.get(british(word)) ?? new Set()).add(at))
})

const none: ReadonlySet<number> = new Set()

/** The verb that a word is, or is made of: `cleaning`, `repair`. */
function deedIn({ verb, lower }: Word): string | null {
  if (verb) return verb
  const one = singular(lower)
  const read = readVerb(lower)
  return deedOf(one) ?? (read?.form === 'gerund' ? read.base : null)
}

const isMet = (one: ReadonlySet<number>, other: ReadonlySet<number>) => [...one].some((at) => other.has(at))

/** A result is never asked about, nor whether one led what one did. */
function areNearDeeds(one: string, other: string): boolean {
  if (changeOf(one) !== 0 || rankOf(one) !== rankOf(other)) return false
  return isMet(deeds.get(british(one)) ?? none, deeds.get(british(other)) ?? none)
}

/** Whether a table has the two words side by side. */
export function isNear(text: Word, source: Word): boolean {
  const [one, other] = [deedIn(text), deedIn(source)]
  // What is only named supports no deed; what is one's duty does.
  const isDone = !text.verb || source.verb !== null || source.deed === duty
  if (one && other && isDone && areNearDeeds(one, other)) return true
  if (text.verb || source.verb) return false
  const [name, said] = [others.get(british(singular(text.lower))), others.get(british(singular(source.lower)))]
  return name !== undefined && said !== undefined && isMet(name, said)
}
