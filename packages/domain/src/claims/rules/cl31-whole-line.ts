import { isAnsweredBy, nounBehind, type Word } from '../../language/word.ts'
import { among } from '../../text/patterns.ts'
import { lowerAt } from '../../text/tokens.ts'
import { deedsThatBind, wordsOfReach } from '../../words/not-asked.ts'
import { ranks } from '../../words/ranks.ts'
import { kindOfWord } from '../kinds.ts'
import type { Reading } from '../reading.ts'
import { isOk, type Piece, rules } from '../support.ts'
import type { Prepared, Unit } from '../units.ts'
import type { Doubtful } from './cl27-asking.ts'
import { isFirm, isInsteadOf, isNeverAsked } from './cl30-added.ts'

/** More are another text, and no question. */
const mostInDoubt = 6
/** The least share of the text that is the person's own, and of the person's line that the text tells again. */
const leastOwn = 0.5
const leastTold = 0.8
/** A line of fewer words is soon another one. */
const fewestWords = 7
/** How far a word of reach reaches. */
const reach = 3

const binds = among(deedsThatBind)
const reaches = among(wordsOfReach)
const joins = among('and or')
const brings = among('by through')

/**
 * The words in doubt, each with the whole line that the text tells again, where nothing but plain words is in doubt. Null
 * where the text is more than that line in other words.
 */
export function aboutWholeLine(text: Reading, pieces: readonly Piece[], sources: Prepared): Doubtful | null {
  const fallen = pieces.filter(({ finding }) => !isOk(finding))
  const isMuch = fallen.length > mostInDoubt || fallen.length > pieces.length * (1 - leastOwn)
  if (text.isHeading || isMuch) return null
  const words = fallen.flatMap((piece) => (isPlainDoubt(text, piece, sources) ? (piece.word ?? []) : []))
  const unit = toldAgain(pieces, sources)
  const [first] = unit?.reading.words ?? []
  const through = unit?.reading.words.at(-1)
  if (words.length < fallen.length || !unit || !first || !through || toldShare(text, unit) < leastTold) return null
  return new Map(words.map((word) => [word.at, [{ unit, word: first, through }]]))
}

/** The statement that most of the text rests on. */
function toldAgain(pieces: readonly Piece[], { units }: Prepared): Unit | undefined {
  const found = pieces.flatMap(({ finding }) => (isOk(finding) ? [...(finding.ok.units ?? [])] : []))
  const count = (at: number) => found.filter((it) => it === at).length
  return units[[...new Set(found)].sort((a, b) => count(b) - count(a))[0] ?? -1]
}

function toldShare(text: Reading, { reading }: Unit): number {
  const telling = reading.words.filter(({ isLight, digits }) => !isLight && !digits)
  const told = telling.filter((own) => text.words.some((word) => isAnsweredBy(word, own)))
  return telling.length < fewestWords ? 0 : told.length / telling.length
}

function isPlainDoubt(text: Reading, { word, finding, isSkill }: Piece, sources: Prepared): boolean {
  if (!word || isOk(finding) || finding.no.rule !== rules.words) return false
  if (isSkill) return isPartlyOwn(text, word, sources)
  if (kindOfWord(text, word) !== 'statement' || isNeverAsked(text, word)) return false
  if (word.verb && (word.rank !== ranks.do || binds(word.verb.split('-')[0] ?? ''))) return false
  return ![isFurther, isOfReach, isCause].some((holds) => holds(text, word)) && !isSwapped(text, word, sources)
}

/** `public consultation`, where the person wrote of a consultation. */
function isPartlyOwn({ words, skills }: Reading, { from, at }: Word, { units }: Prepared): boolean {
  const to = skills.find((it) => it.from === from)?.to ?? from
  const name = words.filter((it) => it.at >= at && it.to <= to)
  const isOwn = (word: Word) => units.some(({ reading }) => reading.words.some((own) => isAnsweredBy(word, own)))
  return name.every(({ text }) => /^[\p{Ll}-]+$/u.test(text)) && name.some(isOwn)
}

/** `dogs and cats`, `designed and built`: not in the place of anything. */
function isFurther({ words }: Reading, { at, gap, verb }: Word): boolean {
  const isBeforeMore = joins(lowerAt(words, at + 1)) && (verb !== null || !words[at + 2]?.verb)
  return isBeforeMore || joins(lowerAt(words, at - 1)) || /[,/]/.test(gap)
}

const isOfReach = ({ words }: Reading, { at }: Word) =>
  words.slice(Math.max(0, at - reach), at).some(({ lower }) => reaches(lower))

/** `by introducing`, `, cutting`: what brought something about, and what came of it. */
const isCause = ({ words }: Reading, { at, lower, gap }: Word) =>
  lower.endsWith('ing') && (brings(lowerAt(words, at - 1)) || gap.includes(','))

/** `feature films`, where the person wrote of short ones; `concert software`, where it was a programme. Nothing is put before a paper. */
function isSwapped(text: Reading, word: Word, { units }: Prepared): boolean {
  if (word.verb) return false
  const before = word.gap === ' ' ? text.words[word.at - 1] : undefined
  const heads = [nounBehind(text.words, word) ?? [], before ?? []]
    .flat()
    .filter(({ verb, isLight }) => !verb && !isLight)
  const isOther = (head: Word) =>
    units.some((unit) =>
      unit.reading.words.some((own) => isAnsweredBy(head, own) && isInsteadOf(text, head, unit, own, word)),
    )
  return heads.some((head) => isFirm(text, head) || isOther(head))
}
