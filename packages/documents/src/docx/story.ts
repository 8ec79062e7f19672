import type { Links } from './package.ts'
import type { Look, ParagraphLook, Styles } from './styles.ts'

/** A run of text of one look inside a line. */
export interface Piece {
  text: string
  look: Look
  link?: string
}

export interface Paragraph {
  type: 'paragraph'
  /** Lines end at breaks inside the paragraph; cells of a line at tabs. */
  lines: Piece[][][]
  look: ParagraphLook
  /** Text boxes anchored in it. */
  boxes: Block[][]
}

export interface Table {
  type: 'table'
  rows: Cell[][]
}

export interface Cell {
  x: number
  /** Space kept free below its text. */
  below: number
  blocks: Block[]
}

export type Block = Paragraph | Table

/** What the reading of a document's parts has in common. */
export interface Story {
  styles: Styles
  links: Links
  /** Text here stands on a painted ground. */
  shaded: boolean
  /** Fields may begin in one paragraph and end in another. */
  fields: Field[]
  seen: Seen
}

/** What was met on the way. */
export interface Seen {
  /** Ends of pages as its writer set them, and as a program last found them. */
  breaks: number
  renderedBreaks: number
  changes: boolean
  foreign: boolean
}

export interface Field {
  code: string
  showsResult: boolean
}
