import type { LetterSentence } from './letter.ts'

/** A piece of a sentence: our own fixed words, the advertisement's, or what is said of the person. */
export type Piece = { frame: string } | { ad: string } | { own: string }
type Value = string | Piece | readonly Piece[]

export const ad = (words: string): Piece => ({ ad: words })

/** The fixed words of a template are frame; what is put into it is the person's, unless it says otherwise. */
export function say(fixed: TemplateStringsArray, ...values: readonly Value[]): Piece[] {
  return fixed.flatMap((frame, index) => {
    const value = values[index]
    const put =
      value === undefined ? [] : typeof value === 'string' ? [{ own: value }] : 'length' in value ? value : [value]
    return [...(frame === '' ? [] : [{ frame }]), ...put]
  })
}

const wordsOf = (piece: Piece): string => ('frame' in piece ? piece.frame : 'ad' in piece ? piece.ad : piece.own)

export function draft(pieces: readonly Piece[], sources: readonly string[] = []): LetterSentence {
  return {
    text: sentence(wordsIn(pieces)),
    sources: [...new Set(sources)],
    job: pieces.flatMap((piece) => ('ad' in piece ? [piece.ad] : [])),
    frame: pieces.flatMap((piece, at) =>
      'frame' in piece && /\p{L}/u.test(piece.frame)
        ? [at === 0 ? capital(piece.frame.trim()) : piece.frame.trim()]
        : [],
    ),
  }
}

/** With a capital and one full stop. */
function sentence(text: string): string {
  const clean = text.replace(/\s+/g, ' ').trim()
  const whole = capital(clean)
  return /[.?!]["”’)]?$/.test(whole) ? whole : `${whole}.`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const firstWordOf = (text: string): string => /^[\p{L}\p{N}’']+/u.exec(text)?.[0] ?? ''
export const wordsIn = (pieces: readonly Piece[]): string => pieces.map(wordsOf).join('')

export const openingOf = (pieces: readonly Piece[]): string => firstWordOf(capital(wordsIn(pieces)))

export const textOf = (sentences: readonly LetterSentence[]): string => sentences.map(({ text }) => text).join(' ')
