import type { Block, List, Row } from '../blocks/block.ts'
import type { Piece } from './break-into-pages.ts'
import { element, type PreviewElement, type PreviewNode } from './element.ts'
import { gapBefore, isNamedList } from './gaps.ts'
import { linked, listNodes, runNodes, textNodes } from './inline.ts'

/** How many items each line of the ways to reach a person takes; all on one as long as that is not known. */
export type ContactLines = readonly number[]

/** The elements of a page, in reading order. */
export function pageElements(
  blocks: readonly Block[],
  pieces: readonly Piece[],
  contactLines: ContactLines = [],
): PreviewElement[] {
  const elements: PreviewElement[] = []
  for (const [place, piece] of pieces.entries()) {
    const block = blocks[piece.block]
    if (!block) continue
    const gap = place === 0 ? null : gapBefore(block, blocks[piece.block - 1])
    const shown = clipped(blockElement(block, blocks, piece.block, contactLines), piece)
    const gapped = { ...shown, className: [shown.className, gap && `gap-${gap}`].filter(Boolean).join(' ') }
    addTo(elements, { ...gapped, block: piece.block }, block, blocks, piece.block)
  }
  return elements
}

/** Bullets are items of a list, named lists rows of a table; the others stand for themselves. */
function addTo(
  elements: PreviewElement[],
  shown: PreviewElement,
  block: Block,
  blocks: readonly Block[],
  index: number,
) {
  const kind = block.type === 'bullet' ? 'bullets' : isTableRow(blocks, index) ? 'lists' : null
  const last = elements.at(-1)
  if (kind === null) elements.push(shown)
  else if (last?.className === kind) last.children.push(shown)
  else elements.push(element(kind === 'bullets' ? 'ul' : 'div', kind, [shown]))
}

const isTableRow = (blocks: readonly Block[], index: number) =>
  isNamedList(blocks[index]) && (isNamedList(blocks[index - 1]) || isNamedList(blocks[index + 1]))

/** Of a text that a page parts, the lines that stand on this one. */
function clipped(shown: PreviewElement, { from, to }: Piece): PreviewElement {
  if (from === undefined || to === undefined) return shown
  return { ...element('div', 'clip', [shown]), variables: { '--from': `${from}`, '--lines': `${to - from}` } }
}

function blockElement(
  block: Block,
  blocks: readonly Block[],
  index: number,
  contactLines: ContactLines,
): PreviewElement {
  switch (block.type) {
    case 'name':
      return element('h1', 'name set', textNodes(block.text))
    case 'headline':
      return element('p', 'headline set', textNodes(block.text))
    case 'contact':
      return element('p', 'contact', [element('span', 'set', contactNodes(block.items, contactLines))])
    case 'section':
      return element('h2', block.beside ? 'section beside' : 'section', [element('span', 'set', textNodes(block.text))])
    case 'head':
      return element('div', `head in-${partAt(blocks, index)}`, headRows(block.level, block.rows))
    case 'bullet':
      return element('li', `bullet level-${block.level}`, [element('div', 'set', textNodes(block.text))])
    case 'list':
      return isTableRow(blocks, index) ? tableRow(block) : element('p', 'list set', listRun(block))
    case 'label':
      return element('p', 'label set', textNodes(block.text))
    case 'paragraph':
      return element('p', `paragraph set in-${partAt(blocks, index)}`, textNodes(block.text))
  }
}

/** The kind of section that a block stands in. */
const partAt = (blocks: readonly Block[], index: number): string =>
  blocks.slice(0, index).findLast((block) => block.type === 'section')?.kind ?? 'none'

const termOf = ({ name }: List) => element('span', 'term', textNodes(`${name}:`))

const tableRow = (list: List) =>
  element('div', 'list', [element('div', 'set', [termOf(list), ' ']), element('div', 'set', listNodes(list))])

const listRun = (list: List): PreviewNode[] => [...(list.name === '' ? [] : [termOf(list), ' ']), ...listNodes(list)]

const headRows = (level: 1 | 2, rows: readonly Row[]): PreviewElement[] =>
  rows.map((row, index) => {
    const tag = index > 0 ? 'p' : level === 1 ? 'h3' : 'h4'
    return element(tag, `row set lead-${row.start[0]?.kind ?? 'plain'}`, [
      ...runNodes(row.start),
      ...(row.end.length > 0 ? [' ', element('span', 'end', runNodes(row.end))] : []),
    ])
  })

function contactNodes(items: Extract<Block, { type: 'contact' }>['items'], lines: ContactLines): PreviewNode[] {
  const starts = new Set(lines.map((_, line) => lines.slice(0, line).reduce((sum, count) => sum + count, 0)))
  return items.flatMap((item, index) => [
    ...(index === 0 ? [] : [starts.has(index) ? element('br', '', []) : element('span', 'separator', [' '])]),
    linked(item, 'item', textNodes(item.text)),
  ])
}
