import { type Cell, type HouseBlock, isCellOfText, type Paragraph, textOfParagraph } from './block.ts'

/** The same blocks with every text changed; what is left without text goes, and titles of nothing with it. */
export function mapHouseTexts(blocks: readonly HouseBlock[], change: (text: string) => string): HouseBlock[] {
  return withoutEmptyParts(blocks.map((block) => changed(block, change)).filter(hasContent))
}

function withoutEmptyParts(blocks: readonly HouseBlock[]): HouseBlock[] {
  const kept: HouseBlock[] = []
  let next = 0
  for (const block of blocks.toReversed()) {
    const rank = titleRanks.get(block.type) ?? content
    if (rank < content && rank >= next) continue
    kept.push(block)
    next = rank
  }
  return kept.reverse()
}

const titleRanks = new Map([
  ['section', 1],
  ['heading', 2],
])
const content = 3

function changed(block: HouseBlock, change: (text: string) => string): HouseBlock {
  const paragraph = (phrases: Paragraph) =>
    phrases.map((phrase) => ({ ...phrase, text: change(phrase.text) })).filter(({ text }) => text !== '')
  const paragraphs = (all: readonly Paragraph[]) => all.map(paragraph).filter(hasText)
  const cell = (it: Cell): Cell => (isCellOfText(it) ? paragraphs(it) : it)
  switch (block.type) {
    case 'title':
      return {
        ...block,
        kind: change(block.kind),
        text: change(block.text),
        paragraphs: paragraphs(block.paragraphs),
      }
    case 'paragraph':
      return { ...block, phrases: paragraph(block.phrases) }
    case 'address':
      return { ...block, lines: block.lines.map(change).filter((line) => line.trim() !== '') }
    case 'list':
      return { ...block, items: paragraphs(block.items) }
    case 'entry':
      return {
        ...block,
        title: paragraph(block.title),
        paragraphs: paragraphs(block.paragraphs),
        terms: block.terms.map((it) => ({ name: change(it.name), paragraphs: paragraphs(it.paragraphs) })),
      }
    case 'table':
      return { ...block, rows: block.rows.map((row) => ({ ...row, cells: row.cells.map(cell) })) }
    case 'scale':
    case 'progress':
      return block
    default:
      return { ...block, text: change(block.text) }
  }
}

const hasText = (phrases: Paragraph) => textOfParagraph(phrases).trim() !== ''

function hasContent(block: HouseBlock): boolean {
  switch (block.type) {
    case 'paragraph':
      return hasText(block.phrases)
    case 'list':
      return block.items.length > 0
    case 'address':
      return block.lines.length > 0
    case 'table':
      return block.rows.length > 0
    case 'lead':
    case 'section':
    case 'heading':
      return block.text.trim() !== ''
    default:
      return true
  }
}
