import { findPeriods } from '../text/dates.ts'
import { patternOf } from '../text/patterns.ts'
import { quantitiesIn } from '../text/quantities.ts'
import { lowerAt, tokensOf } from '../text/tokens.ts'
import { expiryWord } from '../words/sentence-forms.ts'
import { deny, direct } from './denial.ts'
import { govern } from './governance.ts'
import { setKeys } from './keys.ts'
import { setPhrase } from './phrases.ts'
import { reserve } from './reservations.ts'
import { tagVerbs } from './tagging.ts'
import { isDeterminer, isPreposition } from './vocabulary.ts'
import { type Opened, type OpenWord, toWord, type Word } from './word.ts'

/** What a pass may read and write: a field of each word, or one of the whole text. */
export type Field = keyof Word | Exclude<keyof Opened, 'words' | 'tokens' | 'text'>

/** One step of reading. It reads what those before it have written, and writes into the words. */
interface Pass {
  /** The rule of SPEC.md. */
  rule: string
  name: string
  reads: readonly Field[]
  writes: readonly Field[]
  run: (opened: Opened) => void
}

/** How a text is read, step by step. */
export const passes: readonly Pass[] = [
  { rule: 'LG2', name: 'dates', reads: [], writes: ['periods'], run: findDates },
  { rule: 'LG3', name: 'empty words', reads: [], writes: ['isLight'], run: weighSmallWords },
  {
    rule: 'LG4',
    name: 'verbs',
    reads: ['periods', 'isLight'],
    writes: ['sentence', 'part', 'verb', 'form', 'isLight'],
    run: ({ words, periods }) =>
      tagVerbs(
        words,
        periods.some(({ isRange }) => isRange),
      ),
  },
  { rule: 'LG5', name: 'quantities', reads: ['periods'], writes: ['quantities', 'numbered'], run: findQuantities },
  {
    rule: 'LG6',
    name: 'deeds and doers',
    reads: ['sentence', 'part', 'verb', 'form', 'isLight', 'numbered'],
    writes: ['rank', 'governor', 'deed', 'passed', 'chain', 'isDirect'],
    run: ({ words, numbered }) => govern(words, numbered),
  },
  {
    rule: 'LG7',
    name: 'what is denied',
    reads: ['part', 'isLight'],
    writes: ['negation', 'isLight'],
    run: ({ words }) => deny(words),
  },
  {
    rule: 'LG7',
    name: 'from and to, some of all',
    reads: ['sentence', 'verb', 'governor', 'numbered'],
    writes: ['direction', 'subset'],
    run: ({ words, numbered }) => direct(words, numbered),
  },
  { rule: 'LG8', name: 'headings', reads: ['verb', 'periods'], writes: ['isHeading'], run: tellHeading },
  {
    rule: 'LG8',
    name: 'reservations',
    reads: ['isHeading', 'verb', 'form', 'isLight'],
    writes: ['hedges', 'kept', 'makes', 'isLight'],
    run: ({ text, words, isHeading }) => reserve(text, words, isHeading),
  },
  {
    rule: 'LG9',
    name: 'what words ask and offer',
    reads: ['verb', 'sentence', 'isHeading', 'periods'],
    writes: ['asks', 'offers', 'isLight'],
    run: setAllKeys,
  },
  {
    rule: 'LG10',
    name: 'words beside others',
    reads: ['numbered', 'part', 'verb', 'isLight', 'offers'],
    writes: ['asks', 'offers', 'isLight'],
    run: setPhrases,
  },
]

/** The words of a text as they are before the first pass. */
export function opened(text: string): Opened {
  const tokens = tokensOf(text)
  const words = tokens.map(toWord)
  return { text, tokens, words, quantities: [], numbered: new Map(), periods: [], isHeading: false }
}

/** The day on which something ends to count is a date of a text as any other. */
const expiry = patternOf(expiryWord, 'gi')
const hasYear = /(?:19|20)\d\d|['’‘]\d\d/

/** [LG2] `from February 2018` does not say until when. */
const periodsIn = (text: string) =>
  findPeriods(text.replace(expiry, (word) => 'x'.repeat(word.length))).map((it) =>
    it.end === 'present' && /^from\s/i.test(text.slice(it.from, it.to)) ? { ...it, end: undefined } : it,
  )

function findDates(opened: Opened) {
  opened.periods = hasYear.test(opened.text) ? periodsIn(opened.text) : []
}

/** [LG3] `kept the till`; `in May`. */
function weighSmallWords({ words }: Opened) {
  for (const word of words)
    if (word.lower === 'till' && isDeterminer(lowerAt(words, word.at - 1))) word.isLight = false
    else if (word.text === 'May' && word.at > 0) word.isLight = false
}

/** [LG5] What stands inside a date is no number. */
function findQuantities(opened: Opened) {
  const taken = inPeriods(opened)
  opened.quantities = quantitiesIn(opened.tokens, (at) => taken.has(at))
  for (const quantity of opened.quantities)
    for (let at = quantity.first; at <= quantity.last; at += 1) opened.numbered.set(at, quantity)
}

function inPeriods({ tokens, periods }: Opened): Set<number> {
  const taken = new Set<number>()
  let next = 0
  tokens.forEach((token, at) => {
    while (next < periods.length && (periods[next]?.to ?? 0) <= token.from) next += 1
    if (token.to > (periods[next]?.from ?? Number.POSITIVE_INFINITY)) taken.add(at)
  })
  return taken
}

function tellHeading(opened: Opened) {
  opened.isHeading = isTitleLike(opened)
}

/** [LG8] Most of it has capitals, or it has dates and no verb. */
function isTitleLike({ words, periods }: Opened): boolean {
  const named = words.filter((word) => !isPreposition(word.lower) && !word.digits && !isDeterminer(word.lower))
  if (words.length > 30 || named.length === 0) return false
  const capitals = named.filter((word) => /^\p{Lu}/u.test(word.text)).length
  const isNamed = capitals >= named.length * 0.6
  const isDated = periods.some(({ isRange }) => isRange) && words.length < 20
  return words.some(({ verb }) => verb !== null) ? isDated && isNamed : isDated || isNamed
}

function setAllKeys(opened: Opened) {
  const { words, isHeading } = opened
  const taken = inPeriods(opened)
  for (const word of words) {
    if (taken.has(word.at)) word.isLight = true
    setKeys(word, isHeading || words[word.at - 1]?.sentence === word.sentence)
  }
}

function setPhrases({ words, numbered }: Opened) {
  for (const at of numbered.keys()) lighten(words[at])
  for (const word of words) setPhrase(words, word, numbered)
}

/** `doubled` is a number and a deed. */
function lighten(word: OpenWord | undefined) {
  if (word && !/^(?:doubl|tripl|halv|quadrupl)/.test(word.lower)) word.isLight = true
}
