import type { Importance } from './job.ts'
import { cut, type Span, sentencesOf } from './span.ts'

export interface Line extends Span {
  bullet: boolean
  /** An empty line stands before it. */
  apart: boolean
  /** J19: what its label in a person specification says of it: `E1`, `(D)`. */
  weight: Importance | null
}

const marks = '•◦▪▫‣●○■□▸▹►▶➤➢➔→⇒✓✔✅☑★☆✦❖∙»'
const bulletStart = new RegExp(
  `^(?:[${marks}]\\s*|[>·*+–—-]\\s+|o\\s{1,4}(?=\\p{Lu})|\\(?(?:[A-Z]?\\d{1,2}|[a-h])[.):]\\s+(?=\\S)|(?:\\([ED]\\)|[ED]\\d{1,2}|\\d{1,2}\\.\\d{1,2}\\.?)\\s+(?=[\\p{Lu}\\d]))`,
  'u',
)
const innerBullet = new RegExp(`\\s[${marks.replace(/[→⇒»★☆]/g, '')}]\\s*(?=\\S)`, 'gu')
const picture = /^(?:[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}]+\s*)+/u

/** The lines that hold something, their bullets taken off; several bullets in one line are several lines. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let from = 0
  let apart = true
  let loneBullet = false
  // Behind A, B and C a D is only the next letter.
  const weighs = !/^[ \t]*C\d/m.test(text)
  const rows = text.split('\n')
  const counted = areCounted(rows)
  for (const raw of rows) {
    const span = cut({ text: raw, from }, 0)
    from += raw.length + 1
    if (span.text === '') {
      apart = true
      continue
    }
    for (const piece of piecesOf(span, counted)) {
      const line = lineOf(piece, apart, loneBullet, weighs, counted)
      loneBullet = line.bullet && line.text === ''
      if (!loneBullet) lines.push(line)
      apart = false
    }
  }
  return joinWrapped(lines)
}

/** Labels count, `E1` and `E2`: a `D1` alone is a licence, an `S3` a store. */
function areCounted(rows: readonly string[]): boolean {
  const found = new Set(rows.map((row) => /^\s*\(?([A-Z]\d)\b/.exec(row)?.[1] ?? ''))
  const hasNext = (label: string) => found.has(label.charAt(0) + (Number(label.charAt(1)) + 1))
  return [...found].some((label) => hasNext(label) || (/[AE]1/.test(label) && found.has('D1')))
}

/** How long the bullet before a line is. */
const bulletOf = (text: string, counted: boolean) =>
  !counted && /^\(?[A-Z]\d/.test(text) ? 0 : (bulletStart.exec(text)?.[0].length ?? 0)

/** `• A licence. We offer: • …`: the last words before a colon are over what follows. */
function beforeTitle(piece: Span): Span[] {
  const last = /:$/.test(piece.text) ? sentencesOf(piece).at(-1) : undefined
  if (!last) return piece.text === '' ? [] : [piece]
  return [cut(piece, 0, last.from - piece.from), last].filter(({ text }) => text !== '')
}

function piecesOf(span: Span, counted: boolean): Span[] {
  const starts = [...span.text.matchAll(innerBullet)].map((match) => match.index)
  if (starts.length === 0 || (starts.length === 1 && bulletOf(span.text, counted) === 0)) return [span]
  return [0, ...starts].flatMap((start, index) => beforeTitle(cut(span, start, starts[index])))
}

function lineOf(span: Span, apart: boolean, afterBullet: boolean, weighs: boolean, counted: boolean): Line {
  const heading = /^#{1,6}\s+/.exec(span.text)?.[0].length ?? 0
  const bullet = bulletOf(span.text, counted)
  const skip = heading || bullet || (picture.exec(span.text)?.[0].length ?? 0)
  const line = cut(span, skip)
  // `🔹 know your way around a CRM`: a picture before small letters only marks an item.
  const isNumberedTitle = /^[A-Z]?\d/.test(span.text) && isShouted(line.text)
  const isItem =
    (bullet > 0 && !isNumberedTitle) || afterBullet || (heading === 0 && skip > 0 && /^\p{Ll}/u.test(line.text))
  const label = weighs && bullet > 0 ? /^\(?([ED])[\d)]/.exec(span.text) : null
  const weight = label && (label[1] === 'E' ? 'required' : 'preferred')
  return { ...line, bullet: isItem, apart: apart || heading > 0, weight }
}

/** In capitals only. */
export const isShouted = (text: string) => text === text.toUpperCase() && /\p{Lu}{4}/u.test(text)

/** A line that goes on in small letters belongs to the one before: text copied from a page of fixed width. */
function joinWrapped(lines: Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const isWrapped =
      last !== undefined &&
      !line.bullet &&
      !line.apart &&
      last.text.length >= 45 &&
      last.text.length < 2_000 &&
      /^[\p{Ll}(]/u.test(line.text) &&
      !/[.:;!?]$/.test(last.text) &&
      // In a list of small letters each line is an item.
      (last.bullet || !/^\p{Ll}/u.test(last.text))
    if (isWrapped && last) {
      const gap = line.from - last.from - last.text.length
      joined[joined.length - 1] = { ...last, text: last.text + ' '.repeat(gap) + line.text }
    } else joined.push(line)
  }
  return joined
}
