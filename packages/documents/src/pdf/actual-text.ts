import type { Glyph } from './glyphs.ts'

// Where glyphs and characters do not match one to one, as in Hindi and Thai, a file says of a few glyphs together what they
// say: their "actual text". The library drops it, but keeps the tag it stands under, so before a page is parsed the text is
// moved into the tag.

const tag = 'ActualText.'
const properties = /\/Span\s*<<\s*\/ActualText\s*<FEFF([0-9A-Fa-f]{4,400})>\s*>>\s*BDC/g

/** The program of a page with what its glyphs say as names of tags; anything else as it is. */
export function withTaggedText(bytes: Uint8Array): Uint8Array {
  const text = latin1.decode(bytes)
  if (!text.includes('/ActualText')) return bytes
  const tagged = text.replace(properties, (whole, hex: string) =>
    saidByText.test(textOf(hex)) ? `/${tag}${hex} /P BDC` : whole,
  )
  return Uint8Array.from(tagged, (character) => character.charCodeAt(0))
}

/** What a tag says that the glyphs inside it say, or null. */
export const actualTextOf = (name: unknown): string | null =>
  typeof name === 'string' && name.startsWith(tag) ? textOf(name.slice(tag.length)) : null

/** One glyph that says `text` in the place of all from `first` on. */
export function joinGlyphs(glyphs: Glyph[], first: number, text: string) {
  const parts = glyphs.splice(first)
  const [glyph] = parts
  if (glyph) glyphs.push({ ...glyph, ...spanOf(parts), text, parts: parts.map(lookOf).join() })
}

/**
 * Where a mark is moved up or down, some writers cut the few glyphs in two and give each piece the text of all of them.
 * Two pieces look different; where the same is said twice, it looks the same.
 */
export function withoutRepeats(glyphs: readonly Glyph[]): Glyph[] {
  if (!glyphs.some(({ parts }) => parts !== undefined)) return [...glyphs]
  const kept: Glyph[] = []
  let looks = new Set<string>()
  for (const glyph of glyphs) {
    const look = glyph.parts ?? lookOf(glyph)
    const last = kept.at(-1)
    if (last && last.text === glyph.text && glyph.text.length > 1 && !looks.has(look)) {
      Object.assign(last, spanOf([last, glyph]))
      looks.add(look)
    } else {
      kept.push(glyph)
      looks = new Set([look])
    }
  }
  return kept
}

const lookOf = ({ text, from, to }: Glyph) => `${text} ${(to - from).toFixed(2)}`

const spanOf = (glyphs: readonly Glyph[]) => ({
  from: Math.min(...glyphs.map(({ from }) => from)),
  to: Math.max(...glyphs.map(({ to }) => to)),
})

const latin1 = new TextDecoder('latin1')

const textOf = (hex: string): string =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16)))

// Elsewhere the glyphs say the same, or what is said for them, as a hyphen at the end of a line, is for listening.
export const saidByText =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
