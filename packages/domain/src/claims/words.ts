import { lesserDeeds } from '../language/reservations.ts'
import { isTitle } from '../language/vocabulary.ts'
import type { Word } from '../language/word.ts'
import { ranks } from '../words/ranks.ts'
import { isBeforeNoun, isOwnDeed } from './own-deeds.ts'
import { inPlace } from './placing.ts'
import type { Reading } from './reading.ts'
import { byInitials, joinedWords, spelledBefore } from './spelled.ts'
import { type Finding, refused, rules, stated } from './support.ts'
import { isOfOtherAgent, isOnePerson, isOneself, isPlural } from './titles.ts'
import type { Found, Prepared } from './units.ts'

/** Whether a text keeps what a source takes back in part, in words or by a lesser verb than the source has. */
export function keepsReservations(text: Word, source: Word): boolean {
  const isLess = text.rank < source.rank
  const lesser =
    isLess && text.rank <= ranks.help ? lesserDeeds.help : isLess && text.rank <= ranks.share ? lesserDeeds.share : 0
  return (source.hedges & ~(text.kept | lesser)) === 0
}

/** Why a word of a source does not do for a word of the text; null where it does. */
export function objection(text: Word, source: Word): string | null {
  if (source.negation >= 0 !== text.negation >= 0) return rules.negation
  if (!keepsReservations(text, source)) return rules.hedge
  if (text.direction && source.direction && text.direction !== source.direction) return rules.together
  return claimsMore(text, source) ? rules.rank : null
}

/** What one only helped with was not done, and what one did was not led. */
function claimsMore(text: Word, source: Word): boolean {
  if (source.rank >= ranks.do || (source.passed !== null && text.deed === source.passed)) return false
  if (source.rank === ranks.others && !text.verb && !text.isDirect && text.rank !== ranks.none) return false
  return text.rank === ranks.none ? source.rank <= ranks.intent : text.rank > source.rank
}

export function wordFinding(reading: Reading, word: Word, sources: Prepared, tries: { left: number }): Finding {
  const units = new Set<number>()
  let why: string | null = null
  let isLiteral = false
  let isDegree = false
  const isPerson = isOnePerson(reading, word)
  const consider = ({ unit, word: source }: Found, key: string) => {
    if (isTitle(word.lower) && !word.verb && source.verb) return
    if (word.form === 'past' && !source.verb && isBeforeNoun(source, unit.reading) && !isBeforeNoun(word, reading))
      return
    if (isPerson && isOneself(reading, word) && (isPlural(source) || !isOneself(unit.reading, source))) {
      why ??= rules.title
      return
    }
    if (
      isOfOtherAgent(word, source, unit.reading) ||
      (word.verb && !isOwnDeed(source, unit.reading, word.verb, reading))
    ) {
      why ??= rules.rank
      return
    }
    const against = objection(word, source) ?? inPlace(reading, word, unit.reading, source)
    if (against) why ??= against
    else {
      units.add(unit.at)
      if (!/^[§<>]/.test(key)) isLiteral = true
      if (key.startsWith('>')) isDegree = true
    }
  }
  for (const key of word.asks) for (const found of sources.words.get(key) ?? []) consider(found, key)
  if (units.size > 0) return stated(units, isLiteral ? null : isDegree ? rules.degree : rules.synonym)
  for (const found of joinedWords(reading, word, sources)) consider(found, '')
  if (units.size > 0) return stated(units)
  const spelled = spelledBefore(reading, word)
  if (spelled) return wordFinding(reading, spelled, sources, tries)
  for (const found of byInitials(reading, word, sources, tries)) consider(found, '')
  if (units.size > 0) return stated(units, rules.initials)
  return refused(why ?? rules.words, why === rules.rank ? 'rank' : null)
}
