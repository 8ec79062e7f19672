import type { Fragment } from '@bespeak/domain/reading/source.ts'
import { cleanText } from '../clean-text.ts'
import type { Block, Paragraph, Piece } from './story.ts'
import { ordinarySize } from './styles.ts'
import { type Column, columnsOf, type Head, type Row, rowOf } from './tables.ts'

// A document of a word processor has no places until it is printed. It gets made-up ones that keep its order: each line
// below the one before, cells of a line side by side, columns one after the other. Its paragraphs are whole, and without
// widths none of them can be taken for a line that was broken at the edge of a page.

export interface Sheet {
  place(blocks: readonly Block[], x?: number): void
  /** Starts what does not belong to what stood before: a column of a page, a text box, a footer. */
  startPart(): void
  fragments: Fragment[]
  height(): number
}

const lineHeight = 1.2
const smallestLine = 6
const widestSpace = 60
const characterWidth = 0.5
const tabWidth = 36

export function createSheet(): Sheet {
  const fragments: Fragment[] = []
  let y = 0
  let space = 0
  let part = 0

  const placeBlocks = (blocks: readonly Block[], x: number) => {
    for (const block of blocks) {
      if (block.type === 'paragraph') placeParagraph(block, x)
      else placeTable(block.rows, x)
    }
  }

  const placeParagraph = (paragraph: Paragraph, x: number) => {
    y += Math.min(widestSpace, Math.max(space, paragraph.look.before ?? 0))
    space = paragraph.look.after ?? 0
    for (const line of paragraph.lines) placeLine(line, paragraph, x)
  }

  const placeLine = (cells: Piece[][], paragraph: Paragraph, x: number) => {
    y += heightOf(cells, paragraph)
    fragments.push(...lineFragments(cells, paragraph, { x, y: tenth(y), region: `r${part}` }))
  }

  const placeTable = (rows: Row[], x: number) => {
    for (const band of columnsOf(rows)) {
      if (band.type === 'columns') placeColumns(band.columns, band.isPage, x)
      else for (const row of band.rows) placeRow(row, x)
    }
  }

  const placeColumns = (columns: Column[], isPage: boolean, x: number) => {
    for (const column of columns) {
      if (isPage) startPart()
      placeBlocks(column, x)
    }
  }

  /** The first lines of a row's cells stand side by side; what is below them follows cell by cell. */
  const placeRow = (row: Row, x: number) => {
    const { title, heads, rests } = rowOf(row)
    if (title) placeBlocks([title], x)
    const top = y + Math.min(widestSpace, space)
    const firstLine = ({ paragraph }: Head) => heightOf(paragraph.lines[0] ?? [], paragraph)
    const baseline = top + Math.max(lineHeight * ordinarySize, ...heads.map(firstLine))
    let bottom = baseline
    for (const head of heads) {
      y = baseline - firstLine(head)
      space = 0
      placeParagraph({ ...head.paragraph, look: { ...head.paragraph.look, before: 0 } }, x + head.x)
      bottom = Math.max(bottom, y)
    }
    y = bottom
    for (const rest of rests) placeBlocks(rest.blocks, x + rest.x)
    space = Math.max(space, ...row.map((cell) => cell.below))
  }

  const startPart = () => {
    part += 1
  }

  return { place: (blocks, x = 0) => placeBlocks(blocks, x), startPart, fragments, height: () => y }
}

/** As high as its largest words, or as its paragraph where it has none. */
function heightOf(line: Piece[][], { look }: Paragraph): number {
  const usual = look.look.size ?? ordinarySize
  const sizes = line.flat().map((piece) => piece.look.size ?? usual)
  return lineHeight * Math.max(smallestLine, ...(sizes.length > 0 ? sizes : [usual]))
}

const tenth = (value: number) => Math.round(value * 10) / 10

interface LinePlace {
  x: number
  y: number
  region: string
}

function lineFragments(cells: Piece[][], { look }: Paragraph, { x, y, region }: LinePlace): Fragment[] {
  const fragments: Fragment[] = []
  let at = x + Math.max(0, look.indent ?? 0)
  for (const [index, cell] of cells.entries()) {
    if (index > 0) at += tabWidth
    for (const pieces of byVisibility(cell)) {
      const fragment = fragmentOf(pieces, { x: at, y, region })
      if (look.headingLevel !== undefined) fragment.headingLevel = look.headingLevel
      else if (look.listLevel !== undefined) fragment.listLevel = look.listLevel
      if (fragment.text !== '' || fragment.link !== undefined) fragments.push(fragment, ...moreLinks(pieces, fragment))
      at += fragment.text.length * fragment.size * characterWidth
    }
  }
  return fragments
}

/** What cannot be seen is kept apart from what can. */
function byVisibility(cell: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = []
  for (const piece of cell) {
    const last = groups.at(-1)?.at(-1)
    if (last && isHidden(last) === isHidden(piece)) groups.at(-1)?.push(piece)
    else groups.push([piece])
  }
  return groups
}

const smallestSize = 2.5

/** Switched off, too small, or white on nothing but paper. */
const isHidden = ({ look }: Piece) =>
  look.hidden === true ||
  (look.size ?? ordinarySize) < smallestSize ||
  (/^f[c-f]f[c-f]f[c-f]$/i.test(look.colour ?? '') && look.shaded !== true)

function fragmentOf(pieces: readonly Piece[], place: Pick<Fragment, 'x' | 'y' | 'region'>): Fragment {
  const text = cleanText(pieces.map((piece) => piece.text).join('')).replaceAll('\n', ' ')
  const size = mostOf(pieces, (piece) => piece.look.size ?? ordinarySize) ?? ordinarySize
  const link = pieces.find((piece) => piece.link !== undefined)?.link
  return {
    ...place,
    text: text.trim(),
    page: 1,
    width: 0,
    size,
    ...(mostOf(pieces, (piece) => piece.look.bold ?? false) ? { bold: true } : {}),
    ...(mostOf(pieces, (piece) => piece.look.italic ?? false) ? { italic: true } : {}),
    ...(pieces.some(isHidden) ? { hidden: true } : {}),
    ...(link === undefined ? {} : { link }),
  }
}

/** The value that holds for most characters. */
function mostOf<T>(pieces: readonly Piece[], value: (piece: Piece) => T): T | undefined {
  const counts = new Map<T, number>()
  for (const piece of pieces) counts.set(value(piece), (counts.get(value(piece)) ?? 0) + piece.text.trim().length)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}

/** A second link of a line stands beside its text, without words of its own. */
function moreLinks(pieces: readonly Piece[], { link, ...fragment }: Fragment): Fragment[] {
  const others = new Set(pieces.flatMap((piece) => (piece.link && piece.link !== link ? [piece.link] : [])))
  return [...others].map((other) => ({ ...fragment, text: '', width: 0, link: other }))
}
