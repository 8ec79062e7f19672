import { isOneStem } from '../text/stem.ts'
import * as tables from '../words/check.ts'
import { namesIn } from '../words/notation.ts'
import { sectionTitles } from '../words/section-titles.ts'
import { contentOf, type ReadText } from './person.ts'
import { stemsOf, type Word, wordsOf } from './words.ts'

const courteous = stemsOf(tables.courtesyWords)
const titles = new Set(Object.values(sectionTitles).flatMap((names) => namesIn(names.replace(/\s+/g, ' '))))
const isContact = /@|https?:|www\.|\+?(?:\d[\s().-]*){9,}/
const oneOf = (phrases: readonly string[]) => new RegExp(`\\b(?:${phrases.join('|')})\\b`, 'i')
const applies = oneOf(tables.askingPhrases)
const speaksOfOneself = oneOf(tables.ownPhrases)
const longestContact = 14

interface Addressed {
  addressee?: string | undefined
  quotable?: string | undefined
}

/** What of a text needs no line: greetings, contact lines, quotations of the ad, and names of those it is for. */
export function courtesyOf(text: string, { addressee = '', quotable = '' }: Addressed) {
  const named = new Set([...wordsOf(addressee), ...namesAsked(text)].map(({ stem }) => stem))
  const ad = new Set(wordsOf(quotable).map(({ stem }) => stem))
  const quoted = plain(quotable)
  const isOfAd = (read: ReadText) =>
    read.words.some(({ lower, stem }) => tables.addressedWords.has(lower) || named.has(stem))
  return {
    isNothingToCheck: (read: ReadText) =>
      titles.has(plain(read.text)) ||
      (isContact.test(read.text) && read.words.length <= longestContact) ||
      (read.words.length > 3 && quoted.includes(plain(read.text))) ||
      isCourtesy(read, named),
    mayBeNamed: (read: ReadText) => {
      const isAboutThem = ad.size > 0 && isOfAd(read)
      return ({ stem }: Word) => named.has(stem) || (isAboutThem && ad.has(stem))
    },
  }
}

const plain = (text: string) =>
  wordsOf(text)
    .map(({ lower }) => lower)
    .join(' ')

/** Nothing but thanks, wishes and the names of those it is for. */
function isCourtesy({ words, quantities, periods }: ReadText, named: ReadonlySet<string>): boolean {
  const isCourteous = ({ stem }: Word) => courteous.has(stem) || [...named].some((it) => isOneStem(it, stem))
  const isSpoken =
    tables.greetings.has(words[0]?.lower ?? '') || words.some(({ lower }) => tables.spokenWords.has(lower))
  return isSpoken && quantities.length + periods.length === 0 && contentOf(words).every(isCourteous)
}

/** `Dear Ms Okafor`, `apply for the Team Lead position at Northwind`: whom a letter itself names. */
function namesAsked(text: string): Word[] {
  const asking = text.split(/(?<=[.!?])\s+|\n/).filter((sentence) => applies.test(sentence))
  return asking.flatMap((sentence) => {
    const own = speaksOfOneself.exec(sentence)?.index ?? sentence.length
    const start = applies.exec(sentence)?.index ?? 0
    return wordsOf(sentence.slice(start, Math.max(own, start))).filter(
      (word, at) => at > 0 && /^\p{Lu}/u.test(word.text),
    )
  })
}
