import { coverage, rareCoverage } from './generated/coverage.ts'

export type RareFamily = keyof typeof rareCoverage

/** Where runs of characters without and with a glyph begin, in turn; a character is in the last run that begins before it. */
const edgesOf = (runs: string): number[] =>
  runs.split(' ').reduce<number[]>((found, run) => {
    found.push((found.at(-1) ?? 0) + Number.parseInt(run, 36))
    return found
  }, [])

const usual = edgesOf(coverage)
const rare = (Object.entries(rareCoverage) as [RareFamily, string][]).map(
  ([family, runs]) => [family, edgesOf(runs)] as const,
)

// Line ends and blanks are laid out, not drawn; some signs only change how others are drawn.
const undrawn = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u

/** The characters that none of our fonts can print, each once. */
export function missingGlyphs(text: string): string[] {
  return [...new Set(text.normalize('NFC'))].filter((character) => !undrawn.test(character) && !isPrinted(character))
}

/** Whether something would be left out that words are made of; a picture or a sign may be. */
export const hasUnprintableLetters = (text: string): boolean =>
  missingGlyphs(text).some((character) => /[\p{L}\p{M}\p{N}]/u.test(character))

/** A text as fonts print it: its letters and marks put together, without what none has. */
export function printable(text: string): string {
  const whole = text.normalize('NFC')
  return isPlain(whole) ? whole : [...whole].filter((it) => /\s/.test(it) || isPrinted(it)).join('')
}

/** The families that a text needs besides those that are always there. */
export function rareFamiliesFor(text: string): RareFamily[] {
  if (isPlain(text)) return []
  let left = [...new Set(text.normalize('NFC'))].map(codeOf).filter((code) => !isIn(usual, code))
  // Signs such as the danda are in many fonts: what has most of the text has them too.
  const count = (edges: readonly number[]) => left.filter((code) => isIn(edges, code)).length
  const byUse = rare.map(([family, edges]) => ({ family, edges, uses: count(edges) })).sort((a, b) => b.uses - a.uses)
  return byUse.flatMap(({ family, edges }) => {
    const isNeeded = count(edges) > 0
    left = left.filter((code) => !isIn(edges, code))
    return isNeeded ? [family] : []
  })
}

// Their glyphs stand for something else, or for nothing.
const unsaid = /[\p{Co}\p{Cn}\ufffc\ufffd]/u

const isPlain = (text: string) => /^[\n\x20-\x7e]*$/.test(text)

function isPrinted(character: string): boolean {
  if (unsaid.test(character)) return false
  const code = codeOf(character)
  return isIn(usual, code) || rare.some(([, edges]) => isIn(edges, code))
}

const codeOf = (character: string) => character.codePointAt(0) ?? 0

function isIn(edges: readonly number[], code: number): boolean {
  let [low, high] = [0, edges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((edges[middle] ?? 0) <= code) low = middle + 1
    else high = middle
  }
  return low % 2 === 1
}
