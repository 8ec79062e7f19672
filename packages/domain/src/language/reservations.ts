import { lowerAt } from '../text/tokens.ts'
import {
  asOneOfMany,
  byOneself,
  employments,
  lesserParts,
  type Reservation,
  reservations,
  waysTo,
  withOthers,
} from '../words/reservations.ts'
import { joiningWords } from '../words/sentences.ts'
import type { OpenWord, Word } from './word.ts'

const bitOf = (text: string) => {
  const at = reservations.findIndex(({ pattern }) => text.search(pattern) >= 0)
  return 1 << reservations.slice(1, at + 1).filter(({ isAlike }) => !isAlike).length
}
/** Who says to have helped, or to have shared, has kept these. */
export const lesserDeeds = { help: bitOf('under supervision') | bitOf('jointly'), share: bitOf('jointly') }

/** In a heading these make the title smaller. */
const ofTitles = [new RegExp(`\\b(?:${lesserParts})\\b`), new RegExp(`\\b(?:${employments})\\b`)]
/** Elsewhere only where they plainly belong to a title. */
const ofTitlesInText = [lesserParts, employments].map(
  (words) => new RegExp(`\\bas (?:an? |the )?(?:${words})\\b|\\((?:${words})\\b`),
)

/** The highest bit: what is named and not affirmed. Those above it are free. */
export const notAffirmed = 1 << (reservations.length + ofTitles.length + 2)

const isSentenceEnd = (text: string, at: number) =>
  /[;\n•|]/.test(text[at] ?? '') || (/[.!?]/.test(text[at] ?? '') && /^\s?$/.test(text[at + 1] ?? ''))
const isPieceEnd = (text: string, at: number) => /[,:]/.test(text[at] ?? '') || isSentenceEnd(text, at)

/** [LG8] Sets which reservations hold for a word as a source, and which a text has kept; frees the words that make them. */
export function reserve(text: string, words: OpenWord[], isHeading: boolean) {
  const lower = text.toLowerCase()
  let bit = 1
  for (const { pattern, reach, isFree, isOfNames, isAlike } of reservations) {
    if (isAlike) bit >>= 1
    for (const { index, 0: said } of lower.matchAll(pattern)) {
      const end = index + said.length
      setReservation(words, span(lower, index, isSentenceEnd), bit, 'kept')
      if (isOfNames && words[0]?.verb) {
        const piece = span(lower, index, isPieceEnd)
        if (isRemark(words, piece) && !/^(?:trainee|candidate)$/.test(said)) setReservation(words, piece, bit, 'hedges')
        continue
      }
      const whole = reached(lower, index, end, reach, isHeading || !words[0]?.verb)
      setReservation(words, clipped(words, whole, index, end, reach), bit, 'hedges')
      for (const word of words) {
        if (word.from < index || word.to > end) continue
        word.makes |= bit
        if (isFree) word.isLight = true
      }
    }
    bit <<= 1
  }
  reserveOthers(lower, words)
  reserveWays(text, lower, words)
  ofTitles.forEach((pattern, index) => {
    const bit = 1 << (reservations.length + index)
    const any = pattern.exec(lower)
    if (!any) return
    setReservation(words, span(lower, any.index, isSentenceEnd), bit, 'kept')
    if (isHeading) setReservation(words, bracketed(lower, any.index), bit, 'hedges')
    const match = isHeading ? null : ofTitlesInText[index]?.exec(lower)
    if (!match) return
    const isBracket = match[0].startsWith('(')
    setReservation(
      words,
      isBracket ? span(lower, match.index, isPieceEnd) : phrase(lower, match.index + 3),
      bit,
      'hedges',
    )
  })
}

/** `Completed the training, refresher missed`: a part without a verb, behind one with. */
function isRemark(words: readonly Word[], [from, to]: Span): boolean {
  const first = words.find((word) => word.from >= from && word.to <= to)
  return first !== undefined && first.at > 0 && !first.verb && !first.isLight
}

function reserveWays(text: string, lower: string, words: OpenWord[]) {
  const bit = 1 << (reservations.length + ofTitles.length + 1)
  const match = waysTo.exec(lower)
  if (!match) return
  setReservation(words, span(lower, match.index, isSentenceEnd), bit, 'kept')
  const [start, stop] = span(lower, match.index, isSentenceEnd)
  if (words.find((word) => word.from >= start && word.to <= stop)?.verb || words.length >= 20) return
  // `TEFL, 40-hour introductory course`: a remark about what stands before; `…, Applied Data Workshop` is a place.
  const part = span(lower, match.index, isPieceEnd)
  const isRemark = !/\p{Lu}/u.test(text.slice(...part))
  setReservation(words, isRemark ? span(lower, match.index, isSentenceEnd) : part, bit, 'hedges')
}

function reserveOthers(lower: string, words: OpenWord[]) {
  const bit = 1 << (reservations.length + ofTitles.length)
  const match = withOthers.exec(lower)
  if (match) setReservation(words, span(lower, match.index, isSentenceEnd), bit, 'hedges')
  const many = asOneOfMany.exec(lower)
  if (many) setReservation(words, span(lower, many.index, isSentenceEnd), lesserDeeds.share, 'kept')
  if (match || !byOneself.test(lower)) setReservation(words, [0, lower.length], bit, 'kept')
}

type Span = [from: number, to: number]

function reached(text: string, at: number, after: number, reach: Reservation['reach'], isName: boolean): Span {
  // `RDMS (OB/GYN), exam in abdomen scheduled`: only that exam.
  if (reach === 'line' && /^\s*exam in /.test(text.slice(back(text, at, isPieceEnd), at)))
    return span(text, at, isPieceEnd)
  if (reach === 'line') return span(text, at, isName ? isSentenceEnd : isPieceEnd, true)
  const part = span(text, at, isPieceEnd)
  return reach === 'forward' && /\p{L}/u.test(text.slice(after, part[1])) ? [at, part[1]] : part
}

/** `knew basic French and kept the diaries`: the next deed is under no reservation, nor is the one before a plan. */
function clipped(words: readonly Word[], whole: Span, at: number, after: number, reach: Reservation['reach']): Span {
  const own = words.find((word) => word.to > at)
  // `mainly cleaned tables and served guests`
  const isOfAll = reach !== 'forward' || words.find((word) => word.from >= after)?.verb
  if (!own || reach === 'line' || (!own.verb && isOfAll)) return whole
  const isJoined = (place: number) => joiningWords.has(lowerAt(words, place - 1))
  // `to stand in and cut costs` may be all one plan.
  const deed = words.find((it) => it.from > after && it.form === 'past' && it.lower !== it.verb && isJoined(it.at))
  const isOpening = own.verb && (isJoined(own.at) || isJoined(own.at - 1))
  return [isOpening ? at : whole[0], Math.min(whole[1], deed?.from ?? whole[1])]
}

export function setReservation(words: readonly OpenWord[], [from, to]: Span, bit: number, what: 'hedges' | 'kept') {
  for (const word of words) if (word.from >= from && word.to <= to) word[what] |= bit
}

/** From one end to the other; where the reservation opens its part, the part before as well. */
function span(text: string, at: number, isEnd: (text: string, at: number) => boolean, reachesBack = false): Span {
  const start = back(text, at, isEnd)
  let end = at
  while (end < text.length && !isEnd(text, end)) end += 1
  const isOpening = reachesBack && at - start <= 3 && !isSentenceEnd(text, start - 1)
  return [isOpening ? back(text, Math.max(0, start - 2), isEnd) : start, end]
}

function back(text: string, at: number, isEnd: (text: string, at: number) => boolean): number {
  let start = at
  while (start > 0 && !isEnd(text, start - 1)) start -= 1
  return start
}

/** `lead (interim, four months), Torvald`: what stands before the bracket. */
function bracketed(text: string, at: number): Span {
  const open = text.lastIndexOf('(', at)
  const isInside = open >= 0 && !text.slice(open, at).includes(')')
  return isInside ? [back(text, open, isPieceEnd), at] : span(text, at, isPieceEnd)
}

/** `as acting engineer on 60 shifts`: up to the next small word. */
function phrase(text: string, at: number): Span {
  const end = text.slice(at, at + 80).search(/[,;.(]|\s(?:on|at|in|for|with|of|and|to|from)\s/)
  return [at, end < 0 ? text.length : at + end]
}
