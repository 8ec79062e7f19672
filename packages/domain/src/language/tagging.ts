import { among, amongMany, patternOf } from '../text/patterns.ts'
import { isAbbreviated } from '../text/sentences.ts'
import { lowerAt } from '../text/tokens.ts'
import { rates } from '../text/units.ts'
import { oftenServed } from '../words/people.ts'
import { ranks } from '../words/ranks.ts'
import { otherWithParticle, verbBeforeGerund } from '../words/sentence-forms.ts'
import * as sentenceWords from '../words/sentences.ts'
import { auxiliaries, countingWords, relativePronouns } from '../words/small-words.ts'
import { speakingVerbs } from '../words/verb-classes.ts'
import { tagDuties } from './duties.ts'
import { isDoneByHelped, isHelped } from './helped.ts'
import { isListedAsBase, isListedAsNoun, isPointedAt } from './listed.ts'
import { setMeaning } from './meanings.ts'
import { isGeneralVerb, isLightVerb, rankOf, takesVerb } from './ranks.ts'
import { isPhrasal } from './synonyms.ts'
import { isBase, tabledVerb } from './tabled-verbs.ts'
import { readVerb, type VerbForm, verbForms } from './verbs.ts'
import { isAgent, isCredential, isDeterminer, isLight, isPreposition, isTitle, opensVerb } from './vocabulary.ts'
import type { OpenWord, Word } from './word.ts'

const isRelativePronoun = among(relativePronouns)
const tellsWhen = among(sentenceWords.linksOfEvents)
const opensDone = among(sentenceWords.doneOpeners)
const opensAside = among(sentenceWords.asideOpeners)
const isKnown = among(sentenceWords.knownBefore)
const isPronoun = among(sentenceWords.pronounsBehind)
const opensSubject = among(sentenceWords.subjectOpeners)
const opensClause = among(sentenceWords.sideOpeners)
const opensOthers = among(sentenceWords.othersOpeners)
const tellsEmployer = among(sentenceWords.linksOfStarts)

const endsSentence = (gap: string) => /[.!?]["”’)]?\s|[;\n•|]/.test(gap)
export const opensPart = (gap: string) => /[,:–—()/&]|\s-\s/.test(gap)

/** [LG4] Tells which words are verbs, and where sentences and their parts begin. */
export function tagVerbs(words: OpenWord[], isDated: boolean) {
  let sentence = 0
  let part = 0
  let firstForm: VerbForm | null = null
  words.forEach((word, at) => {
    if (
      at > 0 &&
      endsSentence(word.gap) &&
      !(/^\.\s/.test(word.gap) && isAbbreviated(lowerAt(words, at - 1), word.lower))
    ) {
      sentence += 1
      part += 1
      firstForm = null
    } else if (at > 0 && (opensPart(word.gap) || sentenceWords.joiningWords.has(word.lower))) part += 1
    word.sentence = sentence
    word.part = part
    const verb = verbAt(words, at, firstForm, isDated)
    if (!verb) return
    word.form = verb.form
    word.verb = withParticle(words, at, verb.base)
    // `took care of`: the second word is the verb's.
    const particle = word.verb.includes('-') ? words[at + 1] : undefined
    if (particle) particle.isLight = true
    firstForm ??= verb.form
    word.isLight =
      isLightVerb(word.verb) ||
      isTakingPlace(words, at) ||
      (isLight(word.lower) &&
        word.verb !== 'make' &&
        !(word.verb === 'serve' && isOfSomebody(words[at + 1])) &&
        !isGeneralVerb(word.verb) &&
        !word.verb.includes('-') &&
        rankOf(word.verb) === ranks.do)
  })
  untagSubjects(words)
  tagDuties(words)
  for (const word of words) setMeaning(words, word)
}

/** `and lead weekly meetings`: what leads is seldom a noun there. */
const isLeading = (base: string, next: Word) =>
  rankOf(base) >= ranks.lead && !isPreposition(next.lower) && !next.isLight

/** No noun is written like it. */
const isOnlyVerb = (base: string) => /(?:ate|ise|ize|ify)$/.test(base) || rankOf(base) !== ranks.do

const numberWord = among(countingWords)

export const isToBe = among(auxiliaries)

/** `Support tickets fell`: what looks like a verb at the start is what the sentence is about. */
function untagSubjects(words: OpenWord[]) {
  let first: OpenWord | null = null
  for (const word of words) {
    const isStart = word.at === 0 || words[word.at - 1]?.sentence !== word.sentence
    if (isStart) first = word.form === 'past' || word.form === 'gerund' ? null : word.verb ? word : null
    else if (first && word.part !== first.part) first = null
    else if (
      first &&
      (isToBe(word.lower) || (word.form === 'past' && sentenceWords.movementVerbs.has(word.verb ?? '')))
    ) {
      if (!isRelativePronoun(lowerAt(words, word.at - 1))) {
        first.verb = null
        first.form = null
        first.isLight = isLight(first.lower)
      }
      first = null
    }
  }
}

function verbAt(
  words: OpenWord[],
  at: number,
  firstForm: VerbForm | null,
  isDated: boolean,
): { base: string; form: VerbForm } | null {
  const word = words[at]
  if (!word || word.digits) return null
  const known =
    readVerb(word.lower) ?? tabledVerb(word.lower, opensDeed(words, at)) ?? withPrefix(word.lower) ?? guessed(words, at)
  if (!known || (sentenceWords.emptyVerbs.has(known.base) && !isDone(words, at, known.base))) return null
  // `set`, `cut`, `put`: the past is the base.
  const isPast =
    known.form === 'base' &&
    firstForm !== 'base' &&
    verbForms(known.base).past === word.lower &&
    !isHelped(words, word) &&
    !isListedAsBase(words, at)
  const before = words[at - 1]
  if (isPointedAt(words, at)) return null
  const isParticiple =
    known.form === 'base' &&
    (isToBe(before?.lower ?? '') || isRunBy(words, at)) &&
    verbForms(known.base).participle === word.lower
  const read = isPast || isParticiple ? { base: known.base, form: 'past' as const } : known
  const next = words[at + 1]
  if (isCredential(word.lower) && !isDeterminer(next?.lower ?? '') && !next?.digits) return null
  const isFirst = !before || before.sentence !== word.sentence || isAfterCircumstance(words, at)
  // `cross-trained staff` and `VM-based`: a verb only where a statement opens with it.
  if (next && /^[-–]$/.test(next.gap)) return null
  if (word.gap === '-') return read.form === 'past' && opensWith(words, at - 1) ? read : null
  const hasMore = next !== undefined && !endsSentence(next.gap)
  const opens =
    isFirst ||
    opensPart(word.gap) ||
    sentenceWords.joiningWords.has(before?.lower ?? '') ||
    (/ly$/.test(before?.lower ?? '') && !(rates.has(before?.lower ?? '') && /^(?:base|third)$/.test(read.form)))
  if (read.form !== 'past' && isSpokenTo(words, at)) return null
  switch (read.form) {
    case 'gerund':
      // `Provided cleaning services`
      if (
        before?.verb &&
        !takesGerund.test(before.verb) &&
        rankOf(before.verb) >= ranks.do &&
        next &&
        !next.isLight &&
        !next.digits &&
        next.gap === ' '
      )
        return null
      // `Dispensing optician`
      if (isInNounPhrase(words, at) || (isFirst && next && isAgent(next.lower))) return null
      return hasMore &&
        !/^[,)]/.test(next.gap) &&
        (opens || isPreposition(before?.lower ?? '') || !isPreposition(next.lower) || next.lower === 'about') &&
        !sentenceWords.joiningWords.has(next.lower)
        ? read
        : null
    case 'past':
    case 'participle':
      if (opens) return read
      if (before?.verb && isAside(words, before)) return read
      if (isRelative(words, at - 1)) return read
      if (before && (isDeterminer(before.lower) || isPreposition(before.lower) || before.digits || before.verb))
        return before.lower === 'to' || rankOf(before.verb ?? '') < ranks.do ? read : null
      return read
    default: {
      // `Plans drawn by the agency`
      if (isFirst && next && read.form === 'third' && /^(?:past|participle)$/.test(readVerb(next.lower)?.form ?? ''))
        return null
      // `finance built the dashboard`; but `Build automated tests`
      const after = words[at + 2]
      const isSubject = after && (isDeterminer(after.lower) || isPreposition(after.lower))
      if (isFirst && next && isSubject && readVerb(next.lower)?.form === 'past') return null
      if (
        isFirst &&
        next &&
        (isTitleAt(words, at, read.base) || (isDated && !isDeterminer(next.lower) && !next.digits))
      )
        return null
      if (isFirst && isListedAsNoun(words, at)) return null
      if (isFirst)
        return hasMore && next.lower !== 'of' && (!/^[,:]/.test(next.gap) || isListOfVerbs(next)) ? read : null
      if (
        opens &&
        hasMore &&
        (isDeterminer(next.lower) || next.digits || numberWord(next.lower) || isLeading(read.base, next))
      )
        return read
      if (opens && (firstForm === 'base' || firstForm === 'third'))
        return hasMore && (!isPreposition(next.lower) || isOnlyVerb(read.base)) ? read : null
      if (read.form === 'third' && (isOfThing(words, at) || isNowOf(words, at))) return read
      if (opensVerb(before?.lower ?? '') && !sentenceWords.joiningWords.has(before?.lower ?? ''))
        return read.form === 'third' && before?.lower === 'to' ? null : read
      if (read.form === 'base' && isDoneByHelped(words, at)) return read
      return before?.verb && takesVerb(rankOf(before.verb)) ? read : null
    }
  }
}

/** `a clinic held every month`; not `Clinics were held` */
const isTakingPlace = (words: readonly Word[], at: number) =>
  words[at]?.lower === 'held' && words[at - 1]?.isLight === false && tellsWhen(lowerAt(words, at + 1))

const speaking = among(speakingVerbs)
const isSpokenTo = (words: readonly Word[], at: number) =>
  lowerAt(words, at - 1) === 'to' && speaking(words[at - 2]?.verb ?? '')

/** No heading goes on so: `Rent law`. */
const isObject = (next: Word) => next.digits || isDeterminer(next.lower) || /[^s]s$/.test(next.lower)

/** `Started selling cars`: the second verb is what was done. */
const takesGerund = patternOf(verbBeforeGerund, '')

/** `who did the wiring` */
const isDone = (words: readonly Word[], at: number, base: string) => base === 'do' && opensDone(lowerAt(words, at + 1))

/** `a trial run by the clinic` */
const isRunBy = (words: readonly Word[], at: number) =>
  words[at + 1]?.lower === 'by' && isDeterminer(lowerAt(words, at + 2)) && words[at - 1]?.isLight === false

/** `Together with the owner, buy flowers`: the statement opens behind the comma. */
function isAfterCircumstance(words: readonly Word[], at: number): boolean {
  const word = words[at]
  if (!word?.gap.includes(',') || !/^\p{Ll}/u.test(word.text)) return false
  let first = at
  while (first > 0 && words[first - 1]?.sentence === word.sentence && !words[first - 1]?.verb) first -= 1
  const opening = words[first]
  if (!opening || first === at || words[first - 1]?.sentence === word.sentence) return false
  return isPreposition(opening.lower) || opening.lower === 'together'
}

/** `Served meals`; but `served as a cook`, `served in the navy`. */
const isOfSomebody = (next: Word | undefined) => next !== undefined && !isPreposition(next.lower) && next.lower !== 'as'

/** `the brewery where I worked` */
export const isAside = (words: readonly Word[], { at }: Word): boolean =>
  /^(?:i|we)$/.test(lowerAt(words, at - 1)) && opensAside(lowerAt(words, at - 2))

/** `Hire, train and schedule cooks` */
const isListOfVerbs = (next: Word) => next.gap === ', ' && isBase(next.lower) && /^\p{Ll}/u.test(next.text)

/** Where what may be a noun is a verb: `asked to defrost freezers`, `Rinse and press sheets`. */
function opensDeed(words: OpenWord[], at: number): boolean {
  const next = words[at + 1]
  if (!next || !(opensWith(words, at) || opensVerb(lowerAt(words, at - 1)))) return false
  return isObject(next) || isListOfVerbs(next) || (next.lower === 'and' && isBase(lowerAt(words, at + 2)))
}

/** `Lead Engineer at Looma`, `Shift leader`; but `Lead Terraform modules`, `Manage engineers`. */
function isTitleAt(words: OpenWord[], at: number, base: string): boolean {
  const next = words[at + 1]
  const after = words[at + 2]
  const isTitleVerb = isTitle(base)
  if (!next || (rankOf(base) >= ranks.lead && !isTitleVerb)) return false
  if (isTitleVerb && isPreposition(next.lower) && next.lower !== 'with') return true
  // `Cook for a nursery`, `Vet checking herds`
  if (isAgent(base) && /ing$|^(?:for|at)$/.test(next.lower)) return true
  if (isAgent(next.lower) || next.lower === 'who') return true
  const isCapital = (it: Word | undefined) => it !== undefined && /^\p{Lu}\p{Ll}/u.test(it.text)
  return (
    isCapital(words[at]) &&
    isCapital(next) &&
    (!after || isCapital(after) || isPreposition(after.lower) || /[,(–-]/.test(after.gap))
  )
}

/** `the new booking system`; but `the executives selling software`. */
function isInNounPhrase(words: OpenWord[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 3); back -= 1) {
    const word = words[back]
    if (!word || word.sentence !== words[at]?.sentence) return false
    if (isDeterminer(word.lower)) return true
    if (
      word.verb ||
      isPreposition(word.lower) ||
      /s$/.test(word.lower) ||
      sentenceWords.joiningWords.has(word.lower) ||
      words[back + 1]?.gap.includes(',')
    )
      return false
  }
  return false
}

function opensWith(words: OpenWord[], at: number): boolean {
  const word = words[at]
  const before = words[at - 1]
  return (
    word !== undefined &&
    (!before ||
      before.sentence !== word.sentence ||
      opensPart(word.gap) ||
      sentenceWords.joiningWords.has(before.lower))
  )
}

/** `Handed out`, `Mowed`: a verb that we do not know, where a statement opens with it. */
function guessed(words: OpenWord[], at: number): { base: string; form: VerbForm } | null {
  const match = /^(?!(?:sh|sl|fl|br|shr|sp)ed$)([a-z]+[^e\W])ed$/.exec(lowerAt(words, at))
  const next = words[at + 1]
  if (!match || ((!next || /[,;(]/.test(next.gap)) && !isPassiveAt(words, at))) return null
  // `The patrol rescued 14 skiers`
  const isTold = at > 0 && words[at - 1]?.isLight === false && isKnown(lowerAt(words, Math.max(0, at - 2)))
  const isToldLong = at > 2 && words[at - 1]?.isLight === false && isKnown(lowerAt(words, at - 3))
  const isObject = next !== undefined && (next.digits || isDeterminer(next.lower) || isPronoun(next.lower))
  if (
    !opensWith(words, at) &&
    !((isTold || isToldLong) && isObject) &&
    !isInClause(words, at) &&
    !isOfPeople(words, at) &&
    !isRelative(words, at - 1) &&
    !isPassiveAt(words, at)
  )
    return null
  const base = (match[1] ?? '').replace(/([bdgmnprt])\1$/, '$1').replace(/i$/, 'y')
  return { base, form: 'past' }
}

const isServed = amongMany(oftenServed)

/** `Customers redeemed 70% of pledges` */
function isOfPeople(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]
  if (!before || before.sentence !== words[at]?.sentence) return false
  const isFirst = words[at - 2]?.sentence !== before.sentence
  return isFirst && (isServed(before.lower) || (/s$/.test(before.lower) && isAgent(before.lower.slice(0, -1))))
}

/** `The estate holds three medals` */
function isOfThing(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]
  if (!next || !(isDeterminer(next.lower) || next.digits || numberWord(next.lower)) || words[at - 1]?.isLight !== false)
    return false
  const sentence = words[at]?.sentence
  const first = words.find((word) => word.sentence === sentence)
  if (!first || at - first.at > 4) return false
  return opensSubject(first.lower) || (first.at === at - 1 && !/s$/.test(first.lower) && !first.verb)
}

/** `60 patients were treated`; `Was commended` is what befell the person. */
const isPassiveAt = (words: readonly Word[], at: number) =>
  /^(?:was|were)$/.test(lowerAt(words, at - 1)) &&
  words[at - 2]?.sentence === words[at]?.sentence &&
  lowerAt(words, at - 2) !== 'i'

/** `a coat that won the prize`, `a clinic set up in 2021 that sees children` */
export function isRelative(words: readonly Word[], at: number): boolean {
  const noun = words[at - 1]
  return isRelativePronoun(lowerAt(words, at)) && noun !== undefined && (!noun.isLight || noun.digits) && !noun.verb
}

/** `a clinic that now sees children` */
const isNowOf = (words: readonly Word[], at: number) => lowerAt(words, at - 1) === 'now' && isRelative(words, at - 2)

/** `while my partner intubated patients` */
function isInClause(words: readonly Word[], at: number): boolean {
  if (words[at - 1]?.isLight !== false) return false
  const behind = words.slice(Math.max(0, at - 5), at).map(({ lower }) => lower)
  const opening = behind.findLastIndex((lower) => opensClause(lower))
  return opening >= 0 && opensOthers(behind[opening + 1] ?? '')
}

/** `co-wrote` and `re-negotiated` are of `write` and `negotiate`. */
function withPrefix(lower: string) {
  const match = /^(co|re|pre|de|out|un|over|under)(?!bound$)(\p{L}{3,})$/u.exec(lower)
  const read = match ? readVerb(match[2] ?? '') : null
  if (!read || !match) return null
  return match[1] === 'co' ? read : { base: `${match[1]}${read.base}`, form: read.form }
}

/** `a clinic that I started in 2021` */
const isOwnThing = (words: readonly Word[], at: number) =>
  /^(?:i|we)$/.test(lowerAt(words, at - 1)) && isRelativePronoun(lowerAt(words, at - 2))

function withParticle(words: OpenWord[], at: number, base: string): string {
  const next = words[at + 1]
  // `holding up-to-date tickets`
  if (!next || !/^\s$/.test(next.gap) || words[at + 2]?.gap === '-') return base
  // Who began at a bakery founded none.
  if (/^(?:start|begin)$/.test(base) && tellsEmployer(next.lower) && !isOwnThing(words, at)) return 'start-at'
  const phrase = `${base}-${next.lower}`
  // Who wrote up the costs has authored none.
  if (isOtherWith.test(phrase)) return phrase
  const isFirst = words[at - 1]?.sentence !== words[at]?.sentence
  return isPhrasal(phrase) || (isLightVerb(phrase) && !(isFirst && phrase === 'lead-to')) || rankOf(phrase) !== ranks.do
    ? phrase
    : base
}

/** Verbs that say something else with these words behind them. */
const isOtherWith = patternOf(otherWithParticle, '')
