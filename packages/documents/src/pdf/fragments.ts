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

interface Place {
  letter: Glyph
  run: Run
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

function cutAtGaps(line: readonly Run[]): Place[][] {
  const places = line.flatMap((run) => run.letters.map((letter) => ({ letter, run })))
  const words = wordGap(places)
  const pieces: Place[][] = []
  let previous: Place | null = null
  for (const place of places) {
    if (previous && !isApart(previous, place, words)) pieces.at(-1)?.push(place)
    else pieces.push([place])
    previous = place
  }
  return pieces
}

const gapBetween = (before: Place, after: Place) => after.letter.from - before.letter.to
const emOf = (before: Place, after: Place) => Math.min(before.letter.size, after.letter.size)
const trackingOf = (before: Place, after: Place) => Math.min(before.run.tracking, after.run.tracking)

const fewestGaps = 4

/** The usual gap between two words of a line, in ems: wide in justified text. */
function wordGap(places: readonly Place[]): number {
  const gaps: number[] = []
  let before: Place | null = null
  for (const place of places) {
    if (before && isBlank(before, place)) gaps.push(gapBetween(before, place) / emOf(before, place))
    before = place
  }
  return gaps.length < fewestGaps ? 0 : (gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 3)] ?? 0)
}

function isBlank(before: Place, after: Place): boolean {
  const em = emOf(before, after)
  const tracking = trackingOf(before, after)
  if (before.run.spelled && after.run.spelled) return gapBetween(before, after) > 1.6 * tracking
  // A blank that takes no room is a place where a word may be broken.
  return gapBetween(before, after) > (after.letter.spaced ? 0.03 * em : tracking + 0.17 * em)
}

function isApart(before: Place, after: Place, words: number): boolean {
  const [a, b] = [before.letter, after.letter]
  if (a.ink.hidden !== b.ink.hidden || a.ink.unpainted !== b.ink.unpainted) return true
  const em = emOf(before, after)
  const gap = gapBetween(before, after)
  if (Math.max(a.size, b.size) > 1.5 * em && before.run !== after.run && gap > 0.2 * em) return true
  const widest = b.spaced ? Math.min(1.8, Math.max(1, 2.2 * words)) : 1
  return gap > widest * em + 2 * trackingOf(before, after)
}

function fragmentOf(piece: readonly Place[], page: number): Fragment {
  const letters = piece.map((it) => it.letter)
  const size = mostCommon(letters.map((letter) => Math.round(letter.size * 10) / 10))
  const { ink } = letters[0] ?? { ink: null }
  return {
    text: textOfPiece(piece),
    page,
    ...placeOf(letters, size),
    size,
    ...(isMostly(letters, (letter) => letter.ink.bold) ? { bold: true } : {}),
    ...(isMostly(letters, (letter) => letter.ink.italic) ? { italic: true } : {}),
    ...(ink?.hidden || ink?.unpainted ? { hidden: true } : {}),
  }
}

function textOfPiece(piece: readonly Place[]): string {
  let text = ''
  let previous: Place | null = null
  for (const place of withAccents(piece, (it) => it.letter)) {
    if (previous && isBlank(previous, place)) text += ' '
    text += place.letter.text
    previous = place
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

const isMostly = (letters: readonly Glyph[], test: (letter: Glyph) => boolean) =>
  letters.filter(test).length > letters.length / 2

function mostCommon(sizes: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const size of sizes) counts.set(size, (counts.get(size) ?? 0) + 1)
  return [...counts].reduce((top, it) => (it[1] > top[1] ? it : top), [0, 0])[0]
}
