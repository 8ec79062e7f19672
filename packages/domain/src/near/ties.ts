import { stem } from '../language/words.ts'
import { commonStems } from '../match/common-words.ts'
import { among, amongMany, patternOf } from '../text/patterns.ts'
import { qualityEnding } from '../words/near-qualities.ts'
import { timeWords } from '../words/noun-classes.ts'
import { pairingWords, whichWords } from '../words/small-words.ts'
import { close, lemmaOf, nearness } from './nearness.ts'
import { isPreposition, nounBehind, type Reading, singular, type Word } from './sentence.ts'

/** A word and the statement that it stands in. */
export interface Placed {
  word: Word
  reading: Reading
}

const isContent = ({ isLight, digits }: Word) => !isLight && !digits
const ofTime = amongMany(timeWords)
/** When something was is told by the person alone, and two things on the same day have nothing in common. */
export const isTime = ({ lower }: Word): boolean => ofTime(lower)

/** What a deed is done to: the first nouns behind it, not what stands before them nor what is only listed with them. */
function objectsOf({ word, reading: { words } }: Placed): Word[] {
  const last = word.chain.at(-1) ?? word
  const particle = last.verb?.split('-')[1]
  const behind = words.slice(last.at + 1)
  const end = behind.findIndex(
    ({ lower, part }, at) =>
      part !== last.part || (isPreposition(lower) && !(at === 0 && (lower === 'of' || lower === particle))),
  )
  return behind
    .slice(0, end < 0 ? undefined : end)
    .filter((it) => isContent(it) && !it.verb && !isTime(it) && !isModifier(words, it))
}

/** `learning` of `learning and development statements`. */
function isModifier(words: readonly Word[], word: Word): boolean {
  if (nounBehind(words, word)) return true
  if (singular(word.lower) !== word.lower) return false
  const other = /^(?:and|or)$/.test(words[word.at + 1]?.lower ?? '') ? words[word.at + 2] : undefined
  return other !== undefined && isContent(other) && !other.verb && nounBehind(words, other) !== undefined
}

/** The word before, where it stands with this one: `vulnerable` of `vulnerable clients`. */
function wordBefore({ word: { at, gap, part }, reading: { words } }: Placed): Word | undefined {
  const before = words[at - 1]
  return before && gap === ' ' && before.part === part && isContent(before) && !before.verb ? before : undefined
}

const ofScope = among(whichWords)

const isSame = (ad: Word, own: Word) => lemmaOf(ad) === lemmaOf(own)
const isAlike = (ad: Word, own: Word) => isSame(ad, own) || nearness(ad, own) >= close

const areAlike = (ad: Word | undefined, own: Word | undefined) => (ad && own ? isAlike(ad, own) : false)

/** What the clause of a word speaks of besides, without what any work has. */
function besides({ word, reading: { words } }: Placed): Set<string> {
  const governor = word.verb ? (word.chain.at(-1) ?? word).at : word.governor
  const said = words.filter(
    (it) =>
      it !== word &&
      (it.governor === governor || it.at === governor) &&
      isContent(it) &&
      !isTime(it) &&
      !ofScope(it.lower) &&
      !isCommon(it),
  )
  return new Set(said.map(lemmaOf))
}

function sharedBy(ad: Placed, own: Placed): number {
  const theirs = besides(own)
  return [...besides(ad)].filter((it) => theirs.has(it)).length
}

/**
 * How much of what the advertisement says of its word the person says of theirs: 2 where it is the same thing, `Train
 * chefs` and `Trained cooks`, 1 where it is something alike; 0 where the words have only their table in common.
 */
export const tieOf = (ad: Placed, own: Placed): number =>
  ad.word.verb && own.word.verb ? tieOfDeeds(ad, own) : ad.word.verb || own.word.verb ? 0 : tieOfNames(ad, own)

/** A deed is done to something, here and there, and to no one in particular behind a preposition. */
function tieOfDeeds(ad: Placed, own: Placed): number {
  const [objects, theirs] = [objectsOf(ad), objectsOf(own)]
  if (objects.length === 0 || theirs.length === 0) return 0
  const some = (is: typeof isAlike) => objects.some((object) => theirs.some((it) => is(object, it)))
  return some(isSame) || sharedBy(ad, own) > 1 ? 2 : some(isAlike) ? 1 : 0
}

function tieOfNames(ad: Placed, own: Placed): number {
  const [behind, ownBehind] = [ad, own].map(({ word, reading }) => nounBehind(reading.words, word))
  if (behind || ownBehind) return areAlike(behind, ownBehind) ? 2 : 0
  const ownBefore = wordBefore(own)
  const tells = ownBefore && !isCommon(ownBefore) && !ofScope(ownBefore.lower)
  if (tells && areAlike(wordBefore(ad), ownBefore)) return 2
  // `flight crew` is a name of its own.
  if (ownBefore && !isQuality(ownBefore)) return 0
  return isDoneAlike(ad, own) ? 2 : Math.min(2, sharedBy(ad, own))
}

/** They say how many of something there are, which, or what it is like, and not what it is. */
const isQuality = ({ lower }: Word) => ofScope(lower) || quality.test(lower)
const quality = patternOf(qualityEnding, '')

/** The deeds that are done to something. */
const deedsTo = ({ word, reading: { words } }: Placed): readonly Word[] =>
  word.isDirect ? (words[word.governor]?.chain ?? []) : []

function isDoneAlike(ad: Placed, own: Placed): boolean {
  const deeds = deedsTo(own)
  return deedsTo(ad).some((deed) => !isCommon(deed) && deeds.some((it) => isAlike(deed, it)))
}

const isCommon = ({ lower, verb }: Word) => commonStems.has(stem(verb ?? lower))

const pairs = among(pairingWords)

/** `members of staff`, `team members`: two names of the same people. */
export const isPaired = ({ words }: Reading, own: Word): boolean =>
  [-2, -1, 1, 2].some((step) => {
    const other = words[own.at + step]
    const between = words[own.at + Math.sign(step)]
    if (!other || other.sentence !== own.sentence || !isContent(other)) return false
    return (Math.abs(step) === 1 || pairs(between?.lower ?? '')) && nearness(other, own) > 0
  })
