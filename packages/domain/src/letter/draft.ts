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

/** `a, b and c`; with `to ` before each but the first, `a, to b and to c`; `a, b; to c; and to d` where one has a comma. */
export function series(items: readonly Piece[], before = ''): Piece[] {
  const mark = items.some((item) => /,/.test(wordsOf(item))) ? ';' : ','
  const last = mark === ';' ? '; and' : ' and'
  return items.flatMap((item, at) =>
    at === 0 ? [item] : [{ frame: `${at === items.length - 1 ? last : mark} ${before}` }, item],
  )
}

const wordsOf = (piece: Piece): string => ('frame' in piece ? piece.frame : 'ad' in piece ? piece.ad : piece.own)

export function draft(pieces: readonly Piece[], sources: readonly string[] = []): LetterSentence {
  return {
    text: sentence(pieces.map(wordsOf).join('')),
    sources: [...new Set(sources)],
    job: pieces.flatMap((piece) => ('ad' in piece ? [piece.ad] : [])),
    frame: pieces.flatMap((piece) => ('frame' in piece && /\p{L}/u.test(piece.frame) ? [piece.frame.trim()] : [])),
  }
}

/** With a capital and one full stop. */
function sentence(text: string): string {
  const clean = text.replace(/\s+/g, ' ').trim()
  const capital = clean.charAt(0).toUpperCase() + clean.slice(1)
  return /[.?!]["”’)]?$/.test(capital) ? capital : `${capital}.`
}

export const firstWordOf = (text: string): string => /^[\p{L}\p{N}’']+/u.exec(text)?.[0] ?? ''
export const openingOf = (pieces: readonly Piece[]): string => {
  const text = pieces.map(wordsOf).join('')
  return firstWordOf(text.charAt(0).toUpperCase() + text.slice(1))
}

export const textOf = (sentences: readonly LetterSentence[]): string => sentences.map(({ text }) => text).join(' ')
