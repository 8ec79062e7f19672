import { hidden, hiddenEnd, startsInProse } from './sentences.ts'

/** A piece of a text that knows where it stands. */
export interface Span {
  readonly text: string
  readonly from: number
}

export const endOf = (span: Span): number => span.from + span.text.length

/** The part between two offsets of the span, without blanks at its ends. */
export function cut(span: Span, from: number, to: number = span.text.length): Span {
  const raw = span.text.slice(Math.max(0, from), to)
  const text = raw.trimStart()
  return { text: text.trimEnd(), from: span.from + Math.max(0, from) + raw.length - text.length }
}

/** The lines of a text without the blanks around them; an empty line is empty. */
export function linesIn(text: string): Span[] {
  let from = 0
  return text.split('\n').map((line) => {
    const span = cut({ text: line, from }, 0)
    from += line.length + 1
    return span
  })
}

/** The words of a text as they stand between blanks. */
export const wordsIn = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** The pieces before, between and behind the matches of a pattern, without empty ones. */
export function piecesBetween(span: Span, pattern: RegExp, shown: string = span.text): Span[] {
  const pieces: Span[] = []
  let from = 0
  for (const { index, 0: found } of shown.matchAll(pattern)) {
    pieces.push(cut(span, from, index))
    from = index + found.length
  }
  return [...pieces, cut(span, from)].filter(({ text }) => text !== '')
}

/** The same, where nothing inside brackets or quotation marks parts anything. */
export const piecesOutside = (span: Span, pattern: RegExp): Span[] => piecesBetween(span, pattern, mask(span.text))

/** [TX3] The sentences of a span; what stands in brackets and quotation marks ends none. */
export function sentencesOf(span: Span): Span[] {
  const starts = [0, ...startsInProse(mask(span.text))]
  return starts.map((from, at) => cut(span, from, starts[at + 1])).filter(({ text }) => text !== '')
}

const pairs: Record<string, string> = { '(': ')', '[': ']', '“': '”', '„': '“', '"': '"' }
const longestAside = 400

/** The text as long, with brackets and quotations unreadable; one that is a sentence of its own ends as one. */
function mask(text: string): string {
  if (!/[([“„"]/.test(text)) return text
  let shown = ''
  let at = 0
  while (at < text.length) {
    const close = pairs[text[at] ?? '']
    const end = close === undefined ? -1 : closeOf(text, close, at)
    if (end < 0) {
      shown += text[at]
      at += 1
      continue
    }
    const isSentence = /[.!?]\s+$|^\s*$/.test(text.slice(Math.max(0, at - 4), at)) && /[.!?]/.test(text[end - 1] ?? '')
    shown += hidden.repeat(end - at) + (isSentence ? hiddenEnd : hidden)
    at = end + 1
  }
  return shown
}

/** Where a bracket closes, not far from where it opens; `5'2"` opens nothing. */
function closeOf(text: string, close: string, at: number): number {
  if (text[at] === '"' && /\d/.test(text[at - 1] ?? '')) return -1
  const length = text.slice(at + 1, at + longestAside).indexOf(close)
  return length < 0 ? -1 : at + 1 + length
}
