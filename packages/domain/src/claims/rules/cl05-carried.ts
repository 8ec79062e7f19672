import { isRelative } from '../../language/tagging.ts'
import { nounBehind, type Word } from '../../language/word.ts'
import { among } from '../../text/patterns.ts'
import { lowerAt } from '../../text/tokens.ts'
import { namesIn } from '../../words/notation.ts'
import { nounsOfLearning } from '../../words/noun-classes.ts'
import { ranks } from '../../words/ranks.ts'
import { attachingVerbs, holdingVerbs, verbsOfNouns } from '../../words/verb-classes.ts'
import { objection } from '../objections.ts'
import type { Reading } from '../reading.ts'
import type { Unit } from '../units.ts'
import { isOwnDeed } from './cl03-own-deeds.ts'
import { isDeedNoun } from './cl04-duties.ts'

const carries = among(verbsOfNouns)
const attaches = among(attachingVerbs)
const holds = among(holdingVerbs)
const isLearnt = among(namesIn(nounsOfLearning).join(' '))

/** Verbs that any statement may speak of by its noun alone. */
export const isOfNouns = (verb: string): boolean => carries(verb) || attaches(verb)

/** `Carry out quarterly reviews`, where the line is `Quarterly reviews`: the noun of a role’s line is the person’s deed. */
export function isNounCarried(reading: Reading, word: Word, unit: Unit): boolean {
  if (!isOfNouns(word.verb ?? '') || unit.reading.isHeading || word.negation >= 0) return false
  const said = headsOf(reading, word).flatMap(({ asks }) => asks.flatMap((key) => unit.words.get(key) ?? []))
  return said.some(
    (source) =>
      !objection(word, source) && (isTold(reading, word, unit, source) || isAttached(reading, word, unit, source)),
  )
}

/** What it is done to, each noun without those before it: `imaging` in `stress and rest imaging`. */
const headsOf = ({ words }: Reading, { at, chain }: Word) =>
  words.filter(
    (it) =>
      it.isDirect &&
      it.governor === (chain.at(-1)?.at ?? at) &&
      it.at > at &&
      !it.isLight &&
      !it.verb &&
      !nounBehind(words, it),
  )

function isTold(reading: Reading, word: Word, { reading: said, source: from }: Unit, source: Word): boolean {
  if (!carries(word.verb ?? '') || source.verb || !isOfLine(from) || !isDeed(source)) return false
  const governor = said.words[source.governor]
  const isHelped = governor !== undefined && governor.rank < ranks.do && governor.rank >= word.rank && !source.isDirect
  return (governor === undefined || isHelped) && isOwnDeed(source, said, word.verb ?? '', reading)
}

const isOfLine = (source: Unit['source']) => source === null || source.kind === 'line' || source.kind === 'fact'

const isDeed = ({ lower, text }: Word) => (isDeedNoun(lower) || /^\p{Lu}{2,4}s?$/u.test(text)) && !isLearnt(lower)

/** `a ferry carrying 350 passengers`, where they stand behind a comma: the participle only joins them. */
function isAttached(text: Reading, word: Word, { reading: { words } }: Unit, source: Word): boolean {
  if (!isJoint(text, word)) return false
  if (holds(word.verb ?? '') && source.governor < 0) return true
  let first = source.at
  while (first > 0 && words[first - 1]?.part === source.part && lowerAt(words, first) !== 'with') first -= 1
  return first > 0 && (lowerAt(words, first) === 'with' || /[,(:]/.test(words[first]?.gap ?? ''))
}

/** `a ferry carrying`, `a clinic that now sees`. */
function isJoint({ words }: Reading, { verb, form, at }: Word): boolean {
  if (at === 0 || !attaches(verb ?? '')) return false
  return form === 'gerund' || (form === 'third' && [1, 2].some((back) => isRelative(words, at - back)))
}
