import { readVerb } from '../language/verbs.ts'
import { stem } from '../language/words.ts'
import { type FoundPeriod, findPeriods } from '../reading/dates.ts'
import { skillMatcher } from '../skills/index.ts'
import type { SkillFound } from '../skills/matcher.ts'
import { deny, direct, govern, isShared } from './governance.ts'
import { reserve } from './hedges.ts'
import { type Quantity, quantitiesIn } from './quantities.ts'
import { remark } from './remarks.ts'
import { deedOf, groupsOf, groupsOfNoun, widerOf } from './synonyms.ts'
import { tagVerbs } from './tagging.ts'
import { isIrregular, lowerAt, singular, type Token, tokensOf } from './tokens.ts'
import { reserveTools } from './tools.ts'
import { isAgent, isDeterminer, isPreposition } from './vocabulary.ts'
import { type Reading, toWord, type Word } from './word.ts'

const readings = new Map<string, Reading>()
const mostReadings = 4000
const longest = 4000

/** What a text says, word by word. Remembered, since a resume's lines are asked again and again. */
export function readingOf(text: string): Reading {
  const known = readings.get(text)
  if (known) return known
  const made = read(text)
  if (readings.size >= mostReadings) readings.clear()
  if (text.length <= longest) readings.set(text, made)
  return made
}

/** The day on which something ends to count is a date of a text as any other. */
const expiry = /\b(?:expir\w+|valid|renewal)\b/gi
const hasYear = /(?:19|20)\d\d|['’‘]\d\d/

/** `from February 2018` does not say until when. */
const periodsIn = (text: string) =>
  findPeriods(text.replace(expiry, (word) => 'x'.repeat(word.length))).map((it) =>
    it.end === 'present' && /^from\s/i.test(text.slice(it.from, it.to)) ? { ...it, end: undefined } : it,
  )

/** For one check alone: what it then changes of the words is remembered for no other. */
export const readAgain = (text: string): Reading => read(text)

function read(text: string): Reading {
  const tokens = tokensOf(text)
  const periods = hasYear.test(text) ? periodsIn(text) : []
  const taken = inPeriods(tokens, periods)
  const words = tokens.map(toWord)
  // `kept the till`; `in May`
  for (const word of words)
    if (word.lower === 'till' && isDeterminer(lowerAt(words, word.at - 1))) word.isLight = false
    else if (word.text === 'May' && word.at > 0) word.isLight = false
  tagVerbs(
    words,
    periods.some(({ isRange }) => isRange),
  )
  const quantities = quantitiesIn(tokens, (at) => taken.has(at))
  const numbered = new Map<number, Quantity>()
  for (const quantity of quantities)
    for (let at = quantity.first; at <= quantity.last; at += 1) numbered.set(at, quantity)
  govern(words, numbered)
  deny(words)
  direct(words, numbered)
  const isHeading = isTitleLike(words, periods)
  reserve(text, words, isHeading)
  for (const word of words) {
    if (taken.has(word.at)) word.isLight = true
    setKeys(word, isHeading || words[word.at - 1]?.sentence === word.sentence)
  }
  for (const at of numbered.keys()) lighten(words[at])
  for (const word of words) setPhrase(words, word, numbered)
  const skills = skillMatcher().find(text)
  lightenGeneric(words, skills)
  for (const word of words)
    if (word.isLight && (word.text === 'IT' || (word.text === 'Go' && word.at > 0 && /[,:/]/.test(word.gap))))
      word.isLight = false
  remark(words, skills)
  reserveTools(text, words, skills)
  return { text, words, quantities, numbered, periods, skills, isHeading }
}

const generic = /^(?:system|software|tool|platform|language|framework|application|technique|machine|equipment)s?$/

/** Behind a noun they add nothing to it: `the ordering process`, `chlorine levels`. */
const neutral = /^(?:process|processes|work|works|levels?|activit(?:y|ies)|tasks?|duties|needs|matters)$/

/** `a CRM system`: the name has said it. */
function lightenGeneric(words: Word[], skills: readonly SkillFound[]) {
  const ends = new Set(skills.map(({ to }) => to))
  for (const word of words) {
    const before = words[word.at - 1]
    if (
      before &&
      generic.test(word.lower) &&
      word.gap === ' ' &&
      (ends.has(before.to) || /^\p{Lu}{2,}/u.test(before.text))
    )
      word.isLight = true
    if (before && !before.isLight && !before.verb && !before.digits && word.gap === ' ' && neutral.test(word.lower))
      word.isLight = true
  }
}

/** `doubled` is a number and a deed. */
function lighten(word: Word | undefined) {
  if (word && !/^(?:doubl|tripl|halv|quadrupl)/.test(word.lower)) word.isLight = true
}

/** There are those on which nothing was done, so `every evening` says something. */
const partOfDay = /^(?:night|morning|afternoon|evening|shift|weekend)s?$/
const timeWord = /^(?:day|week|month|year|hour|night|morning|evening|quarter|season|shift|term|weekend|\p{L}+day)s?$/u

/** Words that say something else beside their neighbours than alone. */
function setPhrase(words: Word[], word: Word, numbered: ReadonlyMap<number, Quantity>) {
  const before = lowerAt(words, word.at - 1)
  const next = words[word.at + 1]
  const isCounted = numbered.has(word.at + 1)
  // `every day`, `all three`, `in all`, `the same year`.
  if (
    /^(?:all|every|each)$/.test(word.lower) &&
    ((next && (isCounted || (timeWord.test(next.lower) && !partOfDay.test(next.lower)))) ||
      (before === 'in' && (!next || next.part !== word.part || next.isLight)))
  )
    word.isLight = true
  if ((word.lower === 'most' && next?.lower === 'recently') || (word.lower === 'recently' && before === 'most'))
    word.isLight = true
  if (timeWord.test(word.lower) && /^(?:same|that|this)$/.test(before)) word.isLight = true
  if (isEmpty.test(`${word.lower} ${next?.lower ?? ''}`)) word.isLight = true
  // `team members`, `members of staff`: those who work there.
  if (word.lower === 'team' && /^members?$/.test(next?.lower ?? '')) word.isLight = true
  if (/^members?$/.test(word.lower) && (/^(?:team|staff|crew)$/.test(before) || isOfStaff(words, word.at)))
    claim(word, ['=employee', '=staff', '<staff', '=colleague', ...groupsOfNoun('employee')])
  // `on Fridays` is once a week.
  if (weekday.test(word.lower) && (/s$/.test(word.lower) || /^(?:every|each)$/.test(before)))
    word.offers = [...word.offers, 'week', '=weekly', '=week', ...groupsOfNoun('weekly')]
  // `Skilled in welding` has it; a `skilled welder` is praised.
  if (/^(?:skilled|experienced)$/.test(word.lower) && /^(?:in|with)$/.test(next?.lower ?? '')) word.isLight = true
  // `delivered on time`
  if (word.lower === 'time' && before === 'on') claim(word, ['=on time'])
  // `on my own`; `to my own drawings`; `thanks to my work`.
  if (word.lower === 'own' && words[word.at - 2]?.lower === 'on') claim(word, ['=alone'])
  else if (word.lower === 'own' && !word.verb && /^(?:my|his|her|their)$/.test(before)) claim(word, ownKeys)
  if (word.lower === 'my' && isCause(words, word.at) && (!next || next.isLight)) claim(word, ['=my'])
  // `made by me`: whose it is.
  if (/^(?:me|myself)$/.test(word.lower) && before === 'by') claim(word, ['=me'])
  // `up 15%`, `down by a third`.
  const isNumber = isCounted || (next?.lower === 'by' && numbered.has(word.at + 2))
  if (/^(?:up|down)$/.test(word.lower) && isNumber && !words[word.at - 1]?.verb && !numbered.has(word.at))
    claim(word, groupsOf(word.lower === 'up' ? 'go-up' : 'go-down'))
}

/** Two words that only join others. */
const isEmpty =
  /^(?:ahead of|prior to|such as|well as|order to|many as|much as|sorts? of|range of|variety of|number of)$/
const weekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/
const isOfStaff = (words: readonly Word[], at: number) =>
  lowerAt(words, at + 1) === 'of' && /^(?:staff|team|crew)$/.test(lowerAt(words, at + 2))

const ownKeys = ['=own', '=owner', '=freelance', '=self', '=selfemployed']

/** `thanks to`, `because of`. */
const isCause = (words: readonly Word[], at: number) =>
  /^(?:thanks|due|owing|because)$/.test(lowerAt(words, at - 2)) && /^(?:to|of)$/.test(lowerAt(words, at - 1))

function claim(word: Word, asks: string[]) {
  word.isLight = false
  word.asks = asks
  word.offers = asks
}

function inPeriods(tokens: readonly Token[], periods: readonly FoundPeriod[]): Set<number> {
  const taken = new Set<number>()
  let next = 0
  tokens.forEach((token, at) => {
    while (next < periods.length && (periods[next]?.to ?? 0) <= token.from) next += 1
    if (token.to > (periods[next]?.from ?? Number.POSITIVE_INFINITY)) taken.add(at)
  })
  return taken
}

function isTitleLike(words: Word[], periods: readonly FoundPeriod[]): boolean {
  const named = words.filter((word) => !isPreposition(word.lower) && !word.digits && !isDeterminer(word.lower))
  if (words.length > 30 || named.length === 0) return false
  const capitals = named.filter((word) => /^\p{Lu}/u.test(word.text)).length
  const isNamed = capitals >= named.length * 0.6
  const isDated = periods.some(({ isRange }) => isRange) && words.length < 20
  return words.some(({ verb }) => verb !== null) ? isDated && isNamed : isDated || isNamed
}

/** `orthopaedic` and `orthopedic`, `dialled` and `dialed`, `verification` and `verify`. */
function rootOf(lower: string, one: string): string {
  const base = readVerb(lower)?.base
  if ((lower.length <= 3 && !base) || /\d/.test(lower)) return one
  const root = stem(deedOf(one) ?? (isIrregular(lower) ? one : lower.length <= 3 ? base : lower) ?? lower).replace(
    /ific$/,
    'if',
  )
  return root.length > 5 ? root.replace(/ae|oe/, 'e').replace(/ll$/, 'l') : root.replace(/ll$/, 'l')
}

/** A capital where none must stand makes a name: it has no synonyms. */
function setKeys(word: Word, isFreeCapital: boolean) {
  const { lower, verb } = word
  if (word.digits) return
  const one = singular(lower)
  const root = rootOf(lower, one)
  const all = [...(verb ? groupsOf(verb) : groupsOf(deedIn(one, lower))), ...groupsOfNoun(one)]
  // `high-rise` tells of no rise.
  if (word.gap === '-' && !verb)
    for (const key of ['§v0', '§v1']) if (all.includes(key)) all.splice(all.indexOf(key), 1)
  const isName = !verb && isFreeCapital && /^\p{Lu}/u.test(word.text) && word.to - word.from === word.text.length
  const alike = isName ? all.filter((key) => key.startsWith('>')) : all
  // `a 60-bed ward` is no B.Ed.
  const wider = /\p{Lu}/u.test(word.text)
    ? widerOf(one)
    : widerOf(one).filter((key) => !key.startsWith('>') || one.length > 4)
  word.offers = [`=${one}`, root, ...alike, ...wider]
  if (verb && verb !== one) word.offers.push(...widerOf(verb))
  if (verb && verb !== lower) word.offers.push(verb, rootOf(verb, verb))
  word.asks = isLiteral(one, verb) ? [`=${one}`, ...alike] : [root, ...alike]
  // Who is an author with others is one.
  const alone = isShared(word) ? one.slice(2) : ''
  if (alone !== '') word.asks.push(isLiteral(alone, null) ? `=${alone}` : rootOf(lower.slice(2), alone))
}

/** The verb in `reduction`, `reporting`, `retained`; none in `stock`, though there is one of that name. */
function deedIn(one: string, lower: string): string {
  const read = readVerb(lower)
  return deedOf(one) ?? (read && read.form !== 'base' && read.form !== 'third' ? read.base : '')
}

const isLiteral = (one: string, verb: string | null) =>
  (!verb && isAgent(one)) || /^(?:international|region|nation|excellent)$/.test(one)
