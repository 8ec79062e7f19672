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

export interface Letter extends Glyph {
  /** A blank was set before it. */
  spaced: boolean
}

/** In the order of the page's program, which seldom jumps inside a word; where it jumps, a new run begins. */
export function runsOf(glyphs: readonly Glyph[]): Run[] {
  const runs: Run[] = []
  let spaced = false
  for (const glyph of glyphs) {
    const text = glyph.ink.icons ? symbolOf(glyph.text) : cleanText(glyph.text)
    if (text.trim() === '') {
      spaced ||= text !== ''
      continue
    }
    const letter = { ...glyph, text: text.trim(), spaced }
    const run = runs.at(-1)
    if (run && follows(run, letter)) extend(run, letter)
    else runs.push(newRun(letter))
    spaced = false
  }
  for (const run of runs) measure(run)
  return runs
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
