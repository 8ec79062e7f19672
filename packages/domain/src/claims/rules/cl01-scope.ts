import { tells, type Word } from '../../language/word.ts'
import { among } from '../../text/patterns.ts'
import { lowerAt } from '../../text/tokens.ts'
import { lessenings, partsOfRegions, superlatives } from '../../words/noun-classes.ts'
import { linksOfField, linksPastField } from '../../words/small-words.ts'
import type { Reading } from '../reading.ts'
import { linkOf } from './cl02-ties.ts'
import { isPlural } from './cl17-titles.ts'

const ofPart = among(partsOfRegions)
const opensField = among(linksOfField)
const endsField = among(linksPastField)
const firstOfAll = among(superlatives)
const lessening = among(lessenings)

/** `semi-finals` are no finals, and the second best is not the best. */
export function isLessened(text: Reading, { words }: Reading, source: Word): boolean {
  const before = source.gap === '-' || isBest(source) ? lowerAt(words, source.at - 1) : ''
  return lessening(before) && !text.words.some(({ lower }) => lower === before)
}

const isBest = ({ lower }: Word) => firstOfAll(lower)

/** The best in the district is not the best. */
export const isBestOfField = (text: Reading, said: Reading, source: Word) =>
  isBest(source) && !keepsField(text, said, source)

function keepsField(text: Reading, said: Reading, source: Word): boolean {
  const fields: Word[][] = []
  for (const word of said.words.slice(source.at + 1)) {
    if (word.part !== source.part || endsField(word.lower)) break
    if (opensField(word.lower)) fields.push([])
    else if (!word.isLight && !word.digits) fields.at(-1)?.push(word)
  }
  return fields.every((words) => words.length === 0 || words.some((it) => tells(text, it)))
}

/** `across the diocese`, of which one parish is a part. */
export const isWholePlace = (text: Reading, word: Word, said: Reading, source: Word) =>
  isAllOver(text, word) && !isAllOver(said, source)

const isAllOver = (reading: Reading, word: Word) =>
  !word.verb &&
  !isPlural(word) &&
  !word.isLight &&
  /^(?:across|throughout)$/.test(linkOf(reading, word)) &&
  isAlone(reading, word) &&
  !isListed(reading)
const isAlone = ({ words, numbered }: Reading, { at }: Word) =>
  !words.slice(Math.max(0, at - 3), at + 3).some((it) => numbered.has(it.at) || isPlural(it))

/** `across Spain, Portugal and Turkey`: these, and not all of each. */
const isListed = ({ text }: Reading) =>
  /\b(?:across|throughout) (?:the )?\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)*(?:,| and) (?:the )?\p{Lu}/u.test(text)

/** `Western Australia` is not Australia. */
export const isMoreOfPlace = (text: Reading, word: Word, said: Reading, source: Word) =>
  isPartOfPlace(said, source) && !isPartOfPlace(text, word)

function isPartOfPlace({ words }: Reading, { at, text }: Word): boolean {
  const before = words[at - 1]
  return /^\p{Lu}/u.test(text) && before !== undefined && ofPart(before.lower)
}
