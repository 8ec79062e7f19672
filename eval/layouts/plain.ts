import type { SourceText } from '@bespeak/domain/reading/source.ts'
import type { Drawn } from './draw/draw.ts'
import type { LabelledFragment, Span } from './labelled.ts'
import type { Chance } from './random.ts'
import type { Sheet } from './truth.ts'

// A drawn resume as text alone: its lines one below the other in reading order, every atom with its place.

/** A line of the truth as text; cells are parted by tabs. */
export interface PlainLine {
  line: number
  /** Whether there is room above it. */
  isApart: boolean
  text: string
  spans: Span[]
}

const atomMarkup = /<span data-a="(\d+)">[^<]*<\/span>/g
const widest = 6

export function plainLines({ bands, sheet }: Drawn): PlainLine[] {
  const lines: PlainLine[] = []
  for (const { html, above } of bands.flatMap(({ columns }) => columns.flatMap(({ blocks }) => blocks))) {
    let end = 0
    for (const match of html.matchAll(atomMarkup)) {
      const number = Number(match[1])
      const { line = -1, text = '' } = sheet.atoms[number] ?? {}
      const last = lines.at(-1)
      if (last?.line !== line)
        lines.push({
          line,
          isApart: end === 0 && above > widest,
          text,
          spans: [{ from: 0, to: text.length, atom: number }],
        })
      else {
        last.text += glueOf(sheet, line, html.slice(end, match.index))
        last.spans.push({ from: last.text.length, to: last.text.length + text.length, atom: number })
        last.text += text
      }
      end = match.index + match[0].length
    }
  }
  return lines
}

/** What stands between two pieces of a line, by the markup there. */
function glueOf({ lines }: Sheet, line: number, markup: string): string {
  const { label } = lines[line] ?? {}
  if (label === 'heading' || label === 'name') return ' '
  if (/<div|<span>|class="(?:wide|tag)|class="mark/.test(markup) && !/<\/span><\/span>$/.test(markup))
    return /mark/.test(markup) ? ' ' : '\t'
  return /\s/.test(markup.replace(/<[^>]*>/g, '')) ? ' ' : ''
}

/** `typed` parts sections by blank lines, `pasted` has lost them, `wrapped` is broken as old mail programs did. */
export const plainForms = ['typed', 'pasted', 'wrapped'] as const
export type PlainForm = (typeof plainForms)[number]

export interface PlainText {
  text: string
  spans: Span[]
}

export function plainText(lines: readonly PlainLine[], form: PlainForm): PlainText {
  const made: PlainText = { text: '', spans: [] }
  for (const { text, spans, isApart } of lines) {
    if (form !== 'pasted' && isApart && made.text !== '') made.text += '\n'
    const start = made.text.length
    made.spans.push(...spans.map(({ from, to, atom }) => ({ from: from + start, to: to + start, atom })))
    made.text += `${text}\n`
  }
  return form === 'wrapped' ? { ...made, text: wrapped(made.text) } : made
}

/** As people type: titles in capitals or not, bullets set in, room above every line that stands apart or above titles alone. */
export function typedLines(lines: readonly PlainLine[], sheet: Sheet, chance: Chance): PlainLine[] {
  const [isLoud, isClose, indent] = [chance.is(0.4), chance.is(0.25), chance.pick([0, 0, 0, 1, 2, 4])]
  return lines.map((line) => {
    const { label, level = 0 } = sheet.lines[line.line] ?? {}
    const text = isLoud && label === 'heading' ? line.text.replace(/[a-z]+/g, (it) => it.toUpperCase()) : line.text
    return { ...setIn({ ...line, text }, level * indent), isApart: line.isApart && (!isClose || label === 'heading') }
  })
}

const setIn = (line: PlainLine, by: number): PlainLine => ({
  ...line,
  text: ' '.repeat(by) + line.text,
  spans: line.spans.map(({ from, to, atom }) => ({ from: from + by, to: to + by, atom })),
})

const wrappedAt = 76

/** Long lines broken at a blank; no place changes. */
function wrapped(text: string): string {
  const characters = text.split('')
  let [start, blank] = [0, -1]
  for (const [at, character] of characters.entries()) {
    if (character === '\n') [start, blank] = [at + 1, -1]
    else if (character === ' ') blank = at
    if (at - start < wrappedAt || blank <= start) continue
    characters[blank] = '\n'
    ;[start, blank] = [blank + 1, -1]
  }
  return characters.join('')
}

/**
 * The fragments of a file without places, held against the text that it was made of, character by character. Null where
 * the two do not say the same in the same order.
 */
export function labelledInOrder(
  source: SourceText,
  { text, spans }: PlainText,
  { atoms }: Pick<Sheet, 'atoms'>,
): LabelledFragment[] | null {
  const said = atomsByCharacter(text, spans)
  const found: LabelledFragment[] = []
  let at = 0
  let before = -1
  for (const fragment of source.fragments) {
    const own: Span[] = []
    for (const [index, character] of fragment.text.split('').entries()) {
      if (/\s/.test(character)) continue
      while (isSkipped(text[at] ?? 'x', character)) at += 1
      if (text[at]?.toLowerCase() !== character.toLowerCase()) {
        if (isMark(character)) continue
        return null
      }
      const atom = said[at] ?? -1
      const last = own.at(-1)
      if (last?.atom === atom) last.to = index + 1
      else own.push({ from: index, to: index + 1, atom })
      at += 1
    }
    const lines = new Set(own.map(({ atom }) => atoms[atom]?.line ?? -1))
    const line = Math.min(...lines)
    if (own.length > 0)
      found.push({
        fragment,
        line,
        continues: line === before,
        order: found.length,
        spans: own,
        isMixed: lines.size > 1,
      })
    before = line
  }
  return found
}

/** Blanks, and the signs of Markdown, which the reader takes off. */
const isSkipped = (character: string, read: string) => /[\s#*]/.test(character) && character !== read

/** A bullet that a program puts there by itself. */
const isMark = (character: string) => /[\u2022\u25cf\u25aa\u2013\uf0b7•·-]/u.test(character)

function atomsByCharacter(text: string, spans: readonly Span[]): Int32Array {
  const said = new Int32Array(text.length).fill(-1)
  for (const { from, to, atom } of spans) said.fill(atom, from, to)
  return said
}
