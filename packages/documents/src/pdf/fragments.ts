import type { Fragment } from '@bespeak/domain/reading/source.ts'
import { cleanText } from '../clean-text.ts'
import { withAccents } from './accents.ts'
import { readingOrder } from './direction.ts'
import type { Glyph } from './glyphs.ts'
import { measure, type Run, textOf } from './runs.ts'

/** From runs to what a person sees as one piece of a line: words with blanks between, cut where the gap is wide. */
export function fragmentsOf(runs: readonly Run[], page: number): Fragment[] {
  return linesOf(runs).flatMap((line) => cutAtGaps(line).map((piece) => fragmentOf(piece, page)))
}

function linesOf(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = []
  for (const run of [...runs].sort((a, b) => a.angle - b.angle || a.y - b.y || a.from - b.from)) {
    const first = lines.at(-1)?.[0]
    if (first && isOnLine(first, run)) lines.at(-1)?.push(run)
    else lines.push([run])
  }
  return lines.map((line) => {
    const kept = withoutDoubles(line.sort((a, b) => a.from - b.from))
    measure(kept)
    return kept
  })
}

const isOnLine = (a: Run, b: Run) => a.angle === b.angle && Math.abs(a.y - b.y) <= 0.2 * Math.min(a.size, b.size)

/** Text struck twice, a hair apart, is bold; it is not said twice. */
function withoutDoubles(line: readonly Run[]): Run[] {
  const kept: Run[] = []
  for (const run of line) {
    const same = kept.slice(-4).find((it) => run.from - it.from < 0.15 * run.size && textOf(it) === textOf(run))
    if (!same) kept.push(run)
    else for (const letter of same.letters) letter.ink = { ...letter.ink, bold: true }
  }
  return kept
}

function cutAtGaps(line: readonly Run[]): Glyph[][] {
  const letters = line.flatMap((run) => run.letters)
  const words = wordGap(letters)
  const pieces: Glyph[][] = []
  let previous: Glyph | null = null
  for (const letter of letters) {
    if (previous && !isApart(previous, letter, words)) pieces.at(-1)?.push(letter)
    else pieces.push([letter])
    previous = letter
  }
  return pieces
}

const gapBetween = (before: Glyph, after: Glyph) => after.from - before.to
const emOf = (before: Glyph, after: Glyph) => Math.min(before.size, after.size)
const trackingOf = (before: Glyph, after: Glyph) => Math.min(before.spacing.tracking, after.spacing.tracking)

const fewestGaps = 4

/** The usual gap between two words of a line, in ems: wide in justified text. */
function wordGap(letters: readonly Glyph[]): number {
  const gaps: number[] = []
  let before: Glyph | null = null
  for (const letter of letters) {
    if (before && isBlank(before, letter)) gaps.push(gapBetween(before, letter) / emOf(before, letter))
    before = letter
  }
  return gaps.length < fewestGaps ? 0 : (gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 3)] ?? 0)
}

function isBlank(before: Glyph, after: Glyph): boolean {
  const em = emOf(before, after)
  const tracking = trackingOf(before, after)
  if (before.spacing.spelled && after.spacing.spelled) return gapBetween(before, after) > 1.6 * tracking
  // A blank that takes no room is a place where a word may be broken.
  return gapBetween(before, after) > (after.spaced ? 0.03 * em : tracking + 0.17 * em)
}

function isApart(a: Glyph, b: Glyph, words: number): boolean {
  if (a.ink.hidden !== b.ink.hidden || a.ink.unpainted !== b.ink.unpainted) return true
  const em = emOf(a, b)
  const gap = gapBetween(a, b)
  if (Math.max(a.size, b.size) > 1.5 * em && a.spacing !== b.spacing && gap > 0.2 * em) return true
  const widest = b.spaced ? Math.min(1.8, Math.max(1, 2.2 * words)) : 1
  return gap > widest * em + 2 * trackingOf(a, b)
}

function fragmentOf(letters: readonly Glyph[], page: number): Fragment {
  const size = commonSize(letters)
  const { ink } = letters[0] ?? { ink: null }
  return {
    text: textOfPiece(letters),
    page,
    ...placeOf(letters, size),
    size,
    ...(isMostly(letters, 'bold') ? { bold: true } : {}),
    ...(isMostly(letters, 'italic') ? { italic: true } : {}),
    ...(ink?.hidden || ink?.unpainted ? { hidden: true } : {}),
  }
}

function textOfPiece(letters: readonly Glyph[]): string {
  let text = ''
  let previous: Glyph | null = null
  for (const letter of withAccents(letters)) {
    if (previous && isBlank(previous, letter)) text += ' '
    text += letter.text
    previous = letter
  }
  return readingOrder(cleanText(text))
}

/** Turned text is put where it begins, as wide as it looks. */
function placeOf(letters: readonly Glyph[], size: number): Pick<Fragment, 'x' | 'y' | 'width'> {
  const [first, last] = [letters[0], letters.at(-1)]
  if (!first || !last) return { x: 0, y: 0, width: 0 }
  const y = letters.find((letter) => Math.abs(letter.size - size) < 0.1)?.y ?? first.y
  if (first.angle === 0) return { x: first.from, y, width: last.to - first.from }
  const [cos, sin] = [Math.cos((first.angle * Math.PI) / 180), Math.sin((first.angle * Math.PI) / 180)]
  const xs = [first.from, last.to].map((along) => along * cos - y * sin)
  const ys = [first.from, last.to].map((along) => along * sin + y * cos)
  return {
    x: Math.min(...xs),
    y: Math.min(...ys) + size,
    width: Math.max(...xs) - Math.min(...xs) + Math.abs(sin) * size,
  }
}

function isMostly(letters: readonly Glyph[], look: 'bold' | 'italic'): boolean {
  let count = 0
  for (const { ink } of letters) if (ink[look]) count += 1
  return count > letters.length / 2
}

/** The size of most of them; in a line of text, nearly always of all. */
function commonSize(letters: readonly Glyph[]): number {
  const counts = new Map<number, number>()
  let [last, tenths] = [Number.NaN, 0]
  for (const { size } of letters) {
    if (size !== last) [last, tenths] = [size, Math.round(size * 10) / 10]
    counts.set(tenths, (counts.get(tenths) ?? 0) + 1)
  }
  let [common, most] = [0, 0]
  for (const [size, count] of counts) if (count > most) [common, most] = [size, count]
  return common
}
