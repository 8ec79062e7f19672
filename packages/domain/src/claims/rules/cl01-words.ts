import { changeOf } from '../../language/synonyms.ts'
import { isTitle } from '../../language/vocabulary.ts'
import type { Word } from '../../language/word.ts'
import { inPlace, objection } from '../objections.ts'
import type { Reading } from '../reading.ts'
import { type Finding, refused, rules, stated } from '../support.ts'
import type { Found, Prepared } from '../units.ts'
import { isBeforeNoun, isOwnDeed } from './cl03-own-deeds.ts'
import { isOfOtherWords } from './cl05-synonyms.ts'
import { isToldByNumbers } from './cl11-derived.ts'
import { byInitials, joinedWords, spelledBefore } from './cl16-initials.ts'
import { isOfOtherAgent, isOnePerson, isOneself, isPlural } from './cl17-titles.ts'
import { isOfDegree } from './cl19-degrees.ts'

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
      if (!isOfOtherWords(key)) isLiteral = true
      if (isOfDegree(key)) isDegree = true
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
  const byNumbers =
    word.verb || changeOf(word.lower) === 0
      ? []
      : sources.units.filter((unit) => isToldByNumbers(reading, word.lower, unit))
  if (byNumbers.length > 0) return stated(new Set(byNumbers.map(({ at }) => at)), rules.derived)
  return refused(why ?? rules.words, why === rules.rank ? 'rank' : null)
}
