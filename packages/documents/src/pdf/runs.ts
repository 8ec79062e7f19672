import { cleanText, symbolOf } from '../clean-text.ts'
import type { Glyph } from './glyphs.ts'

/** Glyphs that were set one after the other on one line of writing, blanks taken out. */
export interface Run {
  letters: Letter[]
  angle: number
  y: number
  size: number
  from: number
  to: number
  /** Space between letters that its maker put there for looks. */
  tracking: number
  /** Letters with a blank after each: `E X P E R I E N C E`. */
  spelled: boolean
}

/** A glyph that can be seen. */
export interface Letter extends Glyph {
  /** A blank was set before it. */
  spaced: boolean
}

/** In the order of the page's program, which seldom jumps inside a word; where it jumps, a new run begins. */
export function runsOf(glyphs: readonly Glyph[]): Run[] {
  const runs: Run[] = []
  let run: Run | null = null
  let spaced = false
  for (const glyph of glyphs) {
    const text = wordsOf(glyph)
    if (text === '') {
      spaced ||= glyph.text !== ''
      continue
    }
    const letter: Letter = Object.assign(glyph, { text, spaced })
    if (run && follows(run, letter)) extend(run, letter)
    else {
      run = newRun(letter)
      runs.push(run)
    }
    spaced = false
  }
  for (const it of runs) measure(it)
  return runs
}

// A page has few different characters, and cleaning one costs more than finding it here.
const cleaned = new Map<string, string>()

function wordsOf({ text, ink }: Glyph): string {
  if (ink.icons) return symbolOf(text).trim()
  const known = cleaned.get(text)
  if (known !== undefined) return known
  const clean = cleanText(text).trim()
  if (cleaned.size < 10_000) cleaned.set(text, clean)
  return clean
}

const newRun = (letter: Letter): Run => ({
  letters: [letter],
  angle: letter.angle,
  y: letter.y,
  size: letter.size,
  from: letter.from,
  to: letter.to,
  tracking: 0,
  spelled: false,
})

function follows(run: Run, letter: Letter): boolean {
  if (run.angle !== letter.angle) return false
  const em = Math.max(run.size, letter.size)
  const gap = letter.from - run.to
  if (gap < -0.4 * em || gap > 0.7 * em) return false
  const raised = Math.abs(letter.y - run.y)
  return raised <= 0.12 * em || (isScript(run, letter) && raised <= 0.6 * em && gap < 0.3 * em)
}

/** `2nd` and `H2O`: smaller, off the line, and belonging to what is before. */
const isScript = (run: Run, letter: Letter) =>
  letter.size < 0.85 * run.size || run.letters.at(-1)?.size !== run.size || run.size < 0.85 * letter.size

function extend(run: Run, letter: Letter) {
  run.letters.push(letter)
  run.to = Math.max(run.to, letter.to)
  if (letter.size <= run.size) return
  run.size = letter.size
  run.y = letter.y
}

function measure(run: Run) {
  const { letters, size } = run
  if (letters.length < 4) return
  const gaps = letters.slice(1).map((letter, index) => letter.from - (letters[index]?.to ?? letter.from))
  const tight = gaps.filter((_, index) => !letters[index + 1]?.spaced).sort((a, b) => a - b)
  const usual = tight[Math.floor(tight.length / 2)] ?? 0
  run.tracking = tight.length >= 3 && usual > 0.06 * size ? usual : 0
  run.spelled = letters.slice(1).filter((letter) => letter.spaced).length >= 0.75 * gaps.length && isSingles(letters)
  if (run.spelled) run.tracking = gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
}

const isSingles = (letters: readonly Letter[]) => letters.every(({ text }) => /^[\p{L}&/.-]$/u.test(text))

export const textOf = (run: Run) => run.letters.map((letter) => letter.text).join('')
