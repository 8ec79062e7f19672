import { coverage } from './generated/coverage.ts'

/** Where runs of characters without and with a glyph begin, in turn; a character is in the last run that begins before it. */
const edges = coverage.split(' ').reduce<number[]>((found, run) => {
  found.push((found.at(-1) ?? 0) + Number.parseInt(run, 36))
  return found
}, [])

// Line ends and blanks are laid out, not drawn; some signs only change how others are drawn.
const undrawn = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u

/** The characters that none of our fonts can print, each once: to be told before an export, which leaves them out. */
export function missingGlyphs(text: string): string[] {
  return [...new Set(text.normalize('NFC'))].filter((character) => !undrawn.test(character) && !isPrinted(character))
}

/** A text as fonts print it: its letters and marks put together, without what none has. */
export function printable(text: string): string {
  const whole = text.normalize('NFC')
  return isPlain(whole) ? whole : [...whole].filter((it) => /\s/.test(it) || isPrinted(it)).join('')
}

// Their glyphs stand for something else, or for nothing.
const unsaid = /[\p{Co}\p{Cn}\ufffc\ufffd]/u

const isPlain = (text: string) => /^[\n\x20-\x7e]*$/.test(text)

function isPrinted(character: string): boolean {
  if (unsaid.test(character)) return false
  const code = character.codePointAt(0) ?? 0
  let [low, high] = [0, edges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((edges[middle] ?? 0) <= code) low = middle + 1
    else high = middle
  }
  return low % 2 === 1
}
