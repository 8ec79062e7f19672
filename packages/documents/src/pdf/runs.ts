import { cleanText, pictureText } from '../clean-text.ts'
import type { Glyph, Spacing } from './glyphs.ts'

/** Glyphs that were set one after the other on one line of writing, blanks taken out. */
export interface Run {
  /** Those that can be seen. */
  letters: Glyph[]
  angle: number
  y: number
  size: number
  from: number
  to: number
  spacing: Spacing
}

/** In the order of the page's program, which seldom jumps inside a word; where it jumps, a new run begins. */
export function runsOf(glyphs: readonly Glyph[]): Run[] {
  const runs: Run[] = []
  let run: Run | null = null
  let spaced = false
  for (const glyph of glyphs) {
    const text = wordsOf(glyph)
    if (text === '') {
      spaced ||= /\s/.test(glyph.text)
      continue
    }
    glyph.text = text
    glyph.spaced = spaced
    if (run && follows(run, glyph)) extend(run, glyph)
    else {
      run = newRun(glyph)
      runs.push(run)
    }
    spaced = false
  }
  return runs
}

// A page has few different characters, and cleaning one costs more than finding it here.
const cleaned = new Map<string, string>()

function wordsOf({ text, ink }: Glyph): string {
  if (ink.pictures) return pictureText(text, ink.pictures).trim()
  const known = cleaned.get(text)
  if (known !== undefined) return known
  const clean = cleanText(text).trim()
  if (cleaned.size < 10_000) cleaned.set(text, clean)
  return clean
}

function newRun(letter: Glyph): Run {
  letter.spacing = { tracking: 0, spelled: false }
  const { angle, y, size, from, to, spacing } = letter
  return { letters: [letter], angle, y, size, from, to, spacing }
}

function follows(run: Run, letter: Glyph): boolean {
  if (run.angle !== letter.angle) return false
  const em = Math.max(run.size, letter.size)
  const gap = letter.from - run.to
  if (gap < -0.4 * em || gap > 0.7 * em) return false
  const raised = Math.abs(letter.y - run.y)
  return raised <= 0.12 * em || (isScript(run, letter) && raised <= 0.6 * em && gap < 0.3 * em)
}

/** `2nd` and `H2O`: smaller, off the line, and belonging to what is before. */
const isScript = (run: Run, letter: Glyph) =>
  letter.size < 0.85 * run.size || run.letters.at(-1)?.size !== run.size || run.size < 0.85 * letter.size

function extend(run: Run, letter: Glyph) {
  letter.spacing = run.spacing
  run.letters.push(letter)
  run.to = Math.max(run.to, letter.to)
  if (letter.size <= run.size) return
  run.size = letter.size
  run.y = letter.y
}

/** Finds out how the runs of a line are spaced, those together that stand close and look alike. */
export function measure(line: readonly Run[]) {
  let group: Run[] = []
  for (const run of line) {
    const last = group.at(-1)
    if (last && (run.from - last.to > 2 * run.size || Math.abs(run.size - last.size) > 0.1)) {
      measureGroup(group)
      group = []
    }
    group.push(run)
  }
  measureGroup(group)
}

function measureGroup(runs: readonly Run[]) {
  const letters = runs.flatMap((run) => run.letters)
  if (letters.length < 4) return
  const tight: number[] = []
  const blank: number[] = []
  let before: Glyph | null = null
  for (const letter of letters) {
    const next: Glyph | null = isLetter(letter) ? letter : null
    if (before && next) (next.spaced ? blank : tight).push(next.from - before.to)
    before = next
  }
  const spelled = blank.length >= 0.75 * (letters.length - 1) && isSingles(letters)
  const wide = 0.06 * (runs[0]?.size ?? 0)
  const isSpread = tight.length >= 3 && tight.filter((gap) => gap > wide).length >= tight.length / 2
  const tracking = spelled ? middle([...tight, ...blank]) : isSpread ? middle(tight) : 0
  for (const { spacing } of runs) Object.assign(spacing, { spelled, tracking })
}

const isLetter = ({ text }: Glyph) => (text.length === 1 && text >= 'a' && text <= 'z') || /[\p{L}\p{N}]/u.test(text)
const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const isSingles = (letters: readonly Glyph[]) => letters.every(({ text }) => /^[\p{L}&/.-]$/u.test(text))

export const textOf = (run: Run) => run.letters.map((letter) => letter.text).join('')
