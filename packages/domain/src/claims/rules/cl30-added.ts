import { duty, rankOf } from '../../language/ranks.ts'
import { changeOf } from '../../language/synonyms.ts'
import { readVerb } from '../../language/verbs.ts'
import { isAgent, isCredential } from '../../language/vocabulary.ts'
import { isAnsweredBy, nounBehind, type Word } from '../../language/word.ts'
import { among } from '../../text/patterns.ts'
import { lowerAt, singular } from '../../text/tokens.ts'
import { levelWords } from '../../words/language-levels.ts'
import {
  deedsNotAsked,
  emptyHeads,
  plainDeeds,
  timesNotAsked,
  vagueDeeds,
  wordsNotAsked,
} from '../../words/not-asked.ts'
import { ranks } from '../../words/ranks.ts'
import { objectPronouns, wordsWithoutInitials } from '../../words/small-words.ts'
import type { ClaimKind } from '../claim.ts'
import { kindOfWord } from '../kinds.ts'
import type { Reading } from '../reading.ts'
import { isOk, type Piece, rules } from '../support.ts'
import type { Prepared, Unit } from '../units.ts'
import { isPlural } from './cl17-titles.ts'
import type { Counterpart, Doubtful } from './cl27-asking.ts'

/** More are another text, and no question. */
const mostAdded = 3
const mostPlaces = 2
/** How far from the person's own words an added one may stand. */
const nearby = 4

const isHard = among(wordsNotAsked)
const isHardDeed = among(deedsNotAsked)
const isTime = among(timesNotAsked)
const isPlain = among(plainDeeds)
const isPronoun = among(objectPronouns)
const isVague = among(vagueDeeds)
const isEmpty = among(emptyHeads)
const isSilent = among(wordsWithoutInitials)
const joins = among('and or')

/** Whether the words in doubt are few enough to be settled by a question. */
export function isOneQuestion(added: ReadonlySet<number>): boolean {
  const places = [...added].filter((at) => !added.has(at - 1))
  return added.size <= mostAdded && places.length <= mostPlaces
}

/** The words of a piece that say more than the person, each with the person's own word that it stands beside or for. */
export function addedIn(text: Reading, piece: Piece, pieces: readonly Piece[], sources: Prepared): Doubtful {
  if (text.isHeading || !piece.word) return new Map()
  if (!piece.isSkill) return addedWord(text, piece.word, ownWords(pieces), sources)
  const added = addedToName(text, piece.word, sources)
  return added.size > 0 || isOk(piece.finding) || piece.finding.no.rule !== rules.kind
    ? added
    : kindOfName(text, piece.word, ownWords(pieces), sources)
}

/** `STM32 microcontrollers`, `HTM 01-05 (infection control)`: what the name before it is a kind of, by the catalogue. */
function kindOfName(text: Reading, first: Word, own: readonly Own[], { units }: Prepared): Doubtful {
  const name = own.findLast(({ word }) => word.at < first.at && isOneName(text.words.slice(word.at, first.at + 1)))
  const unit = name && units[[...name.units][0] ?? -1]
  const said = unit && tellsIn(unit, name.word)
  if (!unit || !said) return new Map()
  return new Map(phraseOf(text, first).map((word) => [word.at, [{ unit, word: said, beside: [name.word, word] }]]))
}

/** A name, its numbers, and right behind them what it is. */
const isOneName = ([name, ...behind]: readonly Word[]) =>
  /[\p{Lu}\d]/u.test(name?.text ?? '') &&
  !name?.verb &&
  behind.every((it, at) => (at === behind.length - 1 ? / \(?$/.test(it.gap) : it.digits && isJoined(it)))

/** `user interviews`, where the person wrote of interviews: a name that has a word of theirs. */
function addedToName(text: Reading, first: Word, sources: Prepared): Doubtful {
  const phrase = phraseOf(text, first)
  const own = phrase
    .map((word) => ({ word, units: new Set(sources.units.filter((it) => named(it, word)).map(({ at }) => at)) }))
    .filter(({ units }) => units.size > 0)
  const added = phrase.filter((word) => !own.some((it) => it.word === word))
  const doubtful = added.map((word) => addedWord(text, word, own, sources))
  const isPerson = phrase.some(({ lower, digits }) => digits || isAgent(singular(lower)))
  if (isPerson || added.length === 0 || doubtful.some(({ size }) => size === 0)) return new Map()
  const all = new Map(doubtful.flatMap((it) => [...it]))
  // The name is one claim, and is known by its first word.
  return new Map([...[...all.values()].slice(0, 1).map((it) => [first.at, it] as const), ...all])
}

const named = (unit: Unit, word: Word) =>
  unit.reading.words.find((it) => !it.verb && singular(it.lower) === singular(word.lower))

interface Own {
  word: Word
  units: ReadonlySet<number>
}

const ownWords = (pieces: readonly Piece[]): Own[] =>
  pieces.flatMap(({ word, finding }) =>
    word && isOk(finding) && finding.ok.units !== null ? [{ word, units: finding.ok.units }] : [],
  )

/** The words of a skill's name; what is light elsewhere says something in a name. */
const phraseOf = ({ words, skills }: Reading, first: Word): Word[] => {
  const to = skills.find(({ from }) => from === first.from)?.to ?? first.to
  return words.filter((word) => word.at >= first.at && word.to <= to)
}

const tellsIn = (unit: Unit, word: Word): Word | undefined => unit.reading.words.find((it) => isAnsweredBy(word, it))

function addedWord(text: Reading, word: Word, own: readonly Own[], sources: Prepared): Doubtful {
  const spelled = byLetters(text, word, sources)
  if (spelled.length > 0) return new Map([[word.at, spelled]])
  const isDeed = word.verb !== null || opensAsDeed(text, word)
  if (isNeverAsked(text, word)) return new Map()
  const named = isDeed ? forDeed(text, word, own, sources) : beside(text, word, own, sources)
  const found = named.length > 0 ? named : forPronoun(text, word, sources)
  return found.length > 0 ? new Map([[word.at, found]]) : new Map()
}

/** `ITPs` for `inspection and test plans`, or the other way round. */
function byLetters(text: Reading, word: Word, { units }: Prepared): Counterpart[] {
  if (kindOfWord(text, word) !== 'statement' || isCredential(word.lower)) return []
  return units.flatMap((unit): Counterpart[] => {
    if (isLetters(word)) {
      const [first, ...others] = spelledIn(unit.reading, lettersOf(word))
      return first ? [{ unit, word: first, through: others.at(-1) ?? first }] : []
    }
    return unit.reading.words.filter(isLetters).flatMap((own) => {
      const spelled = spelledIn(text, lettersOf(own))
      return spelled.includes(word) ? [{ unit, word: own, beside: spelled }] : []
    })
  })
}

export const isLetters = (word: Word | null) => word !== null && /^\p{Lu}{2,5}s?$/u.test(word.text)
const lettersOf = ({ text }: Word) => text.replace(/s$/, '').toLowerCase()

/** The words in a row whose first letters these are; `and` and `of` have none. */
function spelledIn({ words }: Reading, letters: string): Word[] {
  const telling = words.filter(({ lower }) => !isSilent(lower))
  const first = telling.findIndex((_, at) =>
    [...letters].every((letter, place) => {
      const word = telling[at + place]
      return word?.lower.startsWith(letter) && !isLetters(word) && (place === 0 || !/[,;.]/.test(word.gap))
    }),
  )
  return first < 0 ? [] : telling.slice(first, first + letters.length)
}

/** `Maintain welder records`, read as a name. */
const opensAsDeed = ({ words }: Reading, { at, lower, sentence }: Word) =>
  words[at - 1]?.sentence !== sentence && readVerb(lower) !== null

const isPlainWord = /^[\p{Script=Latin}’'-]{3,}$/u

/** A name, a level, a paper, how much, how well or how often: right or wrong, and no matter of words. */
export function isNeverAsked(text: Reading, { lower, text: written, at, sentence, digits, negation }: Word): boolean {
  const isName =
    /\p{Lu}/u.test(written.slice(1)) || (/^\p{Lu}/u.test(written) && text.words[at - 1]?.sentence === sentence)
  if (digits || isName || !isPlainWord.test(written) || negation >= 0 || levelWords.has(lower) || isCredential(lower))
    return true
  return isHard(lower) || isHard(singular(lower)) || /ly$/.test(lower) || changeOf(lower) !== 0
}

/** `donor records`, `control services`, `settlements for leavers`: it is told of a thing of the person. */
function beside(text: Reading, word: Word, own: readonly Own[], { units }: Prepared): Counterpart[] {
  const near = own
    .filter((it) => isBeside(text, word, it.word))
    .sort((a, b) => distance(word, a.word) - distance(word, b.word))[0]
  if (!near || isFurther(text, word)) return []
  return [...near.units].flatMap((at) => {
    const unit = units[at]
    const said = unit && tellsIn(unit, near.word)
    return unit && said && isPlural(said) === isPlural(near.word) && !isInsteadOf(text, near.word, unit, said, word)
      ? [{ unit, word: said, beside: [word, near.word] }]
      : []
  })
}

/** `recorded the results`, where the person wrote `recording them`. */
function forPronoun(text: Reading, word: Word, { units }: Prepared): Counterpart[] {
  const deed = text.words[word.governor]
  if (!deed?.verb || !word.isDirect || !isEmpty(word.lower)) return []
  return units.flatMap((unit) =>
    unit.verbs
      .filter((own) => isAnsweredBy(deed, own))
      .flatMap(({ at }) => unit.reading.words.slice(at + 1, at + 2).filter(({ lower }) => isPronoun(lower)))
      .map((own) => ({ unit, word: own })),
  )
}

/** The noun behind it counts before the one in front. */
const distance = (word: Word, own: Word) => (own.at > word.at ? own.at - word.at : nearby + word.at - own.at)

const isJoined = ({ gap }: Word) => gap === ' ' || gap === '-'

function isBeside(text: Reading, word: Word, own: Word): boolean {
  const { words } = text
  if (own.verb || own.digits || own.sentence !== word.sentence || isFirm(text, own)) return false
  const [first, last] = own.at < word.at ? [own, word] : [word, own]
  const between = words.slice(first.at + 1, last.at)
  if (last.at - first.at > nearby || !isJoined(last)) return false
  if (last === word && between.length === 0) return isEmpty(word.lower)
  if (between.every((it) => !it.isLight && !it.verb && !it.digits && isJoined(it))) return true
  return last === word && between.length === 1 && between[0]?.lower === 'for'
}

const firm = new Set<ClaimKind>(['title', 'degree', 'certificate', 'award', 'membership', 'school'])

/** Nothing is added to a name, a paper, an honour or a time. */
export const isFirm = (text: Reading, own: Word) =>
  firm.has(kindOfWord(text, own)) || isTime(own.lower) || isCredential(own.lower) || /\p{Lu}/u.test(own.text.slice(1))

/** `dogs and cats`, `laptops, servers`: a further thing is none of the person's. */
const isFurther = ({ words }: Reading, { at, gap }: Word) =>
  joins(lowerAt(words, at - 1)) || joins(lowerAt(words, at + 1)) || /[,/]/.test(gap)

/** `feature films`, where the person wrote of short ones; `concert software`, where it was a programme. */
export function isInsteadOf(text: Reading, own: Word, { reading }: Unit, said: Word, word: Word): boolean {
  const dropped = (it: Word | undefined) => it !== undefined && !text.words.some((each) => isAnsweredBy(each, it))
  if (lowerAt(text.words, word.at - 1) === 'for') return reading.words.some(({ lower }) => lower === 'for')
  const before = reading.words[said.at - 1]
  const isBefore = before && isJoined(said) && !before.isLight && !before.verb && !before.digits
  return (isBefore && dropped(before)) || (word.at > own.at && dropped(nounBehind(reading.words, said)))
}

/** `Maintain records`, where they were the person's duty, or the line names them without a deed. */
function forDeed(text: Reading, word: Word, own: readonly Own[], { units }: Prepared): Counterpart[] {
  const verb = word.verb ?? readVerb(word.lower)?.base ?? ''
  if ((word.verb && word.rank !== ranks.do) || rankOf(verb) !== ranks.do || isHardDeed(verb)) return []
  const last = (word.chain.at(-1) ?? word).at
  const things = own.filter(
    (it) =>
      !it.word.verb &&
      it.word.at > word.at &&
      (it.word.governor === last || (!word.verb && it.word.part === word.part)),
  )
  const first = things[0]
  if (!first) return []
  return [...first.units].flatMap((at) => {
    const unit = units[at]
    const thing = unit && tellsIn(unit, first.word)
    const deed = unit && thing && deedFor(text, word, unit, thing)
    return unit && deed ? [{ unit, word: deed }] : []
  })
}

/** `defects put on the app`: the deed stands behind its thing. */
function passiveOf({ words }: Reading, { at }: Word): Word | undefined {
  const next = words[at + 1]
  return next?.verb && next.form === 'past' ? next : undefined
}

/** What is one's duty; in a line that names no deed, the thing itself; for a verb that says little, the deed it stands for. */
function deedFor(text: Reading, word: Word, unit: Unit, thing: Word): Word | undefined {
  const isLine = unit.source === null || unit.source.kind === 'line' || unit.source.kind === 'fact'
  if (unit.verbs.length === 0) return isLine && !unit.reading.isHeading ? thing : undefined
  const governor = unit.reading.words[thing.governor] ?? passiveOf(unit.reading, thing)
  if (!governor || governor.verb === duty) return governor
  const isTold = (deed: Word) => text.words.some((it) => it.verb !== null && isAnsweredBy(it, deed))
  const deeds = [...new Set([...governor.chain, governor])]
  const left = deeds.filter((it) => !isTold(it))
  const [only] = left
  const isMeant = isVague(only?.verb?.split('-')[0] ?? '') || !isHardDeed(only?.verb ?? '')
  const isOpen = only?.rank === ranks.do && changeOf(only.verb ?? '') === 0 && isMeant
  // `Install, operate and dismantle`: all others of them are the person's.
  const isOneOfMany = deeds.length > 1 && word.chain.length === deeds.length
  return isOpen &&
    left.length === 1 &&
    (thing.isDirect || thing.governor < 0) &&
    (isPlain(word.verb ?? '') || isOneOfMany)
    ? only
    : undefined
}
