import { roundedScore } from '@bespeak/domain/match/verdict.ts'
import { type Cell, type HouseBlock, isCellOfText, type Paragraph, type Scale, textOfParagraph } from './block.ts'

/** The lines of a block that a reader reads, in order. */
export function houseLines(block: HouseBlock): string[] {
  return allLines(block).filter((line) => line.trim() !== '')
}

function allLines(block: HouseBlock): string[] {
  switch (block.type) {
    case 'title':
      return [block.kind, block.date, block.text, ...texts(block.paragraphs)]
    case 'paragraph':
      return [textOfParagraph(block.phrases)]
    case 'address':
      return [block.name, ...block.lines]
    case 'list':
      return texts(block.items)
    case 'entry':
      return [
        textOfParagraph(block.title),
        ...texts(block.paragraphs),
        ...block.terms.flatMap(({ name, paragraphs }) => [name, ...texts(paragraphs)]),
      ]
    case 'table':
      return [...block.columns.map(({ head }) => head), ...block.rows.flatMap(({ cells }) => cells.flatMap(cellLines))]
    case 'scale':
      return [scaleText(block)]
    case 'progress':
      return []
    default:
      return [block.text]
  }
}

const texts = (paragraphs: readonly Paragraph[]) => paragraphs.map(textOfParagraph)
const cellLines = (cell: Cell) => (isCellOfText(cell) ? texts(cell) : [])

/** What the drawn scale shows, in words. */
export function scaleText({ name, score, before, ceiling, target }: Scale): string {
  const parts = [
    `${name}: ${figure(score)} of 100`,
    ...(before === null ? [] : [`before ${figure(before)}`]),
    ...(ceiling === null ? [] : [`up to ${figure(ceiling)} if you can add these`]),
    `target ${target.from} to ${target.to}`,
  ]
  return `${parts.join(', ')}.`
}

/** A score is never rounded up. */
export const figure = (score: number): string => String(roundedScore(score))
