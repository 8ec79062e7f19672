import type { Line, Origin } from '../resume/document.ts'
import { type Slice, spansOf } from './slice.ts'

/** Keeps account of the source: which character went where, and how surely. Hands out ids in order. */
export interface Ledger {
  /** Notes a field and gives back its text. */
  put(key: string, slice: Slice, confidence: number): string
  /** The same for what belongs to a field without being said in it: a label, a bullet, the words of a date. */
  note(key: string, slice: Slice, confidence: number): void
  line(slice: Slice, confidence: number, more?: Partial<Line>): Line
  /** Keeps a stretch of the source as an unplaced line. */
  leave(text: string, offset: number): Line
  /** Notes that a stretch only lays out the page, and takes it. */
  layOut(from: number, length: number): void
  /** Notes that a stretch belongs to something that is no field. */
  hold(key: string, from: number, to: number): void
  id(prefix: string): string
  origins: Record<string, Origin>
  taken: Uint8Array
}

export function createLedger(source: string): Ledger {
  const origins: Record<string, Origin> = {}
  const taken = new Uint8Array(source.length)
  const counts = new Map<string, number>()

  const id = (prefix: string) => {
    const count = (counts.get(prefix) ?? 0) + 1
    counts.set(prefix, count)
    return `${prefix}${count}`
  }

  const note = (key: string, slice: Slice, confidence: number) => {
    for (const offset of slice.at) if (offset >= 0) taken[offset] = 1
    const spans = spansOf(slice)
    if (spans.length === 0) return
    const known = origins[key]
    origins[key] = known
      ? { confidence: Math.min(known.confidence, confidence), spans: [...known.spans, ...spans] }
      : { confidence, spans }
  }

  const put = (key: string, slice: Slice, confidence: number) => {
    note(key, slice, confidence)
    // As the person wrote it, whatever it was read as.
    return tidy(slice.at.map((offset, at) => source[offset] ?? slice.text[at]).join(''))
  }

  const line = (slice: Slice, confidence: number, more: Partial<Line> = {}): Line => {
    const key = id('l')
    return { id: key, text: put(key, slice, confidence), ...more }
  }

  const hold = (key: string, from: number, to: number) => {
    const known = origins[key]
    if (known) known.spans.push([from, to])
    else origins[key] = { confidence: 1, spans: [[from, to]] }
  }

  const layOut = (from: number, length: number) => {
    taken.fill(1, from, from + length)
    hold('layout', from, from + length)
  }

  const leave = (text: string, offset: number): Line => {
    const key = id('l')
    const start = text.length - text.trimStart().length
    origins[key] = { confidence: unplacedConfidence, spans: [[offset + start, offset + text.trimEnd().length]] }
    // Composing a pile of marks takes time by its square; what is that long is not read, so it need not be tidy.
    return { id: key, text: text.length > longestTidied ? text.trim() : tidy(text) }
  }

  return { put, note, line, leave, layOut, hold, id, origins, taken }
}

const unplacedConfidence = 0.3
const longestTidied = 4000

/** The text as a person would type it: cells and runs of blanks become one space. */
const tidy = (text: string) => text.trim().replace(/\s+/gu, ' ').normalize('NFC')
