import { opensWithLegalForm } from '../../language/legal-form.ts'
import { numbersWhole } from '../../text/split.ts'
import { behindName, type Head, type HeadCell } from '../pieces.ts'
import { cut, join, nothing, type Slice, trim } from '../slice.ts'
import { degreeness, namesInstitution } from '../vocabulary.ts'

/** What may stand between two things that a head says. */
export const signs = ['start', 'gap', 'comma', 'bar', 'dash', 'at', 'slash', 'bracket', 'colon', 'in'] as const
type Sign = (typeof signs)[number]

/** The smallest part of a head that may say something of its own. */
export interface HeadPiece {
  cell: HeadCell
  slice: Slice
  /** Where it stands in its cell. */
  from: number
  to: number
  sign: Sign
  /** Which of its line's. */
  place: number
  /** `A levels: Law (B), Welsh (A)`: all that stands behind a degree are its subjects. */
  isSubjects: boolean
}

const between: readonly [Sign, string][] = [
  ['bar', String.raw`\s*[|‖·•∙;]\s*`],
  ['dash', String.raw`\s+[–—-]+\s+|\s*[–—]\s+`],
  ['at', String.raw`\s+@\s+(?=\p{Lu})|${behindName}\s+at\s+(?=\p{Lu}|various\b|several\b)`],
  ['slash', String.raw`\s+/\s+`],
  ['bracket', String.raw`\s*\((?!(?:[Hh]ons|\p{Lu}{2,5})\))|\)\s*,?\s*(?:(?:at|@)\s+(?=\p{Lu}))?`],
  ['colon', String.raw`:\s+`],
  ['in', String.raw`\s+(?:in|en)\s+(?=\p{L})`],
  ['comma', String.raw`\s*,\s+`],
]
const anySign = new RegExp(between.map(([, pattern]) => `(${pattern})`).join('|'), 'gu')

/** All pieces of a head, in the order of reading. */
export function piecesOf({ cells }: Pick<Head, 'cells'>): HeadPiece[] {
  const places = new Map<number, number>()
  return cells.flatMap((cell) =>
    cutAtSigns(cell).map((piece) => {
      const place = places.get(cell.line) ?? 0
      places.set(cell.line, place + 1)
      return { ...piece, place }
    }),
  )
}

function cutAtSigns(cell: HeadCell): Omit<HeadPiece, 'place'>[] {
  const pieces: Omit<HeadPiece, 'place'>[] = []
  const { text } = cell.slice
  let sign: Sign = cell.column === 0 ? 'start' : 'gap'
  // `at Glimmerpay`, on a line of its own.
  let from = /^(?:at|@)\s+(?=\p{Lu})/u.exec(text)?.[0].length ?? 0
  let isSubjects = false
  const close = (to: number) => {
    const slice = trim(cut(cell.slice, from, to))
    if (!/[\p{L}\p{N}]/u.test(slice.text)) return
    const lead = text.slice(from, to).length - text.slice(from, to).trimStart().length
    pieces.push({ cell, slice, from: from + lead, to: from + lead + slice.text.length, sign, isSubjects })
  }
  for (const match of numbersWhole(text).matchAll(anySign)) {
    const end = match.index + match[0].length
    // `, Inc.` belongs to the name before it.
    if (opensWithLegalForm(text.slice(end)) && match[0].includes(',')) continue
    const known = between[match.slice(1).findIndex((it) => it !== undefined)]?.[0]
    // `Second in Department` is no degree.
    const before = text.slice(from, match.index)
    if (known === 'in' && degreeness(before) === 0) continue
    if (isSubjects && (known === 'comma' || known === 'bracket')) continue
    close(match.index)
    isSubjects = known === 'colon' && degreeness(before) > 0 && isList(text.slice(end))
    sign = pieces.length > 0 && known ? known : sign
    from = end
  }
  close(text.length)
  return pieces
}

const isList = (text: string) => text.includes(',') && !namesInstitution(text)

/** Pieces as they stand in their cells, with what is between them. */
export function together(pieces: readonly HeadPiece[]): Slice {
  const cells: HeadPiece[][] = []
  for (const piece of pieces) {
    const last = cells.at(-1)
    if (last?.[0]?.cell === piece.cell) last.push(piece)
    else cells.push([piece])
  }
  return join(cells.map(inCell))
}

function inCell(pieces: readonly HeadPiece[]): Slice {
  const [first, last] = [pieces[0], pieces.at(-1)]
  if (!first || !last) return nothing
  const { slice } = first.cell
  const whole = cut(slice, first.from, last.to)
  const isOpen = whole.text.split('(').length > whole.text.split(')').length
  return isOpen && slice.text[last.to] === ')' ? cut(slice, first.from, last.to + 1) : whole
}
