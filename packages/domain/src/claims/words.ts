import { initialsFrom, initialsOf, spellsOut } from './acronyms.ts'
import { isByOthers } from './governance.ts'
import { lesserDeeds } from './hedges.ts'
import { ranks } from './ranks.ts'
import { type Finding, refused, rules, stated } from './support.ts'
import { deedOf } from './synonyms.ts'
import { singular } from './tokens.ts'
import type { Found, Prepared } from './units.ts'
import { isAgent, isDeterminer, isPreposition, isTitle } from './vocabulary.ts'
import type { Reading, Word } from './word.ts'

/** Why a word of a source does not do for a word of the text; null where it does. */
export function objection(text: Word, source: Word): string | null {
  if (source.negation >= 0 !== text.negation >= 0) return rules.negation
  const kept =
    text.kept | (text.rank <= ranks.help ? lesserDeeds.help : text.rank <= ranks.share ? lesserDeeds.share : 0)
  if ((source.hedges & ~kept) !== 0) return rules.hedge
  if (text.direction && source.direction && text.direction !== source.direction) return rules.together
  return claimsMore(text, source) ? rules.rank : null
}

/** What one only helped with was not done, and what one did was not led. */
function claimsMore(text: Word, source: Word): boolean {
  if (source.rank >= ranks.do) return false
  if (source.rank === ranks.others && !text.verb && !text.isDirect && text.rank !== ranks.none) return false
  return text.rank === ranks.none ? source.rank <= ranks.intent : text.rank > source.rank
}

export function wordFinding(reading: Reading, word: Word, sources: Prepared, tries: { left: number }): Finding {
  const units = new Set<number>()
  let why: string | null = null
  let isLiteral = false
  let isDegree = false
  const isPerson = isOnePerson(reading, word)
  const consider = ({ unit, word: source }: Found, key: string) => {
    if (isTitle(word.lower) && !word.verb && source.verb) return
    if (word.form === 'past' && !source.verb && isBeforeNoun(source, unit.reading) && !isBeforeNoun(word, reading))
      return
    if (isPerson && isOneself(reading, word) && (source.lower.endsWith('s') || !isOneself(unit.reading, source))) {
      why ??= rules.title
      return
    }
    if (
      isOfOtherAgent(word, source, unit.reading) ||
      (word.verb && !isOwnDeed(source, unit.reading, word.verb, reading))
    ) {
      why ??= rules.rank
      return
    }
    const against = objection(word, source) ?? inPlace(reading, word, unit.reading, source)
    if (against) why ??= against
    else {
      units.add(unit.at)
      if (!/^[§<>]/.test(key)) isLiteral = true
      if (key.startsWith('>')) isDegree = true
    }
  }
  for (const key of word.asks) for (const found of sources.words.get(key) ?? []) consider(found, key)
  if (units.size > 0) return stated(units, isLiteral ? null : isDegree ? rules.degree : rules.synonym)
  for (const found of joinedWords(reading, word, sources)) consider(found, '')
  if (units.size > 0) return stated(units)
  const spelled = spelledBefore(reading, word)
  if (spelled) return wordFinding(reading, spelled, sources, tries)
  for (const found of byInitials(reading, word, sources, tries)) consider(found, '')
  if (units.size > 0) return stated(units, rules.initials)
  return refused(why ?? rules.words, why === rules.rank ? 'rank' : null)
}

/** What the places of both words tell beyond themselves. */
function inPlace(text: Reading, word: Word, said: Reading, source: Word): string | null {
  if (source.subset !== null && !text.quantities.some(({ value }) => value === source.subset)) return rules.counted
  if (
    source.remark.length > 0 &&
    !source.remark.some((it) => text.words.some((other) => other.asks.some((key) => it.offers.includes(key))))
  )
    return rules.hedge
  if (isMany(word) && isSingle(said, source)) return rules.counted
  if (isLessened(text, said, source)) return rules.words
  if (isBest(source) && !keepsField(text, said, source)) return rules.words
  if (isLesserTitle(text, word, said, source)) return rules.title
  if (isDatedStatus(said, source) && !isDatedStatus(text, word)) return rules.hedge
  if (word.negation >= 0 && !deniesAll(text, said, source)) return rules.negation
  return isPartOfPlace(said, source) && !isPartOfPlace(text, word) ? rules.words : null
}

const isMany = ({ lower, verb }: Word) => verb === null && singular(lower) !== lower && !lower.includes("'")
const often = /^(?:every|each|per|daily|weekly|monthly|quarterly|yearly|annually|annual|regularly|regular|any)$/

/** `a shop` is not `shops`; `a report a week` is. */
function isSingle({ words, numbered, isHeading }: Reading, source: Word): boolean {
  if (source.verb || isHeading || singular(source.lower) !== source.lower) return false
  const next = words[source.at + 1]
  if (next && next.gap === ' ' && next.part === source.part && !next.isLight && !next.verb && !next.digits) return false
  for (let at = source.at - 1; at >= Math.max(0, source.at - 4); at -= 1) {
    const before = words[at]
    if (!before || before.sentence !== source.sentence || isPreposition(before.lower)) return false
    if (/^(?:a|an|one|another)$/.test(before.lower) || (before.lower === 'the' && isNamed(words, at + 1, source.at)))
      return !words.some(
        ({ lower, part, at: place }) =>
          part === source.part && (often.test(lower) || (numbered.get(place)?.rate ?? null) !== null),
      )
    if (before.part !== source.part || isDeterminer(before.lower)) return false
  }
  return false
}

/** `the Fenwick Museum`: there is one. */
const isNamed = (words: readonly Word[], from: number, to: number) =>
  words.slice(from, to + 1).some(({ text }) => /^\p{Lu}/u.test(text))

const lessening = /^(?:semi|quarter|vice|sub|ex|mini|quasi|half|part|near|under|non)$/

/** `semi-finals` are no finals. */
function isLessened(text: Reading, { words }: Reading, source: Word): boolean {
  const before = source.gap === '-' ? (words[source.at - 1]?.lower ?? '') : ''
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
  return fields.every(
    (words) =>
      words.length === 0 ||
      words.some((it) => text.words.some((other) => other.asks.some((key) => it.offers.includes(key)))),
  )
}

/** `valid to 2022` */
const isDatedStatus = ({ words }: Reading, { lower, at }: Word) =>
  /^(?:valid|active|current|licensed|certified|registered)$/.test(lower) &&
  /^(?:to|until|till|through)$/.test(words[at + 1]?.lower ?? '')

const raising =
  /^(?:senior|lead|principal|chief|registered|certified|licensed|chartered|experienced|qualified|head|executive|managing|general|full|professional|freelance)$/

/** `Commis Sommelier` is no `Sommelier`: what stands before a title makes it smaller, unless it is known to make it greater. */
function isLesserTitle(text: Reading, word: Word, said: Reading, source: Word): boolean {
  const before = said.words[source.at - 1]
  if (
    !said.isHeading ||
    !before ||
    before.part !== source.part ||
    before.isLight ||
    before.digits ||
    !isAgent(singular(source.lower)) ||
    source.verb
  )
    return false
  if (raising.test(before.lower) || before.gap.includes('-') || source.gap === '-') return false
  return !text.words.some((other) => other !== word && other.asks.some((key) => before.offers.includes(key)))
}

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
        word.negation !== source.negation ||
        word.isLight ||
        word.digits ||
        denied.some((it) => it.asks.some((key) => word.offers.includes(key))),
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

/** A word for one person, and not for what is theirs: `keeper talks`. */
export function isOnePerson({ words }: Reading, word: Word): boolean {
  const next = words[word.at + 1]
  if (word.verb || word.lower.endsWith('s')) return false
  if (next?.lower === 'who') return true
  if (!isAgent(word.lower)) return false
  if (!next || next.part !== word.part || next.gap !== ' ') return true
  return isPreposition(next.lower) || isLinking.test(next.lower) || next.digits || next.verb !== null
}

const isLinking = /^(?:and|or|since|currently|is|was|has|had|on)$/
const ofOthers = /^(?:with|by|for|to|under|from|alongside|between|of|the|his|her|their|our|my)$/

/** Where nothing is done to the one it names, or `as` stands before it, a title is the person's own. */
function isOneself({ words }: Reading, word: Word): boolean {
  const governor = words[word.governor]
  if (governor && /^(?:promote|appoint|elect|become|name|hire|employ|qualify)$/.test(governor.verb ?? '')) return true
  for (let at = word.at - 1; at >= Math.max(0, word.at - 5); at -= 1) {
    const before = words[at]
    if (!before || before.part !== word.part) break
    if (before.lower === 'as') return true
    if (ofOthers.test(before.lower)) return false
  }
  return !governor
}

/** `lists for the manager` were no management. */
const isOfOtherAgent = (word: Word, source: Word, said: Reading) =>
  !source.verb &&
  isAgent(singular(source.lower)) &&
  !isAgent(singular(word.lower)) &&
  singular(word.lower) !== singular(source.lower) &&
  word.asks.every((key) => !/^[§<>]/.test(key)) &&
  !said.isHeading &&
  !isOneself(said, source)

const notOwn =
  /^(?:attend|receive|observe|shadow|order|buy|purchase|check|review|supervise|oversee|request|plan|watch)$/

/** `Completed a training`, `supervised the repainting by contractors`: a deed, and not the person's. */
export function isOwnDeed(source: Word, said: Reading, verb: string, text: Reading): boolean {
  if (source.verb) return true
  const governor = said.words[source.governor]?.verb ?? ''
  if (text.words.some((word) => word.verb === governor)) return true
  if (/^(?:train|teach|instruct|coach)$/.test(verb) && /^(?:complete|finish|pass|take|undertake|do)$/.test(governor))
    return !source.isDirect
  if (source.isDirect && notOwn.test(governor)) return false
  return !isByOthers(said.words, source.at)
}

/** `Operating theatre`: no operating was done; nor selling by the `sales team`. */
export function isBeforeNoun(word: Word, { words }: Reading): boolean {
  const next = words[word.at + 1]
  return (
    (/(?:ing|ed)$/.test(word.lower) || deedOf(singular(word.lower)) !== undefined) &&
    next !== undefined &&
    next.gap === ' ' &&
    !next.isLight &&
    !next.digits
  )
}

const longest = 30

/** `laid out` and `layout`, `back end` and `backend`. */
function joinedWords({ words }: Reading, word: Word, sources: Prepared): Found[] {
  const found: Found[] = []
  const before = words[word.at - 1]
  const after = words[word.at + 1]
  const roots = [word.lower, ...(word.verb ? [word.verb.replace('-', '')] : []), ...word.asks.slice(0, 1)]
  for (const root of roots) {
    if (after) found.push(...(sources.words.get(`=${root}${after.lower}`) ?? []))
    if (before) found.push(...(sources.words.get(`=${before.lower}${root}`) ?? []))
  }
  // The source has it in two words.
  for (let cut = 3; cut <= Math.min(longest, word.lower.length) - 2; cut += 1) {
    const second = sources.words.get(`=${word.lower.slice(cut)}`)
    const first = second && sources.words.get(`=${word.lower.slice(0, cut)}`)
    for (const one of first ?? [])
      for (const other of (second ?? []).slice(0, 8))
        if (one.unit === other.unit && other.word.at === one.word.at + 1) found.push(one)
  }
  return found
}

function byInitials(reading: Reading, word: Word, sources: Prepared, tries: { left: number }): Found[] {
  for (let first = word.at; first >= Math.max(0, word.at - 6); first -= 1)
    for (const { initials, last } of initialsFrom(reading, first)) {
      const found = last >= word.at ? sources.acronyms.get(initials) : undefined
      if (found) return found
    }
  const beside = besideAcronym(reading.words, word)
  if (beside) return sources.words.get(`=${singular(beside.lower)}`) ?? []
  const initials = initialsOf(word)
  if (!initials || tries.left <= 0) return []
  tries.left -= 1
  return sources.units.flatMap((unit) => {
    const start = spellsOut(unit.reading, initials)
    return start ? [{ unit, word: start }] : []
  })
}

/** `instrument rating (IR)`: the words before the bracket say it. */
function spelledBefore({ words }: Reading, word: Word): Word | null {
  const initials = word.gap.endsWith('(') ? initialsOf(word) : null
  if (!initials) return null
  const before = words.slice(Math.max(0, word.at - initials.length), word.at)
  return before.map(({ lower }) => lower[0]).join('') === initials ? (before[0] ?? null) : null
}

/** `finite element analyses (FEM)`: all letters but one fit the words before the bracket. */
function besideAcronym(words: readonly Word[], word: Word): Word | null {
  for (const other of words.slice(word.at + 1, word.at + 5)) {
    const initials = other.gap.includes('(') ? initialsOf(other) : null
    if (!initials) continue
    const before = words.slice(Math.max(0, other.at - initials.length), other.at)
    const fitting = before.filter(({ lower }, at) => lower[0] === initials[at]).length
    return before.includes(word) && fitting >= Math.max(2, initials.length - 1) ? other : null
  }
  return null
}
