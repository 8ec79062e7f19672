import { phrasesOf } from '../text/phrases.ts'
import { wrappedLines } from '../text/pieces.ts'
import { cut, endOf, linesIn, piecesBetween, type Span } from '../text/spans.ts'
import { joinedEnds } from '../words/job/layout.ts'
import type { Quote } from './job.ts'

/** A line of an ad without its bullet. */
export interface Line extends Span {
  bullet: boolean
  /** An empty line stands before it. */
  apart: boolean
  /** Written as a heading: `## Duties`. */
  marked: boolean
}

const marks = '•◦▪▫‣●○■□▸▹►▶➤➢➔→⇒✓✔✅☑★☆✦❖∙»'
const bulletStart = new RegExp(
  `^(?:[${marks}]\\s*|[>·*+–—-]\\s+|o\\s{1,4}(?=\\p{Lu})|\\(?(?:\\d{1,2}|[a-h])[.):]\\s+(?=\\S)|(?:[ED]\\d{1,2}|\\d{1,2}\\.\\d{1,2})\\.?\\s+(?=\\p{Lu}))`,
  'u',
)
const innerBullet = new RegExp(`\\s(?=[${marks.replace(/[→⇒»★☆]/g, '')}]\\s*\\S)`, 'gu')
const picture = /^(?:[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}]+\s*)+/u

/** [J2] The lines that hold something; several bullets in one line are several lines, and a wrapped line is one. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let apart = true
  let loneBullet = false
  for (const whole of unwrapped(linesIn(text))) {
    if (whole.text === '') apart = true
    else
      for (const piece of piecesAtBullets(whole)) {
        const line = lineOf(piece, apart)
        if (line.text === '') loneBullet = line.bullet
        else {
          lines.push(loneBullet ? { ...line, bullet: true } : line)
          loneBullet = false
        }
        apart = false
      }
  }
  return lines
}

function lineOf(span: Span, apart: boolean): Line {
  const heading = /^#{1,6}\s+/.exec(span.text)?.[0].length ?? 0
  const bullet = bulletStart.exec(span.text)?.[0].length ?? 0
  const line = cut(span, heading || bullet || (picture.exec(span.text)?.[0].length ?? 0))
  // `1. DUTIES` is a heading, `🔹 know your tools` an item.
  const isNumbered = /^\d/.test(span.text) && isShouted(line.text)
  const isPictured = heading + bullet === 0 && line.from > span.from && /^\p{Ll}/u.test(line.text)
  return {
    ...line,
    bullet: (bullet > 0 && !isNumbered && heading === 0) || isPictured,
    apart: apart || heading > 0,
    marked: heading > 0,
  }
}

/** In capitals only. */
export const isShouted = (text: string): boolean => text === text.toUpperCase() && /\p{Lu}{4}/u.test(text)

function piecesAtBullets(line: Span): Span[] {
  const pieces = piecesBetween(line, innerBullet)
  const areItems = pieces.length > 2 || bulletStart.test(line.text)
  return areItems ? pieces : [line]
}

/** What is shorter was never wrapped. */
const leastWidth = 45
const mostJoined = 2_000
const endsOpen = phrasesOf(joinedEnds, 'end')

/** Wrapped lines are one span, the line ends in it blanks, so that all places stay as they are. */
function unwrapped(lines: readonly Span[]): Span[] {
  const isWrapped = wrappedLines(lines.map(({ text }) => text))
  const joined: Span[] = []
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1]
    const last = joined.at(-1)
    if (last && before && goesOn(before, line, isWrapped[at - 1] === true) && last.text.length < mostJoined) {
      const gap = ' '.repeat(line.from - last.from - last.text.length)
      joined[joined.length - 1] = { ...last, text: last.text + gap + line.text }
    } else joined.push(line)
  }
  return joined
}

function goesOn(before: Span, line: Span, isWrapped: boolean): boolean {
  if (before.text === '' || line.text === '' || bulletStart.test(line.text) || /^[#|]/.test(line.text)) return false
  // In a list of small letters each line is an item.
  if (/^\p{Ll}/u.test(before.text) && /^\p{Ll}/u.test(line.text) && before.text.length < leastWidth) return false
  return (
    (isWrapped && before.text.length >= leastWidth) ||
    (before.text.length > 12 && endsOpen.test(before.text.slice(-20)))
  )
}

/** A span as a job keeps it: its blanks are single, its place is that in the text. */
export const toQuote = (span: Span): Quote => ({
  words: span.text.replace(/\s+/g, ' '),
  from: span.from,
  to: endOf(span),
})
