// What a page shows and what its file stores are not the same characters. Everything read from a file comes through here.

const ligatures: Record<string, string> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
}

/** Bullets of symbol fonts, at the private places where word processors put them. */
const symbols: Record<string, string> = {
  '\uf0b7': '•',
  '\uf0a7': '▪',
  '\uf0a8': '▪',
  '\uf06e': '■',
  '\uf06c': '●',
  '\uf071': '□',
  '\uf076': '❖',
  '\uf0d8': '➢',
  '\uf0fc': '✓',
  '\uf0e0': '→',
  '\uf0ae': '→',
  '\uf02d': '-',
}

const ligature = /[ﬀ-ﬆ]/g
const privateUse = /[\ue000-\uf8ff]|[\u{f0000}-\u{10ffff}]/gu
// Controls, soft hyphens, marks of direction, zero-width spaces: none can be seen, and each hides a word from a search.
const unseen =
  /[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\xad\u034f\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]/g
const blanks = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g

/** Plain text of one line or of many; line ends and tabs stay. */
export function cleanText(text: string): string {
  const plain = isPlain(text) ? text : withoutOddities(text)
  return plain.replace(/[\v\f\x85\u2028\u2029]/g, '\n')
}

const isPlain = (text: string) => /^[\t\n\r\x20-\x7e]*$/.test(text)

function withoutOddities(text: string): string {
  return composed(
    text
      .replace(/\p{Cs}/gu, '')
      .replace(ligature, (found) => ligatures[found] ?? found)
      .replace(privateUse, (found) => symbols[found] ?? '')
      .replace(unseen, '')
      .replace(blanks, ' '),
  )
}

// Putting marks in order takes the square of their number, so a pile of them is left as it stands.
const composed = (text: string) => (/\p{M}{31}/u.test(text) ? text : text.normalize('NFC'))

export const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text)

/** A glyph of a font of pictures: a bullet is kept as one, a telephone or an envelope is not text. */
export function symbolOf(text: string): string {
  const code = text.codePointAt(0) ?? 0
  if (text.trim() === '') return text
  return symbols[String.fromCharCode(0xf000 + (code & 0xff))] ?? (/^[•●○▪■□◦❖➢✓→]$/u.test(text) ? text : '')
}
