import { duty, isCarrying, isDoing, isGeneralVerb, isOfDuty, rankFor, rankOf } from '../../language/ranks.ts'
import { changeOf, groupsOf } from '../../language/synonyms.ts'
import { isAnsweredBy, opensSentence, tells, type Word } from '../../language/word.ts'
import { among, amongMany } from '../../text/patterns.ts'
import { neutralThings, nounsOfDeeds } from '../../words/noun-classes.ts'
import { ranks } from '../../words/ranks.ts'
import { causeLinks, onesAndHalves, pronounsOfThings } from '../../words/small-words.ts'
import { objection } from '../objections.ts'
import type { Reading } from '../reading.ts'
import { type Finding, refused, rules, stated } from '../support.ts'
import type { Prepared, Unit } from '../units.ts'
import { isBeforeNoun } from './cl03-own-deeds.ts'
import { isCarried, isNoun } from './cl04-duties.ts'
import { isNounCarried, isOfNouns } from './cl05-carried.ts'
import { isOfFew } from './cl09-one-and-many.ts'
import { isOfTargets, isPastTarget, isToldByNumbers } from './cl11-derived.ts'

const isAmount = among(onesAndHalves)
const isPronoun = among(pronounsOfThings)

/** Whether the person did this, or more than this, by a source. */
export function verbFinding(reading: Reading, word: Word, sources: Prepared): Finding | null {
  const verb = word.verb ?? ''
  const units = new Map<number, string | null>()
  let isMore = false
  const add = (unit: Unit, rule: string | null) => {
    if (units.get(unit.at) !== null) units.set(unit.at, rule)
  }
  for (const unit of candidates(verb, word, sources)) {
    const how = inUnit(reading, word, verb, unit)
    if (how === 'more') isMore = true
    else if (how !== 'no') add(unit, how.rule)
  }
  if (units.size > 0) {
    const said = [...units.values()]
    return stated(new Set(units.keys()), said.includes(null) ? null : (said[0] ?? null))
  }
  if (isMore || rankOf(verb) >= ranks.lead) return refused(rules.rank, 'rank')
  return null
}

const most = 300

/** The statements that may speak of this verb at all. */
function candidates(verb: string, word: Word, sources: Prepared): Unit[] {
  const isWide =
    isCarrying(verb) ||
    isOfNouns(verb) ||
    isOfTargets(verb) ||
    verb === 'hold' ||
    verb in nounsOfDeeds ||
    verb === 'study' ||
    rankOf(verb) < ranks.do ||
    isOfDuty(verb) ||
    changeOf(verb) !== 0
  if (isWide) return sources.units.length > most ? sources.units.slice(0, most) : sources.units
  const units = new Set<Unit>()
  for (const key of [...word.asks, ...groupsOf(verb)])
    for (const { unit } of sources.words.get(key) ?? []) units.add(unit)
  return [...units]
}

type How = 'no' | 'more' | { rule: string | null }

function inUnit(reading: Reading, word: Word, verb: string, unit: Unit): How {
  let isMore = false
  const isTheirs = (it: Word) =>
    isChanging(it.verb) && (it.rank === ranks.others || isOfItself(it, unit.reading)) && tellsNoDeed(unit.reading, it)
  // `a plan that was not carried out`, `drawings made by the architect`
  const isByOthers = ({ rank, at }: Word) =>
    rank < word.rank && rank === ranks.others && tells(reading, unit.reading.words[at - 1] ?? word)
  if (unit.verbs.some((it) => it.verb === verb && (it.negation >= 0 !== word.negation >= 0 || isByOthers(it))))
    return 'more'
  for (const source of unit.verbs) {
    if (!isSameDeed(word, source)) continue
    if (isTheirs(source) && !isOfItself(word, reading)) {
      isMore = true
      continue
    }
    if (word.rank > rankFor(word, source) || objection(word, source) || isOfFew(reading, source)) isMore = true
    else return { rule: source.verb === verb ? null : source.verb === duty ? rules.duty : rules.synonym }
  }
  if (unit.verbs.length === 0 && (rankOf(verb) < ranks.do || verb === 'hold')) return { rule: rules.duty }
  if (verb === 'study' && unit.words.has('>degree')) return { rule: rules.duty }
  if (unit.verbs.length === 0 && (nounsOfDeeds[verb]?.split(' ') ?? []).some((noun) => unit.words.has(`=${noun}`)))
    return { rule: rules.duty }
  if (isNoun(reading, word, unit) || isCarried(reading, word, unit)) return { rule: rules.duty }
  if (isNounCarried(reading, word, unit)) return { rule: rules.synonym }
  if (isPastTarget(reading, verb, unit)) return { rule: rules.derived }
  if (isToldByNumbers(reading, verb, unit) && (isOfItself(word, reading) || !unit.verbs.some(isTheirs)))
    return { rule: rules.derived }
  return isMore ? 'more' : 'no'
}

const isChanging = (verb: string | null) => verb !== null && (changeOf(verb) !== 0 || verb === 'go')

const neutral = amongMany(neutralThings)

/** `Membership grew`: what it is said of stands before it. */
function isOfItself({ verb, form, at, part, sentence }: Word, { words }: Reading): boolean {
  const before = words[at - 1]
  if (!isChanging(verb) || form === 'gerund' || !before) return false
  const isThing = !before.isLight || neutral(before.lower) || isPronoun(before.lower)
  return before.sentence === sentence && before.part === part && isThing && !before.verb
}

const cause = among(causeLinks)

/** Whether a sentence ends between two words. */
const isApart = (words: readonly Word[], one: Word, other: Word) =>
  words.slice(Math.min(one.at, other.at) + 1, Math.max(one.at, other.at) + 1).some((word) => opensSentence(words, word))

/** Whether the sentence tells of no deed that the change may have come of. */
const tellsNoDeed = (reading: Reading, change: Word) =>
  reading.words.every((word) => {
    const { verb, rank, lower, at } = word
    if (isApart(reading.words, word, change)) return true
    const next = reading.words[at + 1]
    // `handling time` tells of none.
    const isNaming = isBeforeNoun(word, reading) || (word.form === 'gerund' && neutral(next?.lower ?? ''))
    if (verb && !isChanging(verb) && rank !== ranks.others && !isNaming) return false
    return !cause(lower) || !next || next.digits || isAmount(next.lower)
  })

function isSameDeed(word: Word, source: Word): boolean {
  const verb = word.verb ?? ''
  if (source.verb === verb) return true
  if (source.verb === duty) return isOfDuty(verb) || isGeneralVerb(verb)
  // To have helped is less than to have done.
  if (rankOf(verb) < ranks.do && source.rank >= word.rank) return true
  if (isGeneralVerb(verb) && source.rank >= ranks.do && isDoing(verb, source.verb ?? '')) return true
  return isAnsweredBy(word, source)
}
