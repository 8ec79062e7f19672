import type { Line, Origin } from '../resume/document.ts'
import { type Slice, spansOf, trim } from './slice.ts'

/** Keeps account of the source: which character went where, and how surely. Hands out ids in order. */
export interface Ledger {
  /** Notes a field and gives back its text. */
  put(key: string, slice: Slice, confidence: number): string
  /** The same for what belongs to a field without being said in it: a label, a bullet, the words of a date. */
  note(key: string, slice: Slice, confidence: number): void
  line(slice: Slice, confidence: number, more?: Partial<Line>): Line
  id(prefix: string): string
  origins: Record<string, Origin>
  taken: Uint8Array
}

export function createLedger(length: number): Ledger {
  const origins: Record<string, Origin> = {}
  const taken = new Uint8Array(length)
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
    return clean(slice)
  }

  const line = (slice: Slice, confidence: number, more: Partial<Line> = {}): Line => {
    const key = id('l')
    return { id: key, text: put(key, slice, confidence), ...more }
  }

  return { put, note, line, id, origins, taken }
}

/** The text as a person would type it: cells and runs of blanks become one space. */
export const clean = (slice: Slice) => trim(slice).text.replace(/\s+/gu, ' ').normalize('NFC')
