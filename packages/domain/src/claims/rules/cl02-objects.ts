import { duty, isCarrying, isGeneralVerb, rankFor, rankOf } from '../../language/ranks.ts'
import { isRelative } from '../../language/tagging.ts'
import { isAnsweredBy, nounBehind, tells, type Word } from '../../language/word.ts'
import { among } from '../../text/patterns.ts'
import { lowerAt } from '../../text/tokens.ts'
import { ranks } from '../../words/ranks.ts'
import { pronounsOfThings } from '../../words/small-words.ts'
import { jointVerbs, verbsOfWholes } from '../../words/verb-classes.ts'
import type { Reading } from '../reading.ts'
import { type Finding, isOk, refused, rules } from '../support.ts'
import type { Prepared, Unit } from '../units.ts'

const isJoint = among(jointVerbs)
const isPronoun = among(pronounsOfThings)
const ofWhole = among(verbsOfWholes)

/** What a verb is done to must be what a source has it, or a verb like it, done to. */
export function withObject(reading: Reading, verb: Word, finding: Finding, sources: Prepared): Finding {
  const objects = objectsOf(reading, verb)
  if (!isOk(finding) || objects.length === 0 || finding.ok.units === null) return finding
  const fitting = [...finding.ok.units].filter((at) => {
    const unit = sources.units[at]
    return unit !== undefined && isDoneTo(verb, objects, unit)
  })
  if (fitting.length > 0)
    return !isOfWhole(verb) || fitting.some((at) => isSameThing(reading, objects, sources.units[at]))
      ? finding
      : refused(rules.together)
  // In no source at all: for the check of the words themselves.
  const isKnown = objects.some((object) => object.asks.some((key) => sources.words.has(key)))
  return isKnown
    ? refused(verb.rank >= ranks.lead ? rules.rank : rules.together, verb.rank >= ranks.lead ? 'rank' : null)
    : finding
}

const isOfWhole = ({ rank, verb }: Word) => rank >= ranks.lead || ofWhole(verb ?? '')

/** Who ran the rink café did not run the rink: what is led is not what only names it. */
function isSameThing(text: Reading, objects: readonly Word[], unit: Unit | undefined): boolean {
  const head = objects.find(({ at }) => !objects.some((it) => it.at === at + 1))
  const said = head?.asks.flatMap((key) => unit?.words.get(key) ?? []) ?? []
  if (!unit || said.length === 0) return true
  return said.some((source) => {
    const next = nounBehind(unit.reading.words, source)
    return !next || tells(text, next)
  })
}

/** The words right behind the verb, or behind the last of several that share them. */
export function objectsOf({ words }: Reading, verb: Word): Word[] {
  const last = verb.chain.at(-1) ?? verb
  const objects: Word[] = []
  const part = words.slice(last.at + 1).find((word) => !word.isLight || word.digits)?.part
  for (const word of words.slice(last.at + 1, last.at + 12)) {
    if (word.part !== part && !word.isLight) break
    if (word.governor !== last.at || word.sentence !== last.sentence || objects.length === 4) break
    if (word.isDirect && !word.isLight && !word.digits && word.negation < 0) objects.push(word)
  }
  return objects
}

function isDoneTo(verb: Word, objects: readonly Word[], unit: Unit): boolean {
  const said = objects.map((object) => object.asks.flatMap((key) => unit.words.get(key) ?? []))
  if (said.every((found) => found.length === 0)) return false
  const root = verb.asks[0] ?? ''
  const isNoun = (unit.words.get(root) ?? []).some((word) => !word.verb)
  if (isNoun) return verb.rank < ranks.lead || said.every((found) => found.length > 0)
  const done = said.filter((found) => found.some((source) => isOf(verb, source, unit))).length
  return verb.rank < ranks.lead ? done > 0 : done * 2 >= objects.length
}

function isOf(verb: Word, source: Word, { reading }: Unit): boolean {
  if (source.governor < 0)
    return verb.rank < ranks.lead || reading.words.some((it) => it.sentence === source.sentence && isLike(verb, it))
  if (source.verb && verb.rank < ranks.lead) return true
  // What the source has this very verb done to, where it has it at all: `fed hens and mended nets`.
  const same = reading.words.filter((it) => it.verb === verb.verb && it.governor >= 0)
  if (same.length > 0 && verb.rank < ranks.lead)
    return same.some((it) => reachesTo(it, source, reading) || isOfPronoun(it, reading))
  const isWide = isGeneralVerb(verb.verb ?? '') || rankOf(verb.verb ?? '') < ranks.do
  if (isWide) return source.isDirect || isTogether(verb)
  // `helped prepare the accounts`, where it was help with the accounts.
  if (isCarrying(verb.verb ?? '') && verb.rank < ranks.do && source.rank >= verb.rank) return true
  if (verb.rank >= ranks.lead && !source.isDirect) return false
  return reading.words.some(
    (it) => it.verb !== null && isLike(verb, it) && (reachesTo(it, source, reading) || isOfPronoun(it, reading)),
  )
}

/** The verb's own words, those of a verb that shares them, and those behind a participle inside of them. */
function reachesTo(verb: Word, source: Word, { words }: Reading): boolean {
  const governor = words[source.governor]
  if (!governor || governor.chain.includes(verb) || isOfClause(verb, source, words)) return true
  // `Helped the florist prepare wreaths`: help with the wreaths.
  if (verb.rank < ranks.do && governor.form === 'base' && governor.rank === verb.rank && governor.at > verb.at)
    return true
  return verb.verb !== duty && governor.form === 'gerund' && (words[governor.at - 1]?.governor ?? -1) === verb.at
}

/** `a clinic that I started`: what it is done to stands before it. */
const isOfClause = ({ at }: Word, source: Word, words: readonly Word[]) =>
  source.at < at - 2 &&
  /^(?:i|we)$/.test(lowerAt(words, at - 1)) &&
  isRelative(words, at - 2) &&
  words.slice(source.at, at - 2).every(({ isLight }) => !isLight)

const isOfPronoun = ({ at }: Word, { words }: Reading) =>
  words.slice(at + 1, at + 4).some(({ lower }) => isPronoun(lower))

/** One works with people whatever else one did for them. */
const isTogether = ({ verb }: Word) => isJoint(verb ?? '')

const isLike = (text: Word, source: Word) =>
  source.verb !== null &&
  rankFor(text, source) >= Math.min(text.rank, ranks.lead) &&
  (source.verb === text.verb ||
    source.verb === duty ||
    (isGeneralVerb(source.verb ?? '') && text.rank < ranks.lead) ||
    isAnsweredBy(text, source))
