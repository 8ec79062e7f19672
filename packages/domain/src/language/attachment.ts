import { among } from '../text/patterns.ts'
import { perThing } from '../text/remembered.ts'
import { lowerAt } from '../text/tokens.ts'
import { linksToPeople, linksToTowns, standingVerbs } from '../words/sentences.ts'
import type { Statement } from './statement.ts'
import { changeOf } from './synonyms.ts'
import { isRelative } from './tagging.ts'
import { isPreposition } from './vocabulary.ts'
import type { Word } from './word.ts'

const isWhere = among(linksToTowns)
const tiesPeople = among(linksToPeople)

/** The place of the preposition before a word, or where its deed stands. */
export function linkBefore(words: readonly Word[], place: number, deed: number): number {
  let at = place - 1
  while (at > deed && !isPreposition(lowerAt(words, at))) at -= 1
  return at
}

const placing = among(standingVerbs)

/** `a station heard in 14 states`, `a family with houses in Rome`: what is told of the station or the houses. */
export const innerOf = perThing((source: Word, { words }: Statement): Word | null => {
  const clause = clauseOf(words, source)
  if (clause) return clause
  const deed = words[source.governor]
  const before = deed && words[deed.at - 1]
  if (
    deed &&
    before &&
    source !== deed &&
    (deed.form === 'past' || deed.form === 'participle') &&
    !deed.isLight &&
    !placing(deed.verb ?? '') &&
    changeOf(deed.verb ?? '') === 0 &&
    deed.verb !== 'go' &&
    deed.gap === ' ' &&
    before.part === deed.part &&
    !before.isLight &&
    !before.verb &&
    before.governor >= 0 &&
    isPreposition(lowerAt(words, deed.at + 1))
  )
    return deed
  if (!deed) return null
  const at = linkBefore(words, source.at, deed.at)
  const thing = words[at - 1]
  // `at a centre with five pools`
  if (thing && lowerAt(words, at) === 'with' && !thing.isLight && !thing.verb && isBehind(words, at, deed.at))
    return thing
  if (at <= deed.at + 2 || !thing || thing.isLight || lowerAt(words, at) === 'of') return null
  for (let back = at - 2; back > deed.at + 1; back -= 1) {
    if (words[back]?.part !== thing.part) return null
    if (isPreposition(lowerAt(words, back)))
      return lowerAt(words, back) === 'with' && isBehind(words, back, deed.at) ? thing : null
  }
  return null
})

/** `a pool that opened in May`, `sails that North had made`: the verb of the clause it stands in. */
function clauseOf(words: readonly Word[], source: Word): Word | null {
  for (let at = source.at - 1; at > 0 && words[at]?.sentence === source.sentence; at -= 1) {
    const word = words[at]
    if (!word || (word.part !== source.part && word.gap.includes(','))) return null
    if (word.lower === 'and' && words[at + 1]?.verb) return null
    if (!isRelative(words, at) || words[at - 1]?.governor === -1) continue
    const verb = words.slice(at + 1, at + 7).find((it) => it.verb !== null || /(?:ed|made)$/.test(it.lower))
    if (!verb || verb === source) return null
    const isDoer = verb.at > at + 2 && !words[at + 1]?.isLight
    return isDoer || (!verb.isLight && !placing(verb.verb ?? '')) ? verb : null
  }
  return null
}

/** `for a family with`, not `Repaired boats with`. */
function isBehind(words: readonly Word[], at: number, governor: number): boolean {
  for (let back = at - 2; back > governor; back -= 1)
    if (isPreposition(lowerAt(words, back))) return /^an?$/.test(lowerAt(words, back + 1))
  return false
}

/** `queries from applicants in 30 countries`: there they are, and not the person. */
export function placedPeople({ words }: Statement, source: Word): Word | null {
  const at = linkBefore(words, source.at, source.governor)
  const people = words[at - 1]
  if (at < source.governor + 3 || !people || people.isLight || !isWhere(lowerAt(words, at))) return null
  return tiesPeople(lowerAt(words, at - 2)) ? people : null
}
