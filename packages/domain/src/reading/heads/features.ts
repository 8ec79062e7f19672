import { hasLegalForm } from '../../language/legal-form.ts'
import { organisationness } from '../../language/organisations.ts'
import { patternOf } from '../../text/patterns.ts'
import { perText } from '../../text/remembered.ts'
import { cities } from '../../words/cities.ts'
import { linksWords, scoreWord, termsOfWork } from '../../words/reading.ts'
import { isCapitals } from '../labels/spots.ts'
import { isRegionOrCountry, isWorkMode, placeness } from '../places.ts'
import { degreeness, isNameLike, isTownLike, namesDepartment, namesInstitution, titleness } from '../vocabulary.ts'
import { type HeadPiece, signs } from './pieces.ts'
import type { Seen } from './seen.ts'
import type { Opinion } from './study-rules.ts'

const opined = ['title', 'organisation', 'location', 'degree', 'area'] as const

const opinionOn = ({ slice }: HeadPiece, opinion: Opinion): number[] =>
  opined.map((tag) => flag(opinion[tag]?.at.includes(slice.at[0] ?? -1) ?? false))

const score = patternOf(scoreWord, 'iu')
const terms = patternOf(termsOfWork, 'iu')
const linked = patternOf(linksWords, 'u')

const flag = (is: boolean) => (is ? 1 : 0)
const oneOf = <T>(all: readonly T[], own: T) => all.map((it) => flag(it === own))
const upTo = (most: number, value: number) =>
  Array.from({ length: most + 1 }, (_, at) => flag(Math.min(value, most) === at))

/** How many of the numbers below tell which kind of thing a text names. */
const kinds = 14

/** What the words of a piece say. */
const wordsSay: (text: string) => readonly number[] = perText(saidBy, 500, 200)

function saidBy(written: string): number[] {
  const text = isCapitals(written)
    ? written.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (it) => it.toUpperCase())
    : written
  const words = text.split(/\s+/)
  return [
    titleness(text),
    organisationness(text),
    placeness(text),
    degreeness(text),
    flag(namesInstitution(text)),
    flag(namesDepartment(text)),
    flag(isTownLike(text)),
    flag(cities.has(text)),
    flag(isRegionOrCountry(text)),
    flag(isWorkMode(text)),
    flag(isNameLike(text)),
    flag(score.test(text)),
    flag(terms.test(text)),
    flag(hasLegalForm(text)),
    flag(/\d/.test(text)),
    flag(/^\p{Ll}/u.test(text)),
    flag(/^[A-Z][A-Za-z.]{1,5}$/.test(text)),
    flag(linked.test(text)),
    flag(/&| and /u.test(text)),
    flag(/['’]s?\b/u.test(text)),
    ...upTo(5, words.length - 1),
  ]
}

const kindsOf = (piece: HeadPiece | undefined, { opinion }: Seen) =>
  piece ? [...wordsSay(piece.slice.text).slice(0, kinds), ...opinionOn(piece, opinion)] : nothingSaid
const nothingSaid: readonly number[] = Array.from({ length: kinds + opined.length }, () => 0)

const saying = ['title', 'organisation', 'period', 'location', 'degree', 'area'] as const

/** Where a piece stands, and how it is set beside the others of its head. */
function standing(piece: HeadPiece, { head, pieces }: Seen): number[] {
  const { cell, sign, place } = piece
  const onLine = pieces.filter((it) => it.cell.line === cell.line)
  const next = onLine[place + 1]
  const lines = new Set(pieces.map((it) => it.cell.line))
  const order = [...lines].indexOf(cell.line)
  const sizes = pieces.map((it) => it.cell.size)
  const dated = head.periodAt
  return [
    ...oneOf(signs, sign),
    ...oneOf(signs, next?.sign ?? 'start'),
    ...upTo(3, order),
    ...upTo(3, lines.size - 1),
    ...upTo(3, place),
    ...upTo(3, onLine.length - 1),
    flag(cell.column > 0),
    flag(cell.bold),
    flag(cell.italic),
    flag(isCapitals(piece.slice.text)),
    flag(cell.bold && pieces.some((it) => !it.cell.bold)),
    flag(!cell.bold && pieces.some((it) => it.cell.bold)),
    flag(cell.size > Math.min(...sizes) + 0.4),
    flag(cell.size < Math.max(...sizes) - 0.4),
    flag(dated === null),
    flag(dated === cell.line),
    flag((dated ?? -1) > cell.line),
    flag(dated !== null && dated < cell.line),
    ...oneOf(saying, cell.says),
  ]
}

/** With its neighbours a piece may be a place: `Columbus`, `Ohio`. */
function asPlace(piece: HeadPiece, before: HeadPiece | undefined, after: HeadPiece | undefined): number[] {
  const both = (first: HeadPiece | undefined, second: HeadPiece | undefined) =>
    first && second && first.cell === second.cell ? placeness(`${first.slice.text}, ${second.slice.text}`) : 0
  return [both(before, piece), both(piece, after)]
}

/** By what pieces of different entries are taken as standing at one place. */
export const slotsOf = (piece: HeadPiece, { pieces }: Seen): string[] => {
  const { cell, sign, place, slice } = piece
  const lines = [...new Set(pieces.map((it) => it.cell.line))]
  const onLine = pieces.filter((it) => it.cell.line === cell.line).length
  return [
    `${lines.indexOf(cell.line)} ${place} ${sign}`,
    `${cell.bold} ${cell.italic} ${Math.round(cell.size * 2)} ${isCapitals(slice.text)} ${cell.column > 0} ${place > 0}`,
    `${lines.length - lines.indexOf(cell.line)} ${onLine - place} ${cell.column}`,
  ]
}
const slotCount = 3

function meansBy(
  keys: readonly (readonly string[])[],
  values: readonly (readonly number[])[],
  slot: number,
): (at: number) => readonly number[] {
  const sums = new Map<string, { sum: number[]; count: number }>()
  for (const [at, value] of values.entries()) {
    const key = keys[at]?.[slot] ?? ''
    const known = sums.get(key) ?? { sum: value.map(() => 0), count: 0 }
    for (const [index, it] of value.entries()) known.sum[index] = (known.sum[index] ?? 0) + it
    known.count += 1
    sums.set(key, known)
  }
  const means = new Map([...sums].map(([key, { sum, count }]) => [key, sum.map((it) => it / count)]))
  return (at) => means.get(keys[at]?.[slot] ?? '') ?? []
}

export const slotMeans = (keys: readonly (readonly string[])[], values: readonly (readonly number[])[]) => {
  const all = Array.from({ length: slotCount }, (_, slot) => meansBy(keys, values, slot))
  return (at: number): number[] => all.flatMap((mean) => mean(at))
}

const most = (all: readonly (readonly number[])[], count: number): number[] =>
  Array.from({ length: count }, (_, at) => Math.max(0, ...all.map((own) => own[at] ?? 0)))

export const mostOfOthers = (all: readonly (readonly number[])[], at: number, count: number) =>
  most(
    all.filter((_, other) => other !== at),
    count,
  )

/** What is seen of every piece of a section, head after head. */
export function featuresOf(section: readonly Seen[], isStudy: boolean): number[][] {
  const pieces = section.flatMap((seen) => seen.pieces.map((piece) => ({ piece, seen })))
  const keys = pieces.map(({ piece, seen }) => slotsOf(piece, seen))
  const means = slotMeans(
    keys,
    pieces.map(({ piece, seen }) => kindsOf(piece, seen)),
  )
  const texts = new Map<string, number>()
  for (const { piece } of pieces) texts.set(piece.slice.text, (texts.get(piece.slice.text) ?? 0) + 1)
  let at = -1
  return section.flatMap((seen) => {
    const said = seen.pieces.map((piece) => kindsOf(piece, seen))
    return seen.pieces.map((piece, index) => {
      at += 1
      const [before, after] = [seen.pieces[index - 1], seen.pieces[index + 1]]
      return [
        flag(isStudy),
        ...wordsSay(piece.slice.text),
        ...standing(piece, seen),
        ...asPlace(piece, before, after),
        flag((texts.get(piece.slice.text) ?? 0) > 1),
        ...opinionOn(piece, seen.opinion),
        ...kindsOf(before, seen),
        ...kindsOf(after, seen),
        ...mostOfOthers(said, index, nothingSaid.length),
        ...means(at),
      ]
    })
  })
}
