import type { Block, Row, Run } from './block.ts'

/** The same blocks with every text changed; what is left empty goes. */
export function mapTexts(blocks: readonly Block[], change: (text: string) => string): Block[] {
  return blocks.map((block) => changed(block, change)).filter(hasText)
}

function changed(block: Block, change: (text: string) => string): Block {
  const inRuns = (runs: Run[]) =>
    runs.map((run) => ({ ...run, text: change(run.text) })).filter(({ text }) => text !== '')
  const inRow = ({ start, end }: Row): Row => ({ start: inRuns(start), end: inRuns(end) })
  switch (block.type) {
    case 'contact':
      return { ...block, items: inRuns(block.items) }
    case 'head':
      return { ...block, rows: block.rows.map(inRow) }
    case 'list':
      return { ...block, name: change(block.name), items: block.items.map(change).filter((item) => item !== '') }
    default:
      return { ...block, text: change(block.text) }
  }
}

function hasText(block: Block): boolean {
  switch (block.type) {
    case 'contact':
    case 'list':
      return block.items.length > 0
    case 'head':
      return block.rows.some(({ start, end }) => start.length + end.length > 0)
    default:
      return block.text.trim() !== ''
  }
}
