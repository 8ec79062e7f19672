import { duty, isHanding, rankOf } from '../../language/ranks.ts'
import { isAnsweredBy, nounBehind, type Word } from '../../language/word.ts'
import { among } from '../../text/patterns.ts'
import { ranks } from '../../words/ranks.ts'
import { scopeWords } from '../../words/small-words.ts'
import type { ClaimKind, Doubt } from '../claim.ts'
import { kindOfWord } from '../kinds.ts'
import { type Reading, readAgain } from '../reading.ts'
import { isOk, type Piece, rules } from '../support.ts'
import type { Prepared, Unit } from '../units.ts'
import type { Widely } from '../widely.ts'
import { isOnePerson, isOneself } from './cl17-titles.ts'
import { isNear, isTabled } from './cl27-near.ts'
import { besideOwn } from './cl29-beside.ts'

/** The sign of a word that says the same as others. */
const isAlike = '§near'

/** What the person wrote where the text has another word. */
export interface Counterpart {
  unit: Unit
  word: Word
  /** What the text's word then asks for in the cited statement, where that is not the word itself. */
  instead?: string[]
  /** The last of the person's words, where they are several. */
  through?: Word
  /** The words of the text that are asked about with it. */
  beside?: Word[]
}
/** The words in doubt, by their places. */
export type Doubtful = Map<number, Counterpart[]>

export interface Asked {
  reading: Reading
  doubtful: Doubtful
}

/**
 * The text as it would be with the person's own words in the place of those that are near them. Every rule is held
 * against it again, so that a question never stands for more than a word. Null where a word is near to none.
 */
export function inOwnWords(
  reading: Reading,
  pieces: readonly Piece[],
  sources: Prepared,
  wide: Widely | undefined,
): Asked | null {
  const isWide = wide !== undefined
  const doubtful: Doubtful = new Map()
  const added: Doubtful = new Map()
  for (const piece of pieces) {
    const { word, finding, isSkill } = piece
    if (isOk(finding)) continue
    const isTie = finding.no.rule === rules.together
    const isBroad = isSkill && isWide && finding.no.rule === rules.kind
    if (finding.no.rule !== rules.words && !isTie && !isBroad) continue
    const isAskable = word !== null && (!isSkill || (isWide && isPlainSkill(reading, word))) && isSoft(reading, word)
    const near = isAskable && (word.verb || !isTie) ? counterpartsOf(reading, word, sources) : []
    const inRole = near.length > 0 || !isAskable ? near : inSameRole(reading, word, pieces, sources)
    const counterparts =
      inRole.length > 0 || !isAskable || isTie ? inRole : besideOwn(reading, word, pieces, sources, isWide)
    if (word && counterparts.length > 0) {
      doubtful.set(word.at, counterparts)
      continue
    }
    const more =
      !isTie && (isSkill || isAskable || wide?.isLetters(word)) ? wide?.addedIn(reading, piece, pieces, sources) : null
    for (const [at, beside] of more ?? []) added.set(at, beside)
    if (!isTie && !more?.size) return null
  }
  if (wide?.isOneQuestion(new Set(added.keys())) === false) return null
  for (const [at, beside] of added) doubtful.set(at, beside)
  if (doubtful.size === 0) return null
  const asks = new Map([...doubtful].map(([at, counterparts]) => [at, asksOf(counterparts)]))
  return { reading: readAgain(reading.text, asks), doubtful }
}

const asksOf = (counterparts: readonly Counterpart[]) => [
  isAlike,
  ...counterparts.flatMap(({ word: own, instead }) => instead ?? own.offers.slice(0, 2)),
]

function counterpartsOf(text: Reading, word: Word, { units }: Prepared): Counterpart[] {
  if (!isTabled(word)) return []
  const isCounterpart = (own: Word, said: Reading) =>
    isNear(word, own) && !isToldBeside(text, word, own) && isSameTie(text, word, said, own)
  return units.flatMap((unit) =>
    unit.reading.words.filter((own) => isCounterpart(own, unit.reading)).map((own) => ({ unit, word: own })),
  )
}

/** `café menus`, where the person wrote of menus, and of the café elsewhere in the same role. */
function inSameRole(text: Reading, word: Word, pieces: readonly Piece[], { units }: Prepared): Counterpart[] {
  const head = word.verb ? undefined : nounBehind(text.words, word)
  const piece = pieces.find((it) => it.word === head)
  if (!head || !piece || !isOk(piece.finding)) return []
  return [...(piece.finding.ok.units ?? [])].flatMap((at) => {
    const cited = units[at]
    const instead = cited?.reading.words.find((it) => isAnsweredBy(head, it))?.offers.slice(0, 2)
    const role = cited?.source?.role
    if (!cited || !role || !instead) return []
    return units.flatMap((unit) => {
      const own = unit.source?.role === role ? unit.reading.words.find((it) => isAnsweredBy(word, it)) : undefined
      return own && unit !== cited ? [{ unit, word: own, instead }] : []
    })
  })
}

/**
 * What the text tells as well is no counterpart: `built and maintained` has a deed more than `maintained`. A deed may be
 * told by its details: `groomed dogs, including bathing`.
 */
const isToldBeside = ({ words }: Reading, word: Word, own: Word) =>
  words.some(
    (other) =>
      other !== word &&
      !other.isLight &&
      (!word.verb || (other.verb !== null && other.form !== 'gerund')) &&
      isAnsweredBy(other, own),
  )

/** A deed is near another only where it is done to the same thing; of telling and giving, also to the same people. */
function isSameTie(text: Reading, word: Word, said: Reading, own: Word): boolean {
  if (!word.verb) return true
  const ofText = (word.chain.at(-1) ?? word).at
  const objects = text.words.filter(
    (it) => it.isDirect && it.governor === ofText && !it.isLight && !it.digits && it !== word,
  )
  if (objects.length === 0) return true
  // `tear repair`: what it is done to stands beside the noun.
  if (!own.verb)
    return (
      own.deed === duty ||
      objects.some((object) => said.words.some((it) => it.part === own.part && isAnsweredBy(object, it)))
    )
  const isAny = isHanding(word.verb) && isHanding(own.verb)
  const done = said.words.filter((it) => (it.isDirect || isAny) && own.chain.some(({ at }) => at === it.governor))
  return objects.some((object) => done.some((it) => isAnsweredBy(object, it) || isNear(object, it)))
}

/** Of how many a thing is said, and how far it reaches. */
const isScope = among(scopeWords)
const soft = new Set<ClaimKind>(['statement', 'scope', 'employer'])

/** `helped choose texts`: the rank is that of the help, and is kept. */
const isHelpedWith = ({ verb, rank }: Word) => verb !== null && rankOf(verb) === ranks.do && rank === ranks.help

/** `collaboration`: one small word, which the catalogue happens to have. */
const isPlainSkill = ({ skills }: Reading, { from, to, text }: Word) =>
  /^\p{Ll}+$/u.test(text) && skills.some((it) => it.from === from && it.to === to)

/** A name is right or wrong, and so is what the person is: these are near to nothing. */
function isSoft(reading: Reading, word: Word): boolean {
  const { text, at, sentence, digits, lower } = word
  if (digits || isScope(lower) || !(soft.has(kindOfWord(reading, word)) || isHelpedWith(word))) return false
  if (isOnePerson(reading, word) && isOneself(reading, word)) return false
  return !/^\p{Lu}/u.test(text) || reading.words[at - 1]?.sentence !== sentence
}

/** What to ask of the person, word by word. */
export function doubtsOf({ doubtful, reading }: Asked, pieces: readonly Piece[]): Doubt[] {
  const doubts = pieces.flatMap(({ word, finding }) => {
    if (!word || !isOk(finding)) return []
    const all = doubtful.get(word.at) ?? []
    const own = all.find(({ unit }) => finding.ok.units?.has(unit.at)) ?? all[0]
    if (!own) return []
    const ends = [word, ...(own.beside ?? [])]
    const from = Math.min(...ends.map((it) => it.from))
    const to = Math.max(...ends.map((it) => endOf(reading, it)))
    const youWrote = own.unit.reading.text.slice(own.word.from, endOf(own.unit.reading, own.through ?? own.word))
    return [{ words: reading.text.slice(from, to), youWrote, source: own.unit.id, from, to }]
  })
  // What is within another question is asked with it.
  return doubts.filter(
    (it, at) => !doubts.some((other, place) => isWithin(it, other) && (!isWithin(other, it) || place < at)),
  )
}

const isWithin = (one: Doubt, other: Doubt) => one.from >= other.from && one.to <= other.to

/** Where a word ends, a verb with its particle where that stands beside it: `Looked after`. */
export function endOf({ words }: Reading, { verb, at, to }: Word): number {
  const next = words[at + 1]
  return next !== undefined && next.gap === ' ' && verb?.split('-')[1] === next.lower ? next.to : to
}
