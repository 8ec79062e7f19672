import { patternOf } from '../../text/patterns.ts'
import { cities } from '../../words/cities.ts'
import { scoreWord } from '../../words/reading.ts'
import type { Head, Piece } from '../pieces.ts'
import { placeness } from '../places.ts'
import { cut, join, listed, nothing, type Slice, trimSeparators, without } from '../slice.ts'
import { degreeness, isTownLike, namesInstitution } from '../vocabulary.ts'
import type { HeadTag } from './tag.ts'

const score = patternOf(scoreWord, 'iu')

/** What rules make of a head. */
export interface Opinion extends Partial<Record<HeadTag, Slice>> {
  /** Nothing else is to be expected there. */
  isWhole?: boolean
  /** Any of its parts may be the employer. */
  isGuess?: boolean
}

/** What rules make of the heads of a section: one opinion among others. */
export const opinionsOnStudies = (heads: readonly Head[]): Opinion[] =>
  heads.map(({ pieces }) => {
    const { institution: organisation, degree, area, location } = studySaid(pieces)
    return { organisation, degree, area, location }
  })

interface Said {
  institution: Slice
  degree: Slice
  area: Slice
  location: Slice
  score: Slice
}

/** A piece of which it is not known yet what it says. */
interface OpenPiece extends Piece {
  at: number
  /** Whether only a comma parts it from the school. */
  afterSchool: boolean
}

/** Tells the pieces of a head apart: the school by its kind of name, the degree by its kind of word, the subject by what is left. */
function studySaid(pieces: Piece[]): Said {
  const said: Said = {
    institution: nothing,
    degree: nothing,
    area: nothing,
    location: nothing,
    score: nothing,
  }
  const open: OpenPiece[] = []
  let school = Number.NaN
  for (const [at, piece] of pieces.entries()) {
    const rest = takeScore(piece.slice, said)
    if (rest.text === '') continue
    const text = rest.text
    const isSchool = namesInstitution(text) && degreeness(text) < 1
    if (said.institution.text === '' && isSchool) {
      said.institution = wholeName(rest, piece, open)
      school = at
    } else if (
      said.institution.text !== '' &&
      said.location.text === '' &&
      piece.after === 'comma' &&
      open.at(-1) === undefined &&
      placeness(text) > 0.6
    )
      said.location = rest
    else open.push({ ...piece, slice: rest, at, afterSchool: piece.after === 'comma' && at === school + 1 })
  }
  takePlaces(open, said)
  takeDegree(open, said)
  takeTown(open, said)
  takeArea(open, said)
  takeInstitution(open, said)
  return said
}

/** A name broken before its kind of school: `Fort Aldren State` over `University`; it begins its line. */
function wholeName(name: Slice, piece: Piece, open: OpenPiece[]): Slice {
  const before = open.at(-1)
  const first = /^\p{L}+/u.exec(name.text)?.[0] ?? ''
  const isTail = namesInstitution(first) && name.text.split(/\s+/).length <= 4 && !/\bof\b/.test(name.text)
  if (
    !before ||
    !isTail ||
    before.after === 'comma' ||
    before.line !== piece.line - 1 ||
    before.size !== piece.size ||
    degreeness(before.slice.text) > 0
  )
    return name
  open.pop()
  return join([before.slice, name])
}

function takeScore(slice: Slice, said: Said): Slice {
  const match = score.exec(slice.text)
  if (!match || said.score.text !== '') return slice
  said.score = trimSeparators(cut(slice, match.index, match.index + match[0].length))
  return trimSeparators(without(slice, match.index, match.index + match[0].length))
}

function takePlaces(open: OpenPiece[], said: Said) {
  for (let index = 0; index < open.length && said.location.text === ''; index += 1) {
    for (const length of [3, 2, 1]) {
      const run = open.slice(index, index + length)
      if (run.length < length || !isOneRun(run)) continue
      if (run.some((it) => degreeness(it.slice.text) === 1)) continue
      if (placeness(run.map((it) => it.slice.text).join(', ')) < 0.65) continue
      said.location = listed(run)
      open.splice(index, length)
      break
    }
  }
}

/** Parted by commas, with nothing taken out between: `MSc, Ecology, Scheldt University, Belgium` has no town called Ecology. */
const isOneRun = (run: OpenPiece[]) =>
  run.every((it, index) => index === 0 || (it.after === 'comma' && it.at === (run[index - 1]?.at ?? 0) + 1))

function takeDegree(open: OpenPiece[], said: Said) {
  const piece = open
    .filter((it) => degreeness(it.slice.text) > 0)
    .sort((a, b) => degreeness(b.slice.text) - degreeness(a.slice.text))[0]
  if (!piece) return
  const next = open[open.indexOf(piece) + 1]
  open.splice(open.indexOf(piece), 1)
  if (takeSubjects(piece, open, said)) return
  const match = / (?:in|en) (?=\p{L})(?![^()]{0,80}\))/iu.exec(piece.slice.text)
  if (match) {
    said.degree = cut(piece.slice, 0, match.index)
    said.area = trimSeparators(cut(piece.slice, match.index + match[0].length))
  } else if (next && isShortForm(next)) {
    said.degree = join([piece.slice, next.slice], ' - ')
    open.splice(open.indexOf(next), 1)
  } else said.degree = piece.slice
}

/** `A levels: Law (B), Welsh (A)`: all that the line still says are subjects. */
function takeSubjects({ slice, line, at }: OpenPiece, open: OpenPiece[], said: Said): boolean {
  const colon = /^[^:]{3,30}:\s+/u.exec(slice.text)
  if (!colon) return false
  const more = open.filter((it) => it.line === line && it.at > at && it.after === 'comma')
  for (const it of more) open.splice(open.indexOf(it), 1)
  said.degree = trimSeparators(cut(slice, 0, colon[0].length))
  said.area = join([cut(slice, colon[0].length), ...more.map((it) => it.slice)], ', ')
  return true
}

/** `Bachelor of Engineering - BE`: the degree once more. */
const isShortForm = ({ slice: { text }, after }: OpenPiece) =>
  after === 'strong' && degreeness(text) === 1 && /^[A-Z][A-Za-z.]{1,5}$/.test(text)

/** `BA Communication Studies, University of Ashanti, Kumasi`: behind the school stands its town, unless the subject is still missing. */
function takeTown(open: OpenPiece[], said: Said) {
  const piece = open.find((it) => it.afterSchool)
  if (!piece || said.location.text !== '' || !isTownLike(piece.slice.text)) return
  const hasSubject = said.area.text !== '' || open.length > 1 || /\p{L}[\s.(]+\p{L}{4,}/u.test(said.degree.text)
  if (!hasSubject && !cities.has(piece.slice.text)) return
  said.location = piece.slice
  open.splice(open.indexOf(piece), 1)
}

/** What is left beside the degree, before the school where there is a choice. */
function takeArea(open: OpenPiece[], said: Said) {
  if (said.area.text !== '' || said.degree.text === '') return
  if (open.length === 0 || (open.length === 1 && said.institution.text === '')) return
  const piece = open.shift()
  if (piece) said.area = piece.slice
}

function takeInstitution(open: OpenPiece[], said: Said) {
  if (said.institution.text !== '') {
    if (said.degree.text === '' && said.area.text === '') {
      const piece = open.shift()
      if (piece) said.area = piece.slice
    }
    return
  }
  // `currently in year 1 of 2` names nobody.
  const piece = open.find(({ slice }) => /\p{Lu}|\p{Lo}/u.test(slice.text))
  if (piece) said.institution = piece.slice
}
