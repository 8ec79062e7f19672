import { type Origin, type ResumeDocument, sureFrom } from '@bespeak/domain/resume/document.ts'
import { fieldsRead } from '../form/fields.ts'
import * as texts from '../texts.tsx'

export interface SourceLine {
  number: number
  text: string
  /** Where it begins in the source. */
  from: number
}

export function sourceLines(source: string): SourceLine[] {
  let from = 0
  return source.split('\n').map((text, at) => {
    const line = { number: at + 1, text, from }
    from += text.length + 1
    return line
  })
}

const touches = ({ from, text }: SourceLine, [start, end]: readonly [number, number]) =>
  start < from + text.length && end > from

export const linesOfOrigin = (lines: readonly SourceLine[], { spans }: Origin): SourceLine[] =>
  lines.filter((line) => spans.some((span) => touches(line, span)))

/** `Line 4`, `Lines 4–6`. */
export function placeWords(lines: readonly SourceLine[]): string {
  return texts.linesInSource(lines[0]?.number, lines.at(-1)?.number)
}

interface Part {
  /** Where it begins in the line. */
  at: number
  text: string
  isRead: boolean
}

/** The parts of a line, in order: those that a field was read from, and the rest. */
export function partsOf({ from, text }: SourceLine, origin: Origin | undefined): Part[] {
  const inLine = (origin?.spans ?? [])
    .map(([start, end]) => [Math.max(0, start - from), Math.min(text.length, end - from)] as const)
    .filter(([start, end]) => start < end)
    .toSorted(([a], [b]) => a - b)
  const parts: Part[] = []
  let at = 0
  const take = (to: number, isRead: boolean) => {
    if (to > at) parts.push({ at, text: text.slice(at, to), isRead })
    at = Math.max(at, to)
  }
  for (const [start, end] of inLine) {
    take(start, false)
    take(end, true)
  }
  take(text.length, false)
  return parts
}

export interface LineState {
  /** The fields that were read from this line. */
  fields: string[]
  isDoubtful: boolean
  isUnplaced: boolean
}

/** For each line that something was read from, by its number. */
export function lineStates(lines: readonly SourceLine[], document: ResumeDocument): Map<number, LineState> {
  const states = new Map<number, LineState>()
  const unplaced = new Set(document.unplaced.map(({ id }) => id))
  for (const field of [...fieldsRead(document).map(({ name }) => name), ...unplaced]) {
    const origin = document.origins[field]
    if (!origin) continue
    for (const { number } of linesOfOrigin(lines, origin)) {
      const state = states.get(number) ?? { fields: [], isDoubtful: false, isUnplaced: false }
      state.fields.push(field)
      if (unplaced.has(field)) state.isUnplaced = true
      else if (origin.confidence < sureFrom) state.isDoubtful = true
      states.set(number, state)
    }
  }
  return states
}
