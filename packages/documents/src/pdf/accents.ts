import type { Glyph } from './glyphs.ts'

const marks = new Map([
  ['¨', '\u0308'],
  ['´', '\u0301'],
  ['`', '\u0300'],
  ['ˆ', '\u0302'],
  ['˜', '\u0303'],
  ['¯', '\u0304'],
  ['˘', '\u0306'],
  ['˙', '\u0307'],
  ['˚', '\u030a'],
  ['˝', '\u030b'],
  ['ˇ', '\u030c'],
  ['¸', '\u0327'],
  ['˛', '\u0328'],
])

/** Older typesetting draws `ü` as a `u` and two dots over it. An accent that stands over a letter becomes one with it. */
export function withAccents(letters: readonly Glyph[]): readonly Glyph[] {
  if (!letters.some(({ text }) => marks.has(text))) return letters
  const kept = [...letters]
  for (let at = kept.length - 1; at >= 0; at -= 1) {
    const accent = kept[at]
    const mark = accent && marks.get(accent.text)
    if (!accent || !mark) continue
    const letter = [kept[at + 1], kept[at - 1]].find((it) => it && isOver(accent, it))
    if (!letter) continue
    letter.text += mark
    kept.splice(at, 1)
  }
  return kept
}

function isOver(accent: Glyph, { text, from, to }: Glyph): boolean {
  const middle = (accent.from + accent.to) / 2
  return /^\p{L}$/u.test(text) && middle > from && middle < to
}
