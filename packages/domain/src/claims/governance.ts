import type { Quantity } from './quantities.ts'
import { rates } from './quantity-words.ts'
import { duty, rankOf, ranks } from './ranks.ts'
import { changeOf } from './synonyms.ts'
import { isAside, isToBe, joining, opensPart } from './tagging.ts'
import { lowerAt, singular } from './tokens.ts'
import { isAgent, isDeterminer, isNegator, isPreposition } from './vocabulary.ts'
import type { Word } from './word.ts'

type Numbered = ReadonlyMap<number, Quantity>

/** Which deed a word belongs to, and how much of it was the person's own. */
export function govern(words: Word[], numbered: Numbered) {
  let verb: Word | null = null
  let isBare = true
  let isDirect = false
  let sentence = -1
  let isOthers = false
  let isClause = false
  for (const word of words) {
    if (word.sentence !== sentence) {
      sentence = word.sentence
      verb = null
      isOthers = false
      isClause = false
    }
    const isPassive = word.verb !== null && isOfOthers(words, word, numbered)
    if (isPassive) disown(words, word)
    if (isPassedOn(words, word)) disown(words, word, word.verb)
    const isTheirs =
      word.verb !== null &&
      (isPassive ||
        (!numbered.has(word.at - 1) && hasOtherSubject(words, word, verb)) ||
        (isOthers && isRelative(words[word.at - 1])))
    if (isTheirs && !isPassive) {
      isOthers = true
      isClause = verb !== null && isOwnClause(words, word, verb)
    }
    if (word.verb && !isTheirs) {
      isOthers = false
      isClause = false
      const own = rankOfWord(word)
      const isUnder = verb !== null && verb.rank < ranks.do && isHelpedWith(words, verb, word)
      word.rank = isUnder && verb ? Math.min(verb.rank, own) : own
      word.chain = verb && isBare && verb.verb !== duty ? verb.chain : []
      word.chain.push(word)
      verb = word
      isBare = true
      isDirect = true
    } else {
      if (word.verb || (isOthers && (verb === null || isClause))) word.rank = ranks.others
      else if (verb) word.rank = verb.rank
      if (isBreak(words, word, numbered) && !isBare) isDirect = false
      else if (joining.has(lowerAt(words, word.at - 1)) && (isDeterminer(word.lower) || word.digits)) isDirect = true
      isBare &&= word.isLight && !word.digits && !numbered.has(word.at) && !isPronoun.test(word.lower)
    }
    word.governor = verb?.at ?? -1
    word.deed = verb?.verb ?? null
    word.isDirect = isDirect && verb !== null
  }
}

const isRelative = (word: Word | undefined) => word !== undefined && /^(?:that|which|who|and)$/.test(word.lower)

/** `Tests were run by the laboratory`: the tests were theirs. */
function disown(words: Word[], { at, part }: Word, passed: string | null = null) {
  for (let back = at - 1; back >= 0 && words[back]?.part === part; back -= 1) {
    const word = words[back]
    if (!word || (word.verb && word.rank !== ranks.none && passed === null)) return
    if (word.rank === ranks.none) word.rank = ranks.others
    word.passed = passed
  }
}

const passing = /^(?:go|refer|send|pass|hand|outsource|leave|delegate|forward|subcontract|assign|give)(?:-|$)/

/** `Safes were referred to a specialist`, `translations went to an agency`: what becomes of it is theirs. */
function isPassedOn(words: readonly Word[], { at, part, verb, form }: Word): boolean {
  const before = words[at - 1]
  if (!passing.test(verb ?? '') || form !== 'past' || !before || before.part !== part || firstOf(words, at)?.at === at)
    return false
  const to = words.slice(at + 1, at + 4).find((word) => word.part === part && word.lower === 'to')
  const taker = to ? words.slice(to.at + 1, to.at + 5).filter((word) => word.part === part) : []
  return taker.some(isPeople)
}

/** `the repainting of the tower by three contractors` */
export function isByOthers(words: readonly Word[], from: number): boolean {
  const part = words[from]?.part
  const by = words.slice(from + 1, from + 8).find((word) => word.part === part && word.lower === 'by')
  if (!by) return false
  const agents = words.slice(by.at + 1, by.at + 4).filter((word) => word.part === part)
  return agents.some((word, at) => isPeople(word) && !agents.slice(0, at).some(({ lower }) => isPreposition(lower)))
}

const isPronoun = /^(?:it|them|these|those)$/

/** A preposition ends what the deed is done to; not `of`, and not the `to` of `eight to ten`. */
function isBreak(words: Word[], { lower, at }: Word, numbered: Numbered): boolean {
  if (!isPreposition(lower) || lower === 'of' || numbered.has(at)) return false
  return !(numbered.has(at - 1) && numbered.has(at + 1)) && words[at + 1] !== undefined
}

/** `Helped write`, `took part in building`; not `Support the board and run meetings`. */
function isHelpedWith(words: Word[], verb: Word, word: Word): boolean {
  if (word.form === 'gerund') return true
  return word.form === 'base' && !(verb.form === 'base' && isCoordinate(words, word))
}

/** `the plan made by a consultant`: not the person's deed. */
function isOfOthers(words: Word[], { at, form }: Word, numbered: Numbered): boolean {
  if ((form !== 'past' && form !== 'participle') || words[at + 1]?.lower !== 'by') return false
  const agent = words[at + 2]
  if (isByOthers(words, at)) return true
  if (
    !agent ||
    numbered.has(at + 2) ||
    numbered.has(at + 3) ||
    /^(?:me|myself|hand|phone|email|mail|post)$/.test(agent.lower)
  )
    return false
  return isDeterminer(agent.lower) || isAgent(singular(agent.lower)) || /^\p{Lu}/u.test(agent.text)
}

const group =
  /^(?:team|crew|group|company|firm|department|agency|agencies|board|council|office|court|client|customer|owner|colleague|staff|people|(?:sub)?contractor|supplier|vendor|doctor|author|volunteer|patrol|brigade|specialist|authority)s?$/
const isPeople = (word: Word | undefined) =>
  word !== undefined && (group.test(word.lower) || isAgent(singular(word.lower)))

/** `so that` and `ensured that` begin a clause of their own. */
const isBeside = (word: Word | undefined) => word?.isDirect === false && !word.verb && word.lower !== 'so'

/** `the email team rebuilt its campaigns`, `supplied the crew that built the dam`: somebody else did it. */
function hasOtherSubject(words: Word[], { at, form, sentence }: Word, verb: Word | null): boolean {
  const before = words[at - 1]
  if (!before || before.sentence !== sentence || (form !== 'past' && form !== 'base' && form !== 'third')) return false
  if (/^(?:that|which|who)$/.test(before.lower))
    return verb === null
      ? before.lower === 'which'
      : before.lower === 'who' || isPeople(words[at - 2]) || isBeside(words[at - 2])
  if (words[at - 2]?.lower === 'whose') return true
  const isClause = opensClause(words, at)
  if (verb !== null && !isClause && !isAside(words, verb)) return false
  const isAfterAside = before.verb !== null && isAside(words, before)
  if (form !== 'past' || before.digits || (!isAfterAside && (before.isLight || before.verb))) return false
  const first = isClause ? words[(firstOf(words, at)?.at ?? 0) + 1] : firstOf(words, at)
  if (!first || opensPart(words[at]?.gap ?? '') || isCoordinate(words, words[at] ?? before)) return false
  const isNamed = /^(?:the|our|my|their|his|her|an?)$/.test(first.lower)
  if (isPeople(before)) return isNamed || first === before
  return !isChange(words[at]?.verb ?? '') && (isNamed || isDoing(words, at))
}

/** All that follows is theirs as well, up to a deed of the person. */
const isOwnClause = (words: readonly Word[], { at }: Word, verb: Word) =>
  opensClause(words, at) || isAside(words, verb) || words[at - 2]?.lower === 'whose' || words[at - 1]?.lower === 'who'

/** `while the patrol rescued skiers` */
const opensClause = (words: readonly Word[], at: number) =>
  /^(?:while|whereas|when)$/.test(firstOf(words, at)?.lower ?? '')

/** `Our beer won silver`, `Professor Lind published the edition`; not `Meals served a day`, nor `Rarely missed a shift`. */
function isDoing(words: readonly Word[], at: number): boolean {
  const [before, next, after] = [words[at - 1], words[at + 1], words[at + 2]]
  if (!before || !next || next.part !== words[at]?.part || /ly$/.test(before.lower)) return false
  if (/^(?:win|receive|earn|gain)$/.test(words[at]?.verb ?? '')) return !isPreposition(next.lower)
  return /^(?:the|an?|its|their|our|my|his|her)$/.test(next.lower) && !rates.has(after?.lower ?? '')
}

function firstOf(words: readonly Word[], at: number): Word | undefined {
  let first = at
  while (first > 0 && words[first - 1]?.part === words[at]?.part) first -= 1
  return words[first]
}

const isChange = (verb: string) => changeOf(verb) !== 0 || /^(?:improve|go|decline|climb)$/.test(verb)

const isCoordinate = (words: Word[], word: Word) => opensPart(word.gap) || joining.has(lowerAt(words, word.at - 1))

/** `co-led`, `coauthored`: with somebody. The hyphen is gone from the word, but not from its place. */
export const isShared = ({ lower, text, from, to }: Word): boolean =>
  /^co(?!ordinat|operat)/.test(lower) &&
  (to - from > text.length || /^co(?:author|found|chair|led|wrote|host|writer|lead)/.test(lower))

function rankOfWord(word: Word): number {
  if (word.verb === duty) return ranks.lead
  return isShared(word) ? ranks.share : rankOf(word.verb ?? '')
}

/** `no loss in the winters of 2023`: the winters are not denied. */
const isWhen = (words: readonly Word[], at: number) =>
  /^(?:in|during|over|throughout)$/.test(lowerAt(words, at)) &&
  words
    .slice(at + 1, at + 3)
    .some(({ lower }) => /^(?:winter|summer|spring|autumn|season|year|month|week)s$/.test(lower))

const notDenying = /^(?:only|just|later|less|fewer|more|matter|longer|limited)$/

/** What a `no` or a `without` takes back, to the end of its part. */
export function deny(words: Word[]) {
  let negator: Word | null = null
  for (const word of words) {
    if (negator && (word.part !== negator.part || word.lower === 'but' || isWhen(words, word.at))) negator = null
    if (negator) word.negation = negator.at
    const next = words[word.at + 1]
    if (isNegator(word.lower) && next?.gap !== '-' && !notDenying.test(next?.lower ?? '')) {
      negator = word
      word.isLight = true
    }
    if (word.lower === 'free' && word.gap === '-') {
      const before = words[word.at - 1]
      if (before) before.negation = word.at
      word.isLight = true
    }
  }
}

/** `from German into English`; `48 of them at home`. */
export function direct(words: Word[], numbered: Numbered) {
  let direction: Word['direction'] = null
  let subset: number | null = null
  for (const word of words) {
    const before = words[word.at - 1]
    const isBack = word.lower === 'with' && word.gap.includes(',')
    if (before?.sentence !== word.sentence || /[;(]/.test(word.gap) || isBack) {
      direction = null
      subset = null
    }
    if (word.verb) direction = /^(?:replace|substitute)$/.test(word.verb) ? 'from' : null
    if (
      /^(?:by|with)$/.test(word.lower) &&
      direction === 'from' &&
      /^(?:replace|substitute)$/.test(words[word.governor]?.verb ?? '')
    ) {
      word.direction = direction = 'to'
      continue
    }
    if (isPreposition(word.lower))
      direction =
        word.lower === 'from'
          ? 'from'
          : /^(?:to|into)$/.test(word.lower) && direction === 'from'
            ? 'to'
            : isSame(word.lower)
              ? direction
              : null
    if (/^(?:them|which|whom|these|those)$/.test(word.lower) && before?.lower === 'of')
      subset = numbered.get(word.at - 2)?.value ?? null
    // `where two reached finals`, `of which 1,900 on the ATR`, `; one was accepted`
    const counted = numbered.get(word.at)
    const isPart = /^(?:where|whom|which)$/.test(before?.lower ?? '')
    const after = counted && words[counted.last + 1]
    const isOfThem = isPart
      ? words[word.at - 2]?.lower === 'of'
      : word.gap.includes(';') && isToBe.test(after?.lower ?? '')
    if (counted && (isOfThem || (isPart && after?.verb))) subset = counted.value
    word.direction = direction
    word.subset = subset
  }
}

const isSame = (lower: string) => lower === 'of' || lower === 'and'
