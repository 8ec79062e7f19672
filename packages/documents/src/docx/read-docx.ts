import type { SourceText } from '@bespeak/domain/reading/source.ts'
import { hasWords } from '../clean-text.ts'
import { notes, Refusal } from '../file-text.ts'
import type { Limits } from '../limits.ts'
import { readBlocks } from './blocks.ts'
import { openWordPackage, type WordPackage } from './package.ts'
import { createSheet, type Sheet } from './place.ts'
import type { Block, Seen, Story } from './story.ts'
import { readStyles } from './styles.ts'
import { linesIn } from './tables.ts'
import { child, children, type XmlElement } from './xml.ts'

export interface DocxText {
  source: SourceText
  notes: string[]
}

export async function readDocx(bytes: Uint8Array, limits: Limits): Promise<DocxText> {
  const word = await openWordPackage(bytes, limits)
  const body = child(word.document, 'body')
  if (!body) throw new Refusal('damaged')
  const styles = readStyles(await word.part('styles'), await word.part('numbering'))
  const seen: Seen = { breaks: 0, renderedBreaks: 0, changes: false, foreign: false }
  const shaded = isPaintedBehind(word.document)
  const story: Story = { styles, links: word.links, shaded, fields: [], seen }
  const blocks = readBlocks(body, story)
  if (Math.max(seen.breaks, seen.renderedBreaks) >= limits.pages) throw new Refusal('too-many-pages')
  const around = await readMargins(word, body, story)
  const sheet = createSheet()
  placeAll(sheet, blocks, around)
  const text = sheet.fragments.map((it) => it.text).join(' ')
  if (text.length > limits.characters) throw new Refusal('too-large-inside')
  if (!hasWords(text)) throw new Refusal('empty')
  return {
    source: { positioned: false, pages: [{ width: 612, height: sheet.height() }], fragments: sheet.fragments },
    notes: [
      ...(seen.changes ? [notes.changes] : []),
      ...(seen.foreign ? [notes.foreignPart] : []),
      ...(sheet.fragments.some((it) => it.hidden) ? [notes.hidden] : []),
    ],
  }
}

/** A coloured page, or shapes behind the text: what is white there may well be seen. */
function isPaintedBehind(document: XmlElement): boolean {
  const colour = child(document, 'background')?.attributes.color
  return (colour !== undefined && !/^(?:auto|ffffff)$/i.test(colour)) || hasShapesBehind(document)
}

const hasShapesBehind = (element: XmlElement): boolean =>
  (element.name === 'anchor' && element.attributes.behindDoc === '1') ||
  element.name === 'pict' ||
  element.children.some(hasShapesBehind)

interface Margins {
  headers: Block[]
  footers: Block[]
}

/** Headers, footers and notes of the whole document, each once. */
async function readMargins(word: WordPackage, body: XmlElement, story: Story): Promise<Margins> {
  const sections = [
    ...body.children.flatMap((it) => child(child(it, 'pPr'), 'sectPr') ?? []),
    ...children(body, 'sectPr'),
  ]
  const references = (kind: string) =>
    sections
      .flatMap((section) => children(section, kind))
      .filter(({ attributes }) => attributes.type !== 'even')
      .sort((a, b) => Number(b.attributes.type === 'first') - Number(a.attributes.type === 'first'))
      .map(({ attributes }) => attributes.id ?? '')
  const read = async (ids: readonly string[]) => {
    const parts = await Promise.all([...new Set(ids)].map((id) => word.related(id)))
    return withoutRepeats(
      parts.map((part) => (part ? readBlocks(part.root, { ...story, links: part.links, fields: [] }) : [])),
    )
  }
  const remarks = await Promise.all([word.part('footnotes'), word.part('endnotes')])
  return {
    headers: await read(references('headerReference')),
    footers: [
      ...(await read(references('footerReference'))),
      ...remarks.flatMap((part) => (part ? readBlocks(part, { ...story, fields: [] }) : [])),
    ],
  }
}

function withoutRepeats(parts: Block[][]): Block[] {
  const known = new Set<string>()
  return parts.flatMap((blocks) => {
    const text = linesIn(blocks).join('\n')
    if (known.has(text)) return []
    known.add(text)
    return blocks
  })
}

/**
 * Headers first, then the body, then what stands beside it. A box of one line, a title set as a shape, stays where it is
 * anchored; larger ones would break the text they float over, unless the document is made of nothing else.
 */
function placeAll(sheet: Sheet, body: readonly Block[], { headers, footers }: Margins) {
  const boxes = boxesIn(body)
  const length = (blocks: readonly Block[]) => linesIn(blocks).join('').length
  const madeOfBoxes = boxes.reduce((sum, box) => sum + length(box), 0) > 2 * length(body)
  const staysInPlace = (box: Block[]) => madeOfBoxes || linesIn(box).length <= 1
  sheet.place(headers)
  sheet.place(body.flatMap((block) => withBoxes(block, staysInPlace)))
  for (const part of [...boxesIn(headers), ...boxes.filter((box) => !staysInPlace(box)), footers]) {
    sheet.startPart()
    sheet.place(part)
  }
}

function withBoxes(block: Block, staysInPlace: (box: Block[]) => boolean): Block[] {
  if (block.type === 'table') {
    const inCell = (blocks: Block[]) => blocks.flatMap((it) => withBoxes(it, staysInPlace))
    const rows = block.rows.map((row) => row.map((cell) => ({ ...cell, blocks: inCell(cell.blocks) })))
    return [{ ...block, rows }]
  }
  const kept = block.boxes.filter(staysInPlace).flatMap((box) => box.flatMap((it) => withBoxes(it, staysInPlace)))
  return [...kept, block]
}

function boxesIn(blocks: readonly Block[]): Block[][] {
  return blocks.flatMap((block): Block[][] => {
    if (block.type === 'table') return block.rows.flatMap((row) => row.flatMap((cell) => boxesIn(cell.blocks)))
    return block.boxes.flatMap((box) => [box, ...boxesIn(box)])
  })
}
