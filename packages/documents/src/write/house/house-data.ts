import { wordsOf } from '../typst/words.ts'
import {
  type Cell,
  type Entry,
  type HouseBlock,
  isCellOfText,
  type Paragraph,
  type Scale,
  type Table,
} from './block.ts'
import { figure, scaleText } from './lines.ts'

// What `/house.typ` finds of each block in `/data.json`.

export function houseData(block: HouseBlock): object {
  switch (block.type) {
    case 'title':
      return { ...block, text: wordsOf(block.text), paragraphs: block.paragraphs.map(paragraphData) }
    case 'paragraph':
      return { type: block.type, phrases: paragraphData(block.phrases) }
    case 'address':
      return { ...block, lines: block.lines.map(wordsOf) }
    case 'list':
      return { ...block, items: block.items.map(paragraphData) }
    case 'entry':
      return entryData(block)
    case 'table':
      return tableData(block)
    case 'scale':
      return scaleData(block)
    case 'progress':
      return block
    case 'section':
      return { ...block, text: wordsOf(block.text) }
    default:
      return { type: block.type, text: wordsOf(block.text) }
  }
}

function scaleData(scale: Scale) {
  const rose = scale.before !== null && scale.before < scale.score
  return { ...scale, rose, figure: figure(scale.score), text: scaleText(scale) }
}

const paragraphData = (phrases: Paragraph) => phrases.map((phrase) => ({ ...phrase, text: wordsOf(phrase.text) }))

const entryData = (entry: Entry) => ({
  ...entry,
  title: paragraphData(entry.title),
  paragraphs: entry.paragraphs.map(paragraphData),
  terms: entry.terms.map(({ name, paragraphs }) => ({ name, paragraphs: paragraphs.map(paragraphData) })),
})

const tableData = (table: Table) => ({
  ...table,
  rows: table.rows.map(({ above, cells }) => ({ above, cells: cells.map(cellData) })),
})

const cellData = (cell: Cell) => (isCellOfText(cell) ? { paragraphs: cell.map(paragraphData) } : cell)
