import { duty, isCarrying, isGeneralVerb, isOfDuty } from '../../language/ranks.ts'
import { deedOf } from '../../language/synonyms.ts'
import { readVerb } from '../../language/verbs.ts'
import { isAgent } from '../../language/vocabulary.ts'
import { isAnsweredBy, type Word } from '../../language/word.ts'
import { amongMany } from '../../text/patterns.ts'
import { singular } from '../../text/tokens.ts'
import { rates } from '../../text/units.ts'
import { thingsLikeDeeds } from '../../words/noun-classes.ts'
import { ranks } from '../../words/ranks.ts'
import { objection } from '../objections.ts'
import type { Reading } from '../reading.ts'
import { type Finding, refused, rules } from '../support.ts'
import type { Prepared, Unit } from '../units.ts'
import { objectsOf } from './cl02-objects.ts'
import { isBeforeNoun, isOwnDeed } from './cl03-own-deeds.ts'
import { isOfFew } from './cl09-one-and-many.ts'
import { isOnePerson, isPlural, lesseningTitle } from './cl17-titles.ts'

/** `Responsible for the budget`, where it was only prepared: more than its verb says. A noun of a deed may be a duty. */
export function dutyFinding(reading: Reading, word: Word, sources: Prepared): Finding | null {
  const objects = objectsOf(reading, word)
  // `the annual budget of the pool`: the budget.
  const object = objects.find(({ at }) => !objects.some((it) => it.at === at + 1))
  if (!object || rates.has(object.lower) || isDeedNoun(object.lower)) return null
  const said = object.asks.flatMap((key) => sources.words.get(key) ?? [])
  if (said.length === 0 || said.some(({ word: source, unit }) => isCharged(source, unit))) return null
  return refused(rules.rank, 'rank')
}

const things = amongMany(thingsLikeDeeds)

export const isDeedNoun = (lower: string) =>
  deedOf(singular(lower)) !== undefined || /.{3}ing$/.test(lower) || (readVerb(lower) !== null && !things(lower))

function isCharged(source: Word, { reading }: Unit): boolean {
  const governor =
    reading.words[source.governor] ??
    reading.words.find(({ at, sentence, verb }) => at > source.at && sentence === source.sentence && verb !== null)
  if (!governor?.verb || !(source.isDirect || source.governor < 0)) return governor === undefined
  return (
    governor.rank >= ranks.lead || isOfDuty(governor.verb) || isGeneralVerb(governor.verb) || governor.verb === duty
  )
}

/** `Responsible for the layout of` → `Laid out`; a leading verb only out of a duty. */
export function isNoun(reading: Reading, word: Word, unit: Unit): boolean {
  const root = word.asks[0] ?? ''
  return (unit.words.get(root) ?? []).some((source) => {
    if (source.verb || objection(word, source) || isBeforeNoun(source, unit.reading)) return false
    if (isOfFew(reading, source) || (isPlural(source) && isAgent(singular(source.lower)))) return false
    if (lesseningTitle(unit.reading, source)) return false
    if (!isOwnDeed(source, unit.reading, word.verb ?? '', reading)) return false
    if (word.rank < ranks.lead) return true
    const governor = unit.reading.words[source.governor]
    if (governor?.verb === duty) return true
    // `Management of a salon`; `Store Manager`.
    return (
      governor === undefined && (isOnePerson(unit.reading, source) || unit.reading.words[source.at + 1]?.lower === 'of')
    )
  })
}

/** `Prepared summaries of statements`, where they were summarised: the deed is in the noun. */
export function isCarried(reading: Reading, word: Word, unit: Unit): boolean {
  if (!isCarrying(word.verb ?? '')) return false
  const nouns = objectsOf(reading, word)
  return unit.verbs.some(
    (source) =>
      source.rank >= word.rank &&
      source.rank !== ranks.none &&
      nouns.some((noun) => isAnsweredBy(noun, source)) &&
      !objection(word, source),
  )
}
