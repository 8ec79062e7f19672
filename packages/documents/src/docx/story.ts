import type { Links } from './package.ts'
import { readParagraph } from './paragraph.ts'
import { isPainted, type Look, type ParagraphLook, type Styles } from './styles.ts'
import { child, children, points, valueOf, type XmlElement } from './xml.ts'

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
  span: number
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
  seen: { pages: number; changes: boolean; foreign: boolean }
}

export interface Field {
  code: string
  showsResult: boolean
}

/** Paragraphs and tables in the order of the file; wrappers of any kind are looked through. */
export function readBlocks(parent: XmlElement, story: Story): Block[] {
  return parent.children.flatMap((element): Block[] => {
    switch (element.name) {
      case 'p':
        return [readParagraph(element, story)]
      case 'tbl':
        return [readTable(element, story)]
      case 'altChunk':
        story.seen.foreign = true
        return []
      case 'del':
      case 'moveFrom':
        story.seen.changes = true
        return []
      case 'AlternateContent':
        return readBlocks(chosen(element), story)
      case 'sectPr':
      case 'tblPr':
      case 'tcPr':
      case 'sdtPr':
        return []
      default:
        return readBlocks(element, story)
    }
  })
}

/** Newer programs write a thing twice, for themselves and for older ones. */
export const chosen = (element: XmlElement): XmlElement =>
  child(element, 'Choice') ?? child(element, 'Fallback') ?? { ...element, children: [] }

function readTable(table: XmlElement, story: Story): Table {
  const grid = children(child(table, 'tblGrid'), 'gridCol').map((it) => points(it.attributes.w))
  // A table's style may paint its cells; what it paints is not looked up.
  const styled = valueOf(child(table, 'tblPr'), 'tblStyle') !== undefined
  const shaded = story.shaded || styled || isPainted(child(child(table, 'tblPr'), 'shd'))
  return { type: 'table', rows: rowsIn(table).map((row) => readRow(row, grid, { ...story, shaded })) }
}

const rowsIn = (element: XmlElement): XmlElement[] => inside(element, 'tr', 'tc')

/** Elements of a name, looked for through content controls and revisions but not below another name. */
function inside(element: XmlElement, name: string, border: string): XmlElement[] {
  return element.children.flatMap((it) => {
    if (it.name === name) return [it]
    return it.name === border || it.name === 'del' ? [] : inside(it, name, border)
  })
}

function readRow(row: XmlElement, grid: readonly number[], story: Story): Cell[] {
  const cells: Cell[] = []
  let column = Number(valueOf(child(row, 'trPr'), 'gridBefore') ?? 0)
  for (const cell of inside(row, 'tc', 'tbl')) {
    const properties = child(cell, 'tcPr')
    const span = Math.max(1, Number(valueOf(properties, 'gridSpan') ?? 1))
    const x = grid.slice(0, column).reduce((sum, width) => sum + width, 0)
    const shaded = story.shaded || isPainted(child(properties, 'shd'))
    cells.push({ x, span, blocks: readBlocks(cell, { ...story, shaded }) })
    column += span
  }
  return cells
}
