import { among, amongMany, patternOf } from '../text/patterns.ts'
import type { Quantity } from '../text/quantities.ts'
import { lowerAt, singular } from '../text/tokens.ts'
import { rates } from '../text/units.ts'
import { artBodies, bodies, otherBodies, partners, served } from '../words/people.ts'
import { ranks } from '../words/ranks.ts'
import { passingVerb } from '../words/sentence-forms.ts'
import * as sentenceWords from '../words/sentences.ts'
import { beingVerbs, clauseOpeners, objectPronouns, relativePronouns, wordsBeforePart } from '../words/small-words.ts'
import { reshapingVerbs } from '../words/verb-classes.ts'
import { opensPassive } from './passive-lines.ts'
import { duty, rankOf } from './ranks.ts'
import { changeOf, isLikeOneOf } from './synonyms.ts'
import { isAside, isToBe, opensPart } from './tagging.ts'
import { isAgent, isDeterminer, isPreposition } from './vocabulary.ts'
import type { OpenWord, Word } from './word.ts'

const goesOn = among(sentenceWords.relativesAndJoints)
const tellsOwner = among(sentenceWords.linksOfOwners)
const isHandingOver = among(sentenceWords.handingVerbs)
const isPrize = among(sentenceWords.prizes)
const isOurs = among(sentenceWords.ownPronouns)
const isOwnMeans = among(sentenceWords.ownMeans)
const isOwnHand = among(sentenceWords.ownHands)
const isBeing = among(beingVerbs)
const isSomebodys = among(sentenceWords.ownersBefore)
const opensDoer = among(sentenceWords.doerOpeners)
const namesDoer = among(sentenceWords.doerNames)
const isToCome = among(sentenceWords.modalVerbs)
const isNoOther = among(sentenceWords.noOtherDoers)
const isHaving = among(sentenceWords.havingVerbs)
const opensAnyway = among(sentenceWords.openersOfOthers)
const isGaining = among(sentenceWords.gainingVerbs)
const opensObject = among(sentenceWords.objectOpeners)
const isMoving = among(sentenceWords.changingVerbs)

type Numbered = ReadonlyMap<number, Quantity>

/** [LG6] Which deed a word belongs to, and how much of it was the person's own. */
export function govern(words: OpenWord[], numbered: Numbered) {
  let verb: OpenWord | null = null
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
    if (verb && opensPassive(words, word, verb)) verb = null
    const isPassive = word.verb !== null && isOfOthers(words, word, numbered)
    if (isPassive) disown(words, word)
    if (isPassedOn(words, word)) disown(words, word, word.verb)
    const isTheirs =
      word.verb !== null &&
      (isPassive ||
        (!numbered.has(word.at - 1) && hasOtherSubject(words, word, verb)) ||
        (isOthers && (goesOn(lowerAt(words, word.at - 1)) || (verb === null && !isOwnAgain(words, word)))))
    if (isTheirs && !isPassive) {
      if (verb === null) disownWith(words, word)
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
      else if (sentenceWords.joiningWords.has(lowerAt(words, word.at - 1)) && (isDeterminer(word.lower) || word.digits))
        isDirect = true
      isBare &&= word.isLight && !word.digits && !numbered.has(word.at) && !isPronoun(word.lower)
    }
    word.governor = verb?.at ?? -1
    word.deed = verb?.verb ?? null
    word.isDirect = isDirect && verb !== null
  }
}

/** `…, and I held the rope` */
const isOwnAgain = (words: readonly Word[], { at, part }: Word) =>
  words.slice(Math.max(0, at - 3), at).some(({ lower }) => /^(?:i|we)$/.test(lower)) || words[at - 1]?.part !== part

const relative = among(relativePronouns)

/** `Tests were run by the laboratory`: the tests were theirs. */
function disown(words: OpenWord[], { at, part }: Word, passed: string | null = null) {
  for (let back = at - 1; back >= 0 && words[back]?.part === part; back -= 1) {
    const word = words[back]
    if (!word) return
    const isTold = word.verb !== null && word.rank !== ranks.none && !isNamedDeed(words, word)
    if (isTold && passed === null) return
    if (!isTold) word.rank = ranks.others
    word.passed = passed
  }
}

/** `Clipping of anxious dogs was left to the owner`: named, not told. */
const isNamedDeed = (words: readonly Word[], { at, form }: Word) => form === 'gerund' && lowerAt(words, at + 1) === 'of'

/** `A colleague with a permit handled the acid`: the permit is the colleague's. */
function disownWith(words: OpenWord[], { at, part }: Word) {
  const from = words.findIndex((word) => word.part === part && tellsOwner(word.lower))
  if (from > 0 && isPeople(words[from - 1]))
    for (const word of words.slice(from, at)) if (word.rank === ranks.none) word.rank = ranks.others
}

const passing = patternOf(passingVerb, '')

/** `Safes were referred to a specialist`, `translations went to an agency`: what becomes of it is theirs. */
function isPassedOn(words: readonly Word[], { at, part, verb, form }: Word): boolean {
  const before = words[at - 1]
  if (!passing.test(verb ?? '') || form !== 'past' || !before || before.part !== part || firstOf(words, at)?.at === at)
    return false
  if (isHandingOver(verb ?? '') && isToBe(before.lower)) return true
  const to = words.slice(at + 1, at + 4).find((word) => word.part === part && word.lower === 'to')
  // `Depot of the Year went to the depot across town`
  const isAward = words.slice(0, at).some(({ lower, sentence }) => isPrize(lower) && sentence === words[at]?.sentence)
  if (to && isAward && !isOurs(lowerAt(words, to.at + 1))) return true
  const taker = to ? words.slice(to.at + 1, to.at + 5).filter((word) => word.part === part) : []
  return taker.some(isPeople)
}

/** `the repainting of the tower by three contractors` */
export function isByOthers(words: readonly Word[], from: number): boolean {
  const part = words[from]?.part
  const by = words.slice(from + 1, from + 8).find((word) => word.part === part && word.lower === 'by')
  if (!by) return false
  const agents = words.slice(by.at + 1, by.at + 4).filter((word) => word.part === part)
  return agents.some(
    (word, at) =>
      (isPeople(word) || isServed(word.lower)) && !agents.slice(0, at).some(({ lower }) => isPreposition(lower)),
  )
}

/** Nothing between the verb and the `by` that they did instead: `Worked in a shop owned by the council`. */
function isDoneByOthers(words: readonly Word[], at: number): boolean {
  const by = words.findIndex((word) => word.at > at && word.lower === 'by')
  return (
    words[at]?.isLight === false &&
    !words.slice(at + 1, by).some(({ lower, verb }) => verb || /ed$/.test(lower)) &&
    isByOthers(words, at)
  )
}

const isPronoun = among(objectPronouns)

/** A preposition ends what the deed is done to; not `of`, and not the `to` of `eight to ten`. */
function isBreak(words: OpenWord[], { lower, at }: Word, numbered: Numbered): boolean {
  if (!isPreposition(lower) || lower === 'of' || numbered.has(at)) return false
  return !(numbered.has(at - 1) && numbered.has(at + 1)) && words[at + 1] !== undefined
}

/** `Helped write`, `took part in building`; not `Support the board and run meetings`. */
function isHelpedWith(words: OpenWord[], verb: Word, word: Word): boolean {
  if (word.form === 'gerund') return true
  return word.form === 'base' && !(verb.form === 'base' && isCoordinate(words, word))
}

/** `the plan made by a consultant`: not the person's deed. */
function isOfOthers(words: OpenWord[], { at, form }: Word, numbered: Numbered): boolean {
  if (form !== 'past' && form !== 'participle') return false
  // `Referred to Dr. Lang by six patients`
  if (isPreposition(lowerAt(words, at + 1)) && firstOf(words, at)?.at === at && isDoneByOthers(words, at)) return true
  if (words[at + 1]?.lower !== 'by') return false
  const agent = words[at + 2]
  if (isByOthers(words, at)) return true
  if (!agent || numbered.has(at + 2) || numbered.has(at + 3) || isOwnMeans(agent.lower)) return false
  return isDeterminer(agent.lower) || isAgent(singular(agent.lower)) || /^\p{Lu}/u.test(agent.text)
}

const isOfGroup = amongMany(bodies, otherBodies, partners)
const isServed = amongMany(served)
export const isPeople = (word: Word | undefined) =>
  word !== undefined && (isOfGroup(word.lower) || isAgent(singular(word.lower)))

/** `The shop is next to a bank that trains clerks` */
const isToldOfThing = (words: readonly Word[], at: number) => {
  const own = words.slice(0, at).filter(({ sentence }) => sentence === words[at]?.sentence)
  return own.some(({ lower }) => isBeing(lower)) && !own.some(({ lower }) => /^(?:i|we)$/.test(lower))
}

/** `so that` and `ensured that` begin a clause of their own. */
const isBeside = (word: Word | undefined) => word?.isDirect === false && !word.verb && word.lower !== 'so'

/** `toured with the show, which drew 900`: no work of the person, though nothing else stands before it. */
const isWith = (words: readonly Word[], { at, verb }: Word, last: number) =>
  !words[last]?.verb && isPreposition(lowerAt(words, at + 1)) && !verb?.includes('-') && last > at + 1

const isMaking = isLikeOneOf(
  'build create write introduce organise improve design train negotiate prepare lead lead-event edit publish stage do replace update ship win obtain automate program code model engineer duty',
)

const isReshaping = among(reshapingVerbs)
const opensTime = among(sentenceWords.timeOpeners)

/** `Merged two rotas, which cut overtime`: behind a comma, what came of it came of the deed; not so of what was only sold. */
function isCause(words: readonly Word[], { at, lower, gap }: Word, { verb }: Word): boolean {
  if (isMaking(verb ?? '')) return true
  return lower === 'which' && gap.includes(',') && isReshaping(verb ?? '') && isChange(words[at + 1]?.verb ?? '')
}

/** `a call after each service, which raised the score`: the services did not. */
const tellsWhen = (words: readonly Word[], { at, gap }: Word) =>
  gap.includes(',') &&
  isChange(words[at + 1]?.verb ?? '') &&
  words.slice(Math.max(0, at - 3), at).some(({ lower }) => opensTime(lower))

/** `a tool that cut errors` is the person's where they made it; `a boat that crossed the sea` is not by its repair. */
function isOfAntecedent(words: readonly Word[], pronoun: Word, verb: Word | null): boolean {
  const antecedent = words[pronoun.at - 1]
  const isGroup = words.slice(Math.max(0, pronoun.at - 4), pronoun.at).some(({ lower }) => isCollective(lower))
  // `part of the crew that built the dam`: with others, and that is reserved.
  if (isGroup && (verb === null || verb.isLight) && isOneOf(words, pronoun)) return false
  if (verb === null && pronoun.lower === 'who')
    return words.slice(Math.max(0, pronoun.at - 4), pronoun.at).some(({ lower }) => isSomebodys(lower))
  if (verb === null) return pronoun.lower === 'which' || isGroup || isToldOfThing(words, pronoun.at + 1)
  if (pronoun.lower === 'who' || isGroup || isPeople(antecedent) || !isCause(words, pronoun, verb)) return true
  return (
    (isBeside(antecedent) && !tellsWhen(words, pronoun) && !/^\p{Lu}/u.test(antecedent?.text ?? '')) ||
    isWith(words, verb, pronoun.at - 1)
  )
}

const opensPartOf = among(wordsBeforePart)

/** `Was part of`, `Member of`, `Worked as part of`, at the beginning of a sentence. */
function isOneOf(words: readonly Word[], { sentence }: Word): boolean {
  const own = words.filter((it) => it.sentence === sentence)
  const at = own.slice(0, 4).findIndex(({ lower }) => /^(?:part|member)$/.test(lower))
  return (
    at >= 0 && own[at + 1]?.lower === 'of' && own.slice(0, at).every(({ lower }) => isToBe(lower) || opensPartOf(lower))
  )
}

const isCollective = among(bodies, artBodies)

/** `the email team rebuilt its campaigns`, `supplied the crew that built the dam`: somebody else did it. */
function hasOtherSubject(words: OpenWord[], { at, form, sentence }: Word, verb: Word | null): boolean {
  const before = words[at - 1]
  if (!before || before.sentence !== sentence || (form !== 'past' && form !== 'base' && form !== 'third')) return false
  // `so that screens need one request`
  if (before.lower === 'that' && words[at - 2]?.lower === 'so') return true
  if (relative(before.lower)) return isOfAntecedent(words, before, verb)
  if (words[at - 2]?.lower === 'whose' || (isToBe(before.lower) && relative(lowerAt(words, at - 2)))) return true
  const clause = openingOf(words, at)
  const isClause = clause !== undefined
  if (verb !== null && !isClause && !isAside(words, verb)) return false
  if (verb === null && isToldOfOthers(words, at)) return true
  // `when a second officer was hired`
  if (isToBe(before.lower) && openingOf(words, at - 1)) return true
  const isAfterAside = before.verb !== null && isAside(words, before)
  if (form === 'third' && verb === null && !before.isLight && !before.verb) return true
  if (form === 'third') return isPeople(before) || opensDoer(firstOf(words, at)?.lower ?? '')
  if (form !== 'past' || before.digits || (!isAfterAside && (before.isLight || before.verb))) return false
  const first = clause ? words[clause.at + 1] : firstOf(words, at)
  if (!first || opensPart(words[at]?.gap ?? '') || isCoordinate(words, words[at] ?? before)) return false
  const isNamed = namesDoer(first.lower)
  if (isPeople(before)) return isNamed || first === before
  return !isChange(words[at]?.verb ?? '') && (isNamed || isDoing(words, at))
}

/** `The shop has traded for 60 years`; `…; the fence was painted`, where the person tells of themselves before. */
function isToldOfOthers(words: readonly Word[], at: number): boolean {
  const [auxiliary, deed] = [words[at - 1], words[at]]
  // `You will have led`
  const subject = isToCome(lowerAt(words, at - 2)) ? words[at - 3] : words[at - 2]
  if (!subject || !deed || isNoOther(subject.lower) || subject.verb || subject.sentence !== deed.sentence) return false
  if (isHaving(auxiliary?.lower ?? '')) return !isChange(deed.verb ?? '')
  if (
    !/^(?:was|were)$/.test(auxiliary?.lower ?? '') ||
    (lowerAt(words, at + 1) === 'by' && isOwnHand(lowerAt(words, at + 2)))
  )
    return false
  if (passing.test(deed.verb ?? '')) return false
  return words.some(
    ({ verb, rank, sentence }) => verb !== null && sentence < deed.sentence && rank >= ranks.help && rank < ranks.none,
  )
}

/** All that follows is theirs as well, up to a deed of the person. */
const isOwnClause = (words: readonly Word[], { at }: Word, verb: Word) =>
  openingOf(words, at) !== undefined ||
  isAside(words, verb) ||
  words[at - 2]?.lower === 'whose' ||
  words[at - 1]?.lower === 'who'

const opening = among(clauseOpeners)

/** `while the patrol rescued skiers`: the word that opens the clause of this verb. */
function openingOf(words: readonly Word[], at: number): Word | undefined {
  for (let back = at - 1; back >= Math.max(0, at - 7); back -= 1) {
    const word = words[back]
    if (!word || word.sentence !== words[at]?.sentence || word.verb || word.lower === 'i') return undefined
    if (opening(word.lower)) return isDeterminer(lowerAt(words, back + 1)) || opensAnyway(word.lower) ? word : undefined
  }
  return undefined
}

/** `Our beer won silver`, `Professor Lind published the edition`; not `Meals served a day`, nor `Rarely missed a shift`. */
function isDoing(words: readonly Word[], at: number): boolean {
  const [before, next, after] = [words[at - 1], words[at + 1], words[at + 2]]
  if (!before || !next || next.part !== words[at]?.part || /ly$/.test(before.lower)) return false
  if (isGaining(words[at]?.verb ?? '')) return !isPreposition(next.lower)
  if (next.digits) return !/s$/.test(before.lower)
  return opensObject(next.lower) && !rates.has(after?.lower ?? '')
}

function firstOf(words: readonly Word[], at: number): Word | undefined {
  let first = at
  while (first > 0 && words[first - 1]?.part === words[at]?.part) first -= 1
  return words[first]
}

const isChange = (verb: string) => changeOf(verb) !== 0 || isMoving(verb)

const isCoordinate = (words: OpenWord[], word: Word) =>
  opensPart(word.gap) || sentenceWords.joiningWords.has(lowerAt(words, word.at - 1))

/** `co-led`, `coauthored`: with somebody. The hyphen is gone from the word, but not from its place. */
export const isShared = ({ lower, text, from, to }: Word): boolean =>
  /^co(?!ordinat|operat)/.test(lower) &&
  (to - from > text.length || /^co(?:author|found|chair|led|wrote|host|writer|lead)/.test(lower))

function rankOfWord(word: Word): number {
  if (word.verb === duty) return ranks.lead
  return isShared(word) ? ranks.share : rankOf(word.verb ?? '')
}
