import type { Word } from '../language/word.ts'
import type { Reading } from './reading.ts'
import { isBestOfField, isLessened, isMoreOfPlace, isWholePlace } from './rules/cl01-scope.ts'
import { isLifted } from './rules/cl02-attached.ts'
import { isOnlyMake } from './rules/cl02-employers.ts'
import { isOfInner, isOfOtherWay, isOwners } from './rules/cl02-ties.ts'
import { isOfAnother, isOfThingAlone } from './rules/cl03-others.ts'
import { claimsMore } from './rules/cl03-rank.ts'
import { isGivenAndReceived } from './rules/cl04-received.ts'
import { dropsDate, dropsRemark, keepsReservations } from './rules/cl06-reservations.ts'
import { isDeniedMore } from './rules/cl07-denied.ts'
import { isMoreThanOne, isOfFew, isOfNoun, isOtherTime } from './rules/cl09-one-and-many.ts'
import { isWholeOfPart } from './rules/cl09-wholes.ts'
import { isLesserTitle } from './rules/cl17-titles.ts'
import { isOnlyNamed } from './rules/cl26-mentions.ts'
import { rules } from './support.ts'

// Why a word of a source does not do for a word of the text, though it says the same. The first that holds is told.

/** What both words tell by themselves. */
const ofWords: readonly [string, (text: Word, source: Word) => boolean][] = [
  [rules.negation, (text, source) => source.negation >= 0 !== text.negation >= 0],
  [rules.hedge, (text, source) => !keepsReservations(text, source)],
  [rules.together, ({ direction }, source) => !!direction && !!source.direction && direction !== source.direction],
  [rules.rank, claimsMore],
]

/** What their places tell beyond that. */
const ofPlaces: readonly [string, (text: Reading, word: Word, said: Reading, source: Word) => boolean][] = [
  [rules.counted, (text, _, __, source) => isOfFew(text, source)],
  [rules.hedge, (text, _, __, source) => dropsRemark(text, source)],
  [rules.counted, isMoreThanOne],
  [rules.counted, isOfNoun],
  [rules.counted, isOtherTime],
  [rules.counted, isWholeOfPart],
  [rules.together, isOfInner],
  [rules.together, isLifted],
  [rules.together, isOwners],
  [rules.words, (text, _, said, source) => isLessened(text, said, source)],
  [rules.rank, isGivenAndReceived],
  [rules.together, isOfOtherWay],
  [rules.words, (text, _, said, source) => isBestOfField(text, said, source)],
  [rules.title, isLesserTitle],
  [rules.together, isOnlyMake],
  [rules.together, isOnlyNamed],
  [rules.rank, isOfThingAlone],
  [rules.rank, (text, _, said, source) => isOfAnother(text, said, source)],
  [rules.hedge, dropsDate],
  [rules.negation, isDeniedMore],
  [rules.words, isWholePlace],
  [rules.words, isMoreOfPlace],
]

export function objection(text: Word, source: Word): string | null {
  return ofWords.find(([, holds]) => holds(text, source))?.[0] ?? null
}

export function inPlace(text: Reading, word: Word, said: Reading, source: Word): string | null {
  return ofPlaces.find(([, holds]) => holds(text, word, said, source))?.[0] ?? null
}
