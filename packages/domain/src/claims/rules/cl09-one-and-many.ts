import { isDeterminer, isPreposition } from '../../language/vocabulary.ts'
import { nounBehind, tells, type Word } from '../../language/word.ts'
import { among } from '../../text/patterns.ts'
import { lowerAt, singular } from '../../text/tokens.ts'
import { housesRun } from '../../words/noun-classes.ts'
import { articlesOfOne } from '../../words/small-words.ts'
import { verbsOfTools } from '../../words/verb-classes.ts'
import type { Reading } from '../reading.ts'
import { isRepeated } from './cl09-wholes.ts'
import { isPlural } from './cl17-titles.ts'

const isHouse = among(housesRun)
const isUsing = among(verbsOfTools)
const beforeOne = among(articlesOfOne)

/** Only so many of a whole, and the text does not say how many. */
export const isOfFew = (text: Reading, { subset }: Word): boolean =>
  subset !== null && !text.quantities.some(({ value }) => value === subset)

export const isMoreThanOne = (text: Reading, word: Word, said: Reading, source: Word): boolean =>
  source.negation < 0 &&
  isSingle(said, source) &&
  ((word.verb === null && isPlural(word)) || (isOne(said, source) && isRepeated(text, word)))

/** `a shop` is not `shops`; `a report a week` is. */
function isSingle(said: Reading, source: Word): boolean {
  const { words, isHeading } = said
  if (source.verb || isHeading || singular(source.lower) !== source.lower) return false
  // `zone B`; but `guest C-forms`
  const next = words[source.at + 1]
  if (next?.gap === ' ' && /^[A-Z]$/.test(next.text) && words[next.at + 1]?.gap !== '-') return true
  if (nounBehind(words, source)) return false
  for (let at = source.at - 1; at >= Math.max(0, source.at - 4); at -= 1) {
    const before = words[at]
    if (!before || before.sentence !== source.sentence || isPreposition(before.lower)) return false
    if (before.lower === 'the' && isHandled(source)) return false
    if (beforeOne(before.lower)) return !isRepeated(said, source)
    if (before.part !== source.part || isDeterminer(before.lower)) return false
  }
  return false
}

/** Who drove the forklift drove forklifts. */
const isHandled = ({ deed, lower }: Word) => isUsing(deed ?? '') && !isHouse(lower)

/** `twice in six years`, `every third weekend`: not every year, nor every weekend. */
export const isOtherTime = (text: Reading, { at }: Word, { words, numbered }: Reading, source: Word) =>
  /^(?:every|each)$/.test(lowerAt(text.words, at - 1)) &&
  (numbered.get(source.at)?.unit === 'month' ||
    words[source.at + 1]?.digits ||
    (lowerAt(words, source.at - 2) === 'every' && !tells(text, words[source.at - 1] ?? source)))

/** `bicycle brakes` are no bicycles. */
export function isOfNoun(text: Reading, word: Word, { words }: Reading, source: Word): boolean {
  const noun =
    isPlural(word) && !source.verb && !isPlural(source) && !nounBehind(text.words, word) && nounBehind(words, source)
  return noun ? !tells(text, noun) : false
}

/** `one porter in winter` is not `porter twice a week`. */
const isOne = ({ words }: Reading, { at }: Word) => /^(?:one|another)$/.test(lowerAt(words, at - 1))
