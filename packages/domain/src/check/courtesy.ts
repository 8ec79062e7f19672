import { isOneStem } from '../text/stem.ts'
import * as tables from '../words/check.ts'
import { namesIn } from '../words/notation.ts'
import { sectionTitles } from '../words/section-titles.ts'
import { contentOf, type ReadText } from './person.ts'
import { stemsOf, type Word, wordsOf } from './words.ts'

const courteous = stemsOf(tables.courtesyWords)
const titles = new Set(Object.values(sectionTitles).flatMap((names) => namesIn(names.replace(/\s+/g, ' '))))
const oneOf = (phrases: readonly string[]) => new RegExp(`\\b(?:${phrases.join('|')})\\b`, 'i')
const applies = oneOf(tables.askingPhrases)
const speaksOfOneself = oneOf(tables.ownPhrases)

interface Addressed {
  addressee?: string | undefined
  quotable?: string | undefined
}

/** What of a text needs no line: greetings, contact lines, quotations of the ad, and names of those it is for. */
export function courtesyOf(text: string, { addressee = '', quotable = '' }: Addressed) {
  const named = new Set([...wordsOf(addressee), ...namesAsked(text)].map(({ stem }) => stem))
  const ad = new Set(wordsOf(quotable).map(({ stem }) => stem))
  const quoted = ` ${plain(quotable)} `
  const isOfAd = (read: ReadText) =>
    read.words.some(({ lower, stem }) => tables.addressedWords.has(lower) || named.has(stem))
  return {
    isNothingToCheck: (read: ReadText) =>
      read.words.length === 0 ||
      titles.has(plain(read.text)) ||
      (read.words.length > 3 &&
        quoted.includes(` ${plain(read.text)} `) &&
        (isQuoted.test(read.text) || isOfAd(read))) ||
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

const isQuoted = /^["“«].*["”»][.,]?$/su

const contact = /(?:\p{L}+: *)?(?:[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/|www\.)\S+|\+?\(?\d[\d().\s-]{7,}\d)/gu
const isThousands = /^\d{1,3}(?:[\s.]\d{3})+$/

/** A text with its addresses and numbers of telephones left blank: how to reach somebody claims nothing. */
export const withoutContact = (text: string): string =>
  text.replace(contact, (found) => (isThousands.test(found) ? found : ' '.repeat(found.length)))

/** Nothing but thanks, wishes and the names of those it is for; who says that they are a manager says something. */
function isCourtesy({ words, quantities, periods }: ReadText, named: ReadonlySet<string>): boolean {
  const isNamed = ({ stem }: Word) => [...named].some((it) => isOneStem(it, stem))
  const isCourteous = (word: Word) => courteous.has(word.stem) || isNamed(word)
  const isGreeting = tables.greetings.has(words[0]?.lower ?? '')
  const isSpoken = words.some(({ lower }) => tables.spokenWords.has(lower))
  const hasTitle = words.some((word) => tables.titleWords.has(word.lower) && !isNamed(word))
  return (
    (isGreeting || (isSpoken && !hasTitle)) &&
    quantities.length + periods.length === 0 &&
    contentOf(words).every(isCourteous)
  )
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
