import { upperFirst } from '../language/speak/lower-first.ts'
import { verbForms } from '../language/verbs.ts'
import { among } from '../text/patterns.ts'
import { countingDeterminers } from '../words/small-words.ts'
import { type AdWord, type AdWords, isOfAnyRank, isPlain } from './ad-words.ts'
import { close, formOf, near, nearness } from './nearness.ts'
import { inNumberOf } from './number.ts'
import { replaced } from './replaced.ts'
import { endOf, type Reading, readingOf, type Word } from './sentence.ts'
import { isPaired, isTime, tieOf } from './ties.ts'

/** A line with a word of the advertisement in the place of one of the person's. */
export interface Swap {
  text: string
  /** As they stand in the two lines. */
  youWrote: string
  words: string
  ad: AdWord
}

/** Every line that the advertisement's words would make of one, what weighs most first. `claims` has the last word. */
export function swapsIn(line: string, { words, forms }: AdWords): Swap[] {
  const reading = readingOf(line)
  // A name that the advertisement has too is well as it is; of a deed it says what else it is done to.
  const open = reading.words.filter((own) => mayGiveWay(reading, own) && (own.verb || !forms.has(formOf(own))))
  if (open.length === 0) return []
  const has = new Set(reading.words.map(formOf))
  return words
    .filter(({ word }) => !has.has(formOf(word)))
    .flatMap((ad) => open.filter((own) => isNextTo(ad, reading, own)).flatMap((own) => swapped(ad, reading, own) ?? []))
}

const mayGiveWay = (reading: Reading, own: Word) =>
  isPlain(reading, own) && !isTime(own) && (!own.verb || isOfAnyRank(own)) && !isPaired(reading, own)

/** The further two words are from each other, the more must else be the same. */
function isNextTo(ad: AdWord, reading: Reading, own: Word): boolean {
  const together = nearness(ad.word, own)
  if (together < near) return false
  if (ad.reading.words.some((it) => formOf(it) === formOf(own))) return false
  const tie = tieOf(ad, { word: own, reading })
  return tie > 1 || (tie === 1 && together >= close)
}

function swapped(ad: AdWord, reading: Reading, own: Word): Swap | null {
  const to = endOf(reading, own)
  const bare = own.verb ? verbFor(ad, own) : nounFor(ad.word, reading, own)
  if (bare === null || !isWhole(reading, own)) return null
  const words = /^\p{Lu}/u.test(own.text) ? upperFirst(bare) : bare
  const text = replaced(reading.text, own.from, to, words)
  return isTwice.test(text) ? null : { text, youWrote: reading.text.slice(own.from, to), words, ad }
}

const isTwice = /(?<!\p{L})(\p{L}+)\s+\1(?!\p{L})/iu

/** The particle of a verb stands beside it, or it is no place to put another verb. */
const isWhole = (reading: Reading, word: Word) => !word.verb?.includes('-') || endOf(reading, word) > word.to

/** The advertisement's verb in the form of the person's. */
function verbFor({ word, reading }: AdWord, { form }: Word): string | null {
  const [base = '', particle] = word.verb?.split('-') ?? []
  if (form === null || base === '' || !isWhole(reading, word)) return null
  return [verbForms(base)[form], particle].filter(Boolean).join(' ')
}

const counts = among(countingDeterminers)

/** The advertisement's noun in the number of the person's. */
function nounFor(word: Word, { words, numbered }: Reading, own: Word): string | null {
  const before = words[own.at - 1]
  const isCounted = before !== undefined && (numbered.has(before.at) || counts(before.lower))
  return inNumberOf(own.lower, word.lower, isCounted)
}
