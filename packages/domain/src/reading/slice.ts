import { numbersWhole } from '../text/split.ts'

/**
 * A piece of text that knows which characters of the source it is made of. All reading is cutting and joining of
 * slices, so that in the end every character of the source is known to be in a field or to be left over.
 */
export interface Slice {
  readonly text: string
  /** For each character its offset in the source, or -1 where joining put it in. */
  readonly at: readonly number[]
}

export const nothing: Slice = { text: '', at: [] }

export function sourceSlice(text: string, offset: number): Slice {
  const at: number[] = []
  for (let index = 0; index < text.length; index += 1) at.push(offset + index)
  return { text, at }
}

export const cut = (slice: Slice, from: number, to = slice.text.length): Slice =>
  from <= 0 && to >= slice.text.length
    ? slice
    : { text: slice.text.slice(from, to), at: slice.at.slice(Math.max(0, from), to) }

export function trim(slice: Slice): Slice {
  const start = slice.text.length - slice.text.trimStart().length
  return cut(slice, start, slice.text.trimEnd().length)
}

/** Without the separators that layouts put between fields. */
export function trimSeparators(slice: Slice): Slice {
  const start = /^[\s,;|·•∙–—:/\\-]*/u.exec(slice.text)?.[0].length ?? 0
  const rest = slice.text.slice(start)
  const end = /[\s,;|·•∙–—:/\\-]*$/u.exec(rest)?.[0].length ?? 0
  return cut(slice, start, slice.text.length - end)
}

export function join(slices: readonly Slice[], glue = ' '): Slice {
  const at: number[] = []
  let text = ''
  for (const part of slices) {
    if (part.text === '') continue
    if (text !== '') {
      text += glue
      for (let index = 0; index < glue.length; index += 1) at.push(-1)
    }
    text += part.text
    for (const offset of part.at) at.push(offset)
  }
  return { text, at }
}

/** Parts put together again that commas parted. */
export const listed = (parts: readonly { slice: Slice }[]): Slice =>
  join(
    parts.map(({ slice }) => slice),
    ', ',
  )

/** The pieces between the matches of the pattern, trimmed, empty ones left out. A number is never parted. */
export function split(slice: Slice, pattern: RegExp): Slice[] {
  const pieces: Slice[] = []
  let from = 0
  for (const match of numbersWhole(slice.text).matchAll(globally(pattern))) {
    pieces.push(cut(slice, from, match.index))
    from = match.index + match[0].length
  }
  pieces.push(cut(slice, from))
  return pieces.map(trim).filter((piece) => piece.text !== '')
}

/** The slice without the characters from `from` to `to`; what stood on both sides is separated by a space. */
export function without(slice: Slice, from: number, to: number): Slice {
  // Brackets that held nothing else go with it.
  const before = /[([]\s*$/.exec(slice.text.slice(0, from))
  const after = /^\s*[)\]]/.exec(slice.text.slice(to))
  const [start, end] = before && after ? [before.index, to + after[0].length] : [from, to]
  return trim(join([cut(slice, 0, start), cut(slice, end)].map(trim)))
}

const globally = (pattern: RegExp) => (pattern.global ? pattern : new RegExp(pattern.source, `${pattern.flags}g`))

/** The stretches of the source that a slice is made of. */
export function spansOf(slice: Slice): [number, number][] {
  const spans: [number, number][] = []
  for (const offset of slice.at) {
    if (offset < 0) continue
    const last = spans.at(-1)
    if (last && last[1] === offset) last[1] = offset + 1
    else spans.push([offset, offset + 1])
  }
  return spans
}
