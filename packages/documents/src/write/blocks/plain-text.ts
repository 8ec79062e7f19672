import { type Block, type Row, textOf } from './block.ts'

/** The lines that a reader of the page reads, in order: of a head one for each piece that stands apart. */
export function linesOf(block: Block): string[] {
  switch (block.type) {
    case 'contact':
      return block.items.map(({ text }) => text)
    case 'head':
      return block.rows.flatMap(({ start, end }) => [textOf(start), textOf(end)]).filter((text) => text !== '')
    case 'list':
      return [listText(block)]
    default:
      return [block.text]
  }
}

export const listText = ({ name, items }: { name: string; items: string[] }): string =>
  name === '' ? items.join(', ') : `${name}: ${items.join(', ')}`

/** The resume as a text file. */
export function plainText(blocks: readonly Block[]): string {
  const parts = blocks.map((block, index) => `${gapBefore(block, blocks[index - 1])}${textBlock(block)}`)
  return `${parts.join('').trim()}\n`
}

function textBlock(block: Block): string {
  switch (block.type) {
    case 'contact':
      return block.items.map(({ text }) => text).join(' | ')
    case 'section':
      return block.text.toUpperCase()
    case 'head':
      return block.rows.map(rowText).join('\n')
    case 'bullet':
      return `${'  '.repeat(block.level - 1)}- ${block.text.replaceAll('\n', `\n${'  '.repeat(block.level)}`)}`
    case 'list':
      return listText(block)
    default:
      return block.text
  }
}

const rowText = ({ start, end }: Row) => [textOf(start), textOf(end)].filter((text) => text !== '').join(' | ')

const gapBefore = (block: Block, before: Block | undefined) => {
  if (before === undefined) return ''
  const isApart = block.type === 'section' || (block.type === 'head' && before.type !== 'section')
  return isApart ? '\n\n' : '\n'
}
