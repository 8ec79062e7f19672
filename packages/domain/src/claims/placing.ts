import { rules } from './support.ts'
import { isLesserTitle, isPlural } from './titles.ts'
import { lowerAt, singular } from './tokens.ts'
import { isDeterminer, isPreposition } from './vocabulary.ts'
import { isRepeated, isWholeOfPart } from './wholes.ts'
import { isAnsweredBy, type Reading, tells, type Word } from './word.ts'

/** Only so many of a whole, and the text does not say how many. */
export const isOfFew = (text: Reading, { subset }: Word): boolean =>
  subset !== null && !text.quantities.some(({ value }) => value === subset)

/** What the places of both words tell beyond themselves. */
export function inPlace(text: Reading, word: Word, said: Reading, source: Word): string | null {
  if (isOfFew(text, source)) return rules.counted
  if (source.remark.length > 0 && !source.remark.some((it) => tells(text, it))) return rules.hedge
  if (
    source.negation < 0 &&
    isSingle(said, source) &&
    (isMany(word) || (isOne(said, source) && isRepeated(text, word)))
  )
    return rules.counted
  if (isWholeOfPart(text, word, said, source)) return rules.counted
  if (isLessened(text, said, source)) return rules.words
  if (isBest(source) && !keepsField(text, said, source)) return rules.words
  if (isLesserTitle(text, word, said, source)) return rules.title
  if (isOnlyMake(text, word, said, source)) return rules.words
  if (isDatedStatus(said, source) && !isDatedStatus(text, word)) return rules.hedge
  if (word.negation >= 0 && !deniesAll(text, said, source)) return rules.negation
  return isPartOfPlace(said, source) && !isPartOfPlace(text, word) ? rules.words : null
}

const isMany = (word: Word) => word.verb === null && isPlural(word)
/** `a shop` is not `shops`; `a report a week` is. */
function isSingle(said: Reading, source: Word): boolean {
  const { words, isHeading } = said
  if (source.verb || isHeading || singular(source.lower) !== source.lower) return false
  const next = words[source.at + 1]
  if (next && next.gap === ' ' && next.part === source.part && !next.isLight && !next.verb && !next.digits) return false
  for (let at = source.at - 1; at >= Math.max(0, source.at - 4); at -= 1) {
    const before = words[at]
    if (!before || before.sentence !== source.sentence || isPreposition(before.lower)) return false
    if (/^(?:a|an|one|another)$/.test(before.lower) || (before.lower === 'the' && isNamed(words, at + 1, source.at)))
      return !isRepeated(said, source)
    if (before.part !== source.part || isDeterminer(before.lower)) return false
  }
  return false
}

/** `one porter in winter` is not `porter twice a week`. */
const isOne = ({ words }: Reading, { at }: Word) => /^(?:one|another)$/.test(lowerAt(words, at - 1))

/** `the Fenwick Museum`: there is one. */
const isNamed = (words: readonly Word[], from: number, to: number) =>
  words.slice(from, to + 1).some(({ text }) => /^\p{Lu}/u.test(text))

const lessening = /^(?:semi|quarter|vice|sub|ex|mini|quasi|half|part|near|under|non)$/

/** `semi-finals` are no finals. */
function isLessened(text: Reading, { words }: Reading, source: Word): boolean {
  const before = source.gap === '-' ? lowerAt(words, source.at - 1) : ''
  return lessening.test(before) && !text.words.some(({ lower }) => lower === before)
}

const isBest = ({ lower }: Word) =>
  /^(?:best|top|largest|biggest|leading|first|fastest|youngest|finest|winner|champion|highest)$/.test(lower)

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

/** Who repaired Skoda cars did not work at Skoda. */
function isOnlyMake(text: Reading, word: Word, said: Reading, source: Word): boolean {
  const next = said.words[source.at + 1]
  const isThings = next?.gap === ' ' && /^\p{Ll}+s$/u.test(next.text) && !next.verb && !next.isLight
  if (!isThings || !/^\p{Lu}/u.test(word.text)) return false
  const isPlace = text.words.slice(Math.max(0, word.at - 4), word.at).some(({ lower }) => lower === 'at')
  return isPlace && !tells(text, next)
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
      !said.words.slice(source.negation, at + 2).some((it) => /^(?:which|that|who|whom)$/.test(it.lower)),
  )
  return said.words
    .slice(0, end?.at)
    .every(
      (word) =>
        word.negation !== source.negation || word.isLight || word.digits || denied.some((it) => isAnsweredBy(it, word)),
    )
}

/** When and where nothing happened may be left out. */
const isWhen = /^(?:in|over|during|since|within|at|on|across|after|before|throughout)$/

/** `Western Australia` is not Australia. */
function isPartOfPlace({ words }: Reading, { at, text }: Word): boolean {
  const before = words[at - 1]
  return (
    /^\p{Lu}/u.test(text) &&
    before !== undefined &&
    /^(?:(?:north|south|east|west)(?:ern)?|upper|lower|central|greater|mid|inner)$/.test(before.lower)
  )
}
