import { chosen, readParagraph } from './paragraph.ts'
import type { Block, Cell, Paragraph, Story, Table } from './story.ts'
import { isPainted } from './styles.ts'
import { child, children, points, valOf, type XmlElement } from './xml.ts'

/** Paragraphs and tables in the order of the file; wrappers of any kind are looked through. */
export function readBlocks(parent: XmlElement, story: Story): Block[] {
  return parent.children.flatMap((element): Block[] => {
    switch (element.name) {
      case 'p':
        return [withBoxes(element, story)]
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

function withBoxes(element: XmlElement, story: Story): Paragraph {
  const { boxes, ...paragraph } = readParagraph(element, story)
  // What is painted behind a box is not looked up.
  const inBox = { ...story, shaded: true, fields: [] }
  return { ...paragraph, boxes: boxes.map((box) => readBlocks(box, inBox)) }
}

function readTable(table: XmlElement, story: Story): Table {
  const grid = children(child(table, 'tblGrid'), 'gridCol').map((it) => points(it.attributes.w))
  // A table's style may paint its cells; what it paints is not looked up.
  const styled = valOf(child(table, 'tblPr'), 'tblStyle') !== undefined
  const shaded = story.shaded || styled || isPainted(child(child(table, 'tblPr'), 'shd'))
  const margins = child(child(table, 'tblPr'), 'tblCellMar')
  return { type: 'table', rows: rowsIn(table).map((row) => readRow(row, grid, margins, { ...story, shaded })) }
}

const rowsIn = (element: XmlElement): XmlElement[] => inside(element, 'tr', 'tc')

/** Elements of a name, looked for through content controls and revisions but not below another name. */
function inside(element: XmlElement, name: string, border: string): XmlElement[] {
  return element.children.flatMap((it) => {
    if (it.name === name) return [it]
    return it.name === border || it.name === 'del' ? [] : inside(it, name, border)
  })
}

function readRow(row: XmlElement, grid: readonly number[], inherited: XmlElement | undefined, story: Story): Cell[] {
  const cells: Cell[] = []
  let column = Number(valOf(child(row, 'trPr'), 'gridBefore') ?? 0)
  for (const cell of inside(row, 'tc', 'tbl')) {
    const properties = child(cell, 'tcPr')
    const span = Math.max(1, Number(valOf(properties, 'gridSpan') ?? 1))
    const x = grid.slice(0, column).reduce((sum, width) => sum + width, 0)
    const shaded = story.shaded || isPainted(child(properties, 'shd'))
    const below = points(child(child(properties, 'tcMar') ?? inherited, 'bottom')?.attributes.w)
    cells.push({ x, below, blocks: readBlocks(cell, { ...story, shaded }) })
    column += span
  }
  return cells
}
