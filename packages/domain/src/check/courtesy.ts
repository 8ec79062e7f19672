import { findPeriods } from '../text/dates.ts'
import { upTo } from '../text/split.ts'
import { isOneStem } from '../text/stem.ts'
import { oneOfMany } from '../text/tokens.ts'
import * as tables from '../words/check.ts'
import { namesIn } from '../words/notation.ts'
import { sectionTitles } from '../words/section-titles.ts'
import { contentOf, type ReadText } from './person.ts'
import { type Word, wordsOf } from './words.ts'

const titles = new Set(Object.values(sectionTitles).flatMap((names) => namesIn(names.replace(/\s+/g, ' '))))
const oneOf = (phrases: readonly string[]) => new RegExp(`\\b(?:${phrases.join('|')})\\b`, 'i')
const applies = oneOf(tables.askingPhrases)
const speaksOfOneself = oneOf(tables.ownPhrases)

interface Addressed {
  addressee?: string | undefined
  quotable?: string | undefined
}

/** What of a text needs no line: greetings, quotations of the ad, and names of those it is for. */
export function courtesyOf({ addressee = '', quotable = '' }: Addressed) {
  const known = wordsOf(addressee)
  const ad = new Set(wordsOf(quotable).map(({ stem }) => stem))
  const quoted = ` ${plain(quotable)} `
  const namedIn = (read: ReadText) => new Set([...known, ...namesAsked(read.text)].map(({ stem }) => stem))
  const isQuoted = ({ text, words }: ReadText) =>
    words.length > 3 && quoted.includes(` ${plain(text)} `) && (inMarks.test(text) || isToThem(words))
  return {
    isNothingToCheck: (read: ReadText) => read.words.length === 0 || isQuoted(read) || isCourtesy(read, namedIn(read)),
    mayBeNamed: (read: ReadText) => {
      const named = namedIn(read)
      // A role that is asked for may be the person's own.
      const isTheirName = ({ stem, text, lower }: Word) =>
        named.has(stem) && /^\p{Lu}/u.test(text) && !tables.titleWords.has(lower)
      const isAboutThem = ad.size > 0 && (isToThem(read.words) || read.words.some(isTheirName))
      return ({ stem }: Word) => named.has(stem) || (isAboutThem && ad.has(stem))
    },
  }
}

export const isSectionTitle = (text: string): boolean => titles.has(plain(text))

const isToThem = (words: readonly Word[]) => words.some(({ lower }) => tables.addressedWords.has(lower))

const plain = (text: string) =>
  wordsOf(text)
    .map(({ lower }) => lower)
    .join(' ')

const inMarks = /^["“«].*["”»][.,]?$/su

const cell = /[^|·•,;\n]+/g
const contact = new RegExp(
  `^\\s*(?:(?:${[...tables.contactLabels].join('|')}):?\\s*)?(?:[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+|(?:https?://|www\\.)\\S+|\\+?\\(?\\d[\\d().\\s-]{7,40}\\d)\\s*$`,
  'i',
)

const reached = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?!\d)/g

const blank = (found: string) => ' '.repeat(found.length)

/** A text with its addresses and numbers of telephones left blank: how to reach somebody claims nothing. */
export const withoutContact = (text: string): string =>
  text.replace(reached, blank).replace(cell, (it) => (contact.test(it) && !findPeriods(it)[0] ? blank(it) : it))

/** Nothing but thanks, wishes and the names of those it is for; who says that they are a manager says something. */
function isCourtesy({ words, text, quantities, periods }: ReadText, named: ReadonlySet<string>): boolean {
  const isGreeting = tables.greetings.has(words[0]?.lower ?? '')
  const isSpoken = words.some(({ lower }) => tables.spokenWords.has(lower))
  const asks = isGreeting || applies.test(text) || isToThem(words)
  const isNamed = ({ stem }: Word) => asks && [...named].some((it) => isOneStem(it, stem))
  const hasTitle = words.some((word) => tables.titleWords.has(word.lower) && !isNamed(word))
  return (
    (isGreeting || (isSpoken && !hasTitle)) &&
    quantities.length + periods.length === 0 &&
    contentOf(words).every((word) => isCourteous(word) || isNamed(word))
  )
}

const isCourteous = ({ lower }: Word) => tables.courtesyWords.has(lower) || tables.courtesyWords.has(oneOfMany(lower))

/** `Dear Ms Okafor`, `apply for the Team Lead position at Northwind`: whom a sentence itself names. */
function namesAsked(sentence: string): Word[] {
  const start = applies.exec(sentence)?.index
  if (start === undefined) return []
  const own = speaksOfOneself.exec(sentence)?.index ?? sentence.length
  const asked = upTo(sentence.slice(start, Math.max(own, start)), ',')
  return wordsOf(asked).filter((word, at) => at > 0 && /^\p{Lu}/u.test(word.text))
}
