import type { Pictures } from './icon-fonts.ts'

// What a page shows and what its file stores are not the same characters. Everything read from a file comes through here.

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
  // Where the fonts that stand in for Arial keep two ligatures.
  '\uf001': 'fi',
  '\uf002': 'fl',
}

// Ligatures of Latin letters, and the shapes that Arabic and Hebrew letters take inside a word.
const shaped = /[\ufb00-\ufb4f\ufb50-\ufdff\ufe70-\ufefc]+/g
// Controls, soft hyphens, marks of direction, zero-width blanks: none can be seen, and each hides a word from a search.
// Joiners stay, for they shape Persian and Hindi words, and some Arabic signs that are seen.
const unseen = /(?!\s)\p{Cc}|(?!\u200c|\u200d|[\u0600-\u0605\u06dd])\p{Cf}|[\u034f\u115f\u1160\ufffc-\uffff]/gu
const lineEnds = /[\v\f\u0085\u2028\u2029]/g
// No writing piles up more marks on a letter, and putting them in order takes the square of their number.
const pile = /(\p{M}{30})\p{M}+/gu
const blanks = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g

/** Plain text of one line or of many; line ends and tabs stay. */
export const cleanText = (text: string): string => (isPlain(text) ? text : withoutOddities(text))

const isPlain = (text: string) => /^[\t\n\r\x20-\x7e]*$/.test(text)

function withoutOddities(text: string): string {
  return text
    .replace(lineEnds, '\n')
    .replace(/\p{Cs}/gu, '')
    .replace(shaped, (found) => found.normalize('NFKC'))
    .replace(/\p{Co}/gu, (found) => symbols[found] ?? '')
    .replace(unseen, '')
    .replace(pile, '$1')
    .replace(blanks, ' ')
    .normalize('NFC')
}

export const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text)

/** Text set in a font of pictures: bullets are kept, a telephone or an envelope is not text. */
export function pictureText(text: string, pictures: Pictures): string {
  if (text.trim() === '') return text
  return pictures === 'icons' ? '' : [...text].map(bulletOf).join('')
}

/** Stored as itself, at its private place, or under the letter that shares its number. */
function bulletOf(character: string): string {
  if (/^[•●○▪■□◦❖➢✓]$/u.test(character)) return character
  return symbols[String.fromCharCode(0xf000 + ((character.codePointAt(0) ?? 0) & 0xff))] ?? ''
}

/** Whether a text may lead there: what a file names as an address can be anything. */
export const isAddress = (link: string) => /^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(link) && link.length < 2_000
