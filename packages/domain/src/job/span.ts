import { patternOf } from '../text/patterns.ts'
import { hidden, hiddenEnd, startsInProse } from '../text/sentences.ts'
import { spanWords } from '../words/job/span.ts'
import type { Quote } from './job.ts'

/** A piece of the advertisement that knows where it stands. */
export interface Span {
  readonly text: string
  readonly from: number
}

export const endOf = (span: Span) => span.from + span.text.length

/** The part between two offsets of the span, without blanks at its ends. */
export function cut(span: Span, from: number, to = span.text.length): Span {
  const raw = span.text.slice(Math.max(0, from), to)
  const text = raw.trimStart()
  return { text: text.trimEnd(), from: span.from + Math.max(0, from) + raw.length - text.length }
}

export const toQuote = (span: Span): Quote => ({ words: span.text, from: span.from, to: endOf(span) })

const pairs: Record<string, string> = { '(': ')', '[': ']', '“': '”', '„': '“', '"': '"' }
const longestAside = 400

/**
 * The text with everything in brackets and quotation marks made unreadable, same length: commas and full stops in there
 * part nothing outside. A bracket that holds a sentence of its own ends in a mark of its own.
 */
export function mask(text: string): string {
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

/** The same, with the matches of a pattern made unreadable. */
export const hide = (shown: string, pattern: RegExp) => shown.replace(pattern, (found) => hidden.repeat(found.length))

/** Whether anything is left to read. */
export const isHidden = (shown: string) => !/[^\s\ue000\ue001.]/u.test(shown)

/** The pieces between the matches of a pattern that is looked for outside brackets. */
export function splitOutside(span: Span, pattern: RegExp): Span[] {
  const shown = mask(span.text)
  const pieces: Span[] = []
  let from = 0
  for (const match of shown.matchAll(pattern)) {
    pieces.push(cut(span, from, match.index))
    from = match.index + match[0].length
  }
  pieces.push(cut(span, from))
  return pieces.filter((piece) => piece.text !== '')
}

/** Sentences; what stands in brackets and quotation marks parts none. */
export function sentencesOf(span: Span): Span[] {
  const starts = [0, ...startsInProse(mask(span.text))]
  return starts.map((from, at) => cut(span, from, starts[at + 1])).filter((piece) => piece.text !== '')
}

const smallWord = patternOf(spanWords.smallWord, 'gu')

/** `LINE COOK II` is `Line Cook II`; initials stay as they are. */
export function calm(text: string, initials: ReadonlySet<string> = new Set()): string {
  if (text !== text.toUpperCase() || !/\p{Lu}{4}/u.test(text)) return text
  return text
    .replace(/\p{L}+/gu, (word) => (initials.has(word) ? word : word.toLowerCase()))
    .replace(smallWord, (letter) => letter.toUpperCase())
    .replace(/\b(?:I[ivx]+|Vi+)\b/g, (numeral) => numeral.toUpperCase())
}

const oneInCapitals = /(?<![\p{L}\p{N}]|\p{Lu} )\p{Lu}{2,}(?![\p{L}\p{N}]| \p{Lu}{2})/gu

/** `HR`, `CNC`: what a text has in capitals where the words beside it are not. */
export const initialsIn = (text: string): ReadonlySet<string> =>
  new Set(text.split('\n').flatMap((line) => (/\p{Ll}/u.test(line) ? (line.match(oneInCapitals) ?? []) : [])))
