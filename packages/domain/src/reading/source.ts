import type { Told } from './labels/decode.ts'
import { fromMarkdown, isMarkdown } from './markdown.ts'

/** A run of text as a file shows it: one line or part of a line, with its place and its look. Points, y from the top. */
export interface Fragment {
  text: string
  page: number
  x: number
  y: number
  width: number
  size: number
  bold?: boolean
  italic?: boolean
  link?: string
  /** Too small or too faint to be seen: kept, flagged, in no field. */
  hidden?: boolean
  /** Level of a list item whose marker is not in the text. */
  listLevel?: number
  /** Level of a heading style of a word processor. */
  headingLevel?: number
  /** Lines of one table cell or text box stay together. */
  region?: string
  /** The column it stands in, by their order in reading; where text has its places. */
  column?: number
  /** What it is taken for. */
  told?: Told
}

export interface SourcePage {
  width: number
  height: number
  /** Degrees by which its text is turned, where a page set sideways is read upright. */
  turn?: number
}

/** A file's text. Without positions, each fragment is a line and `x` is its indent in characters. */
export interface SourceText {
  positioned: boolean
  pages: SourcePage[]
  fragments: Fragment[]
}

export const characterWidth = 6
export const lineHeight = 12

/** More lines than fifty pages hold. What is beyond is one piece, which no one reads. */
export const mostLines = 3000

/** Pasted or typed text: one fragment a line, tabs and indents kept as places. */
export function plainSource(text: string): SourceText {
  const [read, unread] = cutAfterLines(text.replace(/\r\n?/g, '\n'))
  const lines = read.split('\n')
  const fragments = lines.map(lineFragment)
  const shown = isMarkdown(lines) ? fragments.map(fromMarkdown) : fragments
  const rest = unread === '' ? [] : [lineFragment(unread, lines.length)]
  return {
    positioned: false,
    pages: [{ width: 600, height: lines.length * lineHeight }],
    fragments: [...shown, ...rest],
  }
}

function cutAfterLines(text: string): [string, string] {
  let end = -1
  for (let count = 0; count < mostLines; count += 1) {
    end = text.indexOf('\n', end + 1)
    if (end < 0) return [text, '']
  }
  return [text.slice(0, end), text.slice(end + 1)]
}

function lineFragment(line: string, index: number): Fragment {
  const indent = line.length - line.trimStart().length
  const shown = line.trimEnd().slice(indent)
  return {
    text: shown,
    page: 1,
    x: indent * characterWidth,
    y: index * lineHeight,
    width: shown.length * characterWidth,
    size: 10,
  }
}
