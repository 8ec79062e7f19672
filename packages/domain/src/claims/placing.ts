import { isShortFor } from '../language/acronyms.ts'
import { isLifted, isOfOtherVerb, isSameDeed, linkBefore } from '../language/attachment.ts'
import { rates } from '../language/numbers/units.ts'
import { isGeneralVerb, isHanding, isLightVerb } from '../language/ranks.ts'
import { perThing } from '../language/remembered.ts'
import { deedOf } from '../language/synonyms.ts'
import { lowerAt, singular } from '../language/tokens.ts'
import { isAgent, isCredential, isDeterminer, isPreposition } from '../language/vocabulary.ts'
import { isAnsweredBy, nounBehind, tells, type Word } from '../language/word.ts'
import { isOnlyNamed } from './mentions.ts'
import { isTaken } from './own-deeds.ts'
import type { Reading } from './reading.ts'
import { rules } from './support.ts'
import { isLesserTitle, isPlural } from './titles.ts'
import { isRepeated, isWholeOfPart } from './wholes.ts'

/** Only so many of a whole, and the text does not say how many. */
export const isOfFew = (text: Reading, { subset }: Word): boolean =>
  subset !== null && !text.quantities.some(({ value }) => value === subset)

/** What the places of both words tell beyond themselves. */
export function inPlace(text: Reading, word: Word, said: Reading, source: Word): string | null {
  if (isOfFew(text, source)) return rules.counted
  if (source.remark.length > 0 && !source.remark.some((it) => tells(text, it))) return rules.hedge
  if (isMoreThanOne(text, word, said, source) || isOfNoun(text, word, said, source)) return rules.counted
  if (isOtherTime(text, word, said, source)) return rules.counted
  if (isWholeOfPart(text, word, said, source)) return rules.counted
  if (isOfInner(text, word, said, source) || isLifted(text, word, said, source) || isOwners(text, word, said, source))
    return rules.together
  if (isLessened(text, said, source)) return rules.words
  if (isGiven(text.words, word.governor) && isReceived(said.words, source)) return rules.rank
  if (isOfOtherWay(text, word, said, source)) return rules.together
  if (isBest(source) && !keepsField(text, said, source)) return rules.words
  if (isLesserTitle(text, word, said, source)) return rules.title
  if (isOnlyMake(text, word, said, source) || isOnlyNamed(text, word, said, source)) return rules.together
  if (isOfThing(said, source) && !isOfThing(text, word)) return rules.rank
  if (isAnothers(source, said) && !text.words.some(({ lower }) => toBe.test(lower))) return rules.rank
  if (isDatedStatus(said, source) && !isDatedStatus(text, word)) return rules.hedge
  if (word.negation >= 0 && !deniesAll(text, said, source)) return rules.negation
  if (isAllOver(text, word) && !isAllOver(said, source)) return rules.words
  return isPartOfPlace(said, source) && !isPartOfPlace(text, word) ? rules.words : null
}

const isGiven = (words: readonly Word[], at: number) =>
  /^ha\w+ given$| g(?:ave|iv(?:es?|ing))$/.test(`${lowerAt(words, at - 1)} ${lowerAt(words, at)}`)

/** Who took a course did not give it; but whoever took an assembly, or did a talk, did. */
function isReceived(words: readonly Word[], { at, form, deed, lower }: Word): boolean {
  // `Attended talks` reads as two deeds.
  const done = (form === 'third' ? words[at - 1]?.verb : deed) ?? ''
  if (/^(?:attend|receive|watch)$/.test(done)) return true
  return isTaken.test(done) && /^(?:course|training|class|lesson)/.test(lower)
}

const ofMany =
  /^(?:team|crew|group|range|number|variety|series|set|batch|pair|class|fleet|stock|line|piece|type|kind|amount|lot|staff|mix|cop|use|part|list)(?:s|y|ies)?$/

/** Who thatched the porch of the almshouse did not thatch the almshouse. */
export function isOfInner(text: Reading, word: Word, said: Reading, source: Word): boolean {
  const { words, numbered } = said
  const deed = text.words[word.governor]
  if (!deed || !word.isDirect || word.verb || source.verb || isWhenDone(text, word)) return false
  if (word.lower.includes("'") || text.words.slice(deed.at + 1, word.at).some(({ lower }) => isPreposition(lower)))
    return false
  if (!source.isDirect) return isTiedElsewhere(text, word, said, source)
  for (let at = deed.isLight ? -1 : source.at - 1; at > source.governor; at -= 1) {
    const [of, outer] = [words[at], words[at - 1]]
    if (!of || !outer || of.part !== source.part) return false
    if (of.lower === 'of') {
      // `14 km of the road`
      if (numbered.get(outer.at)?.kind === 'measure' && lowerAt(words, at + 1) === 'the')
        return !text.quantities.some(({ kind }) => kind === 'measure')
      const isThing = !outer.isLight && !outer.verb && !outer.digits && !numbered.has(outer.at)
      const isDeed = deedOf(outer.lower)?.startsWith(deed.verb ?? '') ?? false
      // `point of sale tills` are `POS tills`.
      const isTold = tells(text, outer) || isShortFor(outer, words.slice(outer.at, source.at + 1), text.words)
      return isThing && !ofMany.test(outer.lower) && !isDeed && !isTold
    }
    if (isPreposition(of.lower)) return false
  }
  return false
}

const times = /^(?:morning|afternoon|evening|night|weekend|\p{L}+day)s?$/u

/** `monthly payments`, `a night shift`: how often or when, not what. */
const isWhenDone = ({ words }: Reading, word: Word) =>
  (rates.has(word.lower) || times.test(word.lower)) && (/ly$/.test(word.lower) || nounBehind(words, word) !== undefined)

/** `created cocktails for the menu`: not the menu, unless the text has the cocktails created as well. */
function isTiedElsewhere(text: Reading, word: Word, said: Reading, source: Word): boolean {
  const [deed, own] = [text.words[word.governor], said.words[source.governor]]
  if (!deed || !own || isLightVerb(deed.verb ?? '') || !(isSameDeed(deed, own) || isGeneralVerb(deed.verb ?? '')))
    return false
  if (deed.verb !== own.verb && isHanding(deed.verb ?? '') && isHanding(own.verb ?? '')) return false
  // `Conducted home visits`, where families were visited at home.
  const behind = nounBehind(text.words, word)
  if (behind && isAnsweredBy(behind, own)) return false
  const objects = said.words
    .slice(own.at + 1, source.at)
    .filter((it) => it.isDirect && !it.isLight && !it.digits && !nounBehind(said.words, it))
  const isKept = (object: Word) =>
    text.words.some((it) => it !== word && it.isDirect && it.governor === word.governor && isAnsweredBy(it, object))
  return objects.length > 0 && !objects.some(isKept)
}

/** `two of the valley's villages` are not the valley, and a foreman's deputy is no foreman. */
function isOwners(text: Reading, { lower }: Word, { words }: Reading, source: Word): boolean {
  const next = words[source.at + 1]
  if (!next || next.isLight || tells(text, next)) return false
  return (/'s?$/.test(source.lower) && !/'s?$/.test(lower)) || /^['’] /.test(next.gap)
}

export const isMoreThanOne = (text: Reading, word: Word, said: Reading, source: Word): boolean =>
  source.negation < 0 &&
  isSingle(said, source) &&
  ((word.verb === null && isPlural(word)) || (isOne(said, source) && isRepeated(text, word)))

/** `a shop` is not `shops`; `a report a week` is. */
function isSingle(said: Reading, source: Word): boolean {
  const { words, isHeading } = said
  if (source.verb || isHeading || singular(source.lower) !== source.lower) return false
  // `zone B`
  const next = words[source.at + 1]
  if (next?.gap === ' ' && /^[A-Z]$/.test(next.text)) return true
  if (nounBehind(words, source)) return false
  for (let at = source.at - 1; at >= Math.max(0, source.at - 4); at -= 1) {
    const before = words[at]
    if (!before || before.sentence !== source.sentence || isPreposition(before.lower)) return false
    if (before.lower === 'the' && isHandled(source)) return false
    if (/^(?:a|an|one|another|the)$/.test(before.lower)) return !isRepeated(said, source)
    if (before.part !== source.part || isDeterminer(before.lower)) return false
  }
  return false
}

/** Who drove the forklift drove forklifts. */
const isHandled = ({ deed, lower }: Word) =>
  /^(?:drive|operate|use|answer)$/.test(deed ?? '') && !/^(?:site|school|shop|hotel|plant)$/.test(lower)

/** `twice in six years`, `every third weekend`: not every year, nor every weekend. */
const isOtherTime = (text: Reading, { at }: Word, { words, numbered }: Reading, source: Word) =>
  /^(?:every|each)$/.test(lowerAt(text.words, at - 1)) &&
  (numbered.get(source.at)?.unit === 'month' ||
    words[source.at + 1]?.digits ||
    (lowerAt(words, source.at - 2) === 'every' && !tells(text, words[source.at - 1] ?? source)))

/** `bicycle brakes` are no bicycles. */
function isOfNoun(text: Reading, word: Word, { words }: Reading, source: Word): boolean {
  const noun =
    isPlural(word) && !source.verb && !isPlural(source) && !nounBehind(text.words, word) && nounBehind(words, source)
  return noun ? !tells(text, noun) : false
}

/** `one porter in winter` is not `porter twice a week`. */
const isOne = ({ words }: Reading, { at }: Word) => /^(?:one|another)$/.test(lowerAt(words, at - 1))

/** `Tested eyes; referred cases to the hospital`: not at the hospital. */
function isOfOtherWay(text: Reading, word: Word, said: Reading, source: Word): boolean {
  const way = linkOf(said, source)
  return /^(?:to|from|into|about)$/.test(way) && linkOf(text, word) !== way && isOfOtherVerb(text, word, said, source)
}

const lessening = /^(?:semi|quarter|vice|ex|half|part|under|second|third|fourth)$/

/** `semi-finals` are no finals, and the second best is not the best. */
function isLessened(text: Reading, { words }: Reading, source: Word): boolean {
  const before = source.gap === '-' || isBest(source) ? lowerAt(words, source.at - 1) : ''
  return lessening.test(before) && !text.words.some(({ lower }) => lower === before)
}

const isBest = ({ lower }: Word) => /^(?:best|most|top|largest|biggest|leading|first|winner|champion)$/.test(lower)

/** The best in the district is not the best. */
function keepsField(text: Reading, said: Reading, source: Word): boolean {
  const fields: Word[][] = []
  for (const word of said.words.slice(source.at + 1)) {
    if (word.part !== source.part || /^(?:by|with|for|after|to)$/.test(word.lower)) break
    if (/^(?:in|of|among|at|across)$/.test(word.lower)) fields.push([])
    else if (!word.isLight && !word.digits) fields.at(-1)?.push(word)
  }
  return fields.every((words) => words.length === 0 || words.some((it) => tells(text, it)))
}

/** Who repaired Skoda cars, or brought straps to Skoda, did not work at Skoda. */
function isOnlyMake(text: Reading, word: Word, said: Reading, source: Word): boolean {
  if (!/^\p{Lu}/u.test(word.text) || source.governor < 0 || said.isHeading) return false
  const place = linkOf(text, word)
  const governor = text.words[word.governor]
  const isWork = governor !== undefined && (governor.isLight || /^(?:employ|join|hire)$/.test(governor.verb ?? ''))
  if (place !== 'at' && !(isWork && /^(?:for|with|by)$/.test(place))) return false
  const next = nounBehind(said.words, source)
  const isThings = next && /^\p{Ll}+$/u.test(next.text) && !/ly$/.test(next.lower)
  const link = linkOf(said, source)
  if (isThings && !tells(text, next) && !(isBranch.test(next.lower) && /^(?:at|for|in)$/.test(link))) return true
  if (link === 'of') return isWork && !isBranch.test(outerOf(said, source))
  return isWork && /^(?:to|from|about|near|after|outside|into|by)$/.test(link)
}

/** `across the diocese`, of which one parish is a part. */
const isAllOver = (reading: Reading, word: Word) =>
  !word.verb &&
  !isPlural(word) &&
  !word.isLight &&
  /^(?:across|throughout)$/.test(linkOf(reading, word)) &&
  isAlone(reading, word)
const isAlone = ({ words, numbered }: Reading, { at }: Word) =>
  !words.slice(Math.max(0, at - 3), at + 3).some((it) => numbered.has(it.at) || isPlural(it))

/** The noun before the `of`. */
function outerOf({ words }: Reading, { at }: Word): string {
  const of = words.slice(0, at).findLast(({ lower }) => lower === 'of')
  return lowerAt(words, (of?.at ?? 0) - 1)
}

const isBranch = /^(?:kitchen|workshop|department|staff|team|employ|office|branch|site|store)$/

/** The preposition before a name. */
function linkOf({ words }: Reading, { at }: Word): string {
  const link = lowerAt(words, linkBefore(words, at, at - 4))
  return isPreposition(link) ? link : ''
}

const toBe = /^(?:is|are|was|were)$/

/** `My brother is a fellow of the society`, `Employee of the Month was Ravi` */
const isAnothers = perThing((source: Word, { words }: Reading): boolean => {
  const own = words.filter(({ sentence }) => sentence === source.sentence)
  const be = own.find(({ lower }) => toBe.test(lower))
  const subject = be && words[be.at - 1]
  if (!be || !subject || be === own[0] || own.some(({ verb, at }) => verb !== null && at < be.at)) return false
  if (source.at > be.at) return isPerson.test(subject.lower) || isAgent(subject.lower)
  return /^\p{Lu}\p{Ll}/u.test(words[be.at + 1]?.text ?? '') && own.some(({ lower }) => ofHonour.test(lower))
})

const ofHonour = /^(?:year|month|award|prize|medal|best|winner|champion)$/
const isPerson = /^(?:husband|wife|brother|sister|son|daughter|friend|colleague|partner|he|she)$/

/** `The laboratory is accredited`, `a facility licensed by the state` */
const isOfThing = ({ words }: Reading, { lower, at, gap, part }: Word) => {
  const before = words[at - 1]
  if (!before || !isCredential(lower)) return false
  if (toBe.test(before.lower)) return !/^(?:i|we)$/.test(lowerAt(words, at - 2))
  const isNoun = gap === ' ' && before.part === part && !before.isLight && !before.verb && before.governor >= 0
  return isNoun && !isAgent(before.lower) && isPreposition(lowerAt(words, at + 1))
}

/** `valid to 2022` */
const isDatedStatus = ({ words }: Reading, { lower, at }: Word) =>
  /^(?:valid|active|current|licensed|certified|registered)$/.test(lower) &&
  /^(?:to|until|till|through)$/.test(lowerAt(words, at + 1))

/** `no accident for which I was at fault` is not `no accident`. */
function deniesAll(text: Reading, said: Reading, source: Word): boolean {
  const denied = text.words.filter(({ negation }) => negation >= 0)
  const end = said.words.find(
    ({ at, lower, negation }) =>
      negation === source.negation &&
      isWhen.test(lower) &&
      // `no at-fault collision`
      said.words[at + 1]?.gap !== '-' &&
      !said.words.slice(source.negation, at + 2).some((it) => /^(?:which|that|who|whom)$/.test(it.lower)),
  )
  return said.words
    .slice(0, end?.at)
    .every(
      (word) =>
        word.negation !== source.negation ||
        (said.numbered.has(word.at) ? denied.some(({ at }) => text.numbered.has(at)) : word.isLight) ||
        denied.some((it) => isAnsweredBy(it, word)),
    )
}

/** When and where nothing happened may be left out. */
const isWhen = /^(?:in|over|during|since|at|on|after|before)$/

/** `Western Australia` is not Australia. */
function isPartOfPlace({ words }: Reading, { at, text }: Word): boolean {
  const before = words[at - 1]
  return (
    /^\p{Lu}/u.test(text) &&
    before !== undefined &&
    /^(?:(?:north|south|east|west)(?:ern)?|lower|central|greater|mid)$/.test(before.lower)
  )
}
